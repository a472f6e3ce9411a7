import { fold, stem, wordsOf } from '../../memory/words.ts';
import type { Asked } from './asked.ts';
import { ideaOf, PERSON_LABEL } from './synonyms.ts';

/**
 * Where the thing that the question names must stand for a column or field of that label to be meant: it names the row
 * ("who does Bob report to" over "Reports to"), or it is the value, and the rows' names answer ("who reports to Bob").
 * `unclear` where the question does not tell; null for labels that are no relation.
 */
export type Side = 'row' | 'value' | 'unclear' | null;

const PREPOSITION = /^(?:to|on|for|from|with|of|in|under|upon|behind)$/;
const ASKING =
  '(?:and |so |or |but )?(?:who|whom|what|which(?: [\\p{L}-]+){1,3}?|how many(?: [\\p{L}-]+){1,2}?)(?: else)?';

/** Which side of a relation the question gives. The label's verb is looked for in the question by stem and synonyms. */
export function sideOf(asked: Asked, label: string): Side {
  const words = wordsOf(label);
  const [first, second] = words;
  if (first === undefined || words.length > 4) return null;
  const last = fold(words.at(-1)?.raw ?? '');
  const plain = fold(asked.text);
  const verb = verbOf(asked, first.stem, second?.stem);
  if (verb === null) return null;
  const isBy = last === 'by';
  const isActive = !isBy && (PREPOSITION.test(last) || /[^su]s$/.test(fold(first.raw))) && words.length <= 2;
  const names = isBy || (!isActive && (PERSON_LABEL.test(label) || /(?:er|or|ee)$/i.test(words.at(-1)?.raw ?? '')));
  if (!isActive && !names) return null;
  if (names && !isBy && isHad(plain, verb)) return 'value';
  const mode = modeOf(plain, verb);
  if (mode === null) return isActive && PREPOSITION.test(last) && !plain.includes(fold(label)) ? 'unclear' : null;
  return (mode === 'subject') === names ? 'row' : 'value';
}

/** The word of the question that says the label's verb: "manages" of "Manager", "report" of "Reports to". */
function verbOf(asked: Asked, first: string, second: string | undefined): string | null {
  const doer = (label: string): string => label.replace(/(?:er|or|ee)$/, '');
  for (const term of asked.terms) {
    for (const label of [first, second ?? first]) {
      if (
        term.stem === label ||
        term.idea === ideaOf(label) ||
        (label.length > 5 && stem(doer(label)) === term.stem.replace(/e$/, ''))
      )
        return fold(term.raw);
    }
  }
  return null;
}

/** "Tickets with assignee Bob", "which cards have owner Ann": the person is said, the things are asked for. */
const isHad = (plain: string, noun: string): boolean =>
  new RegExp(
    `\\b(?:with|have|has|having) (?:the |an? )?${noun.replace(/[^\p{L}\p{N}]/gu, '')}\\b(?! (?:of|for)\\b)`,
    'u',
  ).test(plain);

/** Whether the question asks for who or what does it (`subject`), or whom or what it is done to. */
function modeOf(plain: string, verb: string): 'subject' | 'object' | null {
  const said = verb.replace(/[^\p{L}\p{N}]/gu, '');
  if (new RegExp(`\\b(?:does|do|did)\\b.*\\b${said}\\b`, 'u').test(plain)) return 'object';
  if (new RegExp(`\\b(?:is|are|was|were)\\b.+\\b${said} by\\b\\W*$`, 'u').test(plain)) return 'subject';
  if (new RegExp(`\\b${said} by\\b`, 'u').test(plain)) return 'object';
  // "Which bugs are assigned to Ann" gives bugs, and "which engineer is assigned to it" the engineer.
  const [, thing] =
    new RegExp(`\\b(?:which|what|how many|any) ((?:[\\p{L}-]+ ){1,3}?)(?:is|are|was|were) ${said} to\\b`, 'u').exec(
      plain,
    ) ?? [];
  if (thing !== undefined && !PERSON_LABEL.test(thing)) return 'object';
  if (
    new RegExp(
      `^${ASKING} (?:is |are |was |were |has |have |will )?${said}\\b(?! (?:is|are|was|were|did|does|do|has|have|of|in|for|per)\\b)`,
      'u',
    ).test(plain)
  )
    return 'subject';
  return /ing$/.test(said) && new RegExp(`\\b(?:is|are|was|were)\\b.+\\b${said}\\b`, 'u').test(plain) ? 'object' : null;
}
