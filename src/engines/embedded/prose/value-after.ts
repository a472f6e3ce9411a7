import { contentWords, wordsOf } from '../../../memory/words.ts';

/** What stands between a label and its value. */
const LINK = /^\s*(?:[:=–—-]|is|are|was|of|no\.?|number)?\s*/iu;
/** Where a value ends: at the end of a clause, or before what begins another. */
const END = /\s*(?:[,;·|•()]|[.!?](?=\s|$)|\s(?:and|or|with|for|from|on|to|in|at|as|by|per|until)\s|$)/iu;
const MOST_WORDS = 4;

/**
 * The value that stands in a sentence right after the words of a question that only names it: "55-01-27" of "Severn Bank,
 * sort code 55-01-27, account ..." for "sort code". Null where the words do not stand together, or no figure follows.
 */
export function valueAfter(sentence: string, question: string): string | null {
  const asked = contentWords(`- ${question}`).map(({ stem }) => stem);
  const words = wordsOf(sentence);
  if (asked.length === 0 || asked.length > 4) return null;
  const starts = words.flatMap((_, i) => (asked.every((stem, k) => words[i + k]?.stem === stem) ? [i] : []));
  const [start] = starts;
  const last = starts.length === 1 && start !== undefined ? words[start + asked.length - 1] : undefined;
  if (last === undefined) return null;
  const rest = sentence.slice(last.at + last.raw.length).replace(LINK, '');
  const value = rest.slice(0, END.exec(rest)?.index ?? rest.length).trim();
  if (!/\d/.test(value) || value.split(/\s+/).length > MOST_WORDS) return null;
  return /^[\p{Sc}+−-]?\s?[\p{Lu}\d]/u.test(value) ? value : null;
}
