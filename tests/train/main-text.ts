import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { featuresOf } from '../../src/reading/main-text/features.ts';
import type { Weights } from '../../src/reading/main-text/pick.ts';
import type { TextTree } from '../../src/reading/main-text/text-tree.ts';
import { findBrowser } from '../../tools/find-browser.mjs';
import { readLines } from '../eval/arguments.ts';
import type { ArticleLine } from '../eval/articles.ts';
import { shingleF1, shingles } from '../eval/score-articles.ts';
import { pageScript } from '../support/page-script.ts';
import { withSavedPage } from '../support/saved-page.ts';
import { type Example, picked, trainTree } from './tree-training.ts';

/**
 * Trains what marks a page's main text: `tsx tests/train/main-text.ts FILE --root DIR [--folds N] [--out FILE]`. FILE is
 * as `eval -- articles` takes it. With --folds nothing is written: each page is judged by weights that were trained
 * without it, and the mean F1 is printed. The same pages give the same weights.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    out: { type: 'string', default: 'src/reading/main-text/weights.ts' },
    folds: { type: 'string' },
  },
});

/** What one would say before having seen any page; learning is held to it. */
const START: Weights = {
  ...{ enter: -8, leave: -2, node: -0.3, marked: 4, parting: 4, 'most-prose': 2, prose: 1, 'link-dense': -4 },
  ...{ words: 1.5, sentence: 0.5, stop: 1, comma: 0.5, link: -2, links: -1, linked: -1, short: -0.5, digits: -0.3 },
  ...{ capitals: -0.5, lead: -3, title: -2, repeated: -1 },
  ...{ 'tag:article': 1, 'tag:p': 1, 'tag:quote': 1, 'tag:aside': -4, 'tag:nav': -5, 'tag:foot': -4, 'tag:head': -1 },
  ...{ 'tag:form': -4, 'tag:figure': -3, 'tag:h1': -3, 'name:body': 1, 'name:comment': -5, 'name:related': -3 },
  ...{ 'name:share': -3, 'name:nav': -3, 'name:foot': -3, 'name:side': -3, 'name:ad': -3, 'name:meta': -2 },
  ...{ 'name:picture': -2, 'name:sign': -3, 'name:hidden': -2, 'name:consent': -6, consent: -4 },
};
const SEEDS = [1, 2, 3];
const TRAINING = { epochs: 40, rate: 0.05, hold: 0.3, margin: 20 };

interface Page extends Example {
  id: string;
  tree: TextTree;
  gold: string;
}

const pages = await readPages();
if (given.folds === undefined) {
  const weights = trained(pages);
  writeFileSync(given.out, sourceOf(weights));
  console.log(`${pages.length} pages, F1 of the same pages ${meanOf(pages, () => weights).toFixed(4)}`);
} else {
  const folds = Number(given.folds);
  const fold = (page: Page): number => createHash('sha256').update(page.id).digest().readUInt32BE() % folds;
  const each = Array.from({ length: folds }, (_, i) => trained(pages.filter((page) => fold(page) !== i)));
  console.log(`${pages.length} pages, F1 out of fold ${meanOf(pages, (page) => each[fold(page)] ?? {}).toFixed(4)}`);
}

function trained(examples: readonly Page[]): Weights {
  const runs = SEEDS.map((seed) => trainTree(examples, START, { ...TRAINING, seed }));
  const names = new Set(runs.flatMap((weights) => Object.keys(weights)));
  const mean = (name: string): number => runs.reduce((sum, weights) => sum + (weights[name] ?? 0), 0) / runs.length;
  return Object.fromEntries([...names].sort().map((name) => [name, Math.round(mean(name) * 100) / 100]));
}

function meanOf(list: readonly Page[], weightsFor: (page: Page) => Weights): number {
  const scores = list.map((page) => {
    const choice = picked(page, weightsFor(page));
    const said = page.tree.blocks.filter(({ node }) => choice[node]).map(({ text }) => text);
    return shingleF1(said.join('\n'), page.gold);
  });
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

function sourceOf(weights: Weights): string {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `  ${/\W/.test(name) ? `'${name}'` : name}: ${weight},`,
  );
  return `import type { Weights } from './pick.ts';

/** What the features of a node weigh; made by tests/train/main-text.ts. */
export const WEIGHTS: Weights = {
${lines.join('\n')}
};
`;
}

async function readPages(): Promise<Page[]> {
  const script = `${await pageScript('tests/train/text-trees.ts', 'trees')};globalThis.trees = trees`;
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
  try {
    const found: Page[] = [];
    for (const line of positionals.flatMap((file) => readLines<ArticleLine>(file, { only: null, limit: Infinity }))) {
      const html = readFileSync(path.resolve(given.root, line.htmlFile));
      const tree = await withSavedPage(browser, html, 20_000, async (page) => {
        await page.evaluate(script);
        return (await page.evaluate('trees.treeOfPage()')) as TextTree;
      });
      found.push(exampleOf(line.id ?? line.htmlFile, tree, line.articleBody));
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** A text is right to take where more than half of its runs of four words are in the gold text; a shorter one, where it is a line of it. */
function exampleOf(id: string, tree: TextTree, gold: string): Page {
  const wanted = shingles(gold);
  const lines = new Set(gold.split(/\n+/).map((line) => wordsOf(line).join(' ')));
  const gains = tree.nodes.map(() => 0);
  for (const { text, node } of tree.blocks) {
    const words = wordsOf(text);
    const runs = [...shingles(text)];
    const all = runs.reduce((sum, [, times]) => sum + times, 0);
    const hit = runs.reduce((sum, [run, times]) => sum + Math.min(times, wanted.get(run) ?? 0), 0);
    const share = words.length >= 4 ? hit / all : Number(lines.has(words.join(' ')));
    gains[node] = (gains[node] ?? 0) + (2 * share - 1) * Math.max(1, words.length);
  }
  const parents = tree.nodes.map(({ parent }) => parent);
  return { id, tree, gold, parents, features: featuresOf(tree), gains, words: Math.max(100, wordsOf(gold).length) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
