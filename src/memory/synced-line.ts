import type { Entry } from './entry.ts';

/**
 * A line as it travels between machines: its parts, each with the time it was last changed (epoch milliseconds). A part
 * that the line no longer has is null. Of a deleted line only `gone` is left, when it was deleted.
 */
export interface SyncedLine {
  v: 1;
  id: string;
  parts: Record<string, { is: unknown; at: number }>;
  gone?: number;
}

/** Parts that can change on their own. The rest of a line is one part: a value and its date, words and what vouches for them. */
const APART = ['name', 'aliases', 'pointer', 'history', 'createdAt', 'updatedAt'];
const REST = 'line';

/** JSON with keys in one order: storage gives objects back with theirs sorted. */
export function sameOrder(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/**
 * The entry as a line that travels. Parts that are as in `base`, what was last agreed on, keep their times; others were
 * changed here since. Whether a line needs a look is for each machine's own sort to say, so a doubt stays behind.
 */
export function syncedLine(entry: Entry, base: SyncedLine | undefined, now: number): SyncedLine {
  const { id, ...fields } = entry;
  const { doubt: _own, ...admission } = entry.admission;
  const own: Record<string, unknown> = { ...fields, admission };
  const rest = Object.fromEntries(Object.entries(own).filter(([key]) => !APART.includes(key)));
  const present = new Map<string, unknown>([
    [REST, rest],
    ...Object.entries(own).filter(([key]) => APART.includes(key)),
  ]);
  const parts: SyncedLine['parts'] = {};
  for (const key of new Set([...present.keys(), ...Object.keys(base?.parts ?? {})])) {
    const is = present.get(key) ?? null;
    const before = base?.parts[key];
    const isSame = before !== undefined && sameOrder(before.is) === sameOrder(is);
    // An undo brings back an older line: it was changed now, whatever that one says.
    const changedAt = entry.updatedAt > (before?.at ?? base?.gone ?? 0) ? entry.updatedAt : now;
    parts[key] = isSame ? before : { is, at: changedAt };
  }
  return { v: 1, id, parts, ...(base?.gone === undefined ? {} : { gone: base.gone }) };
}

/** When anything of it was last changed, deleted included; epoch milliseconds. */
export const changedAt = (line: SyncedLine): number =>
  Math.max(line.gone ?? 0, ...Object.values(line.parts).map(({ at }) => at));

/** Whether it was deleted and not changed since. */
export const isGone = (line: SyncedLine): boolean =>
  line.gone !== undefined && Object.values(line.parts).every(({ at }) => at <= (line.gone ?? 0));

/**
 * Of each part the one that was changed last; of two changed in the same millisecond the same one on every machine. In
 * whichever order lines are merged, the outcome is the same (a last-writer-wins map, Shapiro et al. 2011).
 */
export function merged(a: SyncedLine, b: SyncedLine): SyncedLine {
  const parts: SyncedLine['parts'] = { ...a.parts };
  for (const [key, theirs] of Object.entries(b.parts)) {
    const ours = parts[key];
    if (ours === undefined || isLater(theirs, ours)) parts[key] = theirs;
  }
  const gone = Math.max(a.gone ?? 0, b.gone ?? 0);
  const line: SyncedLine = { v: 1, id: a.id, parts, ...(gone === 0 ? {} : { gone }) };
  return isGone(line) ? { ...line, parts: {} } : line;
}

type Part = SyncedLine['parts'][string];

const isLater = (a: Part, b: Part): boolean => a.at > b.at || (a.at === b.at && sameOrder(a.is) > sameOrder(b.is));

/** The fields of the entry that a line stands for, as `readmit` takes them. */
export function fieldsOf({ id, parts }: SyncedLine): Record<string, unknown> {
  const { [REST]: rest, ...apart } = parts;
  const own = Object.entries(apart).flatMap(([key, { is }]) => (is === null ? [] : [[key, is] as const]));
  return { ...(rest?.is as object | null | undefined), ...Object.fromEntries(own), id };
}

/** A line as storage gave it, or null when it is none that this version can read. Whether its entry may be kept `readmit` says. */
export function readSyncedLine(value: unknown): SyncedLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { v, id, parts, gone } = value as Record<string, unknown>;
  if (v !== 1 || typeof id !== 'string' || typeof parts !== 'object' || parts === null) return null;
  if (gone !== undefined && !isTime(gone)) return null;
  const read: SyncedLine['parts'] = {};
  for (const [key, part] of Object.entries(parts)) {
    if (![REST, ...APART].includes(key) || typeof part !== 'object' || part === null || !('is' in part)) return null;
    if (!('at' in part) || !isTime(part.at)) return null;
    read[key] = { is: part.is, at: part.at };
  }
  return { v, id, parts: read, ...(gone === undefined ? {} : { gone: gone as number }) };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 8.64e15;
