/**
 * `npm run -s eval -- recall MEMORY.json QUESTIONS.jsonl`: which entries of a memory a question uses, as the worker
 * plans it, and whether it knows that a value must be read now.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../../src/asking/engine.ts';
import { embeddedEngine } from '../../src/engines/embedded/engine.ts';
import type { Entry } from '../../src/memory/entry.ts';
import type { Place } from '../../src/memory/place.ts';
import { plainText } from '../../src/sort/plain-text.ts';
import { suggestPlace } from '../../src/sort/suggest-place.ts';
import { suggestVocabulary } from '../../src/sort/suggest-vocabulary.ts';
import { readArguments, readLines } from './arguments.ts';

/** A line of the memory, in whatever detail it is given. */
export interface MemoryLine {
  id: string;
  kind: string;
  text: string;
  term?: string;
  meaning?: string;
  refersTo?: string;
  name?: string;
  aliases?: string[];
  url?: string;
  what?: string;
  value_label?: string;
}

/** A question; `uses` is empty when nothing in the memory applies. */
export interface RecallLine {
  id?: string;
  question: string;
  uses: string[];
  needsLive: boolean;
}

/** Shares from 0 to 1, null where no question is of that sort. */
export interface RecallFigures {
  n: number;
  r1: number | null;
  r5: number | null;
  abstain: number | null;
  needsLive: number | null;
}

interface Item {
  id: string;
  raw: string;
  claims: string[];
  state: 'uses' | 'none' | 'failed';
  needsLive: boolean | null;
  ms: number;
}

/** The engine with the data that ships. */
const engine = embeddedEngine(
  async (name) => new Uint8Array(readFileSync(path.resolve(import.meta.dirname, '../../public', name))).buffer,
);
const CLOCK: Clock = { now: Date.UTC(2026, 10, 30, 9), today: '2026-11-30', time: '09:00' };

/** Asks every question of the memory. A question that throws counts as wrong everywhere. */
export async function evalRecall(
  memory: readonly MemoryLine[],
  lines: readonly RecallLine[],
): Promise<{ figures: RecallFigures; items: Item[] }> {
  const entries = entriesOf(memory);
  const items: Item[] = [];
  for (const [i, line] of lines.entries()) items.push(await ask(line, i, entries));
  const all = lines.map((line, i) => ({ line, item: items[i] as Item }));
  const share = (of: typeof all, test: (one: (typeof all)[number]) => boolean): number | null =>
    of.length === 0 ? null : of.filter(test).length / of.length;
  const applied = all.filter(({ line }) => line.uses.length > 0);
  const within = (k: number) =>
    share(applied, ({ line, item }) => item.claims.slice(0, k).some((id) => line.uses.includes(id)));
  return {
    figures: {
      n: lines.length,
      r1: within(1),
      r5: within(5),
      abstain: share(
        all.filter(({ line }) => line.uses.length === 0),
        ({ item }) => item.state === 'none',
      ),
      needsLive: share(all, ({ line, item }) => item.needsLive === line.needsLive),
    },
    items,
  };
}

async function ask(line: RecallLine, index: number, entries: readonly Entry[]): Promise<Item> {
  const started = performance.now();
  const item: Item = { id: line.id ?? `${index + 1}`, raw: '', claims: [], state: 'failed', needsLive: null, ms: 0 };
  try {
    const plan = await engine.plan(line.question, entries, null, CLOCK);
    Object.assign(item, {
      claims: plan.uses,
      needsLive: plan.needsLive,
      state: plan.uses.length > 0 ? 'uses' : 'none',
    });
    item.raw = plan.uses.join(', ');
  } catch (error) {
    item.raw = error instanceof Error ? error.message : String(error);
  }
  return { ...item, ms: performance.now() - started };
}

/** The memory as it is stored. */
export function entriesOf(memory: readonly MemoryLine[]): Entry[] {
  return memory.map((line) => entryOf(line, memory));
}

function entryOf(line: MemoryLine, memory: readonly MemoryLine[]): Entry {
  const admission = { sortVersion: 1, verdict: 'remember' as const, reasons: [], capturedAs: 'typed' as const };
  const base = { id: line.id, createdAt: 0, updatedAt: 0, admission };
  const aliases = line.aliases ?? [];
  const name = line.name ?? line.what ?? line.value_label ?? line.text;
  switch (line.kind) {
    case 'vocabulary': {
      const pointer = memory.find((other) => other.id === line.refersTo);
      const said = suggestVocabulary(plainText(line.text));
      const term = line.term ?? said?.term ?? line.text;
      const meaning = line.meaning ?? said?.meaning ?? line.text;
      return { ...base, kind: 'vocabulary', term, aliases, meaning, ...(pointer ? { pointer: pointer.id } : {}) };
    }
    case 'pointer':
      return { ...base, kind: 'pointer', name, aliases, place: placeOf(line) };
    case 'outcome':
      return { ...base, kind: 'outcome', text: line.text };
    default:
      return { ...base, kind: 'preference', text: line.text };
  }
}

/** The kind of place that the card would make of the line; all its words are kept, whatever the kind. */
function placeOf({ url, text }: MemoryLine): Place {
  if (url !== undefined && URL.canParse(url)) return { page: url };
  const place = suggestPlace(plainText(text), undefined)?.place;
  if (place === undefined || 'named' in place) return { named: text };
  if ('person' in place) return { person: place.person, role: text };
  return 'page' in place ? place : { physical: text };
}

/** Entry for the command. Fails when a file is missing or no list of lines. */
export async function run(line: string[]): Promise<{ figures: RecallFigures; items: Item[] }> {
  const args = readArguments(line);
  const [memoryFile, questionFile] = args.files;
  if (memoryFile === undefined || questionFile === undefined)
    throw new Error('eval recall needs MEMORY.json and QUESTIONS.jsonl');
  const memory: unknown = JSON.parse(readFileSync(memoryFile, 'utf8'));
  if (!Array.isArray(memory)) throw new Error(`${memoryFile} is no list`);
  return evalRecall(memory as MemoryLine[], readLines<RecallLine>(questionFile, args));
}
