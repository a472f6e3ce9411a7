import type { EntryKind } from '../../memory/entry.ts';
import type { Place } from '../../memory/place.ts';
import type { Suggestion } from '../../sort/verdict.ts';
import { placeText, urlText } from '../place-text.ts';
import type { Card, CardFields, Line } from './card.ts';

const hasComma = (aliases: readonly string[]): boolean => aliases.some((alias) => alias.includes(','));

/** Aliases as one input: by commas, or by semicolons when a comma is part of one ("the week of November 30, 2026"). */
const joinAliases = (aliases: readonly string[]): string => aliases.join(hasComma(aliases) ? '; ' : ', ');

const splitAliases = (text: string, from: Line): string[] => {
  const separator = 'aliases' in from && hasComma(from.aliases) ? /[;\n]/ : /[,;\n]/;
  const aliases = text.split(separator).map((alias) => alias.trim());
  return [...new Set(aliases.filter(Boolean))];
};

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
export function startFields(card: Card, kind: EntryKind | null, suggestion: Suggestion | null): CardFields {
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

/** The line that the inputs spell; null while something is empty. */
export function lineOf(card: Card, kind: EntryKind, fields: CardFields, suggestion: Suggestion | null): Line | null {
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

/** The input that is still empty, of those that the kind needs. */
export const missingOf = (kind: EntryKind, fields: CardFields): keyof CardFields | 'said' | null => {
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
