import { mayVouch } from '../sort/may-vouch.ts';
import type { SortModel } from '../sort/model/model.ts';
import { isCapturedValue, sortFact } from '../sort/sort-fact.ts';
import type { Sorted } from '../sort/verdict.ts';
import { admitPointer, capturedValueOf } from './admit-pointer.ts';
import { mentionsValue } from './captured-value.ts';
import { cleanUrl } from './clean-url.ts';
import type { Draft, Entry, FormerLine } from './entry.ts';
import { MAX_ALIASES, MAX_NAME, MAX_TEXT, readEntry } from './entry-shape.ts';
import { relationTo } from './relation.ts';
import { historyAfter, inPlaceOf } from './replacement.ts';

declare const admittedBrand: unique symbol;

/** An entry that `admit` or `readmit` has let in; the store takes nothing else. */
export type Admitted = Entry & { readonly [admittedBrand]: true };

/** The entries let in by this file. It makes the brand hold at run time too, against a cast. */
const admittedEntries = new WeakSet<object>();

/** Whether an entry was let in here, in this context, and not merely cast to the type. */
export function wasAdmitted(entry: Entry): entry is Admitted {
  return admittedEntries.has(entry);
}

function seal(entry: Entry): Admitted {
  admittedEntries.add(entry);
  return entry as Admitted; // The one place where the brand is given.
}

type Model = SortModel | null;

/** The entry to store, or a sentence that says why not and what to do. */
export type Admittance = { ok: true; entry: Admitted } | { ok: false; why: string; sorted: Sorted };

const TOO_LONG = `A line of memory has at most ${MAX_TEXT} characters. Say it in one sentence, or remember where the text is kept.`;

/** One line, no control or direction characters, no runs of white space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

function namesOf(list: readonly string[], name: string): string[] {
  const own = name.toLowerCase();
  const tidy = list
    .map((alias) => oneLine(alias).slice(0, MAX_NAME))
    .filter((alias) => alias !== '' && alias.toLowerCase() !== own);
  return [...new Set(tidy)].slice(0, MAX_ALIASES);
}

/** The draft's line with every text tidied. */
function tidyLine(line: Draft['line']): Draft['line'] {
  switch (line.kind) {
    case 'preference':
      return { kind: line.kind, text: oneLine(line.text) };
    case 'vocabulary': {
      const term = oneLine(line.term);
      const tidy = { kind: line.kind, term, aliases: namesOf(line.aliases, term), meaning: oneLine(line.meaning) };
      return line.pointer === undefined ? tidy : { ...tidy, pointer: line.pointer };
    }
    case 'pointer': {
      const name = oneLine(line.name);
      return { kind: line.kind, name, aliases: namesOf(line.aliases, name), place: line.place };
    }
    case 'outcome': {
      const tidy = { kind: line.kind, text: oneLine(line.text) };
      const when = oneLine(line.when ?? '');
      return when === '' ? tidy : { ...tidy, when };
    }
    case 'dated-copy': {
      const name = oneLine(line.name);
      const tidy = {
        kind: line.kind,
        name,
        aliases: namesOf(line.aliases, name),
        value: oneLine(line.value),
        asOf: line.asOf,
      };
      return line.pointer === undefined ? tidy : { ...tidy, pointer: line.pointer };
    }
  }
}

/** The words that a line would be remembered by, as a fact that can be sorted; null for pointers and dated copies. */
function factOf(line: Draft['line']): string | null {
  switch (line.kind) {
    case 'preference':
      return line.text;
    case 'outcome':
      return line.text;
    case 'vocabulary':
      return `${line.term} = ${line.meaning}`;
    default:
      return null;
  }
}

/** Why the words of a lasting line should not be kept undated; null when nothing speaks against them. */
function objection(draft: Draft, line: Draft['line'], sorted: Sorted, model: Model): string | null {
  const words = factOf(line);
  if (words === null) return null;
  const own = sortFact(words, { capturedAs: 'typed', model });
  const against =
    sorted.verdict === 'look-up' && oneLine(draft.said) !== '' ? sorted : own.verdict === 'look-up' ? own : null;
  return against === null ? null : (against.reasons[0] ?? 'It may change without our being told.');
}

const LIMITS: Record<string, number> = { term: MAX_NAME, name: MAX_NAME };

function tooLong(line: Draft['line']): string | null {
  for (const [key, value] of Object.entries(line)) {
    if (typeof value !== 'string') continue;
    if (value.length > (LIMITS[key] ?? MAX_TEXT))
      return key === 'name' || key === 'term'
        ? `A name has at most ${MAX_NAME} characters. Give it a shorter one.`
        : TOO_LONG;
  }
  return null;
}

/**
 * The one way into the memory. Sorts `draft.said` and the line's own words, and lets in
 * - pointers, when neither name, aliases nor place give the value away (a value at the edge of a name is taken out),
 * - dated copies, when they have a value and the time of it, not in the future,
 * - preferences, vocabulary and outcomes of the person's own words, when the sort does not say look-up or the person
 *   vouches for them. A typed sentence can be vouched for; a selection only when it is prose that the sort is unsure of
 *   (page text that is plainly a value or a state is the page's word, not the person's); a cell, field, event or count
 *   never.
 * Everything else comes back with a sentence for the person. `at.now` is epoch milliseconds, `at.id` the new entry's id,
 * `at.model` the sort's weights (without them the rules judge alone).
 * Pure: the same draft and `at` always give the same entry. Does not throw for any draft of the declared shape.
 */
export function admit(draft: Draft, at: { now: number; id: string; model?: Model }): Admittance {
  const { model = null } = at;
  const context = {
    model,
    capturedAs: draft.capturedAs,
    ...(draft.url === undefined ? {} : { url: draft.url }),
    ...(draft.title === undefined ? {} : { title: draft.title }),
  };
  const sorted = sortFact(draft.said, context);
  const refuse = (why: string): Admittance => ({ ok: false, why, sorted });

  const line = tidyLine(draft.line);
  const long = tooLong(line);
  if (long !== null) return refuse(long);
  const captured = isCapturedValue(draft.capturedAs);
  if (captured && line.kind !== 'pointer' && line.kind !== 'dated-copy')
    return refuse(
      'A page showed this value, so it can only be kept as the place where it stands, or as a copy with its date.',
    );

  let stored = line;
  let vouched: number | undefined;
  if (line.kind === 'pointer') {
    const pointer = admitPointer(draft, line, sorted, model);
    if (!pointer.ok) return refuse(pointer.why);
    stored = pointer.line;
  } else if (line.kind === 'dated-copy') {
    if (line.value === '') return refuse('A copy needs the value that was read.');
    if (!Number.isFinite(line.asOf) || line.asOf <= 0) return refuse('A copy needs the time when it was read.');
    if (line.asOf > at.now) return refuse('The time of a copy cannot lie in the future.');
  } else {
    const why = objection(draft, line, sorted, model);
    if (why !== null && !(draft.vouch === true && mayVouch(draft.said, draft.capturedAs, sorted))) return refuse(why);
    if (why !== null) vouched = at.now;
  }

  const { sortVersion, verdict, reasons } = sorted;
  const admission = {
    sortVersion,
    verdict,
    reasons,
    capturedAs: draft.capturedAs,
    ...(vouched === undefined ? {} : { vouched }),
  };
  const shaped = readEntry({ ...stored, id: at.id, createdAt: at.now, updatedAt: at.now, admission });
  return shaped.ok ? { ok: true, entry: seal(shaped.entry) } : refuse(`This cannot be stored (“${shaped.why}”).`);
}

/**
 * Lets in new words for an entry that is stored: the draft is admitted like a new one, keeping id, day of creation and
 * history.
 */
export function admitEdit(draft: Draft, former: Entry, at: { now: number; model?: Model }): Admittance {
  const result = admit(draft, { ...at, id: former.id });
  if (!result.ok) return result;
  const history = historyFor(draft, former.history ?? []);
  return { ok: true, entry: seal({ ...result.entry, createdAt: former.createdAt, ...history }) };
}

/**
 * Lets in a draft in the place of a stored entry, under its id: the draft is admitted like a new one, and what the entry
 * said goes into the history. It counts from `at.now`, or from when the former did if it only repeats it. Null when the
 * two have nothing to do with each other (any more): it is then to be admitted as a line of its own.
 */
export function admitReplacement(draft: Draft, former: Entry, at: { now: number; model?: Model }): Admittance | null {
  const result = admit(draft, { ...at, id: former.id });
  if (!result.ok) return result;
  const how = relationTo(result.entry, [former])?.how;
  if (how === undefined) return null;
  const entry = inPlaceOf(result.entry, former, how, givesAway(draft));
  const createdAt = how === 'repeats' ? former.createdAt : at.now;
  const history = historyFor(draft, historyAfter(entry, former, at.now));
  const shaped = readEntry({ ...entry, createdAt, ...history });
  return shaped.ok ? { ok: true, entry: seal(shaped.entry) } : null;
}

/** Whether words of a former line give away the value that the draft was made from, and so may not stand undated. */
function givesAway(draft: Draft): (words: string) => boolean {
  const value = draft.line.kind === 'dated-copy' ? null : capturedValueOf(draft);
  return (words) => value !== null && mentionsValue(words, value);
}

/** The history of a draft's entry, without what gives a captured value away. */
function historyFor(draft: Draft, lines: readonly FormerLine[]): { history?: FormerLine[] } {
  const isTold = givesAway(draft);
  const history = lines.filter(({ text }) => !isTold(text));
  return history.length === 0 ? {} : { history };
}

/**
 * Lets in a line that was in a memory before: from an export or another machine. Its fields are checked, its words
 * sorted, the address of its place cleaned like a new one, its admission kept as it is. Where the sort disagrees the line still comes in, with `admission.doubt` saying
 * why, unless an older sort had let it in (a newer version does not overrule what its predecessor admitted) or the
 * person had vouched for it. Refused only when it is no entry, claims to be a captured value kept undated, or holds characters
 * that turn or hide text. What `admit` made comes back byte for byte.
 */
export function readmit(
  value: unknown,
  model: Model = null,
): { ok: true; entry: Admitted } | { ok: false; why: string } {
  const shaped = readEntry(value);
  if (!shaped.ok) return shaped;
  const entry = withCleanAddress(shaped.entry);
  if (entry === null) return { ok: false, why: 'page is not a web address' };
  const { admission } = entry;
  const before = (entry.history ?? []).map(({ text }) => text);
  if ([...wordsIn(entry), ...before].some((words) => /[\p{Cc}\p{Cf}]/u.test(words)))
    return { ok: false, why: 'it holds characters that cannot be seen' };
  if (isCapturedValue(admission.capturedAs) && entry.kind !== 'pointer' && entry.kind !== 'dated-copy')
    return { ok: false, why: 'a captured value is kept without its date' };
  const words = factOf(entry);
  const own = words === null ? null : sortFact(words, { capturedAs: 'typed', model });
  const isDoubtful =
    own !== null &&
    own.verdict === 'look-up' &&
    admission.vouched === undefined &&
    admission.sortVersion >= own.sortVersion;
  if (!isDoubtful || admission.doubt !== undefined) return { ok: true, entry: seal(entry) };
  const doubt = own.reasons[0] ?? 'It may change without our being told.';
  return { ok: true, entry: seal({ ...entry, admission: { ...admission, doubt } }) };
}

function withCleanAddress(entry: Entry): Entry | null {
  if (entry.kind !== 'pointer' || !('page' in entry.place)) return entry;
  const page = cleanUrl(entry.place.page);
  return page === null ? null : { ...entry, place: { ...entry.place, page } };
}

/** The texts that a person gave, which `admit` has tidied. */
function wordsIn(entry: Entry): string[] {
  switch (entry.kind) {
    case 'preference':
      return [entry.text];
    case 'vocabulary':
      return [entry.term, ...entry.aliases, entry.meaning];
    case 'pointer':
      return [entry.name, ...entry.aliases];
    case 'outcome':
      return [entry.text, entry.when ?? ''];
    case 'dated-copy':
      return [entry.name, ...entry.aliases, entry.value];
  }
}
