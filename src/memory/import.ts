import type { SortModel } from '../sort/model/model.ts';
import { type Admitted, readmit } from './admit.ts';
import type { Entry } from './entry.ts';
import { EXPORT_FORMAT, EXPORT_VERSION } from './export.ts';

/** Most that a file may hold; far above any memory within its budget. */
const MAX_FILE_CHARS = 5_000_000;
const MAX_FILE_ENTRIES = 5000;

/** What importing a file would do. Nothing is written by looking. */
export interface ImportPlan {
  /** Lines that are not here yet. */
  added: Admitted[];
  /** Lines that are here with other words; the person says which to keep. */
  changed: { mine: Entry; theirs: Admitted }[];
  /** Lines that are here already. */
  same: Entry[];
  /** Those of `added` and `changed` that the sort would not have had; stored, but not used in answers. */
  needsLook: Admitted[];
}

/** Which side to keep of each changed line. `both` keeps theirs as a line of its own. */
export type Choice = 'mine' | 'theirs' | 'both';

/**
 * Reads an export and compares it with the memory. The file is taken whole or not at all: no JSON, another format, a
 * newer version, an unknown or missing field, `__proto__` anywhere or two lines with one id give `ok: false` with a
 * sentence for the person.
 */
export function planImport(
  file: string,
  memory: readonly Entry[],
  model: SortModel | null = null,
): { ok: true; plan: ImportPlan } | { ok: false; why: string } {
  if (file.length > MAX_FILE_CHARS) return { ok: false, why: 'The file is too large to be an exported memory.' };
  let parsed: unknown;
  let isForged = false;
  try {
    parsed = JSON.parse(file.replace(/^\uFEFF/, ''), (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') isForged = true;
      return value;
    });
  } catch {
    return { ok: false, why: 'The file is not complete, or not an exported memory.' };
  }
  if (isForged) return { ok: false, why: 'The file holds fields that no export has. Nothing was imported.' };
  if (typeof parsed !== 'object' || parsed === null || !('format' in parsed) || parsed.format !== EXPORT_FORMAT)
    return { ok: false, why: 'The file is not an exported memory.' };
  const version = 'version' in parsed ? parsed.version : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { ok: false, why: 'The file does not say its version.' };
  if (version > EXPORT_VERSION)
    return { ok: false, why: 'The file is from a newer version. Update the extension first.' };
  const lines = 'entries' in parsed ? parsed.entries : undefined;
  if (!Array.isArray(lines)) return { ok: false, why: 'The file has no list of lines.' };
  if (lines.length > MAX_FILE_ENTRIES)
    return { ok: false, why: `The file has more than ${MAX_FILE_ENTRIES} lines, which no memory has.` };

  const theirs: Admitted[] = [];
  for (const [i, line] of lines.entries()) {
    const read = readmit(line, model);
    if (!read.ok)
      return { ok: false, why: `Line ${i + 1} of the file cannot be read (“${read.why}”). Nothing was imported.` };
    theirs.push(read.entry);
  }
  if (new Set(theirs.map(({ id }) => id)).size !== theirs.length)
    return { ok: false, why: 'Two lines of the file have the same id. Nothing was imported.' };
  return { ok: true, plan: compare(theirs, memory, model) };
}

function compare(theirs: readonly Admitted[], memory: readonly Entry[], model: SortModel | null): ImportPlan {
  const byId = new Map(memory.map((entry) => [entry.id, entry]));
  const byWords = new Map(memory.map((entry) => [wordsKey(entry), entry]));
  const twinOf = (entry: Entry): Entry | undefined => {
    const mine = byId.get(entry.id);
    return mine !== undefined && wordsKey(mine) === wordsKey(entry) ? mine : byWords.get(wordsKey(entry));
  };
  // What is here under another id is meant by the file's own references to it, too.
  const known = new Map(theirs.flatMap((entry) => pairOf(entry.id, twinOf(entry)?.id)));
  const plan: ImportPlan = { added: [], changed: [], same: [], needsLook: [] };
  for (const entry of theirs.map((line) => referringTo(line, known, model))) {
    const twin = twinOf(entry);
    if (twin !== undefined) {
      plan.same.push(twin);
      continue;
    }
    const mine = byId.get(entry.id);
    if (mine === undefined) plan.added.push(entry);
    else plan.changed.push({ mine, theirs: entry });
    if (entry.admission.doubt !== undefined) plan.needsLook.push(entry);
  }
  return plan;
}

const pairOf = (id: string, other: string | undefined): [string, string][] =>
  other === undefined || other === id ? [] : [[id, other]];

/** The line, pointing at the id that its pointer has here. */
function referringTo(entry: Admitted, ids: ReadonlyMap<string, string>, model: SortModel | null): Admitted {
  const pointer = 'pointer' in entry && entry.pointer !== undefined ? ids.get(entry.pointer) : undefined;
  if (pointer === undefined) return entry;
  const moved = readmit({ ...entry, pointer }, model);
  return moved.ok ? moved.entry : entry;
}

/** What a line says, without when and how it came in and what it said before: only that is worth asking about. */
function wordsKey(entry: Entry): string {
  const { id: _id, createdAt: _at, updatedAt: _updated, admission: _why, history: _before, ...words } = entry;
  return JSON.stringify(words);
}

/**
 * The entries to put for a plan. `choose` is asked for every changed line; `both` gives theirs a new id by `newId`, and
 * what else comes from the file then points at that one.
 */
export function entriesToImport(
  plan: ImportPlan,
  choose: (mine: Entry, theirs: Entry) => Choice,
  newId: () => string,
  model: SortModel | null = null,
): Admitted[] {
  const copies = new Map<string, string>();
  const taken = plan.changed.flatMap(({ mine, theirs }) => {
    const choice = choose(mine, theirs);
    if (choice === 'mine') return [];
    if (choice === 'theirs') return [theirs];
    const copy = readmit({ ...theirs, id: newId() }, model);
    if (!copy.ok) return [];
    copies.set(theirs.id, copy.entry.id);
    return [copy.entry];
  });
  return [...plan.added, ...taken].map((entry) => referringTo(entry, copies, model));
}
