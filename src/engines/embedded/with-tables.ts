import type { Extraction } from '../../asking/engine.ts';
import { fold, wordsOf } from '../../memory/words.ts';
import type { PageContent } from '../../reading/reading.ts';
import type { Asked } from './asked.ts';
import { type Candidate, fits } from './candidate.ts';
import { SELECTION } from './computed.ts';
import { activeFilters } from './counts.ts';
import type { Matcher } from './matcher.ts';
import { isNarrowed, pageTerms, sectionTerms } from './page-words.ts';
import { sideOf } from './relations.ts';
import { isTimeHeading } from './roles.ts';
import type { TableAnswer, TableAnswers } from './tables/ask-tables.ts';

type Options = Extract<Extraction, { state: 'candidates' }>['options'];

/** From this chance on an answer of a table is shown before what the rules found. */
const LIKELY = 0.3;
const MOST_SHOWN = 3;

const RELATIVE =
  /\b(?:today|tonight|tomorrow|yesterday|ago|(?:this|next|last|past|coming|previous) (?:\w+day|morning|afternoon|evening|night|week|weekend|month|quarter|sprint))\b/i;

const NOW = /\b(?:now|currently)\b/i;

/**
 * Whether the page lets the best answer of its tables be stated as sure: nothing else on it says something to the
 * question, nothing above the table or beside its labels narrows it, no filter that the question does not name is on, no
 * day depends on the clock, and the value is of the kind asked for.
 */
export function maySettle(
  asked: Asked,
  matcher: Matcher,
  content: PageContent,
  candidates: readonly Candidate[],
  { answers: [best], rests }: TableAnswers,
): boolean {
  if (best === undefined || rests.table === null) return false;
  if (content.events.length > 0 || RELATIVE.test(fold(asked.text))) return false;
  // What a page says is of now; only where its rows are of times, that is some of them.
  if (NOW.test(fold(asked.text)) && rests.table.columns.some((path) => isTimeHeading(path.join(' ')))) return false;
  const { text, shape, items = [] } = best.derived.value;
  const said = new Set([text, ...items]);
  const isOther = (found: Candidate): boolean => found.text === null || !said.has(found.text);
  if (candidates.some((found) => found.aside === true && found.score >= 0.5 && isOther(found))) return false;
  if (isTorn(candidates, said)) return false;
  if (activeFilters(matcher, content, [rests.table]).unsaid > 0) return false;
  const { section, caption } = rests.table;
  if (isNarrowed(matcher, section, caption)) return false;
  const isWhole = best.derivation.op === 'over-rows' && best.derivation.take.take !== 'cells';
  if (isWhole && SELECTION.test(caption ?? section.at(-1) ?? '')) return false;
  if (leavesName(asked, matcher, content, rests)) return false;
  // A question of many words picks its column by most of them; only what is said of all below still narrows it.
  const most = isLong(asked) ? 1 : 0;
  const labels = rests.headings.map((label) => matcher.label(label));
  if (labels.some(({ narrowed, doubtful }) => narrowed > most || doubtful)) return false;
  if (rests.cells.some((text) => matcher.label(text).narrowed > most)) return false;
  if (rests.headings.some((label) => isOtherSide(asked, label, label === rests.given))) return false;
  // A cell that says how many says of what; "how many jobs" is no sum of money.
  if (asked.operation === 'count' && !isWhole && (shape === 'money' || rests.left.includes(asked.head ?? '')))
    return false;
  return asked.wants === 'money' || asked.wants === 'number' ? true : fits(asked.wants, shape, text);
}

/** Whether a relation ("Assignee", "Reports to") is gone along in another direction than the question's, or in one not told. */
function isOtherSide(asked: Asked, label: string, isGiven: boolean): boolean {
  const side = sideOf(asked, label);
  return side !== null && side !== (isGiven ? 'row' : 'value');
}

/**
 * Whether two places are both said in full and say different things, as a cost and a price for "how much is it"; all
 * that is given by the answer says one thing.
 */
function isTorn(candidates: readonly Candidate[], given: ReadonlySet<string>): boolean {
  const [first] = candidates;
  if (first?.text == null || !first.mayBeSure || first.score < 0.7) return false;
  const isGiven = given.has(first.text);
  const rival = candidates.find(({ text }) => text !== first.text && !(isGiven && text !== null && given.has(text)));
  return rival?.text != null && rival.mayBeSure && first.score - rival.score < 0.08;
}

/**
 * Whether a name, a number, what is asked for of something or what stands after a preposition is left over that the
 * page is not under either: "in Borealis" on the page of another project.
 */
function leavesName(
  asked: Asked,
  matcher: Matcher,
  content: PageContent,
  { left, table }: TableAnswers['rests'],
): boolean {
  const around = pageTerms(matcher, content) | sectionTerms(matcher, table?.section ?? [], table?.caption ?? null);
  return matcher.terms.some((term, i) => {
    if (!left.includes(term.stem) || ((around >> i) & 1) === 1) return false;
    const isThing = !isLong(asked) && OF_SOMETHING.test(asked.text) && term.at < asked.text.search(/\bof\b/i);
    return term.weight >= 1.2 || isThing || PLACING.test(asked.text.slice(0, term.at));
  });
}

/** "Latency of search", "what's the latency of search": the first is what is asked for, and has to be said somewhere. */
const OF_SOMETHING =
  /^\s*(?:what(?:['’]s| is| was| are| were)\s+)?(?:the\s+)?(?!(?:number|amount|count|quantity|total|list|names?|title) )[\p{L}-]+(?:\s[\p{L}-]+)? of\b/iu;

/** What comes before a word that narrows what is asked; the players of "the number of players" are what is counted. */
const PLACING =
  /\b(?:in|for|from|at|by|with|on|to|(?<!\b(?:number|amount|count|quantity|total|list|names?|title|many) )of)\s+(?:the\s+)?$/i;

/** Long enough to hold words that only tell what the table is about. */
const isLong = ({ text }: Asked): boolean => wordsOf(text).length > 8;

/** Puts the answers of the page's tables together with what the rules found, which was not sure. */
export function withTables(chosen: Extraction, { sure, answers }: TableAnswers, mayBeSure: boolean): Extraction {
  const [best] = answers;
  if (best === undefined || (chosen.state !== 'candidates' && chosen.state !== 'none')) return chosen;
  if (sure && mayBeSure) {
    const { derivation, derived, subject, chance } = best;
    return { state: 'sure', derivation, derived, subject, score: chance };
  }
  const others = chosen.state === 'candidates' ? chosen.options : [];
  const own = answers.map(optionOf);
  const options = (best.chance >= LIKELY ? [...own, ...others] : [...others, ...own]).filter(
    (option, i, all) => all.findIndex(({ cite }) => cite.text === option.cite.text) === i,
  );
  return { state: 'candidates', options: options.slice(0, MOST_SHOWN) };
}

function optionOf({ derivation, derived, subject, chance }: TableAnswer): Options[number] {
  const { text, items } = derived.value;
  const cite = { text, src: derived.cites[0]?.src ?? -1, where: derived.where };
  return { derivation, cite, subject, score: chance, ...(items === undefined ? {} : { items }) };
}
