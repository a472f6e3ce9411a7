import type { Draft, EntryKind } from '../../memory/entry.ts';
import type { Judged } from '../../sort/judge.ts';
import type { SortContext, Sorted, Suggestion, Verdict } from '../../sort/verdict.ts';
import type { Wall } from '../clock.ts';
import { type Card, type CardFields, hasSentence, isCapturedValue, type Line, wordsOf } from './card.ts';
import { lineOf, missingOf, startFields } from './card-fields.ts';
import { notStoredOf, sentenceOf, storedOf } from './card-words.ts';

/**
 * The confirm card, without its looks: from what was pointed at and what the person has typed so far to what would be
 * stored. Nothing is remembered between two reckonings, so each keystroke judges the whole afresh.
 */

/** The two questions and the suggestion that follows from them; the page that shows the card passes in the sort. */
export type Judge = (said: string, context: SortContext) => Judged;

/** What one look at the card comes to. */
export interface Reckoned {
  verdict: Verdict;
  /** The sort had only its rules to go by yet. */
  provisional: boolean;
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

const contextOf = (from: Draft, locale: string): SortContext => ({
  capturedAs: from.capturedAs,
  locale,
  ...(from.url === undefined ? {} : { url: from.url }),
  ...(from.title === undefined ? {} : { title: from.title }),
});

function kindOf(card: Card, sorted: Sorted, suggestion: Suggestion | null): EntryKind | null {
  if (card.kind !== null) return card.kind;
  const { line, capturedAs, url } = card.from;
  if (isCapturedValue(capturedAs)) return line.kind;
  if (capturedAs === 'link' || capturedAs === 'page') return 'pointer';
  if (line.kind === 'dated-copy') return 'dated-copy';
  if (sorted.verdict !== 'look-up') return suggestion?.kind ?? sorted.kind ?? 'preference';
  return url === undefined ? null : 'pointer';
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
    const { vouch: _vouched, replaces: _replaced, ...rest } = from;
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
    provisional: sorted.provisional,
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
