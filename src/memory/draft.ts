import type { Locator } from '../reading/locator/locator.ts';
import { sortFact } from '../sort/sort-fact.ts';
import { suggest } from '../sort/suggest.ts';
import type { CapturedAs } from '../sort/verdict.ts';
import { cleanUrl } from './clean-url.ts';
import type { Draft } from './entry.ts';

/** What a person pointed at, in a page or by typing. */
export interface PointedAt {
  /** The words: what was selected, the link's text, the page's title. */
  said: string;
  capturedAs: CapturedAs;
  url?: string;
  title?: string;
  /** Set when it is a value of the page: what it is called there, what it said, where it stands. */
  value?: { text: string; label: string; locator: Locator | null };
  /** When it was pointed at, epoch milliseconds. */
  at: number;
}

/**
 * A draft for the confirm card to start from. A value, link or page becomes a pointer to its place; words become what
 * the sort suggests, and where it suggests nothing (they should be looked up), a pointer to the page they stand on.
 */
export function draftOf({ said, capturedAs, url, title, value, at }: PointedAt): Draft {
  const page = url === undefined ? null : cleanUrl(url);
  const about = {
    said,
    capturedAs,
    ...(page === null ? {} : { url: page }),
    ...(title === undefined ? {} : { title }),
    ...(value === undefined ? {} : { capturedValue: value.text }),
    capturedAt: at,
  };
  const place = page === null ? null : { page, ...(value?.locator ? { locator: value.locator } : {}) };
  if (capturedAs === 'selection' || capturedAs === 'typed') {
    const sorted = sortFact(said, about);
    const suggested = suggest(said, sorted, about);
    if (suggested) return { line: suggested, ...about };
  }
  const name = firstLine(value?.label || (capturedAs === 'selection' ? title : said) || title || 'This page');
  return { line: { kind: 'pointer', name, aliases: [], place: place ?? { named: name } }, ...about };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').trim().slice(0, 120);
