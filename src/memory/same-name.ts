import { fold, isOtherName, isTypo, type Word, wordsOf } from './words.ts';

/** The words of a name, without an article in front. */
function wordsOfName(name: string): Word[] {
  return wordsOf(name).filter(
    (word, i, all) =>
      !(i === 0 && all.length > 1 && /^(?:the|our|my|an?|der|die|das|le|la|les|el|los|las)$/i.test(word.raw)),
  );
}

/** One word and its plural. Stems would join too much: "build" and "building", "car" and "care". */
function isSameWord(a: Word, b: Word): boolean {
  const [one, other] = [fold(a.raw), fold(b.raw)];
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isForm = !/(?:ing|ed)$/.test(long) && long !== `${short}e` && !isOtherName(a.raw, b.raw);
  return a.stem === b.stem && isForm;
}

/** Whether two names are one: case, accents, plural, spacing, hyphens and a leading article do not matter. */
export function isSameName(a: string, b: string): boolean {
  const [words, others] = [wordsOfName(a), wordsOfName(b)];
  if (words.length === 0 || others.length === 0) return fold(a).trim() !== '' && fold(a).trim() === fold(b).trim();
  if (words.length === others.length && words.every((word, i) => isSameWord(word, others[i] as Word))) return true;
  const joined = (all: readonly Word[]) => all.map(({ raw }) => fold(raw)).join('');
  return joined(words).length >= 6 && joined(words) === joined(others);
}

/** Whether two names differ by one slip of the keyboard in one word that is no proper name. */
export function isSlip(a: string, b: string): boolean {
  const [words, others] = [wordsOfName(a), wordsOfName(b)];
  if (words.length !== others.length) return false;
  const unlike = words.flatMap((word, i): [Word, Word][] => {
    const other = others[i] as Word;
    return isSameWord(word, other) ? [] : [[word, other]];
  });
  const [pair] = unlike;
  if (pair === undefined || unlike.length > 1) return false;
  return pair.every(({ raw }) => !/^\p{Lu}/u.test(raw)) && isTypo(fold(pair[0].raw), fold(pair[1].raw));
}
