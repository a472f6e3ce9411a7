import { expect, it } from 'vitest';
import { entriesOf, featuresOf, wordsIn } from '../../../src/reading/main-text/features.ts';
import { hintsOf } from '../../../src/reading/main-text/names.ts';
import { pick } from '../../../src/reading/main-text/pick.ts';
import type { TextNode, TextTree } from '../../../src/reading/main-text/text-tree.ts';
import { seeded } from '../../train/logistic.ts';

const node = (tag: string, parent: number, more: Partial<TextNode> = {}): TextNode => ({
  tag,
  role: '',
  names: '',
  isBody: false,
  parent,
  ...more,
});

it('picks what no other choice is worth more than', () => {
  const random = seeded(7);
  const borders = { enter: -3, leave: -1 };
  for (let round = 0; round < 60; round += 1) {
    const size = 2 + Math.floor(random() * 8);
    const parents = Array.from({ length: size }, (_, i) => (i === 0 ? -1 : Math.floor(random() * i)));
    const worths = parents.map(() => Math.round((random() - 0.5) * 100) / 10);
    const worthOf = (choice: readonly boolean[]): number =>
      choice.reduce((sum, yes, i) => {
        const around = choice[parents[i] ?? -1] ?? false;
        return sum + (yes ? (worths[i] ?? 0) : 0) + (yes === around ? 0 : around ? borders.leave : borders.enter);
      }, 0);
    const all = Array.from({ length: 2 ** size }, (_, bits) => parents.map((_p, i) => ((bits >> i) & 1) === 1));
    const best = Math.max(...all.map(worthOf));
    expect(worthOf(pick(parents, worths, borders))).toBeCloseTo(best);
  }
});

it('keeps a doubtful heading between paragraphs and takes nothing where nothing speaks for it', () => {
  const parents = [-1, 0, 1, 1, 1];
  expect(pick(parents, [-1, 0, 5, -0.5, 5], { enter: -3, leave: -1 })).toEqual([false, true, true, true, true]);
  expect(pick(parents, [-1, -1, 2, -0.5, -2], { enter: -3, leave: -1 })).toEqual([false, false, false, false, false]);
});

it('hears hints in class names and ids, in several languages and ways of writing', () => {
  expect([...hintsOf('ArticleBody relatedLinks')]).toEqual(['body', 'related']);
  expect([...hintsOf('mod__kommentare--list')]).toEqual(['comment']);
  expect([...hintsOf('btn-publicité')]).toEqual([]);
  expect([...hintsOf('sidebar_left')]).toEqual(['side']);
  expect(hintsOf('x7f3a css-19kzrtu').size).toBe(0);
});

it('counts words in scripts with and without spaces', () => {
  expect(wordsIn('The bridge is closed.')).toBe(4);
  expect(wordsIn('桥梁关闭至三月底')).toBe(4);
  expect(wordsIn('— * —')).toBe(0);
});

it('tells prose, links and asides apart', () => {
  const tree: TextTree = {
    title: 'Bridge closed | The Courier',
    nodes: [node('html', -1), node('main', 0), node('p', 1), node('nav', 0), node('a', 3), node('p', 1)],
    blocks: [
      { node: 2, text: 'The bridge over the canal stays closed until March, the town hall said on Monday.', linked: 0 },
      { node: 4, text: 'Contact us', linked: 10 },
      { node: 5, text: 'Related: Ferry runs again', linked: 16 },
    ],
  };
  const features = featuresOf(tree).map((each) => entriesOf(each).map(([name]) => name));
  expect(features[1]).toEqual(expect.arrayContaining(['tag:article', 'most-prose']));
  expect(features[2]).toEqual(expect.arrayContaining(['tag:p', 'sentence', 'stop', 'comma']));
  expect(features[4]).toEqual(expect.arrayContaining(['tag:inline', 'short', 'link']));
  expect(features[5]).toEqual(expect.arrayContaining(['lead', 'links']));
  expect(features[2]).not.toContain('lead');
});
