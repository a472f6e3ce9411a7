import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SortModel } from '../../src/sort/model/model.ts';
import { fitted, quantised } from './fit.ts';
import { outOfFold, report } from './folds.ts';
import { tasksFrom } from './tasks.ts';
import { writeModel } from './write-model.ts';

/**
 * Trains the sort's weights: `tsx tests/train/sort.ts [--questions FILE]... [--facts FILE]... [--requests FILE]... [--out FILE] [--folds]`.
 * Files are JSON Lines as `eval -- sort` takes them; the texts in this folder are always added. With --folds nothing is
 * written: each line is judged by weights that were trained without it, and the figures are printed.
 */
const { values: given } = parseArgs({
  options: {
    questions: { type: 'string', multiple: true, default: [] },
    facts: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'public/sort-weights.bin' },
    folds: { type: 'boolean' },
  },
});

const tasks = tasksFrom(given);
if (given.folds) {
  for (const task of tasks) console.log(report(task, outOfFold(task)).join('\n'));
} else {
  const heads = tasks.map((task) => [task.name, quantised(task, fitted(task, task.examples))]);
  const file = writeModel(Object.fromEntries(heads) as SortModel);
  writeFileSync(given.out, file);
  console.log(`${given.out}: ${file.length} bytes`);
}
