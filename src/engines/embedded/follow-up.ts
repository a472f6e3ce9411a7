import { contentWords, fold, isFunctionWord, type Word, wordsOf } from '../../memory/words.ts';

/** The words that open a question which goes on from the last one. */
const OPENING =
  /^\s*(?:(?:ok|okay|so|and|or|but|also|then|now)[,\s]+)*(?:(?:what|how) about|same (?:for|with)|and|or|also|then)\b[\s,:]*/i;

/**
 * The whole question that a follow-up stands for: the last question with the new words in the place of words of the same
 * kind ("and Q4?" after "the Q3 budget for Marketing"). Null when the text is no follow-up.
 */
export function completeFollowUp(text: string, last: string): string | null {
  const opening = OPENING.exec(text);
  if (opening === null) return null;
  const rest = text.slice(opening[0].length).replace(/[?!.\s]+$/, '');
  if (rest === '' || /^(?:what|who|when|where|which|why|how|is|are|does|do|did)\b/i.test(rest)) return null;
  const swapped = swapCode(rest, last) ?? swapAttribute(rest, last) ?? swapState(rest, last);
  if (swapped !== null) return swapped;
  const fresh = contentWords(`- ${rest}`).filter((word) => word.raw !== '-');
  if (fresh.length === 0 || fresh.length > 5) return null;
  const said = wordsOf(last);
  const bare = rest.replace(/^(?:for|in|on|of|at|with|by|from|the|about)\s+(?:the\s+)?/i, '');
  const at = slotFor(fresh, said, rest);
  if (at === null) return `${last.replace(/[?!.\s]+$/, '')} ${rest}?`;
  const from = said[at.first]?.at ?? 0;
  const end = said[at.last];
  const to = (end?.at ?? 0) + (end?.raw.length ?? 0);
  return `${last.slice(0, from)}${bare}${last.slice(to)}`;
}

const CODE = /#\d+\b|\b\p{L}[\p{L}\d]{0,9}-\d+\b/gu;

/** "and T-120?" after a question about T-118. */
function swapCode(rest: string, last: string): string | null {
  const [code] = rest.match(CODE) ?? [];
  const before = [...last.matchAll(CODE)].at(-1);
  if (code === undefined || before === undefined) return null;
  const lead = rest.slice(0, rest.indexOf(code)).trim();
  if (!/^(?:(?:for|of|on|in|about|the|ticket|issue|order|task|bug|number)\s*)*$/i.test(lead) || !rest.endsWith(code))
    return null;
  return `${last.slice(0, before.index)}${code}${last.slice(before.index + before[0].length)}`;
}

/** "and its owner?" after "What is the status of T-118?". */
function swapAttribute(rest: string, last: string): string | null {
  const wanted = /^(?:its|his|her|their)\s+(.{2,60})$/i.exec(rest)?.[1];
  const asked =
    /^((?:what|who|when|where|how much)(?:'s| is| are| was| were) the )(.{1,80}?)( (?:of|for|in|on|at) .{1,200})$/i.exec(
      last,
    );
  return wanted === undefined || asked === null ? null : `${asked[1]}${wanted}${asked[3]}`;
}

const STATES =
  /\b(?:open|closed|done|pending|active|inactive|resolved|unresolved|new|old|paid|unpaid|overdue|blocked|late|approved|rejected|planned|actual)\b/i;

/** "and closed ones?" after a question about open ones. */
function swapState(rest: string, last: string): string | null {
  const state = /^(?:the\s+)?(\S{3,20})(?:\s+ones?)?$/i.exec(rest)?.[1];
  if (state === undefined || !STATES.test(state) || !STATES.test(last)) return null;
  return last.replace(STATES, state);
}

/** "where is it?", "and where does that live?": asks for the place of what the last question was about. */
export function asksWhereItIs(text: string): boolean {
  return /^\s*(?:(?:ok|okay|so|and|but)[,\s]+)*where(?:'s|\s+(?:is|are|was|were|do|does|can i (?:find|see|look)))\s+(?:it|that|this|those|these|them|they)(?:\s+(?:kept|stored|from|live|stand|written|now|again|come from|at))*\s*[?!.]*\s*$/i.test(
    text,
  );
}

type Kind = 'quarter' | 'month' | 'weekday' | 'day' | 'year' | 'number' | 'name' | 'word';

function kindOf(word: Word): Kind {
  const { stem } = word;
  if (/^q[1-4]$/.test(stem)) return 'quarter';
  if (/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/.test(stem)) return 'month';
  if (/^(?:mon|tue|wed|thu|fri|sat|sun)$/.test(stem)) return 'weekday';
  if (/^(?:today|tomorrow|yesterday|tonight)$/.test(stem)) return 'day';
  if (/^(?:19|20)\d\d$/.test(stem)) return 'year';
  if (/^\d/.test(stem)) return 'number';
  return word.at > 0 && /^\p{Lu}/u.test(word.raw) ? 'name' : 'word';
}

const PREPOSITIONS = new Set(['for', 'of', 'in', 'on', 'at', 'by', 'with', 'from', 'to']);

/** Which run of words of the last question the new ones replace. */
function slotFor(fresh: readonly Word[], said: readonly Word[], rest: string): { first: number; last: number } | null {
  const kind = kindOf({ ...(fresh[0] as Word), at: 1 });
  const same = said
    .map((word, i) => (kindOf(i === 0 && !isVerb(word.raw) ? { ...word, at: 1 } : word) === kind ? i : -1))
    .filter((i) => i >= 0 && (!isFunctionWord(said[i]?.raw ?? '') || (i > 0 && said[i]?.raw === 'May')));
  if (kind !== 'word' && same.length > 0) return runAt(same.at(-1) ?? 0, same);
  if (kind === 'day' || kind === 'weekday') {
    const other = said.findIndex((word) => ['day', 'weekday'].includes(kindOf(word)));
    return other === -1 ? null : { first: other, last: other };
  }
  if (kind !== 'word' && kind !== 'name') return null;
  const lead = /^(for|in|on|of|at|by|with|from)\b/i.exec(rest)?.[1]?.toLowerCase();
  for (let i = said.length - 1; i > 0; i -= 1) {
    const word = fold(said[i]?.raw ?? '');
    if (!PREPOSITIONS.has(word) || (lead !== undefined && word !== lead)) continue;
    const object: number[] = [];
    for (let j = i + 1; j < said.length && !PREPOSITIONS.has(fold(said[j]?.raw ?? '')); j += 1) {
      if (!isFunctionWord(said[j]?.raw ?? '') && ['word', 'name'].includes(kindOf(said[j] as Word))) object.push(j);
    }
    if (object.length > 0) return { first: object[0] ?? 0, last: object.at(-1) ?? 0 };
  }
  const last = said.length - 1;
  return isFunctionWord(said[last]?.raw ?? '') ? null : { first: last, last };
}

const isVerb = (raw: string): boolean => /^(?:list|count|sum|name|compare)$/i.test(raw);

function runAt(end: number, same: readonly number[]): { first: number; last: number } {
  let first = end;
  while (same.includes(first - 1)) first -= 1;
  return { first, last: end };
}
