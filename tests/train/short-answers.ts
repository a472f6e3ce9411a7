import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentencesOf } from '../../src/asking/sentences.ts';
import { type Features, scoreOf } from '../../src/engines/embedded/prose/score.ts';
import { type Span, spansOf } from '../../src/engines/embedded/prose/spans.ts';
import { readLines } from '../eval/arguments.ts';
import { goldOf, type ProseLine } from '../eval/prose.ts';
import { readPages } from '../eval/read-pages.ts';
import { answerF1, isRight, plainAnswer } from '../eval/score-prose.ts';
import { fitRanking } from './fit-ranking.ts';
import { foldsByPage, outOfFold } from './page-folds.ts';

/**
 * Trains what tells the part of a sentence that answers: `tsx tests/train/short-answers.ts FILE --root DIR [--folds N]
 * [--out FILE]`, on a built extension. FILE is as `eval -- prose` takes it; each question is asked of its right sentence.
 * With --folds nothing is written: pages are judged by weights that were trained without them.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string', default: 'public/span-weights.json' },
    folds: { type: 'string' },
  },
});
const FITTING = { epochs: 16, rate: 0.15, l2: 0.004 };

interface Question {
  lang: string;
  fold: number;
  spans: Span[];
  answers: string[];
}

const lines = positionals.flatMap((file) =>
  readLines<ProseLine>(file, { only: null, limit: Number.POSITIVE_INFINITY }),
);
const questions = await takeApart(Number(given.folds ?? 1));
if (given.folds === undefined) {
  const weights = fitted(questions);
  writeFileSync(given.out, `${JSON.stringify(rounded(weights))}\n`);
  report('of the same questions', () => weights);
} else {
  report('out of fold', outOfFold(questions, Number(given.folds), fitted));
}

async function takeApart(folds: number): Promise<Question[]> {
  const pages = await readPages(new Set(lines.map(({ htmlFile }) => htmlFile)), given.root);
  const foldOf = foldsByPage(lines, folds);
  return lines.flatMap((line) => {
    const content = pages.get(line.htmlFile);
    const gold = goldOf(line, given.root);
    const sentence = (content === undefined ? [] : sentencesOf(content)).find(({ text }) =>
      isRight({ sentence: text, part: null, sure: false }, gold),
    );
    if (content === undefined || sentence === undefined) return [];
    const spans = spansOf(sentence.text, line.question, content.lang);
    return [{ lang: content.lang, fold: foldOf(line), spans, answers: line.answers }];
  });
}

/** The exact answer is right; where no stretch is that, the ones nearest to it. */
function fitted(some: readonly Question[]): Features {
  const choices = some.map(({ spans, answers }) => {
    const plain = new Set(answers.map(plainAnswer));
    const exact = spans.map(({ text }) => plain.has(plainAnswer(text)));
    const near = exact.includes(true)
      ? exact
      : spans.map(({ text }) => answers.some((one) => answerF1(text, one) > 0.75));
    return {
      ways: spans.map(({ features }, i) => ({ signs: new Map(Object.entries(features)), right: near[i] === true })),
      weight: 1,
    };
  });
  return Object.fromEntries(fitRanking(choices, new Map(), FITTING));
}

function report(what: string, weightsFor: (question: Question) => Features): void {
  for (const lang of new Set(questions.map((question) => question.lang))) {
    const some = questions.filter((question) => question.lang === lang);
    const scored = some.map((question) => {
      const scores = question.spans.map(({ features }) => scoreOf(features, weightsFor(question)));
      const top = Math.max(...scores);
      const text = question.spans[scores.indexOf(top)]?.text ?? '';
      const f1 = Math.max(0, ...question.answers.map((answer) => answerF1(text, answer)));
      const exact = question.answers.some((answer) => plainAnswer(answer) === plainAnswer(text));
      return { f1, exact, chance: 1 / scores.reduce((sum, score) => sum + Math.exp(score - top), 0) };
    });
    const share = (list: typeof scored) =>
      `exact ${mean(list.map(({ exact }) => Number(exact)))} f1 ${mean(list.map(({ f1 }) => f1))} of ${list.length}`;
    console.log(`${lang} ${what}: ${share(scored)}`);
    for (const least of [0.2, 0.4, 0.6, 0.8])
      console.log(`  chance ${least}: ${share(scored.filter(({ chance }) => chance >= least))}`);
  }
}

function mean(list: readonly number[]): string {
  return (list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)).toFixed(3);
}

function rounded(weights: Features): Features {
  return Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100])
      .filter(([, weight]) => Math.abs(weight) >= 0.05)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
