import type { Locator } from '../reading/locator/locator.ts';
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
  /** Marks of the view that the page stood in. */
  view?: string[];
  /** When it was pointed at, epoch milliseconds. */
  at: number;
}

/**
 * A draft for the confirm card to start from: a pointer to the place of a value, link or page, or to the page that words
 * stand on. Words are `unsorted` besides: whoever shows the card, and has the sort's suggestions loaded, asks it first.
 */
export function draftOf({ said, capturedAs, url, title, value, view = [], at }: PointedAt): Draft {
  const page = url === undefined ? null : cleanUrl(url);
  const about = {
    said,
    capturedAs,
    ...(page === null ? {} : { url: page }),
    ...(title === undefined ? {} : { title }),
    ...(value === undefined ? {} : { capturedValue: value.text }),
    capturedAt: at,
  };
  const place =
    page === null
      ? null
      : { page, ...(value?.locator ? { locator: value.locator } : {}), ...(view.length > 0 ? { view } : {}) };
  const words = capturedAs === 'selection' || capturedAs === 'typed';
  const name = firstLine(value?.label || (capturedAs === 'selection' ? title : said) || title || 'This page');
  const line = { kind: 'pointer' as const, name, aliases: [], place: place ?? { named: name } };
  return { line, ...about, ...(words ? { unsorted: true } : {}) };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').trim().slice(0, 120);
