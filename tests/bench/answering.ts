import { fold } from '../../src/memory/words.ts';
import type { PageContent } from '../../src/reading/reading.ts';
import { ask } from '../support/says.ts';
import { ORDER_QUESTIONS, ordersPage } from './orders.ts';

/**
 * How long a question takes over a page that is read already: planning, extracting and checking, without the hop to the
 * engine's thread. Next to a bare scan in the same run, which folds every cell and looks for one word in it: ratios,
 * since times tell more of the machine. `first`: a page that nothing was asked yet; `again`: one that was. `growth` is
 * how the time of a first question grows from 1,250 rows to 5,000 (4 is linear). Prints one JSON object. `--rounds N` (5)
 * times each question is asked; the best time of each counts, and of those the median and the ninth decile are given.
 */
const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 5 : Number(process.argv[at + 1]);

const large = ordersPage(5000);
for (const question of ORDER_QUESTIONS) ask(large, question);

const scan = best(() => () => scanned(large));
const again = ORDER_QUESTIONS.map((question) => best(() => () => ask(large, question)));
const first = (count: number) =>
  ORDER_QUESTIONS.map((question) =>
    best(() => {
      const page = ordersPage(count);
      return () => ask(page, question);
    }),
  );
const [few, many] = [first(1250), first(5000)];
const report = {
  rounds,
  scanMs: rounded(scan),
  again: spread(again),
  first: { ...spread(many), growth: rounded(share(many, 0.5) / share(few, 0.5)) },
};
console.log(JSON.stringify(report, null, 2));

/** Best time, in ms, of what `prepare` makes ready. */
function best(prepare: () => () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const work = prepare();
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.min(...times);
}

function scanned({ tables }: PageContent): number {
  let found = 0;
  for (const { rows } of tables)
    for (const { cells } of rows) for (const cell of cells) if (fold(cell?.text ?? '').includes('alpine')) found += 1;
  return found;
}

function spread(times: readonly number[]): Record<string, number> {
  const [median, tenth] = [share(times, 0.5), share(times, 0.9)];
  return { medianMs: rounded(median), ninthDecileMs: rounded(tenth), ratio: rounded(median / scan) };
}

function share(times: readonly number[], part: number): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
