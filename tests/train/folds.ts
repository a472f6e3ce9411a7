import { createHash } from 'node:crypto';
import { LIVE_FROM } from '../../src/sort/live-question.ts';
import { scores } from '../../src/sort/model/model.ts';
import { fitted, quantised } from './fit.ts';
import type { Task } from './tasks.ts';
import type { Line } from './texts.ts';

/** A line as weights judged it that were trained without it. */
interface Judged {
  line: Line;
  /** The class that it is. */
  is: number;
  /** The chance of each class. */
  chances: number[];
}

const FOLDS = 4;

/** The fold of a line; our own questions go with the given ones beside which they were written. */
const foldOf = ({ text, fold }: Line): number =>
  fold ?? Number.parseInt(createHash('md5').update(text).digest('hex').slice(0, 6), 16) % FOLDS;

/** Judges every line of a task by weights, as they would ship, that were trained without its fold. */
export function outOfFold(task: Task): Judged[] {
  const rows = task.examples.map((example, i) => ({ example, line: task.lines[i] as Line }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = rows.filter(({ line }) => foldOf(line) !== fold).map(({ example }) => example);
    const head = quantised(task, fitted(task, others));
    return rows
      .filter(({ line }) => foldOf(line) === fold)
      .map(({ example, line }) => {
        const found = scores(head, example.features);
        const odds = task.classes.map((_name, k) => (found[k] ?? 0) + (example.known[k] ?? 0));
        return { line, is: example.is, chances: shared(odds) };
      });
  }).flat();
}

function shared(odds: readonly number[]): number[] {
  const most = Math.max(...odds);
  const raised = odds.map((each) => Math.exp(each - most));
  const total = raised.reduce((sum, part) => sum + part, 0);
  return raised.map((part) => part / total);
}

/** Sentences on how a task was judged: shares that were right, per class, and how far chances are from shares. */
export function report(task: Task, judged: readonly Judged[]): string[] {
  const parts: [string, Judged[]][] = [
    ['given', judged.filter(({ line }) => !line.own)],
    ['own', judged.filter(({ line }) => line.own)],
  ];
  const lines = parts.map(([name, some]) => {
    const perClass = task.classes.map((label, k) => {
      const of = some.filter(({ is }) => is === k);
      return `${label} ${of.filter(isRight).length}/${of.length}`;
    });
    const right = some.filter(isRight).length / some.length;
    return `${task.name} ${name}: ${right.toFixed(3)} right, calibration error ${calibrationError(some).toFixed(3)}; ${perClass.join(', ')}`;
  });
  return task.name === 'questions' ? [...lines, ...liveness(judged)] : lines;
}

const best = ({ chances }: Judged) => chances.indexOf(Math.max(...chances));
const isRight = (one: Judged) => best(one) === one.is;

/**
 * Expected calibration error (Guo et al. 2017) over ten bins: how far, on average, the chance given to the best class is
 * from the share of lines for which it was right.
 */
function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    judged.filter(({ chances }) => Math.min(9, Math.floor(Math.max(...chances) * 10)) === bin),
  );
  return bins.reduce((sum, bin) => {
    const said = bin.reduce((total, { chances }) => total + Math.max(...chances), 0);
    return sum + Math.abs(said - bin.filter(isRight).length) / judged.length;
  }, 0);
}

/** F1 of both labels, weighted, and the leak, at the chance from which a question counts as live; made-up lines apart. */
function liveness(judged: readonly Judged[]): string[] {
  const given = judged.filter(({ line }) => !line.own && line.split !== undefined && line.owner === undefined);
  const parts: [string, Judged[]][] = [
    ['asked by people', given.filter(({ line }) => !line.split?.includes('synth'))],
    ['made up', given.filter(({ line }) => line.split?.includes('synth'))],
  ];
  return parts.map(([name, some]) => {
    const count = (is: number, isLive: boolean) =>
      some.filter((one) => one.is === is && (one.chances[0] ?? 0) >= LIVE_FROM === isLive).length;
    const [hit, missed, alarm, calm] = [count(0, true), count(0, false), count(1, true), count(1, false)];
    const f1 = (right: number, wrong: number) => (2 * right) / (2 * right + wrong || 1);
    const weighted =
      (f1(hit, missed + alarm) * (hit + missed) + f1(calm, missed + alarm) * (calm + alarm)) / (some.length || 1);
    return `questions ${name}: weighted F1 ${weighted.toFixed(3)}, leak ${(missed / (hit + missed || 1)).toFixed(3)} of ${some.length}`;
  });
}
