import { describe, expect, it } from 'vitest';
import { shown, told } from './read-calendar.ts';

const at = (left: number, top: number, width: number, height: number): string =>
  `style="position:absolute;overflow:hidden;left:${left}px;top:${top}px;width:${width}px;height:${height}px"`;

/** A scale of hours from 8:00 in slots of 60 px, whose labels stand in boxes half as high. */
const hours = Array.from(
  { length: 10 },
  (_, i) =>
    `<div ${at(0, i * 60, 60, 60)}><div style="padding-top:5px"><div style="height:29px">${i + 8}:00</div></div></div>`,
).join('');

/** A week of columns of 120 px: heads, a strip for whole days, and the hours; `name` is the class of the whole. */
function week(heads: readonly string[], events: string, { strip = '', title = '', name = 'hours-calendar' } = {}) {
  const head = heads.map((text, i) => `<div ${at(60 + i * 120, 0, 120, 30)}><div>${text}</div></div>`).join('');
  return `<p>${title}</p><div class="${name}" style="position:relative;width:900px">
    <div style="position:relative;height:30px">${head}</div>
    <div style="position:relative;height:26px">${strip}</div>
    <div style="position:relative;height:600px">${hours}${events}</div></div>`;
}

const event = (day: number, top: number, height: number, inside: string) =>
  `<div class="x_event" ${at(60 + day * 120, top, 118, height)}>${inside}</div>`;

const IN_DIGITS = ['11/30/2026', '12/1/2026', '12/2/2026', '12/3/2026', '12/4/2026', '12/5/2026', '12/6/2026'];

describe('a week whose heads write their dates', () => {
  it.each([
    ['in digits, month first', IN_DIGITS, ''],
    ['in digits, day first', ['30.11.2026', '01.12.2026', '02.12.2026', '03.12.2026', '04.12.2026'], ''],
    ['with a weekday, without a year', ['Mon 11/30', 'Tue 12/1', 'Wed 12/2', 'Thu 12/3', 'Fri 12/4'], ''],
    ['without weekday and year, in a range that the page names', ['30.11.', '1.12.', '2.12.'], '30 Nov – 2 Dec 2026'],
  ])('%s', (_, heads, title) => {
    expect(told(shown(week(heads, event(1, 60, 90, '<b>9:00 - 10:30</b> <span>Review</span>'), { title })))).toEqual([
      'Review: 2026-12-01 09:00 to 2026-12-01 10:30',
    ]);
  });

  it('is not dated where its digits can be read in two ways', () => {
    const heads = ['01/02/2026', '01/03/2026', '01/04/2026'].map((text) => text.replace(/^01\/0(\d)/, '0$1/0$1'));
    expect(shown(week(heads, event(1, 60, 90, '<b>9:00 - 10:30</b> <span>Review</span>'))).events).toEqual([]);
  });

  it('is one week and not the one of its days that reads in one way only', () => {
    const content = shown(week(IN_DIGITS, event(3, 120, 60, 'Retro')));
    expect(told(content)).toEqual(['Retro: 2026-12-03 10:00 to 2026-12-03 11:00']);
    expect(content.calendar).toMatchObject({ from: '2026-11-30', to: '2026-12-06' });
  });
});

it('is a calendar by its scale of hours, whatever it is called', () => {
  const heads = ['Monday 30', 'Tuesday 1', 'Wednesday 2', 'Thursday 3', 'Friday 4', 'Saturday 5', 'Sunday 6'];
  const title = 'Week 49 (November - December 2026)';
  const content = shown(week(heads, event(2, 60, 30, '<b>9:00 - 9:30</b> <span>Sync</span>'), { title, name: 'plan' }));
  expect(told(content)).toEqual(['Sync: 2026-12-02 09:00 to 2026-12-02 09:30']);
});

describe('times by height alone', () => {
  it('are those of the filled part of a strip at the side, where chips are as high as whole slots', () => {
    const strip = (top: string, height: string) =>
      `<div style="position:absolute;left:0;top:1px;bottom:1px;width:6px"><div style="position:relative;width:6px;top:${top};height:${height}"></div></div>`;
    const content = shown(
      week(
        IN_DIGITS,
        event(1, 30, 30, `Standup${strip('50%', '50%')}`) + event(2, 60, 60, `Talk${strip('0%', '75%')}`),
      ),
    );
    expect(told(content)).toEqual([
      'Standup: 2026-12-01 08:45 to 2026-12-01 09:00',
      'Talk: 2026-12-02 09:00 to 2026-12-02 09:45',
    ]);
  });
});

describe('a strip for whole days above the hours', () => {
  const bar = (day: number, days: number, text: string) =>
    `<div class="x_event_bar" ${at(60 + day * 120, 2, days * 120, 22)}><div>${text}</div></div>`;

  it('holds events, though they are named after events and not as them', () => {
    const content = shown(week(IN_DIGITS, event(1, 60, 60, 'Review'), { strip: bar(2, 2, 'Priya on leave') }));
    expect(told(content)).toContain('Priya on leave: 2026-12-02 to 2026-12-03, all day');
  });

  it('leaves alone what reaches over no whole days', () => {
    const label = `<div class="x_event_legend" ${at(20, 2, 200, 22)}>Rooms and leave</div>`;
    expect(told(shown(week(IN_DIGITS, event(1, 60, 60, 'Review'), { strip: label })))).toEqual([
      'Review: 2026-12-01 09:00 to 2026-12-01 10:00',
    ]);
  });
});

describe('what a chip says in lines', () => {
  it('has the title in the first and a room in the next', () => {
    const [review] = shown(week(IN_DIGITS, event(1, 60, 60, 'Review<br><small>Room Oslo</small>'))).events;
    expect(review).toMatchObject({ title: 'Review', location: 'Room Oslo' });
  });

  it('is called by its title, though the chip is too low to show it', () => {
    const inside =
      '<b>9:00 - 9:15</b><h4 class="x-title" style="height:0;overflow:hidden;margin:0">Standup</h4><div>Room Oslo</div>';
    const [standup] = shown(week(IN_DIGITS, event(1, 60, 15, inside))).events;
    expect(standup).toMatchObject({ title: 'Standup', location: 'Room Oslo' });
  });
});

describe('a single day', () => {
  const day = (head: string, title: string) =>
    `<h2>${title}</h2><div class="plan" style="position:relative;width:500px"><div style="position:relative;height:30px">${head}</div>
     <div style="position:relative;height:600px">${hours}<div class="x_event" ${at(70, 60, 400, 30)}><b>9:00 - 9:30</b> <span>Sync</span></div></div></div>`;

  it.each([
    ['whose digits the named month makes clear', '12/1/2026', 'December 2026'],
    ['with its year in brackets', '', 'Tuesday 1 December (2026)'],
  ])('%s', (_, head, title) => {
    expect(told(shown(day(head, title)))).toEqual(['Sync: 2026-12-01 09:00 to 2026-12-01 09:30']);
  });

  it('is not dated where its digits can be read in two ways', () => {
    expect(shown(day('12/1/2026', '')).events).toEqual([]);
  });
});
