import type { Entry } from '../memory/entry.ts';
import type { Place } from '../memory/place.ts';
import { say } from '../phrases/phrases.ts';
import type { Claim } from './answer.ts';

/** Where a place is, in words. Never what it says. */
export function placeWords(place: Place): string {
  if ('page' in place) {
    const { host, pathname } = new URL(place.page);
    return `${host}${pathname === '/' ? '' : pathname}`;
  }
  if ('named' in place) return place.path ? say('path_in', { path: place.path, system: place.named }) : place.named;
  if ('person' in place) return place.role ? `${place.person} (${place.role})` : place.person;
  return place.physical;
}

/** What an entry says by itself: a claim on the first clock, or the third for a dated copy. */
export function claimFromEntry(entry: Entry): Claim {
  const provenance: Claim['provenance'] =
    entry.kind === 'dated-copy'
      ? { clock: 'as-of', asOf: entry.asOf, entryId: entry.id }
      : {
          clock: 'remembered',
          since: entry.createdAt,
          entryId: entry.id,
          vouched: entry.admission.vouched ?? null,
        };
  const { subject, text } = wordsOf(entry);
  return {
    id: `entry-${entry.id}`,
    subject,
    standing: 'sure',
    value: { text, shape: 'text' },
    provenance,
    cites: [],
    derivation: null,
    entryId: entry.id,
  };
}

function wordsOf(entry: Entry): { subject: string; text: string } {
  switch (entry.kind) {
    case 'preference':
      return { subject: say('you_prefer'), text: entry.text };
    case 'vocabulary':
      return { subject: entry.term, text: entry.meaning };
    case 'pointer':
      return { subject: entry.name, text: placeWords(entry.place) };
    case 'outcome':
      return {
        subject: entry.when ? say('what_happened_when', { when: entry.when }) : say('what_happened'),
        text: entry.text,
      };
    case 'dated-copy':
      return { subject: entry.name, text: entry.value };
  }
}
