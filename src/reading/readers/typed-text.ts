const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic';
const STARTS = new RegExp(
  `^(?:[^\\p{L}\\d]{0,3}\\d|[-+−(~<>≈]?\\s?(?:[A-Z]{1,3}\\s?)?\\p{Sc}|(?:EUR|USD|GBP|CHF|JPY|INR|CAD|AUD|PLN|SEK|NOK|DKK|CZK|Rs\\.?|kr)\\s?\\d|(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\\s)?(?:${MONTHS})[\\p{L}]*\\.?\\s\\d)`,
  'iu',
);
const LONE = /^(?:yes|no|true|false|today|tomorrow|yesterday|n\/a|—|–|-)$/i;

/**
 * Text that is a value by its looks: a number, an amount, a share, a date, a time, a duration. Loose on purpose; only
 * tells headers from what is under them and values from their labels, and is never what a number is read by.
 */
export function looksTyped(text: string): boolean {
  if (text.length > 32 || !/\d/.test(text) || !STARTS.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters <= 14 && (text.match(/\p{L}+/gu)?.length ?? 0) <= 3;
}

/** A typed value, or one of the few words that stand where one is expected ("n/a", "today", "yes"). */
export function looksLikeValue(text: string): boolean {
  return looksTyped(text) || LONE.test(text);
}

/** A year or a quarter, which head columns as often as they are values. */
export function looksLikePeriod(text: string): boolean {
  return /^(?:(?:FY|Q[1-4]|H[12])?\s?'?(?:19|20)?\d{2}(?:[/-]\d{2,4})?|(?:Q[1-4]|H[12])(?:\s?'?\d{2,4})?)$/i.test(text);
}

/** Sort arrows, required marks and a closing colon taken from a label. */
export function cleanLabel(text: string): string {
  if (/^[a-z\d]$|^[a-z\d].*[a-z\d]$/i.test(text)) return text;
  return text
    .replace(/[\s:：*▲▼△▽▴▾↑↓↕⇅⇵⬍⬆⬇]+$/u, '')
    .replace(/^[\s*▲▼△▽▴▾↑↓↕⇅⇵⬍⬆⬇]+/u, '')
    .trim();
}
