import type { Draft, Entry, EntryKind } from '../../memory/entry.ts';
import type { CapturedAs } from '../../sort/verdict.ts';
import { placeText } from '../place-text.ts';

/** What a card is about to store, before it is admitted. */
export type Line = Draft['line'];

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
  /** The person wants what is kept already to stay beside this. */
  keepsBoth: boolean;
  /** A line that is already kept is being changed: its kind stays. */
  editing: boolean;
}

/** A card for a draft that is held, made from a claim or from typed words. */
export const openCard = (from: Draft): Card => ({
  from,
  said: from.said,
  kind: null,
  edited: {},
  keepsBoth: from.replaces === null,
  editing: false,
});

/** A card to change a kept line in place. */
export const editCard = (entry: Entry): Card => {
  const { id: _id, createdAt: _created, updatedAt: _updated, admission, history: _before, ...line } = entry;
  const said = line.kind === 'preference' || line.kind === 'outcome' ? line.text : wordsOf(line);
  return {
    from: { line, said, capturedAs: admission.capturedAs },
    said,
    kind: line.kind,
    edited: {},
    keepsBoth: false,
    editing: true,
  };
};

/** A line in the words that the sort judges when it is edited: its fields are all that there is to judge. */
export function wordsOf(line: Line): string {
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
