import { readFileSync } from 'node:fs';
import { sortFact } from '../../src/sort/sort-fact.ts';
import type { FactKind, Owner, Sorted, Verdict } from '../../src/sort/verdict.ts';
import { shippedModel } from '../support/sort-model.ts';

/** A labelled line. Missing or null labels leave the line out of their figure. */
export interface SortLine {
  id?: string;
  text: string;
  verdict?: Verdict | 'lookup' | 'pointer' | null;
  kind?: string | null;
  owner?: Owner | null;
  label?: 'volatile' | 'stable' | null;
}

/** Shares from 0 to 1, null where no line carries the label; `n` is the number of lines. */
export interface SortFigures {
  n: number;
  verdictAccuracy: number | null;
  kindAccuracy: number | null;
  ownerAccuracy: number | null;
  weightedF1: number | null;
  leak: number | null;
  keptUndated: number | null;
  lookUpRecall: number | null;
  keepRate: number | null;
}

/** What the product said of one line. `error` is set when it threw; such a line counts as wrong. */
export interface SortItem {
  id: string | null;
  raw: string;
  verdict: Verdict | null;
  kind: FactKind | null;
  owner: Owner | null;
  changes: boolean | null;
  reasons: string[];
  ms: number;
  error?: string;
}

const KINDS = new Set(['preference', 'vocabulary', 'pointer', 'outcome']);

function verdictLabel(line: SortLine): Verdict | null {
  if (line.verdict === 'lookup') return 'look-up';
  if (line.verdict === 'pointer') return 'point';
  return line.verdict ?? null;
}

function judge(line: SortLine, sort: typeof sortFact): SortItem {
  const started = performance.now();
  const item = { id: line.id ?? null, raw: line.text };
  try {
    const said: Sorted = sort(line.text, { capturedAs: 'typed' });
    const { verdict, kind, reasons } = said;
    const ms = performance.now() - started;
    return { ...item, verdict, kind, owner: said.owned.owner, changes: said.changes.yes, reasons, ms };
  } catch (error) {
    const ms = performance.now() - started;
    return { ...item, verdict: null, kind: null, owner: null, changes: null, reasons: [], ms, error: String(error) };
  }
}

type Judged = [line: SortLine, item: SortItem];

function share(judged: Judged[], isHit: (pair: Judged) => boolean): number | null {
  return judged.length === 0 ? null : judged.filter(isHit).length / judged.length;
}

/** F1 of each label, weighted by how often it occurs in the gold. */
function weightedF1(judged: Judged[]): number | null {
  if (judged.length === 0) return null;
  const said = ([, item]: Judged) => (item.changes === null ? null : item.changes ? 'volatile' : 'stable');
  return ['volatile', 'stable'].reduce((sum, label) => {
    const gold = judged.filter(([line]) => line.label === label);
    const called = judged.filter((pair) => said(pair) === label);
    const hits = gold.filter((pair) => said(pair) === label).length;
    const f1 = gold.length + called.length === 0 ? 0 : (2 * hits) / (gold.length + called.length);
    return sum + (f1 * gold.length) / judged.length;
  }, 0);
}

/**
 * Measures the sort on labelled lines. Each text is sorted as if typed, without its labels. For `label` the first
 * question is what counts (`changes.yes`); a fact is kept undated when its verdict is `remember`, and kept at all when it
 * is not `look-up`. `sort` stands in for the product in tests of this scorer.
 */
export function evalSort(
  lines: readonly SortLine[],
  sort: typeof sortFact = sortFact,
): SortFigures & { items: SortItem[] } {
  const judged = lines.map((line): Judged => [line, judge(line, sort)]);
  const withVerdict = judged.filter(([line]) => verdictLabel(line) !== null);
  const withKind = judged.filter(([line]) => typeof line.kind === 'string' && KINDS.has(line.kind));
  const withOwner = judged.filter(([line]) => typeof line.owner === 'string');
  const labelled = judged.filter(([line]) => line.label === 'volatile' || line.label === 'stable');
  const lookUps = withVerdict.filter(([line]) => verdictLabel(line) === 'look-up');
  const toKeep = judged.filter(([line]) => line.label === 'stable' || verdictLabel(line) === 'remember');
  return {
    n: lines.length,
    verdictAccuracy: share(withVerdict, ([line, item]) => item.verdict === verdictLabel(line)),
    kindAccuracy: share(withKind, ([line, item]) => item.kind === line.kind),
    ownerAccuracy: share(withOwner, ([line, item]) => item.owner === line.owner),
    weightedF1: weightedF1(labelled),
    leak: share(
      labelled.filter(([line]) => line.label === 'volatile'),
      ([, item]) => item.changes !== true,
    ),
    keptUndated: share(lookUps, ([, item]) => item.verdict === 'remember'),
    lookUpRecall: share(lookUps, ([, item]) => item.verdict === 'look-up'),
    keepRate: share(toKeep, ([, item]) => item.verdict === 'remember' || item.verdict === 'point'),
    items: judged.map(([, item]) => item),
  };
}

/**
 * Entry for `npm run eval -- sort FILE [--limit N]`. Reads JSON Lines; throws when the file cannot be read or a line is
 * not JSON with a `text`.
 */
export async function run(args: string[]): Promise<{ figures: SortFigures; items: SortItem[] }> {
  const [file, ...options] = args;
  if (file === undefined)
    throw new Error('eval sort needs a file of JSON Lines: {text, verdict?, kind?, owner?, label?}');
  const at = options.indexOf('--limit');
  const limit = at < 0 ? Number.POSITIVE_INFINITY : Number(options[at + 1]);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, limit)
    .map((line, i) => {
      const parsed: SortLine = JSON.parse(line);
      if (typeof parsed.text !== 'string') throw new Error(`line ${i + 1} of ${file} has no text`);
      return parsed;
    });
  const model = shippedModel();
  const { items, ...figures } = evalSort(lines, (text, context) => sortFact(text, { ...context, model }));
  return { figures, items };
}
