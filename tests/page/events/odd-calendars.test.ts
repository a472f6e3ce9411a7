import { describe, expect, it } from 'vitest';
import { parsed, shown, told } from './read-calendar.ts';

/** December 2026 as a table from Sunday 29 November; cells hold what `in` gives for a day of December. */
function month(inside: (day: number) => string, head = '<h2>December 2026</h2>'): string {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => `<th>${name}</th>`).join('');
  const cell = (i: number) => {
    const day = i - 1;
    return day < 1 ? `<td>${day + 30}</td>` : day > 31 ? `<td>${day - 31}</td>` : `<td>${day}${inside(day)}</td>`;
  };
  const rows = [0, 1, 2, 3, 4].map(
    (week) => `<tr>${[0, 1, 2, 3, 4, 5, 6].map((d) => cell(week * 7 + d)).join('')}</tr>`,
  );
  return `${head}<table class="calendar" style="width:900px"><thead><tr>${names}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

describe('months that only number their days', () => {
  const events = (day: number) => (day === 1 ? '<br><a class="event" href="#">9:15 AM Standup</a>' : '');

  it.each([
    ['laid out', shown],
    ['parsed', parsed],
  ])('are dated by the month that the page names, %s', (_, read) => {
    const content = read(month(events));
    expect(told(content)).toEqual(['Standup: 2026-12-01 09:15 to ?']);
    expect(content.tables).toEqual([]);
  });

  it('are dated by today where the page names no month and today is among them', () => {
    expect(told(shown(month(events, '')))).toEqual(['Standup: 2026-12-01 09:15 to ?']);
    expect(told(shown(month(events, ''), 'Plans', '2026-12-31'))).toEqual(['Standup: 2026-12-01 09:15 to ?']);
  });

  it.each(['2026-08-10', '2026-11-28', '2027-01-05'])(
    'are no table of numbers where nothing dates them: %s',
    (today) => {
      const content = shown(month(events, ''), 'Plans', today);
      expect(content.events).toEqual([]);
      expect(content.tables).toEqual([]);
    },
  );

  it('say of days with words that nobody can tell as events that something may be on', () => {
    const content = shown(month((day) => (day === 2 ? '<br>Standup at nine' : events(day))));
    expect(content.calendar?.hidden).toEqual(['2026-12-02']);
  });

  it('leave tables with a column of row numbers alone', () => {
    const rows = Array.from({ length: 31 }, (_, i) => `<tr><td>${i + 1}</td><td>Item ${i}</td><td>${i * 3}</td></tr>`);
    expect(shown(`<table><tr><th>#</th><th>Name</th><th>Sum</th></tr>${rows.join('')}</table>`).tables).toHaveLength(1);
  });
});

describe('bars over several days', () => {
  const cells = [30, 1, 2, 3, 4, 5].map((day, i) => {
    const bar =
      i === 2 ? '<div class="cal-event">Aiko away</div>' : i === 1 ? '<div class="cal-event">9:15a Standup</div>' : '';
    return `<td data-date="2026-${day === 30 ? '11-30' : `12-0${day}`}"><span>${day}</span>${bar}</td>`;
  });

  it('end nowhere in a page that is not drawn', () => {
    expect(told(parsed(`<table class="calendar"><tr>${cells.join('')}</tr></table>`))).toContain(
      'Aiko away: 2026-12-02 to ?, all day',
    );
  });
});

describe('a day drawn beside its hours', () => {
  const hours = Array.from(
    { length: 6 },
    (_, i) => `<div style="position:absolute;top:${i * 40}px;height:40px;width:60px"><span>${i + 8}:00</span></div>`,
  ).join('');
  const day = (head: string) => `${head}<div class="my-calendar"><div><span>1</span> <span>Tue</span></div>
    <div><span class="panel-title">Milestone</span></div>
    <div style="position:relative;height:240px">${hours}<div class="my-event" style="position:absolute;left:80px;top:50px;height:20px;width:200px">
    <strong>09:15</strong> <span>Standup</span></div></div></div>`;

  it('is dated by a name of the day that stands outside of it', () => {
    expect(told(shown(day('<span>2026.12.01</span>'), 'Team calendar'))).toEqual(['Standup: 2026-12-01 09:15 to ?']);
  });

  it('gives no undated times as fields', () => {
    const content = shown(day(''));
    expect(content.events).toEqual([]);
    expect(content.fields).toEqual([]);
  });

  it('leaves times beside labels alone that stand in no calendar', () => {
    const content = shown('<div class="card"><span>Doors</span> <b>19:00</b></div><div><i>Open</i> <b>17</b></div>');
    expect(content.fields.map(({ label, value }) => [label, value])).toEqual([
      ['Doors', '19:00'],
      ['Open', '17'],
    ]);
  });
});

it('takes the hours of a calendar by how its events write theirs', () => {
  const hours = Array.from(
    { length: 8 },
    (_, i) =>
      `<div style="position:absolute;top:${i * 40}px;height:40px;width:60px"><span>${((i + 7) % 12) + 1} ${i < 4 ? 'am' : 'pm'}</span></div>`,
  ).join('');
  const event = (time: string, title: string, left: number, top: number) =>
    `<div class="my-event" style="position:absolute;left:${left}px;top:${top}px;height:20px;width:120px"><b>${time}</b> <span>${title}</span></div>`;
  const days = ['29', '30', '1', '2', '3', '4', '5'].map(
    (day, i) =>
      `<div style="position:absolute;left:${60 + i * 130}px;width:130px;height:20px"><span>${day}</span></div>`,
  );
  const week = `<p>November 29 – December 5, 2026</p><div class="big-calendar"><div style="position:relative;height:20px">${days.join('')}</div>
    <div style="position:relative;height:320px">${hours}${event('09:15', 'Standup', 325, 50)}${event('11:00', 'Review', 325, 122)}${event('15:00', 'Retro', 455, 281)}</div></div>`;
  expect(told(shown(week))).toEqual([
    'Standup: 2026-12-01 09:15 to ?',
    'Review: 2026-12-01 11:00 to ?',
    'Retro: 2026-12-02 15:00 to ?',
  ]);
});

it('takes no list of issues for an agenda, whatever the page is called', () => {
  const row = (id: number, subject: string, due: string, updated: string) =>
    `<tr><td>${id}</td><td><a href="#">${subject}</a></td><td>${due}</td><td>${updated}</td></tr>`;
  const list = `<table><thead><tr><th>#</th><th>Subject</th><th>Due date</th><th>Updated</th></tr></thead><tbody>
    ${row(1, 'Order badges', 'Dec 1, 2026', '11/29/2026 09:15 AM')}${row(2, 'Book room', 'Dec 2, 2026', '11/30/2026 10:00 AM')}
    ${row(3, 'Invite Mira', 'Dec 3, 2026', '11/30/2026 11:30 AM')}</tbody></table>`;
  for (const content of [shown(list, 'Issues - Events'), parsed(list, 'Issues - Events')]) {
    expect(content.events).toEqual([]);
    expect(content.tables[0]?.rows).toHaveLength(3);
  }
});
