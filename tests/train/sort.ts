import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gather, tally } from '../../src/sort/evidence.ts';
import { isQuestion } from '../../src/sort/live-question.ts';
import { features } from '../../src/sort/model/features.ts';
import type { Head, SortModel } from '../../src/sort/model/model.ts';
import { plainText } from '../../src/sort/plain-text.ts';
import { CAUTION, RULE_SCALE, RULES, SIDES } from '../../src/sort/rules/all.ts';
import { type Example, type Fitted, predict, seeded, trainLogistic } from './logistic.ts';
import { writeModel } from './write-model.ts';

/**
 * Trains the sort's weights: `tsx tests/train/sort.ts [--questions FILE]... [--facts FILE]... [--requests FILE]... [--out FILE] [--folds N]`.
 * Files are JSON Lines as `eval -- sort` takes them; the texts in this folder are always added. With --folds nothing is
 * written: each line is judged by weights that were trained without it, and the shares that were right are printed.
 */

const OWNERS = ['calendar', 'tracker', 'files', 'billing', 'mail', 'monitoring', 'hr', 'crm', 'inventory', 'web'];
const TEXTS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'texts');

interface Line {
  text: string;
  verdict?: string | null;
  kind?: string | null;
  owner?: string | null;
  label?: string | null;
  /** Our own text, not from a file given. */
  own?: boolean;
}

interface Task {
  name: keyof SortModel;
  classes: readonly string[];
  buckets: number;
  /** Smallest weight that is kept, as a share of the largest. */
  prune: number;
  fitting: { epochs: number; l2: number };
  examples: Example[];
  lines: Line[];
}

const { values: given } = parseArgs({
  options: {
    questions: { type: 'string', multiple: true, default: [] },
    facts: { type: 'string', multiple: true, default: [] },
    requests: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: 'public/sort-weights.bin' },
    folds: { type: 'string' },
  },
});

const jsonl = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

function ownFacts(): Line[] {
  const files = readdirSync(TEXTS).filter((name) => name.endsWith('.tsv'));
  return files.sort().flatMap((name) =>
    readFileSync(path.join(TEXTS, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [verdict = '', kind = '', owner = '', text = ''] = line.split('\t');
        return { verdict, kind: kind === '-' ? null : kind, owner: owner === '-' ? null : owner, text, own: true };
      }),
  );
}

/** Each word of the lists `owner: word | word` as a line of its own. */
function ownerWords(): Line[] {
  const lists = readFileSync(path.join(TEXTS, 'owner-words.txt'), 'utf8').split('\n');
  return lists
    .filter((list) => list !== '' && !list.startsWith('#'))
    .flatMap((list) => {
      const [owner = '', words = ''] = list.split(': ');
      return words.split(' | ').map((text) => ({ owner, text, own: true }));
    });
}

/** Questions from patterns: `[live]` and `[fixed]` lines with {slots}, drawn from the lists under `[slots]`. */
function ownQuestions(each: number): Line[] {
  const random = seeded(7);
  const slots = new Map<string, string[]>();
  const patterns: [string, string][] = [];
  let section = '';
  for (const line of readFileSync(path.join(TEXTS, 'questions.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    else if (section === 'slots')
      slots.set(line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).split('|'));
    else patterns.push([section, line]);
  }
  return patterns.flatMap(([label, pattern]) =>
    Array.from({ length: pattern.includes('{') ? each : 1 }, () => ({
      label: label === 'live' ? 'volatile' : 'stable',
      own: true,
      text: pattern.replace(/\{(\w+)\}/g, (_all, slot: string) => {
        const options = slots.get(slot) ?? [];
        return options[Math.floor(random() * options.length)] ?? slot;
      }),
    })),
  );
}

/** Which side of the evidence a labelled fact belongs to. */
function sideOf({ verdict, kind }: Line): number {
  const lookedUp = verdict === 'look-up' || verdict === 'lookup';
  return SIDES.findIndex(
    (side) => side === (lookedUp ? 'changes' : verdict === 'point' || verdict === 'pointer' ? 'pointer' : kind),
  );
}

/** The score that the rules give each side, in the model's units. */
function byRules(text: string): number[] {
  const sums = tally(gather(text, RULES));
  return SIDES.map((side) => RULE_SCALE * (sums[side] + (side === 'changes' ? CAUTION : 0)));
}

function tasks(): Task[] {
  const requests = given.requests.flatMap(jsonl);
  const asked = [...given.questions.flatMap(jsonl), ...requests, ...ownQuestions(6)].filter(({ label }) => label);
  const told = [...given.facts.flatMap(jsonl), ...ownFacts()];
  const facts = [...told, ...requests];
  const stated = facts.filter((line) => sideOf(line) >= 0 && !isQuestion(plainText(line.text)));
  const owned = [...facts, ...ownerWords()].filter(({ owner }) => owner && OWNERS.includes(owner));
  // Requests are many and alike: among statements and questions they would outvote the rest.
  const isRequest = new Set(requests);
  const example = (line: Line, is: number, known: number[], own: number, request = 1): Example => ({
    features: features(plainText(line.text)),
    is,
    known,
    weight: isRequest.has(line) ? request : line.own ? own : 1,
  });
  return [
    {
      name: 'questions',
      classes: ['live', 'settled'],
      buckets: 1 << 15,
      prune: 0.06,
      fitting: { epochs: 20, l2: 1e-5 },
      lines: asked,
      examples: asked.map((line) => example(line, line.label === 'volatile' ? 0 : 1, [0, 0], 0.3, 0.3)),
    },
    {
      name: 'statements',
      classes: SIDES,
      buckets: 1 << 14,
      prune: 0.05,
      fitting: { epochs: 6, l2: 1e-3 },
      lines: stated,
      examples: stated.map((line) => example(line, sideOf(line), byRules(plainText(line.text)), 1, 0.05)),
    },
    {
      name: 'owners',
      classes: OWNERS,
      buckets: 1 << 13,
      prune: 0.08,
      fitting: { epochs: 20, l2: 1e-5 },
      lines: owned,
      examples: owned.map((line) =>
        example(
          line,
          OWNERS.indexOf(line.owner ?? ''),
          OWNERS.map(() => 0),
          1,
        ),
      ),
    },
  ];
}

/** How often each head is trained, in other orders of the same examples: the mean hangs less on any of them. */
const SEEDS = [1, 2, 3, 4, 5];

function fitted({ classes, buckets, fitting }: Task, examples: readonly Example[]): Fitted {
  const runs = SEEDS.map((seed) => trainLogistic(examples, { classes: classes.length, buckets, seed, ...fitting }));
  const mean = (of: (run: Fitted) => Float64Array) =>
    runs
      .map(of)
      .reduce(
        (sum, part) => sum.map((value, i) => value + (part[i] ?? 0) / SEEDS.length),
        new Float64Array(of(runs[0] as Fitted).length),
      );
  return { weights: mean(({ weights }) => weights), bias: mean(({ bias }) => bias) };
}

/** Weights as bytes: the largest is 127, the small ones are dropped. Of two classes only their difference is kept. */
function quantised({ classes, buckets, prune }: Task, { weights, bias }: Fitted): Head {
  const two = classes.length === 2;
  const rows = two ? weights.subarray(0, buckets).map((weight, i) => weight - (weights[buckets + i] ?? 0)) : weights;
  const most = rows.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const bytes = Int8Array.from(rows, (weight) =>
    Math.abs(weight) < prune * most ? 0 : Math.round((weight / most) * 127),
  );
  const biases = two ? [(bias[0] ?? 0) - (bias[1] ?? 0)] : [...bias];
  return {
    classes: two ? classes.slice(0, 1) : classes,
    buckets,
    weights: bytes,
    scale: most / 127,
    bias: biases.map((each) => Math.round(each * 1000) / 1000),
  };
}

function folds(task: Task, count: number): void {
  const foldOf = (text: string) =>
    Number.parseInt(createHash('md5').update(text).digest('hex').slice(0, 6), 16) % count;
  const rows = task.examples.map((example, i) => ({ example, line: task.lines[i] as Line }));
  const judged = Array.from({ length: count }, (_, fold) => {
    const model = fitted(
      task,
      rows.filter(({ line }) => foldOf(line.text) !== fold).map(({ example }) => example),
    );
    return rows
      .filter(({ line }) => foldOf(line.text) === fold)
      .map(({ example, line }) => {
        const chances = predict(model, example, { classes: task.classes.length, buckets: task.buckets });
        return { line, right: chances.indexOf(Math.max(...chances)) === example.is, is: example.is, chances };
      });
  }).flat();
  for (const own of [false, true]) {
    const some = judged.filter(({ line }) => (line.own ?? false) === own);
    const perClass = task.classes.map((name, k) => {
      const of = some.filter(({ is }) => is === k);
      return `${name} ${of.filter(({ right }) => right).length}/${of.length}`;
    });
    console.log(
      task.name,
      own ? 'own' : 'given',
      (some.filter(({ right }) => right).length / some.length).toFixed(3),
      perClass.join(' '),
    );
  }
}

if (given.folds) for (const task of tasks()) folds(task, Number(given.folds));
else {
  const heads = tasks().map((task) => [task.name, quantised(task, fitted(task, task.examples))]);
  const file = writeModel(Object.fromEntries(heads) as SortModel);
  writeFileSync(given.out, file);
  console.log(`${given.out}: ${file.length} bytes`);
}
