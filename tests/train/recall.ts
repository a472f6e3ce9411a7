/**
 * Trains the weights of recall: `tsx tests/train/recall.ts --memory FILE --questions FILE ... [--out FILE]`, as many pairs
 * as there are, in the form that `eval -- recall` takes. Each memory is judged by weights that never saw it, and the
 * figures of that are printed. Seeded: the same files give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Entry } from '../../src/memory/entry.ts';
import type { RecallModel } from '../../src/memory/recall/model.ts';
import { appliesSigns, liveSigns, type Recalled, ranked } from '../../src/memory/recall/recall.ts';
import { type Asked, signsOf, takeApart } from '../../src/memory/recall/signs.ts';
import { readWordVectors, type WordVectors } from '../../src/memory/recall/word-vectors.ts';
import { liveLogOdds } from '../../src/sort/live-question.ts';
import { readModel } from '../../src/sort/model/model.ts';
import { weighed } from '../../src/sort/model/weights.ts';
import { readLines } from '../eval/arguments.ts';
import { entriesOf, type MemoryLine, type RecallLine } from '../eval/recall.ts';
import { type Choice, fitRanking, fitTrust, type Judged, type Named } from './fit-ranking.ts';
import { seeded } from './logistic.ts';

/** What is believed before any question is seen. */
const RANK_PRIOR: Named = new Map([
  ['said', 6],
  ['meant', 6],
  ['theme', 4],
  ['named', 1],
]);
const APPLIES_PRIOR: Named = new Map([
  ['said', 2],
  ['meant', 2],
  ['theme', 2],
  ['lead', 1],
  ['rarest unsaid', -1],
  ['own', 0.5],
  ['at large', -1.5],
]);
const LIVE_PRIOR: Named = new Map([
  ['wording', 0.5],
  ['page', 1],
  ['named place', 1],
]);
/** Each question is asked of so many smaller memories too, in some of which what it needs is missing. */
const SMALLER = 1;

const { values: given } = parseArgs({
  options: {
    memory: { type: 'string', multiple: true, default: [] },
    questions: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'public/recall-weights.json' },
  },
});

interface One {
  set: number;
  asked: Asked;
  line: RecallLine;
  /** Asked of the whole memory. */
  whole: boolean;
  wording: number;
}

const bytes = (file: string): ArrayBuffer => new Uint8Array(readFileSync(file)).buffer;
const vectors = readWordVectors(bytes('public/word-vectors.bin')) as WordVectors;
const sort = readModel(bytes('public/sort-weights.bin'));
const memories = given.memory.map((file) => entriesOf(JSON.parse(readFileSync(file, 'utf8')) as MemoryLine[]));
const all: One[] = given.questions.flatMap((file, set) => readSet(file, set));

for (const [set, file] of given.memory.entries()) {
  const model = fitAll(all.filter((one) => one.set !== set));
  console.log(
    file,
    figures(
      model,
      all.filter((one) => one.set === set && one.whole),
    ),
  );
}
const model = fitAll(all);
console.log(
  'all, seen',
  figures(
    model,
    all.filter((one) => one.whole),
  ),
);
const rounded = (weights: Named) =>
  Object.fromEntries(
    [...weights].filter(([, w]) => Math.abs(w) > 0.005).map(([name, w]) => [name, Math.round(w * 100) / 100]),
  );
writeFileSync(
  given.out,
  `${JSON.stringify({ rank: rounded(model.rank), applies: rounded(model.applies), live: rounded(model.live) }, null, 2)}\n`,
);

/** Each question of the whole memory and of some of its lines. */
function readSet(questionFile: string, set: number): One[] {
  const entries = memories[set] ?? [];
  const lines = readLines<RecallLine>(questionFile, { only: null, limit: Number.POSITIVE_INFINITY });
  const random = seeded(set + 1);
  return lines.flatMap((line) => {
    const wording = liveLogOdds(line.question, sort);
    const of = (some: readonly Entry[], whole: boolean): One => ({
      set,
      asked: takeApart(line.question, some, vectors),
      line: { ...line, uses: line.uses.filter((id) => some.some((entry) => entry.id === id)) },
      whole,
      wording,
    });
    const smaller = Array.from({ length: SMALLER }, () => {
      const share = 0.1 + 0.8 * random();
      return of(
        entries.filter(() => random() < share),
        false,
      );
    });
    return [of(entries, true), ...smaller.filter(({ asked }) => asked.lines.length > 0)];
  });
}

function fitAll(ones: readonly One[]): { rank: Named; applies: Named; live: Named } {
  const rank = fitRanking(ones.map(choiceOf), RANK_PRIOR, { epochs: 30, l2: 0.005 });
  const judged = ones.map((one) => ({ one, lines: ranked(one.asked, { rank }) }));
  const applies = fitTrust(
    judged.map(
      ({ one, lines }): Judged => ({
        signs: appliesSigns(one.asked, lines, { rank }),
        right: one.line.uses.length > 0,
      }),
    ),
    APPLIES_PRIOR,
    { epochs: 150, l2: 0.004 },
  );
  // What is live depends on the line that is meant, so only whole memories say.
  const live = fitTrust(
    judged
      .filter(({ one }) => one.whole)
      .map(
        ({ one, lines }): Judged => ({
          signs: liveSigns(one.asked, lines, appliesOf(one, lines, { rank, applies }), one.wording),
          right: one.line.needsLive,
        }),
      ),
    LIVE_PRIOR,
    { epochs: 150, l2: 0.006 },
  );
  return { rank, applies, live };
}

function choiceOf({ asked, line, whole }: One): Choice {
  const ways = asked.lines.map((of) => ({ signs: signsOf(of, asked), right: line.uses.includes(of.entry.id) }));
  return { ways, weight: whole ? 1 : 0.3 };
}

function appliesOf(
  one: One,
  lines: readonly Recalled[],
  { rank, applies }: Pick<RecallModel, 'rank' | 'applies'>,
): number {
  return 1 / (1 + Math.exp(-weighed(appliesSigns(one.asked, lines, { rank }), applies)));
}

function figures(fitted: Pick<RecallModel, 'rank' | 'applies' | 'live'>, ones: readonly One[]): string {
  const rows = ones.map((one) => {
    const lines = ranked(one.asked, fitted);
    const applies = appliesOf(one, lines, fitted);
    const live = weighed(liveSigns(one.asked, lines, applies, one.wording), fitted.live) > 0;
    return { one, applies, live, ids: lines.map(({ entry }) => entry.id) };
  });
  const used = rows.filter(({ one }) => one.line.uses.length > 0);
  const none = rows.filter(({ one }) => one.line.uses.length === 0);
  const share = (of: typeof rows, test: (row: (typeof rows)[number]) => boolean) =>
    (of.filter(test).length / (of.length || 1)).toFixed(2);
  const hit = (row: (typeof rows)[number], k: number) =>
    row.ids.slice(0, k).some((id) => row.one.line.uses.includes(id));
  const at = (from: number) =>
    `from ${from}: r1 ${share(used, (row) => row.applies >= from && hit(row, 1))} r5 ${share(used, (row) => row.applies >= from && hit(row, 5))} abstain ${share(none, (row) => row.applies < from)}`;
  const wrong = rows.filter((row) => row.live !== row.one.line.needsLive);
  if (process.env['SHOW'] === '1') {
    for (const row of none.filter(({ applies }) => applies >= 0.5))
      console.log('  applied', row.applies.toFixed(2), row.one.line.question, row.ids[0]);
    for (const row of used.filter((r) => r.applies < 0.5))
      console.log('  abstained', row.applies.toFixed(2), row.one.line.question);
    for (const row of wrong) console.log('  live?', row.live, row.one.wording.toFixed(1), row.one.line.question);
    for (const row of used.filter((r) => !hit(r, 5))) console.log('  missed', row.one.line.question);
  }
  return [
    `ranking r1 ${share(used, (row) => hit(row, 1))} r5 ${share(used, (row) => hit(row, 5))}`,
    ...[0.3, 0.4, 0.5, 0.6, 0.7].map(at),
    `live ${share(rows, (row) => row.live === row.one.line.needsLive)}`,
  ].join('\n   ');
}
