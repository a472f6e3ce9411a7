import { describe, expect, test } from 'vitest';
import { anEvent, aPage } from '../../support/a-page.ts';
import { says } from '../../support/says.ts';

const day = (date: string) => ({ from: date, to: date, hidden: [] });
const at = (time: string) => ({ now: 0, today: '2026-11-30', time });
const today = aPage({
  title: 'Team calendar',
  calendar: day('2026-11-30'),
  events: [
    anEvent('Standup', '2026-11-30', '09:40', '09:55'),
    anEvent('Design review', '2026-11-30', '14:00', '15:00'),
  ],
});

describe('an event of today that is over, where the calendar shows no later one', () => {
  test.each(['09:00', '09:45', '10:57', '23:59'])('is still when it was, asked at %s', (time) =>
    expect(says(today, 'standup?', at(time))).toBe('09:40'),
  );

  test('is not the next one', () => {
    expect(says(today, 'when is the next standup?', at('09:00'))).toBe('09:40');
    expect(says(today, 'when is the next standup?', at('10:57'))).not.toBe('09:40');
  });

  test('of yesterday says nothing', () => {
    const yesterday = {
      ...today,
      calendar: day('2026-11-29'),
      events: [anEvent('Standup', '2026-11-29', '09:40', '09:55')],
    };
    expect(says(yesterday, 'standup?', at('08:00'))).not.toBe('09:40');
  });

  test('gives way to a later one', () => {
    const two = { ...today, events: [...today.events, anEvent('Standup', '2026-11-30', '16:10', '16:20')] };
    expect(says(two, 'standup?', at('10:57'))).toBe('16:10');
  });
});
