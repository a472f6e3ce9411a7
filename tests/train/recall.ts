/**
 * Trains the weights of recall: `tsx tests/train/recall.ts --memory FILE --questions FILE ... [--out FILE]`, as many pairs
 * as there are, in the form that `eval -- recall` takes. Each memory is judged by weights that never saw it, and the
 * figures of that are printed: of the model from several chances on, and of the plan as the worker makes it. Beside their
 * own questions, memories are asked those of texts/no-line.txt. Seeded: the same files give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Clock } from '../../src/asking/engine.ts';
import { planQuestion } from '../../src/engines/embedded/plan-question.ts';
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
import { noLineQuestions } from './no-line.ts';

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
const LIVE_PRIOR: Named = new Map([['wording', 0.5]]);
/** A question that no line answers counts so much: for whether a line applies, and for whether a value must be read. */
const NO_LINE = { applies: 0.3, live: 0.2 };
/** A run of words that stands in fewer questions is left out. */
const FEWEST = 8;
const CLOCK: Clock = { now: Date.UTC(2026, 10, 30, 9), today: '2026-11-30', time: '09:00' };

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
  /** Asked of the whole memory, or of some of its lines; or one that no line answers. */
  as: 'whole' | 'some' | 'no line';
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
      all.filter((one) => one.set === set && one.as === 'whole'),
    ),
  );
}
const model = fitAll(all);
console.log(
  'all, seen',
  figures(
    model,
    all.filter((one) => one.as === 'whole'),
  ),
);
const rounded = (weights: Named) =>
  Object.fromEntries(
    [...weights]
      .filter(([name, w]) => Math.abs(w) > (name.startsWith('turn ') ? 0.05 : 0.005))
      .map(([name, w]) => [name, Math.round(w * 100) / 100]),
  );
writeFileSync(
  given.out,
  `${JSON.stringify({ rank: rounded(model.rank), applies: rounded(model.applies), live: rounded(model.live) }, null, 2)}\n`,
);

/** Each question of the whole memory and of some of its lines, and questions that no line answers. */
function readSet(questionFile: string, set: number): One[] {
  const entries = memories[set] ?? [];
  const lines = readLines<RecallLine>(questionFile, { only: null, limit: Number.POSITIVE_INFINITY });
  const random = seeded(set + 1);
  const of = (line: RecallLine, some: readonly Entry[], as: One['as']): One => ({
    set,
    asked: takeApart(line.question, some, vectors),
    line: { ...line, uses: line.uses.filter((id) => some.some((entry) => entry.id === id)) },
    as,
    wording: liveLogOdds(line.question, sort),
  });
  const own = lines.flatMap((line) => {
    const share = 0.1 + 0.8 * random();
    const some = entries.filter(() => random() < share);
    return [of(line, entries, 'whole'), ...(some.length > 0 ? [of(line, some, 'some')] : [])];
  });
  return [...own, ...noLineQuestions(entries, vectors, random).map((line) => of(line, entries, 'no line'))];
}

function fitAll(ones: readonly One[]): { rank: Named; applies: Named; live: Named } {
  const rank = fitRanking(ones.filter(({ as }) => as !== 'no line').map(choiceOf), RANK_PRIOR, {
    epochs: 30,
    l2: 0.005,
  });
  // Whether a line applies, and what is live, depends on what else is remembered: only whole memories say.
  const judged = ones.filter(({ as }) => as !== 'some').map((one) => ({ one, lines: ranked(one.asked, { rank }) }));
  const applies = fitTrust(
    withoutRare(
      judged.map(({ one, lines }) => ({
        signs: appliesSigns(one.asked, lines, { rank }),
        right: one.line.uses.length > 0,
        weight: one.as === 'whole' ? 1 : NO_LINE.applies,
      })),
    ),
    APPLIES_PRIOR,
    { epochs: 150, l2: 0.0015 },
  );
  const live = fitTrust(
    withoutRare(
      judged.map(({ one, lines }) => ({
        signs: liveSigns(one.asked, lines, appliesOf(one, lines, { rank, applies }), one.wording),
        right: one.line.needsLive,
        weight: one.as === 'whole' ? 1 : NO_LINE.live,
      })),
    ),
    LIVE_PRIOR,
    { epochs: 150, l2: 0.001 },
  );
  return { rank, applies, live };
}

/** Without runs of words that stand in few questions, from which nothing can be learned. */
function withoutRare(judged: readonly Judged[]): Judged[] {
  const counts = new Map<string, number>();
  for (const { signs } of judged) for (const name of signs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isKept = (name: string) => !name.startsWith('turn ') || (counts.get(name) ?? 0) >= FEWEST;
  return judged.map((one) => ({ ...one, signs: new Map([...one.signs].filter(([name]) => isKept(name))) }));
}

function choiceOf({ asked, line, as }: One): Choice {
  const ways = asked.lines.map((of) => ({ signs: signsOf(of, asked), right: line.uses.includes(of.entry.id) }));
  return { ways, weight: as === 'whole' ? 1 : 0.3 };
}

function appliesOf(
  one: One,
  lines: readonly Recalled[],
  { rank, applies }: Pick<RecallModel, 'rank' | 'applies'>,
): number {
  return 1 / (1 + Math.exp(-weighed(appliesSigns(one.asked, lines, { rank }), applies)));
}

function figures(fitted: Omit<RecallModel, 'vectors'>, ones: readonly One[]): string {
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
  const plans = ones.map(({ set, line }) => {
    const plan = planQuestion(line.question, memories[set] ?? [], null, CLOCK, {
      recall: { ...fitted, vectors },
      sort,
    });
    return { line, plan, applies: line.uses.length > 0 };
  });
  const planned = (applies: boolean | null, test: (one: (typeof plans)[number]) => boolean) => {
    const of = plans.filter((one) => applies === null || one.applies === applies);
    return (of.filter(test).length / (of.length || 1)).toFixed(2);
  };
  const among = (k: number) =>
    planned(true, ({ line, plan }) => plan.uses.slice(0, k).some((id) => line.uses.includes(id)));
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
    ...[0.3, 0.4, 0.45, 0.5, 0.6].map(at),
    `live ${share(rows, (row) => row.live === row.one.line.needsLive)}`,
    `plan r1 ${among(1)} r5 ${among(5)} abstain ${planned(false, ({ plan }) => plan.uses.length === 0)} needsLive ${planned(null, ({ plan, line }) => plan.needsLive === line.needsLive)}`,
  ].join('\n   ');
}
