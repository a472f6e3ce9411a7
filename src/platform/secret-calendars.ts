import { browser } from './browser.ts';

/**
 * Secret addresses of calendars, which the person pasted: whoever has one can read the calendar. They are kept apart from
 * the memory, in this browser alone, and are neither exported nor synced, logged or shown again.
 */
const KEY = 'secret-calendars';
const LOCK = 'secret-calendars';

/** The site that a secret address stands for, and the form of the address. */
const GOOGLE = /^https:\/\/calendar\.google\.com\/calendar\/ical\/[^/?#]+\/private-[\w-]{8,}\/(?:basic|full)\.ics$/;
const GOOGLE_PAGE = /^https:\/\/calendar\.google\.com\/calendar\//;

/** How a kept address is shown: by the account's first letter and host, and the secret's last two letters. */
export interface SecretCalendar {
  id: string;
  masked: string;
}

/** The secret addresses that stand for the page at this address. */
export async function secretCalendarsFor(page: string): Promise<string[]> {
  return GOOGLE_PAGE.test(page) ? kept() : [];
}

/** The addresses that are kept, masked. */
export async function listSecretCalendars(): Promise<SecretCalendar[]> {
  return Promise.all((await kept()).map(async (address) => ({ id: await idOf(address), masked: mask(address) })));
}

/** Keeps an address. False for one that is no secret address of a calendar that we know. */
export async function addSecretCalendar(typed: string): Promise<boolean> {
  const address = typed.trim();
  if (!GOOGLE.test(address)) return false;
  await change((others) => [...others.filter((known) => known !== address), address]);
  return true;
}

/** Forgets an address, by its id in the list. */
export async function removeSecretCalendar(id: string): Promise<void> {
  const ids = new Map(
    await Promise.all((await kept()).map(async (address) => [address, await idOf(address)] as const)),
  );
  await change((all) => all.filter((address) => ids.get(address) !== id));
}

async function kept(): Promise<string[]> {
  const found = (await browser.storage.local.get(KEY))[KEY];
  return Array.isArray(found) ? found.filter((address): address is string => GOOGLE.test(String(address))) : [];
}

function change(to: (addresses: string[]) => string[]): Promise<void> {
  return navigator.locks.request(LOCK, async () => {
    const addresses = to(await kept());
    if (addresses.length === 0) await browser.storage.local.remove(KEY);
    else await browser.storage.local.set({ [KEY]: addresses });
  });
}

function mask(address: string): string {
  const account = decodeURIComponent(/\/ical\/([^/]+)\//.exec(address)?.[1] ?? '');
  const secret = /\/private-([\w-]+)\//.exec(address)?.[1] ?? '';
  return `${account.slice(0, 1)}…${account.replace(/^[^@]*/, '')} · …${secret.slice(-2)}`;
}

/** Names an address without giving it away. */
async function idOf(address: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(hash).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
