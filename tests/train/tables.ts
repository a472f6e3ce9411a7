/**
 * Trains the weights for asking tables:
 * `tsx tests/train/tables.ts --tables FILE --root DIR [--out FILE] [--pages FILE]`.
 * FILE is JSON Lines as `eval -- tables` takes them. The questions are parted into five by their table; each part is
 * judged by weights that never saw its tables, the figures of that are printed, and how far an answer can be trusted is
 * fitted on it; so are the figures of the whole engine. `--pages` keeps what the reader said of the pages, so that a second run needs no browser. Seeded: the same
 * files give the same weights.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { viewOf } from '../../src/asking/table-view.ts';
import { extract } from '../../src/engines/embedded/extract.ts';
import { planQuestion } from '../../src/engines/embedded/plan-question.ts';
import { outlook } from '../../src/engines/embedded/tables/enumerate.ts';
import { sharedOf, signsOf } from '../../src/engines/embedded/tables/features.ts';
import { objection } from '../../src/engines/embedded/tables/gate.ts';
import { readQuestion } from '../../src/engines/embedded/tables/question.ts';
import { type Ranked, ranked, trustSigns } from '../../src/engines/embedded/tables/rank.ts';
import type { PageContent } from '../../src/reading/reading.ts';
import { readLines } from '../eval/arguments.ts';
import { readPages } from '../eval/read-pages.ts';
import { isExact, tableFigures } from '../eval/score-tables.ts';
import { CLOCK, largestTable, saidBy, type TableLine } from '../eval/tables.ts';
import { type Choice, fitRanking, fitTrust, type Named } from './fit-ranking.ts';
import { PRIOR, TRUST_PRIOR } from './table-priors.ts';

const FOLDS = 5;
/** Of answers stated as sure, this share must be right on tables that were not trained on. */
const PRECISION = 0.895;

const FEWEST = 30;

const { values: given } = parseArgs({
  options: {
    tables: { type: 'string' },
    root: { type: 'string', default: '.' },
    out: { type: 'string', default: 'public/table-weights.json' },
    pages: { type: 'string' },
  },
});

interface Asked {
  line: TableLine;
  fold: number;
  over: ReturnType<typeof outlook>;
  choice: Choice;
}

const lines = readLines<TableLine>(given.tables ?? '', { only: null, limit: Number.POSITIVE_INFINITY });
const pages = await pagesOf(lines);
const asked = lines.flatMap((line) => askedOf(line) ?? []);
const perFold: Named[] = [];
const held: {
  of: Asked;
  best: Ranked | undefined;
  signs: ReadonlyMap<string, number>;
  right: boolean;
  open: boolean;
}[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitRanking(
    asked.filter((one) => one.fold !== fold).map(({ choice }) => choice),
    PRIOR,
  );
  perFold.push(weights);
  for (const of of asked.filter((one) => one.fold === fold)) {
    const ways = ranked([of.over], weights);
    const [best] = ways;
    const right = best !== undefined && isExact(best.draft.items, of.line.answers);
    held.push({
      of,
      best,
      signs: trustSigns(ways, of.over.question.words.length),
      right,
      open: objection(ways) === null,
    });
  }
}
const trusted = held.map((one) => {
  const others = held.filter(({ of }) => of.fold !== one.of.fold);
  return { ...one, trust: trustOf(one.signs, fitTrust(others, TRUST_PRIOR)) };
});
const sure = thresholdOf(trusted.filter(({ open }) => open));
report();
reportWhole();
const signs = fitRanking(
  asked.map(({ choice }) => choice),
  PRIOR,
);
const file = JSON.stringify({ signs: rounded(signs), trust: rounded(fitTrust(held, TRUST_PRIOR)), sure });
writeFileSync(given.out, `${file}\n`);
console.log(`${given.out}: ${file.length} bytes`);

async function pagesOf(all: readonly TableLine[]): Promise<Map<string, PageContent>> {
  if (given.pages !== undefined && existsSync(given.pages))
    return new Map(Object.entries(JSON.parse(readFileSync(given.pages, 'utf8'))));
  const read = await readPages(new Set(all.map(({ htmlFile }) => htmlFile)), given.root);
  if (given.pages !== undefined) writeFileSync(given.pages, JSON.stringify(Object.fromEntries(read)));
  return read;
}

function askedOf(line: TableLine): Asked | null {
  const page = pages.get(line.htmlFile);
  const [table] = page === undefined ? [] : largestTable(page).tables;
  if (page === undefined || table === undefined) return null;
  const over = outlook(readQuestion(line.question), viewOf(table, page.lang));
  const shared = sharedOf(over);
  const ways = over.drafts.map((draft) => ({
    signs: signsOf(draft, over, shared),
    right: isExact(draft.items, line.answers),
  }));
  const digest = createHash('md5').update(line.htmlFile).digest();
  return { line, fold: digest.readUInt32BE(0) % FOLDS, over, choice: { ways, weight: 1 } };
}

function trustOf(signs: ReadonlyMap<string, number>, weights: Named): number {
  return [...signs].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), 0);
}

/** The lowest trust from which on the share of right answers is high enough; the few surest alone prove nothing. */
function thresholdOf(all: readonly { trust: number; right: boolean }[]): number {
  const ordered = [...all].sort((a, b) => b.trust - a.trust);
  let right = 0;
  let lowest = 99;
  ordered.forEach((one, i) => {
    if (one.right) right += 1;
    if (i >= FEWEST && right / (i + 1) >= PRECISION) lowest = one.trust;
  });
  return Math.round(lowest * 1000) / 1000;
}

function report(): void {
  const share = (some: readonly { right: boolean }[]): string =>
    (some.filter(({ right }) => right).length / Math.max(1, some.length)).toFixed(3);
  const n = lines.length;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const part = trusted.filter(({ of }) => of.fold === fold);
    console.log(`fold ${fold}: ${part.length} questions, exact ${share(part)}`);
  }
  const stated = trusted.filter(({ trust, open }) => open && trust >= sure);
  console.log(`exact ${share(trusted)}, look-ups ${share(trusted.filter(({ of }) => of.line.lookup === true))}`);
  console.log(`sure from ${sure}: ${(stated.length / n).toFixed(3)} of all, ${share(stated)} right`);
  const ordered = trusted.filter(({ open }) => open).sort((a, b) => b.trust - a.trust);
  for (const part of [0.1, 0.2, 0.3, 0.35, 0.4])
    console.log(`surest ${part}: ${share(ordered.slice(0, Math.round(part * n)))} right`);
}

/** What the engine as a whole says, rules first, by weights that never saw the table. */
function reportWhole(): void {
  const models = perFold.map((signs, fold) => {
    const others = held.filter(({ of }) => of.fold !== fold);
    return { signs, trust: fitTrust(others, TRUST_PRIOR), sure };
  });
  const said = asked.map(({ line, fold }) => {
    const content = largestTable(pages.get(line.htmlFile) as PageContent);
    const plan = planQuestion(line.question, [], null, CLOCK);
    const found = extract(plan, content, CLOCK, { tables: models[fold] ?? null, spans: null });
    return { ...saidBy(found, content), ms: 0, failed: null };
  });
  const { exact, lookup, coverage, precision, wrong } = tableFigures(
    asked.map(({ line }) => line),
    said,
  );
  console.log('the whole engine, out of fold:', JSON.stringify({ exact, lookup, coverage, precision, wrong }));
}

function rounded(weights: Named): Record<string, number> {
  const kept = [...weights].map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000]);
  return Object.fromEntries(
    kept.filter(([, weight]) => Math.abs(weight) >= 0.005).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
