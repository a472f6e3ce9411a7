import { expect, it } from 'vitest';
import { answerF1, isRight, type ProseSaid, plainAnswer, proseFigures } from '../../eval/score-prose.ts';

const PARAGRAPH = 'The lock was built in 1904. It was rebuilt in 1961 by Ann Lees, who also drew the bridge.';
const GOLD = [
  { answers: ['1904'], paragraph: PARAGRAPH },
  { answers: ['Ann Lees', 'Lees'], paragraph: PARAGRAPH },
];
const said = (sentence: string, part: string | null = null, sure = false): ProseSaid => ({ sentence, part, sure });
const SAID = [
  said('The lock was built in 1904.', '1904', true),
  said('It was rebuilt in 1961 by Ann Lees, who also drew the bridge.', 'by Ann Lees'),
];

it('counts right sentences, exact parts and shared words', () => {
  expect(proseFigures(GOLD, SAID)).toEqual({ n: 2, top1: 1, em: 0.5, f1: 0.9, coverage: 0.5, precision: 1 });
});

it('falls with wrong gold', () => {
  const other = [
    { answers: ['1961'], paragraph: PARAGRAPH },
    { answers: ['Tarn'], paragraph: PARAGRAPH },
  ];
  expect(proseFigures(other, SAID)).toEqual({ n: 2, top1: 0, em: 0, f1: 0, coverage: 0.5, precision: 0 });
  const elsewhere = GOLD.map((each) => ({ ...each, paragraph: 'Another paragraph says 1904, and Ann Lees too.' }));
  expect(proseFigures(elsewhere, SAID).top1).toBe(0);
});

it('counts silence as wrong and a whole sentence as a poor answer', () => {
  expect(proseFigures(GOLD, [null, null])).toEqual({ n: 2, top1: 0, em: 0, f1: 0, coverage: 0, precision: 0 });
  expect(answerF1('The lock was built in 1904.', '1904')).toBeCloseTo(2 / 6);
});

it('compares as SQuAD does, and by characters where there are no spaces', () => {
  expect(plainAnswer('The "Old"  Lock, a. 1904')).toBe('old lock 1904');
  expect(answerF1('华沙大学', '华沙')).toBeCloseTo(4 / 6);
  expect(isRight(said('THE lock was\nbuilt in 1904.'), { answers: ['1904'], paragraph: PARAGRAPH })).toBe(true);
});
