const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const SMALL_ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const FULL_MONTH = 'january|february|march|april|june|july|august|september|october|november|december';

/** Days of the month in words, 1 to 31: "third", "twenty third" and, for after a month only, "twenty three". */
const ORDINALS = new Map<string, number>();
const CARDINALS = new Map<string, number>();
for (const [i, word] of SMALL_ORDINALS.entries()) {
  ORDINALS.set(word, i + 1);
  CARDINALS.set(SMALL[i] ?? '', i + 1);
  if (i > 8) continue;
  for (const [tens, n] of [
    ['twenty', 20],
    ['thirty', 30],
  ] as const) {
    ORDINALS.set(`${tens} ${word}`, n + i + 1);
    CARDINALS.set(`${tens} ${SMALL[i]}`, n + i + 1);
  }
}
ORDINALS.set('twentieth', 20).set('thirtieth', 30);
CARDINALS.set('twenty', 20).set('thirty', 30);

const longestFirst = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', '[ -]');
const BEFORE_MONTH = new RegExp(`\\b(${longestFirst(ORDINALS.keys())})(?= (?:of )?(?:${FULL_MONTH}|may)\\b)`, 'gi');
const AFTER_MONTH = new RegExp(
  `(?<=\\b(?:${FULL_MONTH}) )(${longestFirst([...ORDINALS.keys(), ...CARDINALS.keys()])})\\b(?! (?:or|of) )`,
  'gi',
);

/** A text with the days of months that are written in words ("first of March") as digits, in the same places. */
export function digitsForDays(text: string): string {
  const digits = (word: string): string => {
    const key = word.toLowerCase().replace('-', ' ');
    return String(ORDINALS.get(key) ?? CARDINALS.get(key) ?? word);
  };
  return text
    .replace(BEFORE_MONTH, (word) => digits(word).padStart(word.length))
    .replace(AFTER_MONTH, (word) => digits(word).padEnd(word.length));
}
