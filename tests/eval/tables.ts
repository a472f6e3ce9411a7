/**
 * `npm run -s eval -- tables FILE --root DIR [--whole-page]`: questions over tables of real pages. The built reader
 * script, the one that the extension injects, reads each page in a real Chromium; the engine that the worker runs
 * answers. The popup and its fresh copies are left out: they state what the engine found or nothing, at seconds each.
 */
import { check } from '../../src/asking/check.ts';
import type { Clock, Extraction } from '../../src/asking/engine.ts';
import type { PageContent } from '../../src/reading/reading.ts';
import { engine } from '../support/trained.ts';
import { readArguments, readLines } from './arguments.ts';
import { readPages } from './read-pages.ts';
import { type TableAnswer, type TableFigures, tableFigures } from './score-tables.ts';

/** A line of the file. Only the question and the page are given to the product. */
export interface TableLine {
  id?: string;
  question: string;
  answers: string[];
  htmlFile: string;
  lookup?: boolean;
  htmlCell?: [number, number] | null;
}

interface Item extends TableAnswer {
  id: string;
  raw: string;
  state: string;
  provenance: string;
}

export const CLOCK: Clock = { now: Date.UTC(2026, 10, 30, 9), today: '2026-11-30', time: '09:00' };

/** Runs the lines of a file. A page that cannot be read and a question that throws count as wrong. */
export async function run(line: string[]): Promise<{ figures: TableFigures; items: Item[] }> {
  const args = readArguments(line);
  const lines = args.files.flatMap((file) => readLines<TableLine>(file, args)).slice(0, args.limit);
  const pages = await readPages(new Set(lines.map(({ htmlFile }) => htmlFile)), args.root);
  const items: Item[] = [];
  for (const [i, one] of lines.entries()) {
    items.push(await answerOf(one, i, pages.get(one.htmlFile) ?? null, args.more.has('whole-page')));
  }
  return { figures: tableFigures(lines, items), items };
}

/** The page's largest table under the page's title: what is asked without `--whole-page`. */
export function largestTable(content: PageContent): PageContent {
  const [largest] = [...content.tables].sort((a, b) => sizeOf(b) - sizeOf(a));
  return { ...content, tables: largest ? [largest] : [], fields: [], counts: [], events: [], lists: [], blocks: [] };
}

const sizeOf = ({ rows, columns }: PageContent['tables'][number]): number => rows.length * columns.length;

async function answerOf(line: TableLine, index: number, page: PageContent | null, wholePage: boolean): Promise<Item> {
  const item: Item = {
    id: line.id ?? `${index + 1}`,
    raw: '',
    state: 'unread',
    provenance: '',
    items: [],
    sure: false,
    cites: [],
    ms: 0,
    failed: page === null ? 'the page could not be read' : null,
  };
  if (page === null) return item;
  const content = wholePage ? page : largestTable(page);
  const started = performance.now();
  try {
    const found = await engine.extract(await engine.plan(line.question, [], null, CLOCK), content, CLOCK);
    item.ms = performance.now() - started;
    Object.assign(item, saidBy(found, content), { state: found.state });
    if (found.state === 'sure') {
      item.provenance = found.derived.where;
      item.raw = `${found.subject}: ${found.derived.value.text}`;
    } else if (found.state === 'candidates') {
      item.provenance = found.options[0]?.cite.where ?? '';
      item.raw = found.options.map(({ subject, cite }) => `${subject}: ${cite.text}`).join('\n');
    }
  } catch (error) {
    item.failed = error instanceof Error ? error.message : String(error);
  }
  return item;
}

/** What is stated as sure, or the best candidate. */
export function saidBy(found: Extraction, content: PageContent): Pick<TableAnswer, 'items' | 'sure' | 'cites'> {
  if (found.state === 'sure') {
    const { value, cites } = found.derived;
    // The product drops a claim that does not hold when it is computed again.
    const sure = check({ value, cites, derivation: found.derivation }, content, CLOCK);
    return { sure, items: value.items ?? [value.text], cites: cites.map(({ text }) => text) };
  }
  const best = found.state === 'candidates' ? found.options[0] : undefined;
  return best === undefined
    ? { sure: false, items: [], cites: [] }
    : { sure: false, items: best.items ?? [best.cite.text], cites: [best.cite.text] };
}
