import type { ComponentChildren } from 'preact';
import type { EntryKind } from '../../memory/entry.ts';
import type { CardFields } from './card.ts';
import type { Reckoned } from './card-model.ts';

/** What a kind of line is called in front of a person. */
export const kindNames: Record<EntryKind, string> = {
  preference: 'How I like things',
  vocabulary: 'What a word means',
  pointer: 'Where something lives',
  outcome: 'What happened',
  'dated-copy': 'A dated copy',
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
        input('term', 'name', 'Word'),
        input('meaning', 'meaning', 'Means'),
        input('aliases', 'aliases', 'Also called', 'other words, with commas'),
      ];
    case 'pointer':
      return [
        input('name', 'name', 'Name'),
        input('aliases', 'aliases', 'Also called', 'other words, with commas'),
        placeFixed ? null : input('place', 'place', 'Lives in', 'an address, an app, a person'),
      ];
    case 'dated-copy':
      return [input('name', 'name', 'Name'), input('aliases', 'aliases', 'Also called', 'other words, with commas')];
    case 'outcome':
      return input('when', 'when', 'When', 'in March (may stay empty)');
    default:
      return null;
  }
}
