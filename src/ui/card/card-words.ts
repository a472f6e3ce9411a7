import type { EntryKind } from '../../memory/entry.ts';
import type { Relation } from '../../memory/relation.ts';
import { say } from '../../phrases/phrases.ts';
import type { Verdict } from '../../sort/verdict.ts';
import { type Wall, wordAsOf, wordSince } from '../clock.ts';
import { lineText } from '../place-text.ts';
import { type Card, isCapturedValue, type Line } from './card.ts';

/** What the verdict comes to, in a sentence. */
export function sentenceOf(verdict: Verdict, kind: EntryKind | null, vouches: boolean): string {
  if (kind === 'dated-copy') return say('verdict_copy');
  if (vouches) return say('verdict_vouched');
  if (verdict === 'look-up') {
    return say(kind === 'pointer' ? 'verdict_point_changing' : 'verdict_look_up');
  }
  return say(verdict === 'point' || kind === 'pointer' ? 'verdict_point' : 'verdict_remember');
}

/** What is not kept; null when all is. */
export function notStoredOf(card: Card, kind: EntryKind | null): string | null {
  const { capturedValue } = card.from;
  if (kind === 'pointer') {
    if (isCapturedValue(card.from.capturedAs) && capturedValue !== undefined)
      return say('not_stored_value', { value: capturedValue });
    return say('not_stored_content');
  }
  if (kind === null) return card.said.trim() === '' ? null : say('not_stored_typed');
  return kind === 'dated-copy' ? say('not_stored_later') : null;
}

/** What is kept, as it will read. */
export function storedOf(line: Line | null, kind: EntryKind | null, wall: Wall): string {
  if (kind === null) return say('stored_nothing');
  if (line === null) return say('stored_not_yet');
  if (line.kind === 'dated-copy')
    return say('stored_copy', { name: line.name, value: line.value, time: wordAsOf(line.asOf, wall) });
  return lineText(line, wall);
}

/** A long line is quoted by its beginning, so that the card stays on one screen. */
const SHOWN_CHARS = 120;

/** What the memory says to a line already, in a sentence. `line` is the new one, where it is known. */
export function relatedOf({ entry, how }: Relation, line: Line | null, wall: Wall): string {
  const text = lineText(entry, wall);
  const short = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trimEnd()} …` : text;
  const old = entry.kind === 'vocabulary' ? short : say('quoted', { text: short });
  if (entry.kind === 'dated-copy') return say('related_copy', { old });
  const values = { old, day: wordSince(entry.admission.vouched ?? entry.createdAt, wall) };
  if (how === 'repeats') return say('related_repeats', values);
  if (how === 'contradicts') {
    if (entry.kind === 'pointer') return say('related_elsewhere', values);
    return say(entry.kind === 'vocabulary' ? 'related_so_far' : 'related_against', values);
  }
  if (line?.kind === 'pointer' && entry.kind === 'pointer' && line.name !== entry.name)
    return say('related_place', values);
  const isShorter = line !== null && lineText(line, wall).length < text.length;
  return say(isShorter ? 'related_less' : 'related_more', values);
}
