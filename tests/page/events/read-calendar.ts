import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { inFrame } from '../in-frame.ts';

const options = { url: 'https://example.org/', today: '2026-11-30' };
const html = (body: string, title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body style="margin:0">${body}</body></html>`;

/** Lays a page out in a frame and reads it there, as of `today`. */
export function shown(body: string, title = 'Plans', today = options.today): PageContent {
  return inFrame(
    html(body, title),
    (inner) => readDocument(inner, { ...options, today, rendered: true, layout, calendars, repetition }).content,
  );
}

/** Reads a page that is parsed and not drawn. */
export const parsed = (body: string, title = 'Plans'): PageContent =>
  readDocument(new DOMParser().parseFromString(html(body, title), 'text/html'), {
    ...options,
    rendered: false,
    calendars,
    repetition,
  }).content;

/** Each event in one line: title, start, end. */
export const told = (content: PageContent): string[] =>
  content.events.map(({ title, start, end, allDay }) => {
    const moment = (at: typeof end) => (at === null ? '?' : [at.date, at.time].filter(Boolean).join(' '));
    return `${title}: ${moment(start)} to ${moment(end)}${allDay ? ', all day' : ''}`;
  });
