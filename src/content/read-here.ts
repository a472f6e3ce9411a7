import type { markMainText } from '../reading/main-text/mark-main-text.ts';
import type { accessibleNames } from '../reading/naming/accessible-name.ts';
import { readDocument } from '../reading/read-document.ts';
import type { CalendarReader } from '../reading/readers/events.ts';
import type { GridLayout } from '../reading/readers/grid-layout.ts';
import type { Repetition } from '../reading/readers/repetition.ts';
import { localDate } from './local-date.ts';

/** A reading with the elements that its `src` numbers stand for; it cannot leave the page. */
export type Here = Pick<ReturnType<typeof readDocument>, 'content' | 'elements'>;

/** What scripts that are put in before the reader give it to ask. */
interface Asked {
  whereaboutsNaming: typeof accessibleNames;
  whereaboutsCalendars: CalendarReader;
  whereaboutsRepetition: Repetition;
  whereaboutsLayout?: GridLayout;
  whereaboutsMainText?: typeof markMainText;
  whereaboutsPlainData?: (document: Document, here: Here) => void;
}

/** The worker waits four seconds for a reading: the walk over the page must leave time for what comes after it. */
const WALK_MS = 1500;

/**
 * Reads a document as it stands: this frame's, which is drawn, or one that was parsed from the HTML of `url`. Its main
 * text is marked where `main-text.iife.ts` was put in, and data that a tab shows as text is read by `plain-data.iife.ts`.
 */
export function readHere(document: Document, { rendered, url } = { rendered: true, url: document.URL }): Here {
  const {
    whereaboutsNaming: names,
    whereaboutsCalendars: calendars,
    whereaboutsRepetition: repetition,
    whereaboutsLayout: layout,
    whereaboutsMainText: mark,
    whereaboutsPlainData: addData,
  } = globalThis as unknown as Asked;
  const until = performance.now() + WALK_MS;
  const here = readDocument(document, {
    rendered,
    url,
    today: localDate(),
    names,
    calendars,
    repetition,
    isLate: () => performance.now() > until,
    ...(rendered && layout ? { layout } : {}),
  });
  mark?.(here);
  if (rendered) addData?.(document, here);
  return here;
}
