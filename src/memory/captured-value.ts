const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Compatibility forms, case, spaces and quotes brought to one form. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Numbers standing alone in a folded text, as digits: "48,200.00" and "48 200" are both "48200", "three" is "3". */
function numbersIn(folded: string): string[] {
  const digits = folded.match(/(?<![\p{L}\d])\d[\d.,:'\u00a0 ]*\d|(?<![\p{L}\d])\d/gu) ?? [];
  const spelled =
    folded
      .match(/\p{L}+/gu)
      ?.map((word) => NUMBER_WORDS.indexOf(word))
      .filter((n) => n >= 0) ?? [];
  return [...digits.flatMap(readings), ...spelled.map(String)];
}

function readings(written: string): string[] {
  const whole = written.replace(/[.,]0+$/, '').replace(/\D/g, '');
  const parts = written.split(/\s/).map((part) => part.replace(/[.,]0+$/, '').replace(/\D/g, ''));
  return [...new Set([whole, ...parts])].filter((part) => part !== '');
}

/** A number that is a date's year says nothing by itself. */
const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits);

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Whether `text` gives away the value that a page showed: as a whole word or phrase, or as the same number in other
 * writing ("48200" for "£48,200.00", "three" for "3"). Of a value with several numbers (a date, a range) two must occur,
 * or one that is no year and has three digits. False for an empty value.
 */
export function mentionsValue(text: string, value: string): boolean {
  const [where, what] = [fold(text), fold(value)];
  if (what === '' || where === '') return false;
  if (
    /[\p{L}\p{N}]/u.test(what) &&
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(what)}(?![\\p{L}\\p{N}])`, 'u').test(where)
  )
    return true;
  const sought = [...new Set(numbersIn(what))];
  if (sought.length === 0) return false;
  const there = new Set(numbersIn(where));
  const hits = sought.filter((number) => there.has(number));
  if (sought.length === 1) return hits.length === 1;
  return hits.length >= 2 || hits.some((number) => number.length >= 3 && !isYear(number));
}

const JOINING_WORD = /^(?:is|are|was|were|has|have|at|of|to|=|:|-|–|,)$/i;

/**
 * `text` without the value, when the value stands at its beginning or end or in brackets, so that the rest still reads
 * ("Open tickets (23)" gives "Open tickets"). Null when it cannot be taken out cleanly or nothing would be left.
 */
export function withoutValue(text: string, value: string): string | null {
  if (!mentionsValue(text, value)) return text;
  const words = text
    .normalize('NFKC')
    .replace(/\([^()]*\)/g, (part) => (mentionsValue(part, value) ? ' ' : part))
    .trim()
    .split(/\s+/);
  const valueDigits = fold(value).replace(/\D/g, '');
  const isPartOfNumber = (word: string) => /^[\d.,]+$/.test(word) && valueDigits.includes(word.replace(/\D/g, ''));
  const valueWords = new Set(fold(value).split(' '));
  const isOfValue = (word: string | undefined) =>
    word !== undefined &&
    (JOINING_WORD.test(word) ||
      isPartOfNumber(word) ||
      valueWords.has(fold(word).replace(/^[,;:(]+|[,;:)]+$/g, '')) ||
      mentionsValue(word, value));
  while (words.length > 0 && mentionsValue(words.join(' '), value)) {
    if (isOfValue(words.at(-1))) words.pop();
    else if (isOfValue(words[0])) words.shift();
    else return null;
  }
  while (JOINING_WORD.test(words.at(-1) ?? '')) words.pop();
  while (JOINING_WORD.test(words[0] ?? '')) words.shift();
  const rest = words.join(' ').replace(/^[\s,;:.=–-]+|[\s,;:.=–-]+$/g, '');
  return /\p{L}/u.test(rest) ? rest : null;
}
