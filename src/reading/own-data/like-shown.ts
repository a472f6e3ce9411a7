/** A single value as scripts hold it. */
export type Scalar = string | number | boolean | Date | null;

/** Writes a value as the page does; null where it cannot be told how. */
export type Writing = (value: Scalar) => string | null;

const DAY: Intl.DateTimeFormatOptions[] = [
  {},
  { dateStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: 'numeric', month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { dateStyle: 'short', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
];

/**
 * How a column writes its values, learnt from pairs of a value and its text; null where no way gives all of the texts.
 * A value that was not among the pairs is written only where a rule is known: the text itself, another case, a number or
 * a date in some format. Where values merely stand for texts (1 for "open"), others stay unknown.
 */
export function writingOf(pairs: readonly (readonly [Scalar, string])[], langs: readonly string[]): Writing | null {
  const [first] = pairs;
  if (first === undefined) return null;
  const gives = (write: Writing): boolean => pairs.every(([value, text]) => says(write(value), text));
  const simple = [asText, humanised, (value: Scalar) => asText(value).toUpperCase(), capitalised];
  for (const write of simple) if (gives(write)) return write;
  const telling = pairs.find(([value, text]) => value !== null && /\d/.test(text)) ?? first;
  for (const write of [...numberWritings(telling), ...dateWritings(telling, langs)]) if (gives(write)) return write;
  return byHeart(pairs);
}

/** A text that was cut off for want of room, with an ellipsis. */
export const isCut = (text: string): boolean => /(…|\.\.\.)$/.test(text);

/** A text as it is written, or its beginning where it is shown cut off. */
export function says(written: string | null, shown: string): boolean {
  if (written === null || written === shown || !isCut(shown)) return written === shown;
  const beginning = shown.replace(/\s*(…|\.\.\.)$/, '');
  return beginning.length >= 3 && written.length > beginning.length && written.startsWith(beginning);
}

const asText = (value: Scalar): string =>
  value === null ? '' : value instanceof Date ? '' : String(value).replace(/\s+/g, ' ').trim();

const capitalised = (value: Scalar): string => {
  const text = asText(value);
  return text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();
};

/** "in_progress" as "In progress". */
const humanised = (value: Scalar): string =>
  capitalised(typeof value === 'string' ? value.replace(/[_-]+/g, ' ') : value);

/** Ways to write numbers, as the text of one number shows them: marks around it, groups, decimals. */
function numberWritings([value, text]: readonly [Scalar, string]): Writing[] {
  const match = /^(\D*?)([-−]?)(\d[\d.,'’\s]*\d|\d)(\D*)$/u.exec(text);
  if (match === null || numberOf(value) === null) return [];
  const [, before = '', , digits = '', after = ''] = match;
  const marks = [...new Set(digits.replace(/\d/g, ''))];
  const groupings = ['', ...marks];
  const factors = /%/.test(after) ? [100, 1] : [1];
  return DECIMALS.flatMap(([least, most]) => {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: false };
    const rounding = new Intl.NumberFormat('en-US', options);
    return groupings.flatMap((group) =>
      ['.', ','].flatMap((point) =>
        (group === point ? [] : factors).map(
          (factor): Writing =>
            (raw) => {
              const number = numberOf(raw);
              if (number === null) return asText(raw) === '' ? '' : null;
              return written(number * factor, { before, after, group, point }, rounding);
            },
        ),
      ),
    );
  });
}

interface Format {
  before: string;
  after: string;
  group: string;
  point: string;
}

/** Least and most decimals that are written. */
const DECIMALS = [
  ...[0, 1, 2, 3, 4].map((places) => [places, places] as const),
  ...[1, 2, 3, 6].map((most) => [0, most] as const),
];

function written(number: number, format: Format, rounding: Intl.NumberFormat): string {
  const { before, after, group, point } = format;
  const rounded = rounding.format(Math.abs(number));
  const [whole = '', decimals = ''] = rounded.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = number < 0 && /[1-9]/.test(rounded) ? '-' : '';
  return `${sign}${before}${grouped}${decimals === '' ? '' : `${point}${decimals}`}${after}`;
}

function numberOf(value: Scalar): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^-?\d{1,15}(\.\d{1,12})?$/.test(value)) return null;
  return Number(value);
}

function dateWritings([value, text]: readonly [Scalar, string], langs: readonly string[]): Writing[] {
  if (dateOf(value) === null || !/\d/.test(text)) return [];
  const writings: Writing[] = [];
  const add = (write: (date: Date) => string) =>
    writings.push((raw) => {
      const date = dateOf(raw);
      if (date === null) return asText(raw) === '' ? '' : null;
      return write(date).replace(/\s+/g, ' ');
    });
  add((date) => date.toISOString().slice(0, 10));
  add((date) => date.toISOString().slice(0, 16).replace('T', ' '));
  for (const lang of new Set([...langs, 'en-US', 'en-GB', 'de-DE', 'fr-FR']))
    for (const options of DAY)
      for (const timeZone of [undefined, 'UTC']) {
        try {
          const format = new Intl.DateTimeFormat(lang, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
          add((date) => format.format(date));
        } catch {
          // a language that the browser does not know
        }
      }
  return writings;
}

function dateOf(value: Scalar): Date | null {
  const date =
    value instanceof Date
      ? value
      : typeof value === 'number' && value > 1e11 && value < 1e13
        ? new Date(value)
        : typeof value === 'string' && /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d.*)?$/.test(value)
          ? new Date(value)
          : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}

/** Few values that stand for texts, each always for the same one. */
function byHeart(pairs: readonly (readonly [Scalar, string])[]): Writing | null {
  const texts = new Map<string, string>();
  const keyOf = (value: Scalar) => `${typeof value} ${asText(value)}`;
  for (const [value, text] of pairs) {
    if (value instanceof Date || (texts.get(keyOf(value)) ?? text) !== text) return null;
    texts.set(keyOf(value), text);
  }
  const distinct = new Set(texts.values()).size;
  if (distinct < 2 || distinct !== texts.size || texts.size * 2 > pairs.length) return null;
  return (value) => texts.get(keyOf(value)) ?? null;
}
