import { browser } from './browser.ts';

/** The match pattern of a URL's site ("https://host/*"), or null when its scheme cannot be granted. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  // Match patterns have no port: a grant for a host covers all of its ports.
  return protocol === 'https:' || protocol === 'http:' ? `${protocol}//${hostname}/*` : null;
}

/** Whether pages of this URL's site may be read. Asked anew each time: a person can take it back in the browser. */
export async function hasAccess(url: string): Promise<boolean> {
  const origin = originOf(url);
  return origin !== null && (await browser.permissions.contains({ origins: [origin] }));
}

/**
 * Asks the person for a site. Call it straight from a click with nothing awaited before, or the browser refuses. The
 * dialog closes the popup (Chromium 156), and then this promise never settles: store first what must not be lost.
 */
export function requestAccess(origin: string): Promise<boolean> {
  return browser.permissions.request({ origins: [origin] });
}

/** The sites that may be read, as match patterns. */
export async function listAccess(): Promise<string[]> {
  return ((await browser.permissions.getAll()).origins ?? []).toSorted();
}

/** Takes back a site. False when the browser did not let go of it. */
export function removeAccess(origin: string): Promise<boolean> {
  return browser.permissions.remove({ origins: [origin] });
}

/** Calls back with the sites just granted. Register synchronously when the worker starts. */
export function onAccessGranted(see: (origins: string[]) => void): void {
  browser.permissions.onAdded.addListener((added) => see(added.origins ?? []));
}
