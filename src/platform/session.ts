import type { Storage } from 'webextension-polyfill';
import type { AskState } from '../asking/ask-state.ts';
import type { LastPlan } from '../asking/plan.ts';
import type { Draft } from '../memory/entry.ts';
import { browser } from './browser.ts';

/**
 * What lives until the browser closes: the question under way, its answer, a draft not yet saved. storage.session is
 * kept in memory and is closed to injected scripts.
 */
interface PerWindow {
  ask: AskState;
  draft: Draft;
  last: LastPlan;
  /** What stood in the question box when the popup had to close. */
  typed: string;
  /** A value is being picked on a page. */
  picking: Picking;
}

/** A picking under way, so that another worker can go on with it. */
export interface Picking {
  id: string;
  tabId: number;
  /** The frames that have a picker. */
  frameIds: number[];
  /** Of the page. */
  url: string;
  title: string;
  /** Epoch milliseconds. */
  startedAt: number;
}

/** Tabs we opened to read, by id, with the time they were opened (epoch milliseconds). */
export type OpenedTabs = Record<string, number>;

const keyOf = (slot: keyof PerWindow, windowId: number) => `${slot}:${windowId}`;
const OPENED = 'opened-tabs';

/** What a window's slot holds, or null. */
export async function getForWindow<S extends keyof PerWindow>(slot: S, windowId: number): Promise<PerWindow[S] | null> {
  const key = keyOf(slot, windowId);
  const found = await browser.storage.session.get(key);
  return (found[key] as PerWindow[S] | undefined) ?? null; // written by setForWindow alone
}

/** Fills a window's slot; null empties it. */
export async function setForWindow<S extends keyof PerWindow>(
  slot: S,
  windowId: number,
  value: PerWindow[S] | null,
): Promise<void> {
  const key = keyOf(slot, windowId);
  if (value === null) await browser.storage.session.remove(key);
  else await browser.storage.session.set({ [key]: value });
}

/** What stood in the question box when the popup had to close, once; null when there was nothing. */
export async function takeTyped(windowId: number): Promise<string | null> {
  const typed = await getForWindow('typed', windowId);
  if (typed !== null) await setForWindow('typed', windowId, null);
  return typed;
}

/** The questions of all windows. */
export async function allAsks(): Promise<AskState[]> {
  const all = await browser.storage.session.get(null);
  return Object.entries(all).flatMap(([key, value]) => (key.startsWith('ask:') ? [value as AskState] : []));
}

/** The pickings of all windows. */
export async function allPickings(): Promise<{ windowId: number; picking: Picking }[]> {
  const all = await browser.storage.session.get(null);
  return Object.entries(all).flatMap(([key, value]) => {
    const [slot, windowId] = key.split(':');
    return slot === 'picking' ? [{ windowId: Number(windowId), picking: value as Picking }] : [];
  });
}

/** Empties all slots of a closed window. */
export async function forgetWindow(windowId: number): Promise<void> {
  const slots = ['ask', 'draft', 'last', 'typed', 'picking'] as const;
  await browser.storage.session.remove(slots.map((slot) => keyOf(slot, windowId)));
}

/** Tabs that were opened to read and not yet closed. */
export async function openedTabs(): Promise<OpenedTabs> {
  const found = await browser.storage.session.get(OPENED);
  return (found[OPENED] as OpenedTabs | undefined) ?? {};
}

/** Replaces the list of opened tabs. */
export async function setOpenedTabs(tabs: OpenedTabs): Promise<void> {
  await browser.storage.session.set({ [OPENED]: tabs });
}

function watch<S extends keyof PerWindow>(slot: S, windowId: number, see: (value: PerWindow[S] | null) => void) {
  const key = keyOf(slot, windowId);
  const listener = (changes: Record<string, Storage.StorageChange>, area: string) => {
    const change = changes[key];
    if (area === 'session' && change) see((change.newValue as PerWindow[S] | undefined) ?? null);
  };
  browser.storage.onChanged.addListener(listener);
  void getForWindow(slot, windowId).then(see);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** Calls back with the window's question now and at each change; gives a function that stops it. */
export function watchAsk(windowId: number, see: (state: AskState | null) => void): () => void {
  return watch('ask', windowId, see);
}

/** Calls back with the window's unsaved draft now and at each change; gives a function that stops it. */
export function watchDraft(windowId: number, see: (draft: Draft | null) => void): () => void {
  return watch('draft', windowId, see);
}
