/** The sign that parts whole from fraction. */
export type DecimalMark = '.' | ',';

/**
 * The decimal mark of a language by CLDR (through Intl); null for "" and for tags that Intl does not know.
 * Arabic's own mark counts as a point: `plainText` has made its digits ASCII.
 */
export function decimalMark(lang: string): DecimalMark | null {
  if (lang === '') return null;
  if (lang !== known.lang) known = { lang, mark: lookUp(lang) };
  return known.mark;
}

/** A page has one language and asking Intl is slow. */
let known: { lang: string; mark: DecimalMark | null } = { lang: '', mark: null };

function lookUp(lang: string): DecimalMark | null {
  try {
    const mark = new Intl.NumberFormat(lang).formatToParts(1.5).find((part) => part.type === 'decimal')?.value;
    return mark === ',' ? ',' : '.';
  } catch {
    // Not a language tag: as good as none.
    return null;
  }
}

/**
 * What the numbers of one column or page say about their decimal mark, whatever the page's language claims: "1.200,50"
 * and "0,75" can only be read with a comma. Null when nothing decides or when they contradict each other.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  let comma = 0;
  let point = 0;
  for (const text of texts) {
    const body = /\d[\d.,' ]*/.exec(text)?.[0].trim();
    if (body === undefined || body.length > 40) continue;
    if (/^\d{1,3}(\.\d{3})+,\d+$|^\d+,(\d{1,2}|\d{4,})$|^0,\d+$|^\d{1,3}(\.\d{3}){2,}$/.test(body)) comma++;
    else if (/^\d{1,3}(,\d{2,3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$|^0\.\d+$|^\d{1,3}(,\d{3}){2,}$/.test(body)) point++;
  }
  if (comma > 0 && point === 0) return ',';
  if (point > 0 && comma === 0) return '.';
  return null;
}

/**
 * The number that digits and marks spell, given the decimal mark (null: unknown).
 * `ambiguous` when two readings differ ("1.200" with an unknown mark); null when it is not one number.
 */
export function readDigits(body: string, mark: DecimalMark | null): number | 'ambiguous' | null {
  if (/^\d+$/.test(body)) return body.length > 15 || /^0\d/.test(body) ? null : Number(body);
  const spaced = /^(\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d+))?$/.exec(body);
  if (spaced) return join(spaced[1], spaced[2]);
  const dots = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  if (/[^\d.,]/.test(body)) return null;
  if (dots > 0 && commas > 0) {
    const pointLast = body.lastIndexOf('.') > body.lastIndexOf(',');
    const shape = pointLast ? /^(\d{1,3}(?:,\d{2,3})*,\d{3})\.(\d+)$/ : /^(\d{1,3}(?:\.\d{3})+),(\d+)$/;
    const parts = shape.exec(body);
    return parts ? join(parts[1], parts[2]) : null;
  }
  if (commas > 1) return /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(body) ? join(body, undefined) : null;
  if (dots > 1) return mark === ',' && /^[1-9]\d{0,2}(\.\d{3})+$/.test(body) ? join(body, undefined) : null;
  return readOneMark(body, dots === 1 ? '.' : ',', mark);
}

/** One point or comma between digits: grouping or fraction? */
function readOneMark(body: string, sign: DecimalMark, mark: DecimalMark | null): number | 'ambiguous' | null {
  const [whole = '', fraction = ''] = body.split(sign);
  if (whole === '' || fraction === '' || /^0\d/.test(whole)) return null;
  const decimal = Number(`${whole}.${fraction}`);
  const groupable = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!groupable) return sign === ',' && mark === '.' ? 'ambiguous' : decimal;
  if (mark === sign) return decimal;
  if (mark !== null) return Number(whole + fraction);
  // A comma before exactly three digits is grouping almost everywhere; a point is as often one as the other.
  return sign === ',' ? Number(whole + fraction) : 'ambiguous';
}

function join(whole: string | undefined, fraction: string | undefined): number | null {
  const digits = (whole ?? '').replace(/\D/g, '');
  return digits.length > 15 || /^0\d/.test(digits) ? null : Number(`${digits}.${fraction ?? '0'}`);
}
