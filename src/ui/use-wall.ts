import { useEffect, useState } from 'preact/hooks';
import type { Wall } from './clock.ts';

/** Where the time comes from; tests pass their own. */
export interface Clock {
  now(): number;
  locale: string;
  timeZone?: string;
}

/** The machine's clock, for dates in a language given as BCP 47 tag. */
export const machineClock = (language: string): Clock => ({
  now: () => Date.now(),
  locale: language,
});

const EVERY_MS = 1000;

/** The wall clock, read again each second while the page is seen, so that what is on the screen is worded anew. */
export function useWall(clock: Clock): Wall {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tick = () => {
      if (!document.hidden) setNow(clock.now());
    };
    const timer = setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock]);
  return { now, locale: clock.locale, timeZone: clock.timeZone };
}
