import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matterOf, sentenceFeatures } from '../../src/engines/embedded/prose/rank.ts';
import { type Features, scoreOf } from '../../src/engines/embedded/prose/score.ts';
import { readLines } from '../eval/arguments.ts';
import { goldOf, type ProseLine } from '../eval/prose.ts';
import { readPages } from '../eval/read-pages.ts';
import { isRight } from '../eval/score-prose.ts';
import { fitRanking } from './fit-ranking.ts';
import { foldsByPage, outOfFold } from './page-folds.ts';

/**
 * Trains what ranks sentences of prose: `tsx tests/train/prose.ts FILE --root DIR [--folds N] [--out FILE]`, on a built
 * extension. FILE is as `eval -- prose` takes it. With --folds nothing is written: pages are judged by weights that were
 * trained without them (a page and its translations together), and the shares that were right are printed.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string', default: 'src/engines/embedded/prose/weights.ts' },
    folds: { type: 'string' },
  },
});
const FITTING = { epochs: 30, rate: 0.15, l2: 0.02 };

/** Where weights start, and are held to, if not at nothing: questions that measure are few. */
const START = new Map([['unit', 2]]);

interface Question {
  features: Features[];
  right: boolean[];
  lang: string;
  /** Which fold it is in. */
  fold: number;
}

const lines = positionals.flatMap((file) =>
  readLines<ProseLine>(file, { only: null, limit: Number.POSITIVE_INFINITY }),
);
const questions = await takeApart(Number(given.folds ?? 1));
if (given.folds === undefined) {
  const weights = fitted(questions);
  writeFileSync(given.out, sourceOf(weights));
  report('of the same questions', () => weights);
} else {
  report('out of fold', outOfFold(questions, Number(given.folds), fitted));
}

function fitted(some: readonly Question[]): Features {
  const choices = some.map(({ features, right }) => ({
    ways: features.map((each, i) => ({ signs: new Map(Object.entries(each)), right: right[i] === true })),
    weight: 1,
  }));
  return Object.fromEntries(fitRanking(choices, START, FITTING));
}

async function takeApart(folds: number): Promise<Question[]> {
  const pages = await readPages(new Set(lines.map(({ htmlFile }) => htmlFile)), given.root);
  const foldOf = foldsByPage(lines, folds);
  return lines.flatMap((line) => {
    const content = pages.get(line.htmlFile);
    if (content === undefined) return [];
    const matter = matterOf(line.question, content);
    const gold = goldOf(line, given.root);
    const right = matter.sentences.map(({ text }) => isRight({ sentence: text, part: null, sure: false }, gold));
    return [{ lang: content.lang, fold: foldOf(line), features: sentenceFeatures(matter), right }];
  });
}

function report(what: string, weightsFor: (question: Question) => Features): void {
  for (const lang of new Set(questions.map((question) => question.lang))) {
    const some = questions.filter((question) => question.lang === lang);
    const right = some.filter((question) => {
      const scores = question.features.map((each) => scoreOf(each, weightsFor(question)));
      return question.right[scores.indexOf(Math.max(...scores))] === true;
    });
    console.log(`${lang}: right sentence first ${what} ${(right.length / some.length).toFixed(3)} of ${some.length}`);
  }
}

function sourceOf(weights: Features): string {
  const rows = Object.entries(weights)
    .map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100])
    .filter(([, weight]) => weight !== 0)
    .map(([name, weight]) => `  ${/\W/.test(name) ? `'${name}'` : name}: ${weight},`);
  return `/** What the features of a sentence weigh; made by tests/train/prose.ts. */
export const SENTENCE_WEIGHTS: Readonly<Record<string, number>> = {
${rows.join('\n')}
};
`;
}
