import type { Clock } from '../asking/engine.ts';

/** An instant (epoch milliseconds) as date and time of day in the browser's time zone. */
export function wallClock(now: number): Clock {
  const at = new Date(now);
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    now,
    today: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}
