import { describe, expect, it } from 'vitest';
import { dataLinks } from '../../../src/content/data-links.ts';
import { readSiteFile } from '../../../src/offscreen/site-data.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { dataRequest } from '../../../src/reading/sites/all.ts';
import type { DataRequest } from '../../../src/reading/sites/site.ts';

/** What the data of a page says; null with the reason in `why` where it cannot be read. */
function read(page: string, text: string, link?: DataRequest) {
  const asked = link ?? dataRequest(page);
  if (asked === null) throw new Error(`${page} is no page of a site`);
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  const reading = readSiteFile({
    base64,
    type: 'text/plain; charset=utf-8',
    asked,
    page: { url: page, title: 'Board' },
  });
  return reading.ok
    ? { why: null, content: JSON.parse(reading.content) as PageContent }
    : { ...reading, content: null };
}

const pairs = (content: PageContent | null) => content?.fields.map(({ label, value }) => [label, value]);
const rows = (content: PageContent | null) =>
  content?.tables[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''));

const SHEET = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789/edit#gid=0';
const ISSUE = {
  key: 'OPS-12',
  fields: {
    summary: 'Rotate the keys',
    status: { name: 'In Progress', statusCategory: { key: 'indeterminate' } },
    assignee: { displayName: 'Mira Patel', emailAddress: 'mira@acme.test' },
    reporter: null,
    duedate: '2026-12-08',
    fixVersions: [{ name: '2.1' }, { name: '2.2' }],
    labels: ['security'],
  },
};

describe('a Google sheet', () => {
  it('is read as the sheet that it is: a title, a table and its total', () => {
    const text = [
      '"Budget 2026","",""',
      '"","",""',
      '"Team","Q1","Q2"',
      '"Sales","10,100","11,200"',
      '"Marketing","7,350","7,410"',
      '"Total","17,450","18,610"',
    ].join('\n');
    const { content } = read(SHEET, text);
    expect(content?.tables[0]).toMatchObject({ columns: [['Team'], ['Q1'], ['Q2']], complete: true });
    expect(rows(content)).toEqual([
      ['Sales', '10,100', '11,200'],
      ['Marketing', '7,350', '7,410'],
      ['Total', '17,450', '18,610'],
    ]);
  });

  it('is not taken for whole where a cell is empty: it may have been left out', () => {
    const { content } = read(SHEET, '"Team","Q1"\n"Sales","10"\n"Support",""\n"Legal","3"\n');
    expect(content?.tables[0]?.complete).toBe(false);
  });

  it('that came as a page asks to sign in', () => {
    expect(read(SHEET, '<!DOCTYPE html><html><body>Sign in</body></html>')).toMatchObject({ why: 'page-instead' });
  });
});

describe('JSON', () => {
  it('of an issue in Jira gives its fields by the names that the page has for them', () => {
    const { content } = read('https://acme.atlassian.net/browse/OPS-12', JSON.stringify(ISSUE));
    expect(content?.headings).toEqual(['Rotate the keys']);
    expect(pairs(content)).toEqual([
      ['Key', 'OPS-12'],
      ['Summary', 'Rotate the keys'],
      ['Status', 'In Progress'],
      ['Assignee', 'Mira Patel'],
      ['Due date', '2026-12-08'],
      ['Fix versions', '2.1, 2.2'],
      ['Labels', 'security'],
    ]);
  });

  it('of a board in Trello gives its open cards', () => {
    const board = {
      name: 'Desk',
      cards: [
        { name: 'Paint', due: null, closed: false, labels: [{ name: 'red' }] },
        { name: 'Old', closed: true },
        { name: 'Sweep', closed: false, labels: [] },
      ],
    };
    const { content } = read('https://trello.com/b/aBcD1234/desk', JSON.stringify(board));
    expect(rows(content)).toEqual([
      ['Paint', '', 'red'],
      ['Sweep', '', ''],
    ]);
  });

  it('that lacks what it had, or is none, is told as changed', () => {
    const page = 'https://acme.atlassian.net/browse/OPS-12';
    for (const text of ['{"key":"OPS-12"}', '{"fields":{"__proto__":{"summary":"x"}}}', '[]', 'null', '{', ''])
      expect(read(page, text), text).toMatchObject({ why: 'changed-format' });
  });

  it('is text to us, whatever it holds', () => {
    const hostile = {
      key: '<img src=x onerror=alert(1)>',
      fields: { ...ISSUE.fields, summary: '<script>document.title = "x"</script>' },
    };
    const { content } = read('https://acme.atlassian.net/browse/OPS-12', JSON.stringify(hostile));
    expect(pairs(content)?.[0]).toEqual(['Key', '<img src=x onerror=alert(1)>']);
    expect(content?.headings).toEqual(['<script>document.title = "x"</script>']);
  });
});

it('the feed of Gmail gives how many messages are unread, and not that these are all', () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Gmail - Inbox</title><fullcount>23</fullcount><entry><title>Lunch?</title><modified>2026-11-30T08:00:00Z</modified><author><name>Sam</name><email>sam@acme.test</email></author></entry><entry><title>Invoice</title><modified>2026-11-29T08:00:00Z</modified><author><name>Ada</name></author></entry></feed>`;
  const { content } = read('https://mail.google.com/mail/u/0/#inbox', feed);
  expect(pairs(content)).toContainEqual(['Unread messages', '23']);
  expect(rows(content)?.map(([title]) => title)).toEqual(['Lunch?', 'Invoice']);
  expect(content?.tables[0]?.complete).toBe(false);
  expect(read('https://mail.google.com/mail/u/0/', '<feed><unclosed></feed>')).toMatchObject({ why: 'changed-format' });
});

describe('a calendar file', () => {
  const link: DataRequest = { site: 'link', url: 'https://x.test/cal.ics', kind: 'ics' };
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
  const dashed = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const file = (...events: string[][]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events.flat(), 'END:VCALENDAR'].join('\r\n');

  it('gives events with place and times, and days of those that last all day', () => {
    const { content } = read(
      'https://x.test/',
      file(
        event('UID:1', 'SUMMARY:Review', `DTSTART:${day(2)}T093000`, `DTEND:${day(2)}T101500`, 'LOCATION:Room 4'),
        event('UID:2', 'SUMMARY:Fair', `DTSTART;VALUE=DATE:${day(3)}`, `DTEND;VALUE=DATE:${day(5)}`),
        event('UID:3', 'SUMMARY:Off', 'STATUS:CANCELLED', `DTSTART:${day(4)}T093000`, `DTEND:${day(4)}T101500`),
      ),
      link,
    );
    expect(content?.events).toMatchObject([
      { title: 'Review', start: { date: dashed(day(2)), time: '09:30' }, end: { time: '10:15' }, location: 'Room 4' },
      { title: 'Fair', allDay: true, start: { date: dashed(day(3)) }, end: { date: dashed(day(4)) } },
    ]);
    expect(content?.calendar?.hidden).toEqual([]);
  });

  it('gives each occurrence of what is repeated, but those left out, and those that were moved where they are now', () => {
    const { content } = read(
      'https://x.test/',
      file(
        event(
          'UID:1',
          'SUMMARY:Standup',
          `DTSTART:${day(1)}T090000`,
          `DTEND:${day(1)}T091500`,
          'RRULE:FREQ=DAILY;COUNT=4',
          `EXDATE:${day(2)}T090000`,
        ),
        event(
          'UID:1',
          'SUMMARY:Standup',
          `RECURRENCE-ID:${day(3)}T090000`,
          `DTSTART:${day(3)}T110000`,
          `DTEND:${day(3)}T111500`,
        ),
      ),
      link,
    );
    expect(content?.events.map(({ start }) => `${start.date} ${start.time}`)).toEqual([
      `${dashed(day(1))} 09:00`,
      `${dashed(day(3))} 11:00`,
      `${dashed(day(4))} 09:00`,
    ]);
  });

  it('of which several came gives the events of all, and what stands in two of them once', () => {
    const at = (title: string, uid: string, days: number) =>
      event(`UID:${uid}`, `SUMMARY:${title}`, `DTSTART:${day(days)}T090000`, `DTEND:${day(days)}T100000`);
    const both = `${file(at('Review', '1', 2), at('Fair', '2', 3))}\r\n${file(at('Review', '1', 2), at('Dentist', '3', 1))}`;
    const secret: DataRequest = { site: 'calendar', url: 'https://x.test/private-1/basic.ics', kind: 'ics' };
    const { content } = read('https://x.test/', both, secret);
    expect(content?.events.map(({ title, src }) => [title, src])).toEqual([
      ['Dentist', 0],
      ['Review', 1],
      ['Fair', 2],
    ]);
    // No day is known whole: the person may have other calendars.
    expect(content?.calendar?.hidden).toContain(dashed(day(30)));
    expect(content?.calendar?.hidden.at(-1)).toBe(content?.calendar?.to);
  });

  it('that is none, or never ends, is told or cut', () => {
    expect(read('https://x.test/', 'not a calendar', link)).toMatchObject({ why: 'changed-format' });
    const began = performance.now();
    read(
      'https://x.test/',
      file(event('UID:1', 'SUMMARY:Tick', 'DTSTART:19700101T000000Z', 'DTEND:19700101T000001Z', 'RRULE:FREQ=SECONDLY')),
      link,
    );
    expect(performance.now() - began).toBeLessThan(6000);
  });
});

describe('what a page names as its own data', () => {
  const linksOf = (html: string, url: string) => dataLinks(new DOMParser().parseFromString(html, 'text/html'), url);
  const base = '<title>Issues</title>';

  it('is an alternate, or its own path as another kind of file', () => {
    expect(linksOf(`${base}<link rel="alternate" type="text/calendar" href="/feed?of=3">`, 'https://x.test/a')).toEqual(
      [{ url: 'https://x.test/feed?of=3', kind: 'ics' }],
    );
    expect(
      linksOf(
        `${base}<a class="csv" href="/projects/atlas/issues.csv?set_filter=1">CSV</a>`,
        'https://x.test/projects/atlas/issues?set_filter=1',
      ),
    ).toEqual([{ url: 'https://x.test/projects/atlas/issues.csv?set_filter=1', kind: 'csv' }]);
  });

  it('is no other file that it links to, nothing of another site, and no script', () => {
    for (const html of [
      '<a href="/downloads/sample.csv">',
      '<link rel="alternate" type="text/csv" href="https://evil.test/issues.csv">',
      '<a href="https://evil.test/projects/atlas/issues.csv">',
      '<a href="javascript:void(0)//issues.csv">',
      '<a href="/projects/atlas/issues/old.csv">',
    ])
      expect(linksOf(base + html, 'https://x.test/projects/atlas/issues'), html).toEqual([]);
  });
});
