import { browser } from './browser.ts';

/**
 * What this extension's copies on one person's machines share, through the browser's own sync (storage.sync), and what
 * each of them notes of that for itself (storage.local). An item a line, under its id.
 */
const PREFIX = 'line:';
const NOTES = 'sync';

/** The browsers' limits in bytes: of an item with its key, and of all (developer.chrome.com, storage.sync). */
const MOST_PER_ITEM = 8192;
const MOST_IN_ALL = 102_400;

/** The shared lines as storage gives them, by id. */
export async function readShared(): Promise<Map<string, unknown>> {
  const all = await browser.storage.sync.get(null);
  return new Map(
    Object.entries(all).flatMap(([key, value]) => (key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), value]] : [])),
  );
}

/** Shares lines and takes others back, each in one write: browsers allow 120 a minute. Fails as a whole where it is full. */
export async function writeShared(lines: readonly { id: string }[], gone: readonly string[]): Promise<void> {
  if (gone.length > 0) await browser.storage.sync.remove(gone.map((id) => PREFIX + id));
  if (lines.length > 0)
    await browser.storage.sync.set(Object.fromEntries(lines.map((line) => [PREFIX + line.id, line])));
}

/** Takes back all that is shared. */
export async function clearShared(): Promise<void> {
  await writeShared([], [...(await readShared()).keys()]);
}

/** Whether a line is short enough to be an item. */
export function canBeShared(line: { id: string }): boolean {
  return new TextEncoder().encode(PREFIX + line.id + JSON.stringify(line)).length <= MOST_PER_ITEM;
}

/** How much of the room for shared lines is taken, 0 to 1. */
export async function sharedShare(): Promise<number> {
  return (await browser.storage.sync.getBytesInUse(null)) / MOST_IN_ALL;
}

/** Calls back when shared lines changed, here or elsewhere. Register synchronously when the worker starts. */
export function onSharedChanged(see: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'sync' && Object.keys(changes).some((key) => key.startsWith(PREFIX))) see();
  });
}

/** What this machine notes of its syncing; null while that is off. */
export async function readSyncNotes(): Promise<unknown> {
  return (await browser.storage.local.get(NOTES))[NOTES] ?? null;
}

/** Writes them; null removes them. */
export async function writeSyncNotes(notes: object | null): Promise<void> {
  if (notes === null) await browser.storage.local.remove(NOTES);
  else await browser.storage.local.set({ [NOTES]: notes });
}
