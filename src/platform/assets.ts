import { browser } from './browser.ts';

/** A file that ships with the extension, or null where it cannot be had. */
export async function loadAsset(name: string): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(browser.runtime.getURL(name));
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}
