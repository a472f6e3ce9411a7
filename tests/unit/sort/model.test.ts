import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { features, wordFeature } from '../../../src/sort/model/features.ts';
import { type Head, readModel, type SortModel, scores } from '../../../src/sort/model/model.ts';
import { sortFact } from '../../../src/sort/sort-fact.ts';
import { shippedModel } from '../../support/sort-model.ts';
import { writeModel } from '../../train/write-model.ts';

const head = (classes: string[], levels: number[], buckets: number): Head => ({
  classes,
  buckets,
  levels: Int8Array.from(levels),
  scale: 0.5,
  bias: classes.map((_name, k) => k),
});
const small: SortModel = {
  questions: head(['live'], [1, 2], 2),
  statements: head(['changes', 'preference'], [4, -4, 0, 6], 2),
  owners: head(['web'], [0, 0], 2),
};

describe('the weights of the sort', () => {
  it('score each class by the squares of its levels, their unit and its bias', () => {
    expect(
      scores(
        small.statements,
        new Map([
          [0, 1],
          [3, 2],
        ]),
      ),
    ).toEqual([0.5 * (16 - 32), 1 + 0.5 * 72]);
  });

  it('come back from their file as they were', () => {
    const file = Uint8Array.from(writeModel(small)).buffer;
    expect(readModel(file)).toEqual(small);
  });

  it.each([
    ['nothing', 0],
    ['a part', 40],
    ['all but a byte', -1],
  ])('are not taken from a file of which %s is there', (_what, end) => {
    expect(readModel(Uint8Array.from(writeModel(small)).slice(0, end).buffer)).toBeNull();
  });

  it('weigh at most 150 kB gzipped as they ship', () => {
    const file = readFileSync(path.join(import.meta.dirname, '../../../public/sort-weights.bin'));
    expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(150_000);
  });

  it('may be missing: the rules then judge alone, and say so', () => {
    const alone = sortFact('No calls before 11', { capturedAs: 'typed' });
    expect(alone).toMatchObject({ verdict: 'remember', kind: 'preference', provisional: true });
    const full = sortFact('No calls before 11', { capturedAs: 'typed', model: shippedModel() });
    expect(full).toMatchObject({ verdict: 'remember', kind: 'preference', provisional: false });
  });

  it('never let a value that a page showed be remembered', () => {
    const levels = small.statements.levels.map(() => 127);
    const model = { ...small, statements: { ...small.statements, levels } };
    for (const capturedAs of ['cell', 'field', 'event', 'count'] as const)
      expect(sortFact('I like tea', { capturedAs, url: 'https://a.example/', model }).verdict).toBe('point');
  });
});

describe('the features of a text', () => {
  it('hold each word, and tell figures and names from other words in runs', () => {
    const seen = features('Rent is 940');
    expect(seen.has(wordFeature('rent'))).toBe(true);
    expect(seen.has(wordFeature('RENT'))).toBe(true);
    expect(seen.has(wordFeature('lease'))).toBe(false);
    expect(features('Rent is 940')).toEqual(features('Rent is 850'));
    expect(features('Ask Priya')).not.toEqual(features('Ask priya'));
  });

  it('have one length, however long the text', () => {
    for (const text of ['Hm', 'the rent is due on the third day of each month, as it has always been'])
      expect(Math.hypot(...features(text).values())).toBeCloseTo(3);
  });
});
