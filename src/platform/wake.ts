import { browser } from './browser.ts';

const ALARM = 'close-left-tabs';

/** Has the worker started again in `minutes` (30 seconds is the least browsers allow) even if nothing else does. */
export async function wakeIn(minutes: number): Promise<void> {
  await browser.alarms.create(ALARM, { delayInMinutes: minutes });
}

/** Calls back when the alarm rings. Register synchronously when the worker starts. */
export function onWake(see: () => void): void {
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === ALARM) see();
  });
}
