import { describe, expect, it } from 'vitest';
import { sameMatter } from '../../../src/asking/same-matter.ts';
import type { CalendarEvent, PageContent, Table } from '../../../src/reading/reading.ts';
import { aPage } from '../../support/fake-page-access.ts';

const table = (rows: string[][]): Table => ({
  caption: null,
  section: [],
  from: 'table',
  columns: (rows[0] ?? []).map((_, i) => [`c${i}`]),
  headerInferred: false,
  rowHeader: 0,
  rows: rows.map((cells) => ({
    kind: 'data',
    cells: cells.map((text, src) => ({ text, src, vis: 'shown', header: false })),
    group: null,
    key: null,
  })),
  rowTotal: null,
  complete: true,
  src: 0,
  vis: 'shown',
});
const withRows = (...rows: string[][]): PageContent => aPage({}, { tables: [table(rows)] });
const event = (title: string, date: string): CalendarEvent => ({
  title,
  start: { date, time: '09:00' },
  end: null,
  allDay: false,
  location: null,
  timeText: '09:00',
  src: 0,
  vis: 'shown',
});
const span = { from: '2026-11-01', to: '2027-11-30', hidden: ['2026-12-01', '2026-12-02'] };

describe("whether a site's data is of what the tab shows", () => {
  const shown = withRows(
    ['1', 'Rotate the keys', 'New', 'Mira'],
    ['2', 'Drop old nodes', 'New', 'Mira'],
    ['3', 'Write the guide', 'New', 'Sam'],
  );

  it('is told by the names of its rows, of which some may have gone since', () => {
    const more = withRows(
      ['1', 'Rotate the keys', 'Closed', 'Mira'],
      ['3', 'Write  the Guide', 'New', 'Sam'],
      ['9', 'Another thing', 'New', 'Sam'],
    );
    expect(sameMatter(more, shown)).toBe(more);
  });

  it('is not told by what many rows have in common: that is another list', () => {
    const other = withRows(['7', 'Paint the fence', 'New', 'Mira'], ['8', 'Mow the lawn', 'New', 'Sam']);
    expect(sameMatter(other, shown)).toBeNull();
  });

  it('cannot be told from few names, or from data without rows', () => {
    expect(sameMatter(withRows(['x', 'y']), withRows(['Total', '17']))).not.toBeNull();
    expect(sameMatter(aPage({ Status: 'Open' }), shown)).not.toBeNull();
  });

  it('is told by all events that the tab shows, and then its days are known whole', () => {
    const told = aPage({}, { events: [event('Review', '2026-12-01'), event('Fair', '2026-12-09')], calendar: span });
    const open = aPage({}, { events: [event('review', '2026-12-01')] });
    expect(sameMatter(told, open)?.calendar?.hidden).toEqual([]);
    const dentist = aPage({}, { events: [event('Review', '2026-12-01'), event('Dentist', '2026-12-02')] });
    expect(sameMatter(told, dentist)).toBeNull();
    expect(sameMatter(told, aPage({}))?.calendar?.hidden).toEqual(span.hidden);
  });
});
