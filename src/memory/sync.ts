import type { SortModel } from '../sort/model/model.ts';
import { type Admitted, readmit } from './admit.ts';
import type { Entry } from './entry.ts';
import { changedAt, fieldsOf, isGone, merged, type SyncedLine, sameOrder, syncedLine } from './synced-line.ts';

/** A deletion is told to machines that come back within this time. */
const GONE_KEPT_MS = 90 * 86_400_000;

/** What both sides have, and what they last agreed on. Times are epoch milliseconds. */
export interface Sides {
  entries: readonly Entry[];
  /** The lines as they were when this machine last synced, by id. */
  base: ReadonlyMap<string, SyncedLine>;
  /** The lines that travel, by id; null for one that this version cannot read. */
  shared: ReadonlyMap<string, SyncedLine | null>;
  now: number;
  model: SortModel | null;
  /** Whether a line may travel: it may be too long. */
  fits: (line: SyncedLine) => boolean;
}

/** What makes both sides the same. */
export interface Reconciled {
  put: Admitted[];
  remove: string[];
  /** Lines to share. */
  share: SyncedLine[];
  /** Ids whose shared lines have no more use. */
  unshare: string[];
  base: Map<string, SyncedLine>;
  /** How many lines of this machine cannot travel, since they are too long. */
  tooLong: number;
  /** How many shared lines this version cannot read or keep; they are left as they are. */
  unreadable: number;
}

/**
 * Brings the memory and the lines shared between machines together. Of each part of a line the one changed last wins;
 * a line deleted on one machine and not changed since goes on all. Shared lines that vanished without a deletion are
 * shared again. Every line that comes in passes `readmit`. Pure: nothing is written.
 */
export function reconcile(sides: Sides): Reconciled {
  const { entries, base, shared, now } = sides;
  const result: Reconciled = {
    put: [],
    remove: [],
    share: [],
    unshare: [],
    base: new Map(),
    tooLong: 0,
    unreadable: 0,
  };
  const mine = new Map(entries.map((entry) => [entry.id, entry]));
  for (const id of new Set([...mine.keys(), ...base.keys(), ...shared.keys()])) {
    const entry = mine.get(id);
    const own = ownLine(id, entry, base.get(id), now);
    const theirs = shared.get(id);
    const both = theirs && own ? settled(merged(own, theirs), [own, theirs], entry, sides) : (theirs ?? own);
    if (both === undefined) continue;
    const incoming = isGone(both) ? undefined : entryOf(both, entry, sides.model);
    if (theirs === null || incoming === null) {
      result.unreadable += 1;
      const agreed = base.get(id);
      if (agreed !== undefined) result.base.set(id, agreed);
      continue;
    }
    if (isGone(both) && changedAt(both) < now - GONE_KEPT_MS) {
      if (theirs !== undefined) result.unshare.push(id);
      if (entry !== undefined) result.remove.push(id);
      continue;
    }
    if (incoming === undefined) {
      if (entry !== undefined) result.remove.push(id);
    } else if (entry === undefined || sameOrder(own?.parts) !== sameOrder(both.parts)) result.put.push(incoming);
    shareOut(both, theirs, sides, result);
    result.base.set(id, both);
  }
  return result;
}

/** This machine's side of a line: as it is, as deleted since the last time, or none. */
function ownLine(
  id: string,
  entry: Entry | undefined,
  base: SyncedLine | undefined,
  now: number,
): SyncedLine | undefined {
  if (entry !== undefined) return syncedLine(entry, base, now);
  if (base === undefined || isGone(base)) return base;
  return { v: 1, id, parts: {}, gone: Math.max(now, changedAt(base)) };
}

/** The merged line; where its parts make no entry (its kind was changed on one side), the one side that changed last. */
function settled(
  both: SyncedLine,
  [own, theirs]: [SyncedLine, SyncedLine],
  entry: Entry | undefined,
  sides: Sides,
): SyncedLine {
  if (isGone(both) || entryOf(both, entry, sides.model) !== null) return both;
  const isOwn =
    changedAt(own) > changedAt(theirs) || (changedAt(own) === changedAt(theirs) && sameOrder(own) > sameOrder(theirs));
  return isOwn ? own : theirs;
}

const FROM_OUTSIDE = 'Its page came from another machine. See where it leads before I read it.';

/**
 * The line as an entry that may be kept, or null. A page that was not kept here before waits for a look at its address;
 * so does, until it was vouched for, what this machine had doubted already.
 */
function entryOf(line: SyncedLine, mine: Entry | undefined, model: SortModel | null): Admitted | null {
  const read = readmit(fieldsOf(line), model);
  if (!read.ok) return null;
  const page = pageOf(read.entry);
  const isNew = page !== null && page !== (mine && pageOf(mine));
  const mayStay = page !== null || read.entry.admission.vouched === undefined;
  const doubt = isNew ? FROM_OUTSIDE : mayStay ? mine?.admission.doubt : undefined;
  if (doubt === undefined) return read.entry;
  const doubted = readmit({ ...read.entry, admission: { ...read.entry.admission, doubt } }, model);
  return doubted.ok ? doubted.entry : null;
}

const pageOf = (entry: Entry): string | null =>
  entry.kind === 'pointer' && 'page' in entry.place ? entry.place.page : null;

function shareOut(both: SyncedLine, theirs: SyncedLine | undefined, { fits }: Sides, result: Reconciled): void {
  const { history: _long, ...short } = both.parts;
  const line = [both, { ...both, parts: short }].find(fits);
  if (line === undefined) result.tooLong += 1;
  else if (theirs === undefined || sameOrder(line) !== sameOrder(theirs)) result.share.push(line);
}
