import type { ComponentChildren } from 'preact';
import type { EntryKind } from '../../memory/entry.ts';
import { type PhraseKey, say } from '../../phrases/phrases.ts';
import type { CardFields } from './card.ts';
import type { Reckoned } from './card-model.ts';

/** What a kind of line is called in front of a person, as a phrase. */
export const kindNames: Record<EntryKind, PhraseKey> = {
  preference: 'kind_preference',
  vocabulary: 'kind_vocabulary',
  pointer: 'kind_pointer',
  outcome: 'kind_outcome',
  'dated-copy': 'kind_dated_copy',
};

interface InputProps {
  id: string;
  label: string;
  value: string;
  hint?: string;
  invalid?: boolean;
  onInput(value: string): void;
}

/** A labelled line of text. */
export function TextInput({ id, label, value, hint, invalid, onInput }: InputProps) {
  return (
    <p class="input">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={value}
        placeholder={hint}
        aria-invalid={invalid ? 'true' : undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </p>
  );
}

interface Props {
  reckoned: Reckoned;
  prefix: string;
  onEdit(edited: Partial<CardFields>): void;
}

/** The inputs that belong to the kind of line the card would store. */
export function CardInputs({ reckoned, prefix, onEdit }: Props): ComponentChildren {
  const { fields, kind, missing, placeFixed } = reckoned;
  const input = (key: keyof CardFields, id: string, label: string, hint = '') => (
    <TextInput
      key={key}
      id={`${prefix}-${id}`}
      label={label}
      hint={hint}
      value={fields[key]}
      invalid={missing === key}
      onInput={(value) => onEdit({ [key]: value })}
    />
  );
  switch (kind) {
    case 'vocabulary':
      return [
        input('term', 'name', say('input_word')),
        input('meaning', 'meaning', say('input_means')),
        input('aliases', 'aliases', say('input_aliases'), say('input_aliases_hint')),
      ];
    case 'pointer':
      return [
        input('name', 'name', say('input_name')),
        input('aliases', 'aliases', say('input_aliases'), say('input_aliases_hint')),
        placeFixed ? null : input('place', 'place', say('input_place'), say('input_place_hint')),
      ];
    case 'dated-copy':
      return [
        input('name', 'name', say('input_name')),
        input('aliases', 'aliases', say('input_aliases'), say('input_aliases_hint')),
      ];
    case 'outcome':
      return input('when', 'when', say('input_when'), say('input_when_hint'));
    default:
      return null;
  }
}
