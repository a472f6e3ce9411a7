import type { Entry } from '../memory/entry.ts';
import { placeText } from '../ui/place-text.ts';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(entry: Entry): string {
  switch (entry.kind) {
    case 'preference':
      return entry.text;
    case 'outcome':
      return `${entry.text} ${entry.when ?? ''}`;
    case 'vocabulary':
      return [entry.term, ...entry.aliases, entry.meaning].join(' ');
    case 'pointer':
      return [entry.name, ...entry.aliases, placeText(entry.place)].join(' ');
    case 'dated-copy':
      return [entry.name, ...entry.aliases, entry.value].join(' ');
  }
}

/** The lines that hold every word looked for, whatever the case and accents; all of them for an empty search. */
export function findLines(entries: readonly Entry[], looked: string): Entry[] {
  const words = fold(looked).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = fold(wordsOf(entry));
    return words.every((word) => text.includes(word));
  });
}
