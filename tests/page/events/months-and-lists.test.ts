import { describe, expect, it } from 'vitest';
import { shown, told } from './read-calendar.ts';

/** A month written column by column, each cell where it is drawn; the first of a month has its name. */
function month(inside: (day: number) => string): string {
  const cells = Array.from({ length: 35 }, (_, i) => [i % 5, Math.floor(i / 5)] as const).map(([row, column]) => {
    const day = row * 7 + column;
    const name =
      day === 0 ? '30' : day > 31 ? (day === 32 ? 'January 1' : `${day - 31}`) : day === 1 ? 'December 1' : `${day}`;
    return `<div style="position:absolute;left:${column * 120}px;top:${row * 90}px;width:120px;height:90px"><div><div>${name}</div></div>${inside(day)}</div>`;
  });
  return `<h2>December 2026</h2><div class="month-calendar" style="position:relative;height:450px">${cells.join('')}</div>`;
}

const chip = (text: string) => `<div class="x-event">${text}</div>`;

it('reads a month that is written column by column, where the first of a month has its name', () => {
  const content = shown(month((day) => (day === 10 ? chip('1:00 PM Demo') : '')));
  expect(told(content)).toEqual(['Demo: 2026-12-10 13:00 to ?']);
  expect(content.calendar).toMatchObject({ from: '2026-11-30', to: '2027-01-03' });
});

describe('events that a day keeps back', () => {
  it.each([
    '+2 more',
    '+ weitere 2',
    'View more(4 events)',
    '2 weitere anzeigen',
    'voir 3 autres',
    '+ 2 en plus',
    '3 more events',
  ])('are told by "%s"', (text) => {
    const content = shown(month((day) => (day === 10 ? chip('1:00 PM Demo') + chip(text) : '')));
    expect(content.calendar?.hidden).toEqual(['2026-12-10']);
    expect(told(content)).toEqual(['Demo: 2026-12-10 13:00 to ?']);
  });

  it.each(['Plan 2 more seats', 'Sprint 12', 'More coffee'])('are none in a title: "%s"', (text) => {
    const content = shown(month((day) => (day === 10 ? chip(`1:00 PM Demo`) + chip(`9:00 AM ${text}`) : '')));
    expect(content.calendar?.hidden).toEqual([]);
  });
});

it('takes "Full day" in a list for what it is', () => {
  const row = (time: string, title: string) => `<li><span>${time}</span> <span>${title}</span></li>`;
  const content = shown(
    `<div class="agenda"><h3>December 1, 2026</h3><ul>${row('Full day', 'Rent due')}${row('9:00 - 9:15', 'Standup')}</ul>
     <h3>December 2, 2026</h3><ul>${row('Full day', 'Priya on leave')}${row('9:00 - 9:15', 'Standup')}</ul></div>`,
  );
  expect(told(content)).toEqual([
    'Rent due: 2026-12-01 to 2026-12-01, all day',
    'Standup: 2026-12-01 09:00 to 2026-12-01 09:15',
    'Priya on leave: 2026-12-02 to 2026-12-02, all day',
    'Standup: 2026-12-02 09:00 to 2026-12-02 09:15',
  ]);
});

describe('events that say their day in their labels', () => {
  const entry = (title: string, when: string, shown: string) =>
    `<div role="button" class="entry" aria-label="${title}: ${when}"><b>${title}</b><div>${shown}</div></div>`;
  const day = (events: string) => `<div class="part" style="margin-left:90px">${events}</div>`;
  const list = (
    name: string,
  ) => `<div class="${name}" role="group" aria-label="List from December 1, 2026 to December 4, 2026">
    <table aria-hidden="true" style="float:left"><tr><td>1 Tue</td></tr><tr><td>2 Wed</td></tr></table>
    ${day(entry('Tasting', 'December 1, 2026, 9:15 AM - 9:30 AM', '9:15 AM - 9:30 AM'))}
    ${day(entry('Ana away', 'December 2, 2026 - December 4, 2026, All day', 'All day: December 2'))}
    ${day(entry('Ana away', 'December 2, 2026 - December 4, 2026, All day', 'All day: December 3'))}
    ${day(entry('Delivery', 'December 2, 2026, 3:00 PM - 3:45 PM', '3:00 PM - 3:45 PM'))}</div>`;

  it('are read by these, each once', () => {
    const content = shown(list('scheduler'));
    expect(told(content)).toEqual([
      'Tasting: 2026-12-01 09:15 to 2026-12-01 09:30',
      'Ana away: 2026-12-02 to 2026-12-04, all day',
      'Delivery: 2026-12-02 15:00 to 2026-12-02 15:45',
    ]);
    expect(content.calendar).toEqual({ from: '2026-12-01', to: '2026-12-04', hidden: [] });
  });

  it('are none in a list that is no calendar, or of which each only tells when it came', () => {
    expect(shown(list('inbox')).events).toEqual([]);
    const came = [1, 2, 3].map((n) => entry(`Ana ${n}`, `December ${n}, 2026, 8:1${n} AM`, `8:1${n} AM`)).join('');
    expect(shown(`<div class="events-inbox">${day(came)}</div>`).events).toEqual([]);
  });
});
