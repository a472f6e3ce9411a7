import { describe, expect, it } from 'vitest';
import {
  type CaseOutcome,
  figures,
  judge,
  type ShownAnswer,
  type ShownClaim,
  statedValue,
} from '../../eval/score-apps.ts';

const aClaim = (value: string, more: Partial<ShownClaim> = {}): ShownClaim => ({
  id: 'c1',
  standing: 'sure',
  clock: 'now',
  cached: false,
  subject: 'Marketing, Q3',
  value,
  provenance: 'Read just now from Budget 2026',
  ...more,
});

const anAnswer = (claims: ShownClaim[], more: Partial<ShownAnswer> = {}): ShownAnswer => ({
  claims,
  refusals: [],
  raw: claims.map((claim) => claim.value).join('\n'),
  state: 'done',
  ms: 900,
  failed: null,
  ...more,
});

const outcome = (claims: ShownClaim[], right: string, old: string | null = null) =>
  judge(anAnswer(claims), right, old, 'en-US');

describe('judging an answer', () => {
  it('is right when the one sure value is the gold', () => {
    expect(outcome([aClaim('$48,200')], '48200')).toBe('right');
  });

  it('is wrong for another value, and stale for the old one', () => {
    expect(outcome([aClaim('48,201')], '51000', '48200')).toBe('wrong');
    expect(outcome([aClaim('48,200')], '51000', '48200')).toBe('stale');
    expect(outcome([aClaim('48,200', { clock: 'remembered' })], '51000', '48200')).toBe('stale');
  });

  it('is hedged when the value carries an earlier time of its own, right or not', () => {
    for (const clock of ['shown', 'as-of']) expect(outcome([aClaim('48200', { clock })], '48200')).toBe('hedged');
    expect(outcome([aClaim('48200', { cached: true })], '51000', '48200')).toBe('hedged');
  });

  it('is refused without a sure claim, and when two differ', () => {
    expect(outcome([], '48200')).toBe('refused');
    expect(outcome([aClaim('48200', { standing: 'candidate' })], '48200')).toBe('refused');
    expect(outcome([aClaim('48200'), aClaim('51000', { id: 'c2' })], '48200')).toBe('refused');
  });

  it('takes two sure claims of the same value for one', () => {
    expect(outcome([aClaim('9:15a'), aClaim('09:15', { id: 'c2', clock: 'shown' })], '9:15')).toBe('right');
  });

  it('is not satisfied by the value standing somewhere in the popup', () => {
    const raw = 'Marketing Q3 48200. Your open tab still shows 48200.';
    expect(judge(anAnswer([aClaim('51000')], { raw }), '48200', null, 'en-US')).toBe('wrong');
    expect(judge(anAnswer([aClaim('Q3 is 48200')], { raw }), '48200', null, 'en-US')).toBe('wrong');
    expect(judge(anAnswer([], { raw }), '48200', null, 'en-US')).toBe('refused');
    expect(judge(anAnswer([aClaim('17', { subject: '48200' })], { raw }), '48200', null, 'en-US')).toBe('wrong');
  });

  it('never takes a crash or a time-out for right', () => {
    const late = anAnswer([aClaim('48200')], { failed: 'an answer: not within 30000 ms' });
    expect(judge(late, '48200', null, 'en-US')).toBe('failed');
  });

  it('states the first of agreeing values', () => {
    expect(statedValue([aClaim('09:15', { clock: 'shown' })], 'en-US')).toEqual({ value: '09:15', hedged: true });
  });
});

describe('the figures', () => {
  const answers = ['48200', '18', '9:15a', 'Ines Duarte'].map((value) => anAnswer([aClaim(value)]));
  const score = (gold: string[]) =>
    figures(
      answers.map((answer, index): CaseOutcome => {
        const judged = judge(answer, gold[index] ?? '', null, 'en-US');
        return { before: judged, after: null, closed: judged, mayRefuse: false };
      }),
    );

  it('are full for right gold and fall with every wrong one', () => {
    const right = ['48,200', '18', '9:15 am', 'ines duarte'];
    const wrong = ['48,201', '19', '9:15 pm', 'Tom Weiss'];
    expect(score(right)).toMatchObject({ n: 4, rightBefore: 1, rightClosed: 1, wrongCertain: 0, refused: 0 });
    for (let spoiled = 1; spoiled <= 4; spoiled++) {
      const gold = [...wrong.slice(0, spoiled), ...right.slice(spoiled)];
      const share = (4 - spoiled) / 4;
      expect(score(gold)).toMatchObject({ rightBefore: share, rightClosed: share, wrongCertain: spoiled * 2 });
    }
  });

  it('take rightAfter over the cases with a change alone', () => {
    const one: CaseOutcome = { before: 'right', after: null, closed: 'right', mayRefuse: false };
    const cases: CaseOutcome[] = [one, { ...one, after: 'right' }, { ...one, after: 'stale', closed: 'hedged' }];
    expect(figures(cases)).toMatchObject({
      n: 3,
      rightBefore: 1,
      rightAfter: 0.5,
      rightClosed: 2 / 3,
      stale: 1,
      hedged: 1,
    });
    expect(figures([one]).rightAfter).toBe(0);
  });

  it('count a failure as refused, and a refusal as right only where it is allowed', () => {
    const cases: CaseOutcome[] = [
      { before: 'refused', after: null, closed: 'refused', mayRefuse: true },
      { before: 'refused', after: null, closed: 'right', mayRefuse: false },
      { before: 'failed', after: null, closed: 'failed', mayRefuse: true },
    ];
    expect(figures(cases)).toMatchObject({ rightBefore: 1 / 3, rightClosed: 2 / 3, refused: 5 });
  });
});
