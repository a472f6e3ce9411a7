import { describe, expect, it } from 'vitest';
import { parsed, shown, told } from './read-calendar.ts';

const row = (head: string, ...cells: string[]) =>
  `<tr><th>${head}</th>${cells.map((cell) => (cell.startsWith('<td') ? cell : `<td>${cell}</td>`)).join('')}</tr>`;
const table = (heads: string[], ...rows: string[]) =>
  `<h1>Hall, 30 Nov to 6 Dec 2026</h1><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
const DAYS = ['Time', 'Mon 30 Nov', 'Tue 1 Dec', 'Wed 2 Dec'];
const book = '<a href="#">Book</a>';

describe('timetables', () => {
  it.each([
    ['drawn', shown],
    ['parsed', parsed],
  ])('are read by the days above and the hours before their cells, %s', (_, read) => {
    const content = read(
      table(
        DAYS,
        row('17:00', book, '<b>Junior judo</b><br><small>Hall B, 4 places left</small>', '—'),
        row('18:00', '<b>Badminton</b><br><small>Studio, full</small>', book, ''),
      ),
    );
    expect(told(content)).toEqual(['Junior judo: 2026-12-01 17:00 to ?', 'Badminton: 2026-11-30 18:00 to ?']);
    expect(content.events.map(({ location }) => location)).toEqual(['Hall B', 'Studio']);
    expect(content.calendar).toEqual({ from: '2026-11-30', to: '2026-12-02', hidden: [] });
    expect(content.tables.length).toBe(1);
  });

  it('last over the slots of a merged cell, with ends where the hours tell them, also with days for rows', () => {
    const merged = table(
      DAYS,
      row('9:00 - 10:00', '<td rowspan="2">Choir</td>', '', ''),
      row('10:00 - 11:00', 'Yoga', ''),
      row('11:00 - 12:00', '', '', 'Judo'),
    );
    expect(told(shown(merged))).toEqual([
      'Choir: 2026-11-30 09:00 to 2026-11-30 11:00',
      'Yoga: 2026-12-01 10:00 to 2026-12-01 11:00',
      'Judo: 2026-12-02 11:00 to 2026-12-02 12:00',
    ]);
    const byDay = table(['Day', '9:00', '10:00'], row('Mon 30 Nov', 'Choir', ''), row('Tue 1 Dec', '', 'Yoga'));
    expect(told(shown(byDay))).toEqual(['Choir: 2026-11-30 09:00 to ?', 'Yoga: 2026-12-01 10:00 to ?']);
  });

  it('hold each of several entries of a cell', () => {
    const two = '<div class="entry">Choir</div><div class="entry">Yoga</div>';
    expect(told(shown(table(DAYS, row('9:00', two, '', ''), row('10:00', '', '', 'Judo'))))).toEqual([
      'Choir: 2026-11-30 09:00 to ?',
      'Yoga: 2026-11-30 09:00 to ?',
      'Judo: 2026-12-02 10:00 to ?',
    ]);
  });

  it('say of slots that are closed that something may be on', () => {
    const content = shown(table(DAYS, row('9:00', 'Choir', 'Unavailable', 'No class'), row('10:00', '', '', 'Judo')));
    expect(told(content).length).toBe(2);
    expect(content.calendar?.hidden).toEqual(['2026-12-01']);
  });

  it.each([
    ['figures', table(DAYS, row('9:00', '2', '0', '1 short'), row('10:00', '3', '0', '2'))],
    ['hours that begin again at one', table(DAYS, row('11:00', 'Choir', '', ''), row('1:00', '', 'Yoga', ''))],
    ['days that are not dated', table(['Time', 'Mon', 'Tue'], row('9:00', 'Choir', ''), row('10:00', '', 'Yoga'))],
    ['rows that are no hours', table(DAYS, row('Ovens', 'Ann', 'Bo', 'Cy'), row('Till', 'Di', 'Ed', 'Flo'))],
  ])('are none by %s', (_, page) => {
    expect(shown(page).events).toEqual([]);
  });
});

describe('calendars whose rows are rooms or people', () => {
  const lane = (name: string, top: number) =>
    `<div style="position:absolute;left:0;top:${top}px;width:100px;height:40px" role="rowheader"><span>${name}</span></div>`;
  const event = (title: string, time: string, top: number, left: number) =>
    `<div class="x-event" style="position:absolute;top:${top + 5}px;left:${left}px;width:90px;height:22px"><time>${time}</time> <b>${title}</b></div>`;
  const heads = ['2026-11-30', '2026-12-01', '2026-12-02'].map(
    (date, i) =>
      `<div data-date="${date}" style="position:absolute;left:${100 + i * 200}px;top:30px;width:200px;height:120px"></div>`,
  );
  const week = (lanes: string[], second: string) =>
    `<h2>Nov 30 – Dec 2, 2026</h2><div class="room-calendar" style="position:relative;height:200px;width:800px">
      ${lanes.map((name, i) => lane(name, 30 + i * 40)).join('')}<div class="days">${heads.join('')}
      ${event('Review', '10:00', 30, 110)}${event(second, '11:00', 70, 310)}</div></div>`;

  it('tell the name that heads its row as the place of an event', () => {
    expect(
      shown(week(['Room Oslo', 'Room Bern', 'Wheel jig'], 'Retro')).events.map(({ title, location }) => [
        title,
        location,
      ]),
    ).toEqual([
      ['Review', 'Room Oslo'],
      ['Retro', 'Room Bern'],
    ]);
  });

  it.each([
    ['weeks by number', ['W49', 'W50', 'W51']],
    ['hours', ['9:00', '10:00', '11:00']],
    ['days', ['Tue 1', 'Wed 2', 'Thu 3']],
    ['rows of which not all have events beside them', ['All day', 'Room Bern']],
  ])('take no place from %s', (_, lanes) => {
    expect(shown(week(lanes, 'Retro')).events.map(({ location }) => location)).toEqual([null, null]);
  });
});
