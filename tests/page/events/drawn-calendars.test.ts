import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { inFrame } from '../in-frame.ts';

/** Lays `body` out in a frame, as of `today`, and reads it there. */
function read(body: string, today = '2026-11-30'): PageContent {
  return inFrame(
    `<!doctype html><html lang="en"><title>Plans</title><body style="margin: 0">${body}</body></html>`,
    (inner) =>
      readDocument(inner, { rendered: true, url: 'https://example.org/', today, layout, calendars, repetition })
        .content,
  );
}

const told = (content: PageContent) =>
  content.events.map((event) => {
    const end = event.end === null ? '?' : [event.end.date, event.end.time].filter(Boolean).join(' ');
    return `${event.title}: ${[event.start.date, event.start.time].filter(Boolean).join(' ')} to ${end}`;
  });

const DAYS = ['29 Sun', '30 Mon', '01 Tue', '02 Wed', '03 Thu', '04 Fri', '05 Sat'];
const HEADS = DAYS.map(
  (day, i) =>
    `<div style="position:absolute;left:${60 + i * 130}px;width:130px"><span role="columnheader">${day}</span></div>`,
);
const HOURS = [9, 10, 11, 12, 13, 14].map(
  (hour, i) => `<div style="position:absolute;top:${i * 40}px;height:40px;width:60px"><span>${hour}:00</span></div>`,
);

/** A week whose heads hold the days' names only; events lie over it, those of whole days in a strip of their own. */
function week(title: string, events: string): string {
  return `<div class="big-calendar"><p>${title}</p><div class="heads" style="position:relative;height:20px">${HEADS.join('')}</div>
    <div class="allday-strip" style="position:relative;height:30px"><div class="my-event" style="position:absolute;left:452px;width:386px;height:20px"><div class="my-event-title">Aiko away</div></div></div>
    <div class="hours" style="position:relative;height:120px;overflow-y:auto">${HOURS.join('')}<div style="position:absolute;left:0;top:0;width:970px;height:240px">${events}</div></div></div>`;
}

const event = (title: string, time: string, left: number, top: number, height: number) =>
  `<div class="my-event" style="position:absolute;left:${left}px;width:120px;top:${top}px;height:${height}px;overflow:hidden"><div class="my-event-title">${title}</div><div class="my-event-time">${time}</div></div>`;

describe('calendars that draw events over their days', () => {
  const events = event('Planning', '10:00 - 11:30', 192, 40, 60) + event('Late call', '14:00 - 14:30', 322, 200, 20);

  it('takes times from the event, not from the height of its parts, and finds those scrolled away', () => {
    expect(told(read(week('November 29 – December 05', events)))).toEqual([
      'Planning: 2026-11-30 10:00 to 2026-11-30 11:30',
      'Late call: 2026-12-01 14:00 to 2026-12-01 14:30',
      'Aiko away: 2026-12-02 to 2026-12-04',
    ]);
  });

  it('dates a week without a year only by a year whose weekdays fit', () => {
    expect(read(week('November 29 – December 05', events)).calendar?.from).toBe('2026-11-29');
    expect(read(week('November 29 – December 05', events), '2029-06-01').events).toEqual([]);
  });
});

describe('weeks that name no month', () => {
  const events = event('Planning', '10:00 - 11:30', 192, 40, 60);

  it('are the one that today is in', () => {
    expect(told(read(week('Our week', events), '2026-12-03'))[0]).toBe(
      'Planning: 2026-11-30 10:00 to 2026-11-30 11:30',
    );
  });

  it.each(['2026-12-06', '2026-11-28', '2027-12-01'])(
    'are not dated on a day that is not shown, or on another weekday: %s',
    (today) => {
      expect(read(week('Our week', events), today).events).toEqual([]);
    },
  );
});

describe('agendas', () => {
  const list = (range: string, day: string) =>
    `<div class="agenda"><p>${range}</p><h2>${day}</h2><ul><li><span>9:15 AM</span> <b>Standup</b></li></ul>
    <h2>Wed Dec 02</h2><ul><li><span>All day</span> <b>Aiko away</b></li></ul>
    <h2>Thu Dec 03</h2><ul><li><span>All day</span> <b>Aiko away</b></li></ul></div>`;

  it('reads a range in digits by what proves its order', () => {
    const content = read(list('12/01/2026 – 12/31/2026', 'Tue Dec 01'));
    expect(told(content)).toEqual(['Standup: 2026-12-01 09:15 to ?', 'Aiko away: 2026-12-02 to 2026-12-03']);
    expect(content.calendar).toEqual({ from: '2026-12-01', to: '2026-12-31', hidden: [] });
  });

  it('reads no day that stands on another weekday than it says', () => {
    expect(told(read(list('December 2026', 'Mon Dec 01')))).toEqual(['Aiko away: 2026-12-02 to 2026-12-03']);
  });

  it('does not take a single day for the month it is in', () => {
    const content = read(
      '<div class="agenda"><h1>December 2026</h1><h2>Tuesday, December 1</h2><ul><li><span>9:15 AM</span> <b>Standup</b></li></ul></div>',
    );
    expect(content.calendar).toEqual({ from: '2026-12-01', to: '2026-12-01', hidden: [] });
  });
});
