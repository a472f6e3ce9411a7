import type { Scalar } from './like-shown.ts';
import { isDate } from './plain-values.ts';

/** What a shown text and the value behind it may have in common: the words, or the number in whatever format. */
export function keysOfText(text: string): string[] {
  const keys = [folded(text)];
  const digits = /[-−]?\d[\d.,'’\s]*/u.exec(text)?.[0];
  const words = text.replace(/[^\p{L}]/gu, '').length;
  if (digits === undefined || words > 6) return keys;
  for (const point of ['.', ',']) {
    const plain = [...digits.replace('−', '-')].filter((c) => /[\d-]/.test(c) || c === point).join('');
    const number = Number(plain.replace(point, '.'));
    if (!Number.isFinite(number)) continue;
    keys.push(`#${number}`);
    if (/%/.test(text)) keys.push(`#${Number((number / 100).toPrecision(12))}`);
  }
  return keys;
}

/** The same of a value, with a number as it may be rounded for show. */
export function keysOfValue(value: Scalar): string[] {
  if (value === null || isDate(value)) return [];
  if (typeof value === 'boolean') return [String(value)];
  const text = String(value);
  const number = typeof value === 'number' ? value : /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(number)) return text.length > 300 || text === '' ? [] : [folded(text)];
  const rounded = [0, 1, 2].map((places) => `#${Number(number.toFixed(places))}`);
  return [...new Set([folded(text), `#${number}`, ...rounded])];
}

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
