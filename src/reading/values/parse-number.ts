import { type DecimalMark, decimalMark, readDigits } from './number-marks.ts';
import { plainText } from './plain-text.ts';
import { currencyOf, magnitudeOf } from './units.ts';

/** A number as a page shows it. Percentages keep the page's figure: "12 %" is 12. */
export interface ParsedNumber {
  value: number;
  shape: 'number' | 'money' | 'percent';
  /** ISO code or sign of a currency, "%" or "‰", a unit of measure as written; null when there is none. */
  unit: string | null;
}

/** Words after a number that make it something else: a clock time, an ordinal, a day or month count is still a unit. */
const NOT_UNITS = /^(a|p|am|pm|h|uhr|st|nd|rd|th|er|re|eme|de|of|to|x|and|or)$/i;

/**
 * Reads text that is one number and nothing else, with its currency, percent sign, magnitude or unit.
 *
 * @param lang BCP 47 tag of the page, or "".
 * @param mark decimal mark that the surrounding numbers prove (see `decimalMarkOf`); outranks the language.
 * @returns null when the text is no single number, or when it can be read as two different ones.
 */
export function parseNumber(text: string, lang: string, mark: DecimalMark | null = null): ParsedNumber | null {
  const found = readNumber(text, lang, mark);
  return found === null || found.value === null ? null : { value: found.value, shape: found.shape, unit: found.unit };
}

/** As `parseNumber`, but a number that can be read in two ways is told from no number: its `value` is null. */
export function readNumber(
  text: string,
  lang: string,
  mark: DecimalMark | null = null,
): { value: number | null; shape: ParsedNumber['shape']; unit: string | null } | null {
  const plain = plainText(text);
  if (plain.length === 0 || plain.length > 60 || !/\d/.test(plain)) return null;
  const bracketed = /^\((.*)\)( ?%| ?[^\s\d()]{1,4})?$/.exec(plain);
  const bare = bracketed ? `${bracketed[1] ?? ''}${bracketed[2] ?? ''}`.trim() : plain;
  const parts = /^([^\d]{0,12}?)(\d(?:[\d.,'’ ]*\d)?)([^\d]{0,24})$/u.exec(bare);
  if (!parts) return null;
  const before = readAffix(parts[1] ?? '', true);
  const after = readAffix(parts[3] ?? '', false);
  if (before === null || after === null) return null;
  if (before.currency !== null && after.currency !== null && before.currency !== after.currency) return null;
  const currency = before.currency ?? after.currency;
  const words = after.words.slice();
  const factor = words[0] === undefined ? null : magnitudeOf(words[0], currency !== null);
  if (factor !== null) words.shift();
  if (words.length > 1 || (words[0] !== undefined && !isUnit(words[0], parts[2] ?? ''))) return null;
  const percent = after.percent ?? before.percent;
  if (percent !== null && currency !== null) return null;
  const digits = readDigits(parts[2] ?? '', mark ?? decimalMark(lang));
  if (digits === null) return null;
  const negative = before.minus || after.minus || bracketed !== null;
  const shape = percent !== null ? 'percent' : currency !== null ? 'money' : 'number';
  const unit = percent ?? currency ?? words[0] ?? null;
  const value = digits === 'ambiguous' ? rescue(parts[2] ?? '', shape) : digits;
  return { value: value === null ? null : scaled(value, factor ?? 1, negative), shape, unit };
}

/** "12,50" beside a currency or percent sign is a fraction even on a page that calls itself English. */
function rescue(body: string, shape: ParsedNumber['shape']): number | null {
  return shape !== 'number' && /^\d+,\d{1,2}$/.test(body) ? Number(body.replace(',', '.')) : null;
}

function scaled(value: number, factor: number, negative: boolean): number {
  const size = factor === 1 ? value : Number((value * factor).toPrecision(15));
  return negative && size !== 0 ? -size : size;
}

function isUnit(word: string, digits: string): boolean {
  if (word === 'h' && /[.,]/.test(digits)) return true;
  if (NOT_UNITS.test(word) || word.length > 14) return false;
  return /^[°µμ]?\p{L}{1,3}[²³]?$/u.test(word) || /^\p{Ll}+\.?$/u.test(word) || /^\p{L}{1,4}\/\p{L}{1,5}$/u.test(word);
}

interface Affix {
  minus: boolean;
  currency: string | null;
  percent: string | null;
  words: string[];
}

/** Takes apart what stands before or after the digits; null when it holds what no number has there. */
function readAffix(text: string, before: boolean): Affix | null {
  const affix: Affix = { minus: false, currency: null, percent: null, words: [] };
  for (const token of text.trim().match(/[-–+±~≈]|[%‰]|[\p{L}.°µμ²³/]*\p{Sc}|[\p{L}.°µμ²³/]+|[^\s]/gu) ?? []) {
    const currency = currencyOf(token);
    if (token === '-' || (token === '–' && before)) affix.minus = true;
    else if (token === '+' && before) continue;
    else if (token === '%' || token === '‰') affix.percent = token;
    else if (currency !== null && affix.currency === null) affix.currency = currency;
    else if (/^\p{L}|^[°µμ]/u.test(token) && !before) pushWord(affix, token);
    else return null;
  }
  return affix;
}

/** "k€" and "M$" are a magnitude and a currency in one breath. */
function pushWord(affix: Affix, token: string): void {
  const joined = /^([kKmM])(\p{Sc})$/u.exec(token);
  const currency = joined?.[2] === undefined ? null : currencyOf(joined[2]);
  if (joined?.[1] !== undefined && currency !== null) {
    affix.currency = currency;
    affix.words.push(joined[1]);
  } else affix.words.push(token);
}
