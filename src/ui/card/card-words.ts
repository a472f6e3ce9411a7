import type { EntryKind } from '../../memory/entry.ts';
import type { Relation } from '../../memory/relation.ts';
import type { Verdict } from '../../sort/verdict.ts';
import { type Wall, wordAsOf, wordDay } from '../clock.ts';
import { lineText } from '../place-text.ts';
import { type Card, isCapturedValue, type Line } from './card.ts';

/** What the verdict comes to, in a sentence. */
export function sentenceOf(verdict: Verdict, kind: EntryKind | null, vouches: boolean): string {
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

/** What is not kept; null when all is. */
export function notStoredOf(card: Card, kind: EntryKind | null): string | null {
  const { capturedValue } = card.from;
  if (kind === 'pointer') {
    if (isCapturedValue(card.from.capturedAs) && capturedValue !== undefined)
      return `The value, ${capturedValue}: it is read when you ask.`;
    return 'What it says: that is read when you ask.';
  }
  if (kind === null) return card.said.trim() === '' ? null : 'What you typed: ask, and it is looked up.';
  return kind === 'dated-copy' ? 'Anything that it changes to later.' : null;
}

/** What is kept, as it will read. */
export function storedOf(line: Line | null, kind: EntryKind | null, wall: Wall): string {
  if (kind === null) return 'Nothing.';
  if (line === null) return 'Nothing yet: something is still empty.';
  if (line.kind === 'dated-copy')
    return `${line.name}: ${line.value}, always with its time, ${wordAsOf(line.asOf, wall)}`;
  return lineText(line, wall);
}

/** A long line is quoted by its beginning, so that the card stays on one screen. */
const SHOWN_CHARS = 120;

/** What the memory says to a line already, in a sentence. `line` is the new one, where it is known. */
export function relatedOf({ entry, how }: Relation, line: Line | null, wall: Wall): string {
  const text = lineText(entry, wall);
  const short = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS).trimEnd()} …` : text;
  const old = entry.kind === 'vocabulary' ? short : `“${short}”`;
  if (entry.kind === 'dated-copy') return `You keep an earlier copy: ${old}.`;
  const since = `since ${wordDay(entry.admission.vouched ?? entry.createdAt, wall)}`;
  if (how === 'repeats') return `You have this already: ${old}, ${since}.`;
  if (how === 'contradicts') {
    if (entry.kind === 'pointer') return `So far this lives elsewhere: ${old}, ${since}.`;
    return entry.kind === 'vocabulary' ? `So far ${old}, ${since}.` : `This goes against ${old}, ${since}.`;
  }
  if (line?.kind === 'pointer' && entry.kind === 'pointer' && line.name !== entry.name)
    return `You have this place already: ${old}, ${since}.`;
  const isShorter = line !== null && lineText(line, wall).length < text.length;
  return isShorter ? `This says less than ${old}, ${since}.` : `This says more than ${old}, ${since}.`;
}
