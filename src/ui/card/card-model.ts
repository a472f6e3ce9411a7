import type { Draft, Entry, EntryKind } from '../../memory/entry.ts';
import type { Place } from '../../memory/place.ts';
import type { Judged } from '../../sort/judge.ts';
import type { CapturedAs, SortContext, Sorted, Suggestion, Verdict } from '../../sort/verdict.ts';
import { type Wall, wordAsOf } from '../clock.ts';
import { lineText, placeText, urlText } from '../place-text.ts';

/**
 * The confirm card, without its looks: from what was pointed at and what the person has typed so far to what would be
 * stored. Nothing is remembered between two reckonings, so each keystroke judges the whole afresh.
 */

/** The two questions and the suggestion that follows from them; the page that shows the card passes in the sort. */
export type Judge = (said: string, context: SortContext) => Judged;

type Line = Draft['line'];

/** The inputs of the card. `aliases` are separated by commas. */
export interface CardFields {
  term: string;
  meaning: string;
  name: string;
  aliases: string;
  place: string;
  when: string;
}

/** What the card was opened with and what the person did to it. */
export interface Card {
  from: Draft;
  said: string;
  /** Chosen by the person; null follows the sort. */
  kind: EntryKind | null;
  /** Only the inputs that the person touched; the others follow the sort. */
  edited: Partial<CardFields>;
  /** A line that is already kept is being changed: its kind stays. */
  editing: boolean;
}

/** What one look at the card comes to. */
export interface Reckoned {
  verdict: Verdict;
  sentence: string;
  reasons: string[];
  /** The kind that would be stored; null when nothing is. */
  kind: EntryKind | null;
  /** The kinds that the person may choose. */
  kinds: EntryKind[];
  fields: CardFields;
  /** The place is fixed by what was pointed at (a value on a page) and is not to be typed over. */
  placeFixed: boolean;
  /** What Enter saves; null when nothing is stored or something is still empty. */
  draft: Draft | null;
  /** Saving keeps the person's sentence against the sort. */
  vouches: boolean;
  /** The draft that "This doesn't change, keep it" saves, where the person has that word. */
  vouch: Draft | null;
  /** The draft that "keep a dated copy" saves, where a value and its time are known. */
  datedCopy: Draft | null;
  stored: string;
  notStored: string | null;
  /** The input that must be filled before saving. */
  missing: keyof CardFields | 'said' | null;
}

/** A card for a draft that is held, made from a claim or from typed words. */
export const openCard = (from: Draft): Card => ({ from, said: from.said, kind: null, edited: {}, editing: false });

/** A card to change a kept line in place. */
export const editCard = (entry: Entry): Card => {
  const { id: _id, createdAt: _created, updatedAt: _updated, admission, ...line } = entry;
  const said = line.kind === 'preference' || line.kind === 'outcome' ? line.text : wordsOf(line);
  return { from: { line, said, capturedAs: admission.capturedAs }, said, kind: line.kind, edited: {}, editing: true };
};

/** A line in the words that the sort judges when it is edited: its fields are all that there is to judge. */
function wordsOf(line: Line): string {
  switch (line.kind) {
    case 'preference':
    case 'outcome':
      return line.text;
    case 'vocabulary':
      return `"${line.term}" means ${line.meaning}`;
    case 'pointer':
      return `${line.name} is in ${placeText(line.place)}`;
    case 'dated-copy':
      return line.name;
  }
}

/** The person writes the sentence itself, not inputs made from it. */
export const hasSentence = (card: Card): boolean =>
  card.editing
    ? card.kind === 'preference' || card.kind === 'outcome'
    : card.from.capturedAs === 'typed' || card.from.capturedAs === 'selection';

/** A draft of words that the person typed: nothing was pointed at. */
export const typedDraft = (said: string): Draft => ({
  line: { kind: 'preference', text: said },
  said,
  capturedAs: 'typed',
});

const values: CapturedAs[] = ['cell', 'field', 'event', 'count'];

/** The page showed the value: it is never stored undated, and the person cannot vouch for it. */
export const isCapturedValue = (capturedAs: CapturedAs): boolean => values.includes(capturedAs);

const hasComma = (aliases: readonly string[]): boolean => aliases.some((alias) => alias.includes(','));

/** Aliases as one input: by commas, or by semicolons when a comma is part of one ("the week of November 30, 2026"). */
const joinAliases = (aliases: readonly string[]): string => aliases.join(hasComma(aliases) ? '; ' : ', ');

const splitAliases = (text: string, from: Line): string[] => {
  const separator = 'aliases' in from && hasComma(from.aliases) ? /[;\n]/ : /[,;\n]/;
  const aliases = text.split(separator).map((alias) => alias.trim());
  return [...new Set(aliases.filter(Boolean))];
};

const contextOf = (from: Draft, locale: string): SortContext => ({
  capturedAs: from.capturedAs,
  locale,
  ...(from.url === undefined ? {} : { url: from.url }),
  ...(from.title === undefined ? {} : { title: from.title }),
});

const noFields: CardFields = { term: '', meaning: '', name: '', aliases: '', place: '', when: '' };

function fieldsOf(line: Line | Suggestion): CardFields {
  switch (line.kind) {
    case 'vocabulary':
      return { ...noFields, term: line.term, meaning: line.meaning, aliases: joinAliases(line.aliases) };
    case 'pointer':
      return { ...noFields, name: line.name, aliases: joinAliases(line.aliases), place: placeText(line.place) };
    case 'dated-copy':
      return { ...noFields, name: line.name, aliases: joinAliases(line.aliases) };
    case 'outcome':
      return { ...noFields, when: line.when ?? '' };
    case 'preference':
      return noFields;
  }
}

/** What the inputs hold before the person touches them: the draft's own line while its words stand, then the sort's. */
function startFields(card: Card, kind: EntryKind | null, suggestion: Suggestion | null): CardFields {
  const { line, said, title, url } = card.from;
  if (line.kind === kind && card.said === said) return fieldsOf(line);
  if (suggestion !== null && suggestion.kind === kind) return fieldsOf(suggestion);
  if (kind === 'vocabulary') return { ...noFields, meaning: card.said.trim() };
  if (kind !== 'pointer' && kind !== 'dated-copy') return noFields;
  const named = line.kind === 'pointer' || line.kind === 'dated-copy' ? line : null;
  return {
    ...noFields,
    name: named?.name ?? title?.trim() ?? '',
    aliases: joinAliases(named?.aliases ?? []),
    place: url === undefined ? '' : urlText(url),
  };
}

/** The place behind the text of the place input: the one it was worded from while untouched, else what it spells. */
function placeOf(card: Card, text: string, suggestion: Suggestion | null): Place | null {
  const { line, url } = card.from;
  const known: Place[] = [
    ...(line.kind === 'pointer' ? [line.place] : []),
    ...(suggestion?.kind === 'pointer' ? [suggestion.place] : []),
    ...(url === undefined ? [] : [{ page: url }]),
  ];
  const same = known.find((place) => placeText(place) === text);
  if (same) return same;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^https?:\/\/\S+$/i.test(trimmed) && URL.canParse(trimmed) ? { page: trimmed } : { named: trimmed };
}

function lineOf(card: Card, kind: EntryKind, fields: CardFields, suggestion: Suggestion | null): Line | null {
  const said = card.said.trim().replace(/\s+/g, ' ');
  const aliases = splitAliases(fields.aliases, card.from.line);
  switch (kind) {
    case 'preference':
      if (suggestion?.kind === 'preference') return { kind, text: suggestion.text };
      return said === '' ? null : { kind, text: said };
    case 'outcome': {
      const text = suggestion?.kind === 'outcome' ? suggestion.text : said;
      const when = fields.when.trim();
      return text === '' ? null : { kind, text, ...(when === '' ? {} : { when }) };
    }
    case 'vocabulary': {
      const kept = card.from.line.kind === 'vocabulary' ? card.from.line.pointer : undefined;
      const [term, meaning] = [fields.term.trim(), fields.meaning.trim()];
      if (term === '' || (meaning === '' && kept === undefined)) return null;
      return { kind, term, aliases, meaning, ...(kept === undefined ? {} : { pointer: kept }) };
    }
    case 'pointer': {
      const place = placeOf(card, fields.place, suggestion);
      const name = fields.name.trim();
      return name === '' || place === null ? null : { kind, name, aliases, place };
    }
    case 'dated-copy': {
      const name = fields.name.trim();
      const { line, capturedValue, capturedAt } = card.from;
      if (name === '') return null;
      if (line.kind === 'dated-copy') return { ...line, name, aliases };
      const value = capturedValue ?? (card.from.capturedAs === 'selection' ? said : '');
      return value === '' || capturedAt === undefined ? null : { kind, name, aliases, value, asOf: capturedAt };
    }
  }
}

const missingOf = (kind: EntryKind, fields: CardFields): Reckoned['missing'] => {
  const blank = (key: keyof CardFields) => fields[key].trim() === '';
  switch (kind) {
    case 'vocabulary':
      return blank('term') ? 'term' : blank('meaning') ? 'meaning' : null;
    case 'pointer':
      return blank('name') ? 'name' : blank('place') ? 'place' : null;
    case 'dated-copy':
      return blank('name') ? 'name' : null;
    default:
      return 'said';
  }
};

function kindOf(card: Card, sorted: Sorted, suggestion: Suggestion | null): EntryKind | null {
  if (card.kind !== null) return card.kind;
  const { line, capturedAs, url } = card.from;
  if (isCapturedValue(capturedAs)) return line.kind;
  if (capturedAs === 'link' || capturedAs === 'page') return 'pointer';
  if (line.kind === 'dated-copy') return 'dated-copy';
  if (sorted.verdict !== 'look-up') return suggestion?.kind ?? sorted.kind ?? 'preference';
  return url === undefined ? null : 'pointer';
}

function sentenceOf(verdict: Verdict, kind: EntryKind | null, vouches: boolean): string {
  if (kind === 'dated-copy') return 'This changes, so the copy keeps its time with it.';
  if (vouches) return 'You say that this does not change, and you have the last word.';
  if (verdict === 'look-up') {
    return kind === 'pointer'
      ? 'This changes, so I keep where it lives and read it when you ask.'
      : 'This changes without us being told, so I do not keep it.';
  }
  return verdict === 'point' || kind === 'pointer'
    ? 'I keep where it lives, not what it says.'
    : 'This stays true, so I keep it in your words.';
}

function notStoredOf(card: Card, kind: EntryKind | null): string | null {
  const { capturedValue } = card.from;
  if (kind === 'pointer') {
    if (isCapturedValue(card.from.capturedAs) && capturedValue !== undefined)
      return `The value, ${capturedValue}: it is read when you ask.`;
    return 'What it says: that is read when you ask.';
  }
  if (kind === null) return card.said.trim() === '' ? null : 'What you typed: ask, and it is looked up.';
  return kind === 'dated-copy' ? 'Anything that it changes to later.' : null;
}

/** What the sort judges: the sentence, or when a kept line is edited the words that its inputs make. */
function judgedWords(card: Card): string {
  if (!card.editing || hasSentence(card) || card.kind === null) return card.said.trim();
  const fields = { ...startFields(card, card.kind, null), ...card.edited };
  const line = lineOf(card, card.kind, fields, null);
  return line === null ? card.said.trim() : wordsOf(line);
}

/** What the card comes to as it stands. `wall` words the time of a dated copy. */
export function reckon(card: Card, judge: Judge, wall: Wall): Reckoned {
  const { from } = card;
  const captured = isCapturedValue(from.capturedAs);
  const said = judgedWords(card);
  const { sorted, suggestion, mayVouch } = judge(said, contextOf(from, wall.locale));
  const kind = kindOf(card, sorted, suggestion);
  const fields = { ...startFields(card, kind, suggestion), ...card.edited };
  const line = kind === null ? null : lineOf(card, kind, fields, suggestion);

  const ownWords = !captured && (from.capturedAs === 'typed' || from.capturedAs === 'selection');
  const vouches =
    mayVouch && sorted.verdict === 'look-up' && kind !== null && kind !== 'pointer' && kind !== 'dated-copy';
  const draftOf = (stored: Line, vouch: boolean): Draft => {
    const { vouch: _before, ...rest } = from;
    return { ...rest, line: stored, said, ...(vouch ? { vouch: true } : {}) };
  };
  const vouchLine = lineOf(
    card,
    suggestion && suggestion.kind !== 'pointer' ? suggestion.kind : 'preference',
    { ...startFields(card, suggestion?.kind ?? 'preference', suggestion), ...card.edited },
    suggestion,
  );
  // A selected sentence that tells a state is the page's word: insisted on, it keeps its time like a value does.
  const dates = captured || (from.capturedAs === 'selection' && sorted.verdict === 'look-up');
  const copyLine = kind === 'pointer' && dates ? lineOf(card, 'dated-copy', fields, suggestion) : null;

  const kinds: EntryKind[] =
    ownWords && !card.editing && from.line.kind !== 'dated-copy'
      ? ['preference', 'vocabulary', 'pointer', 'outcome']
      : [];
  const placeFixed =
    kind === 'pointer' &&
    from.line.kind === 'pointer' &&
    'page' in from.line.place &&
    from.line.place.locator !== undefined;

  return {
    verdict: sorted.verdict,
    sentence: sentenceOf(sorted.verdict, kind, vouches),
    reasons: sorted.reasons,
    kind,
    kinds,
    fields,
    placeFixed,
    draft: line === null ? null : draftOf(line, vouches),
    vouches,
    vouch:
      mayVouch && !card.editing && sorted.verdict === 'look-up' && !vouches && vouchLine !== null
        ? draftOf(vouchLine, true)
        : null,
    datedCopy: copyLine === null ? null : draftOf(copyLine, false),
    stored: storedOf(line, kind, wall),
    notStored: notStoredOf(card, kind),
    missing: kind === null || line !== null ? null : missingOf(kind, fields),
  };
}

function storedOf(line: Line | null, kind: EntryKind | null, wall: Wall): string {
  if (kind === null) return 'Nothing.';
  if (line === null) return 'Nothing yet: something is still empty.';
  if (line.kind === 'dated-copy')
    return `${line.name}: ${line.value}, always with its time, ${wordAsOf(line.asOf, wall)}`;
  return lineText(line, wall);
}
