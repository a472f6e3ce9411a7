/**
 * `npm run -s eval -- prose FILE --root DIR`: questions over pages of prose. The packed scripts read each page in a real
 * Chromium; the engine that the extension runs answers.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../src/asking/check.ts';
import type { Clock } from '../../src/asking/engine.ts';
import type { PageContent } from '../../src/reading/reading.ts';
import { engine } from '../support/trained.ts';
import { readArguments, readLines } from './arguments.ts';
import { readPages } from './read-pages.ts';
import { isRight, type ProseFigures, type ProseGold, type ProseSaid, proseFigures } from './score-prose.ts';

/** A line of the file. Only the question and the page are given to the product. */
export interface ProseLine {
  id?: string;
  question: string;
  answers: string[];
  htmlFile: string;
  /** Which `<p>` of the page the answer stands in, from 0. */
  goldParagraph?: number;
}

interface Item {
  id: string;
  raw: string;
  state: string;
  provenance: string;
  said: ProseSaid | null;
  right: boolean;
  ms: number;
}

const CLOCK: Clock = { now: Date.UTC(2026, 10, 30, 9), today: '2026-11-30', time: '09:00' };

/** Runs the lines of a file. A page that cannot be read and a question that throws count as wrong. */
export async function run(line: string[]): Promise<{ figures: ProseFigures; items: Item[] }> {
  const args = readArguments(line);
  const lines = args.files.flatMap((file) => readLines<ProseLine>(file, args)).slice(0, args.limit);
  const pages = await readPages(new Set(lines.map(({ htmlFile }) => htmlFile)), args.root);
  const gold = lines.map((one) => goldOf(one, args.root));
  const items: Item[] = [];
  for (const [i, one] of lines.entries()) {
    const item = await answerOf(one, i, pages.get(one.htmlFile) ?? null);
    items.push({ ...item, right: isRight(item.said, gold[i] ?? { answers: [], paragraph: null }) });
  }
  return {
    figures: proseFigures(
      gold,
      items.map(({ said }) => said),
    ),
    items,
  };
}

async function answerOf({ id, question }: ProseLine, index: number, content: PageContent | null): Promise<Item> {
  const started = performance.now();
  const item: Item = {
    id: id ?? `${index + 1}`,
    raw: '',
    state: 'unread',
    provenance: '',
    said: null,
    right: false,
    ms: 0,
  };
  if (content === null) return item;
  try {
    const plan = await engine.plan(question, [], null, CLOCK);
    const found = await engine.extract(plan, content, CLOCK);
    item.state = found.state;
    if (found.state === 'sure') {
      const { value, cites, where } = found.derived;
      // The product drops a claim that does not hold when it is computed again.
      if (check({ value, cites, derivation: found.derivation }, content, CLOCK)) {
        item.said = { sentence: cites[0]?.text ?? value.text, part: value.part ?? null, sure: true };
        Object.assign(item, { raw: `${found.subject}: ${value.text}`, provenance: where });
      }
    } else if (found.state === 'candidates') {
      const [best] = found.options;
      if (best !== undefined) item.said = { sentence: best.cite.text, part: best.part ?? null, sure: false };
      item.raw = found.options.map(({ cite }) => cite.text).join('\n');
      item.provenance = best?.cite.where ?? '';
    }
  } catch (error) {
    item.state = error instanceof Error ? error.message : String(error);
  }
  return { ...item, ms: performance.now() - started };
}

/** What is right for a line. */
export function goldOf({ answers, htmlFile, goldParagraph }: ProseLine, root: string): ProseGold {
  if (goldParagraph === undefined) return { answers, paragraph: null };
  const html = readFileSync(path.resolve(root, htmlFile), 'utf8');
  const paragraphs = [...html.matchAll(/<p\b[^>]*>([\s\S]*?)<\/p>/gi)].map(([, inner = '']) => textOf(inner));
  return { answers, paragraph: paragraphs[goldParagraph] ?? '' };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a piece of HTML that holds no more than phrases and links. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) =>
      decimal || hex
        ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
        : (ENTITIES[String(name).toLowerCase()] ?? all),
    );
}
