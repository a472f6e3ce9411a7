import { expect, it } from 'vitest';
import { dataOf, readParsed, readShown } from './read-html.ts';

const card = (title: string, who: string, points: string) =>
  `<div class="card"><div class="t">${title}</div><div class="m"><span class="who">${who}</span><span class="pts">${points}</span></div></div>`;
const lane = (name: string, n: number, cards: string[]) =>
  `<section class="lane"><div class="head"><span>${name}</span><span>${n}</span></div><div class="cards">${cards.join('')}</div></section>`;
const board = (...lanes: string[]) =>
  `<style>.board{display:flex;gap:8px}.lane{width:150px}</style><h1>Garden</h1><div class="board">${lanes.join('')}</div>`;

const ideas = lane('Ideas', 2, [card('New gate', 'Nia', '2 pts'), card('Pond pump', 'Tomas', '3 pts')]);
const doing = lane('In progress', 1, [card('Hedge trim', 'Jun', '5 pts')]);

it('reads the cards of a board as rows, with the column that each stands in', () => {
  const html = board(ideas, doing, lane('Done', 0, []));
  for (const { tables, counts } of [readShown(html), readParsed(html)]) {
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({ section: ['Garden'], complete: true });
    expect(tables[0]?.columns).toEqual([['Card'], ['Person'], ['Points'], ['Status column']]);
    expect(dataOf(tables[0])).toEqual([
      ['New gate', 'Nia', '2 pts', 'Ideas'],
      ['Pond pump', 'Tomas', '3 pts', 'Ideas'],
      ['Hedge trim', 'Jun', '5 pts', 'In progress'],
    ]);
    expect(counts.map(({ of, n }) => [of, n])).toEqual([]);
  }
});

it('knows that cards are missing where a column says that it has more', () => {
  const [table] = readShown(board(ideas, lane('In progress', 12, [card('Hedge trim', 'Jun', '5 pts')]))).tables;
  expect(table).toMatchObject({ rowTotal: 14, complete: false });
});

it('takes neither the days of a calendar, nor links at the foot, nor boxes under each other for a board', () => {
  const days = board(
    lane('Monday', 2, [card('Standup', 'Nia', '9:30'), card('Review', 'Jun', '14:00')]),
    lane('Tuesday', 1, [card('Standup', 'Nia', '9:30')]),
  );
  const foot = `<footer>${board(ideas, doing)}</footer>`;
  const stacked = board(ideas, doing).replace('display:flex', 'display:block');
  for (const html of [days, foot, stacked])
    expect(readShown(html).tables.flatMap(({ columns }) => columns.flat())).not.toContain('Card');
});

it('names the columns of plain rows by their markup or their looks, and parts lines that stand under each other', () => {
  const stop = (time: string, job: string, at: string, who: string) =>
    `<div class="stop"><div class="time">${time}</div><div class="job"><b style="display:block">${job}</b><div class="addr">${at}</div></div><div>${who}</div></div>`;
  const [visits] = readShown(
    `<style>.stop{display:flex;gap:20px}</style><h1>Visits</h1><div>${stop('08:30', 'Boiler service', 'Mill Lane 4', 'Ana Reis')}
    ${stop('10:15', 'Meter swap', 'Castle Road 19', 'Ana Reis')}${stop('13:40', 'Leak check', 'Quay 2', 'Ben Aziz')}</div>`,
  ).tables;
  expect(visits?.columns).toEqual([['Time'], ['Entry'], ['Address'], ['Person']]);
  expect(dataOf(visits)[1]).toEqual(['10:15', 'Meter swap', 'Castle Road 19', 'Ana Reis']);
  const row = (name: string, state: string, ms: string) =>
    `<li style="display:flex;gap:9px"><span class="name">${name}</span><span class="badge ${state}">${state}</span><span>${ms}</span></li>`;
  const [services] = readShown(
    `<h2>Services</h2><ul>${row('search', 'Degraded', '874 ms')}${row('auth', 'Healthy', '95 ms')}${row('mail', 'Down', '3 ms')}</ul>`,
  ).tables;
  expect(services?.columns).toEqual([[], ['Status'], []]);
});
