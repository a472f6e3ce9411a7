/**
 * Writes a number as the given texts write theirs: the same grouping and decimal marks, as many decimals as the longest
 * of them, and the currency or unit that all of them share. `exact` false decimals are kept for an average (two more).
 */
export function likeThe(texts: readonly string[], value: number, moreDecimals = false): string {
  const parts = texts.map(partsOf).filter((part): part is Written => part !== null);
  const decimals = Math.min(6, Math.max(0, ...parts.map((part) => part.decimals)) + (moreDecimals ? 2 : 0));
  const grouping = parts.find((part) => part.grouping !== '')?.grouping ?? '';
  const decimalMark = parts.find((part) => part.mark !== '')?.mark ?? (grouping === '.' ? ',' : '.');
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const short = moreDecimals ? fraction.replace(/0+$/, '') : fraction;
  const grouped = grouping === '' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, grouping);
  const digits = short === '' ? grouped : `${grouped}${decimalMark}${short}`;
  const prefix = shared(parts.map((part) => part.before));
  const suffix = shared(parts.map((part) => part.after));
  return `${value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''}${prefix}${digits}${suffix}`;
}

interface Written {
  before: string;
  after: string;
  grouping: string;
  mark: string;
  decimals: number;
}

function partsOf(text: string): Written | null {
  const match = /^([^\d]*)(\d[\d.,'\u2019\u00a0\u202f ]*\d|\d)([^\d]*)$/.exec(text);
  if (match === null) return null;
  const body = match[2] ?? '';
  const marks = [...body.matchAll(/[^\d]/g)].map((found) => found[0]);
  const last = marks.at(-1) ?? '';
  const tail = last === '' ? '' : body.slice(body.lastIndexOf(last) + 1);
  const only = marks.length === 1;
  const isGrouping = last !== '' && tail.length === 3 && (marks.every((mark) => mark === last) || !'.,'.includes(last));
  const decimal = last !== '' && '.,'.includes(last) && !(isGrouping && (!only || last === ',')) ? last : '';
  const grouping = marks.find((mark) => mark !== decimal) ?? '';
  return {
    before: (match[1] ?? '').replace(/[-\u2212(+]/g, ''),
    after: (match[3] ?? '').replace(/[)]/g, ''),
    grouping,
    mark: decimal,
    decimals: decimal === '' ? 0 : tail.length,
  };
}

function shared(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.every((text) => text === first) ? first : '';
}
