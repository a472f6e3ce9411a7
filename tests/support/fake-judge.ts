import type { Judged } from '../../src/sort/judge.ts';
import type { Sorted } from '../../src/sort/verdict.ts';
import type { Judge } from '../../src/ui/card/card-model.ts';

/** A sort with one rule for each outcome, so that tests of the card do not depend on the real one's judgement. */
export const fakeJudge: Judge = (said, { capturedAs }) => ({ ...judged(said), mayVouch: capturedAs === 'typed' });

function judged(said: string): Pick<Judged, 'sorted' | 'suggestion'> {
  const base: Sorted = {
    sortVersion: 1,
    provisional: /provisionally/i.test(said),
    verdict: 'remember',
    kind: 'preference',
    changes: { yes: false, confidence: 0.9 },
    owned: { yes: false, confidence: 0.9, owner: null },
    reasons: ['It says what you like, and only you can change that.'],
  };
  if (/standup|open tickets/i.test(said)) {
    return {
      sorted: {
        ...base,
        verdict: 'look-up',
        kind: null,
        changes: { yes: true, confidence: 0.9 },
        owned: { yes: true, confidence: 0.9, owner: 'calendar' },
        reasons: [
          'It has a time in it, and times move.',
          'It looks like something that a calendar or timetable already has.',
        ],
      },
      suggestion: null,
    };
  }
  const means = /^"?(.+?)"? means (.+)$/i.exec(said);
  if (means) {
    return {
      sorted: { ...base, kind: 'vocabulary', reasons: ['It says what a word means.'] },
      suggestion: { kind: 'vocabulary', term: means[1] ?? '', aliases: [], meaning: means[2] ?? '' },
    };
  }
  const lives = /^(.+?) (?:is|lives) in (.+)$/i.exec(said);
  if (lives) {
    return {
      sorted: {
        ...base,
        verdict: 'point',
        kind: 'pointer',
        owned: { yes: true, confidence: 0.8, owner: 'files' },
        reasons: ['It says where something is; what it says there is read when you ask.'],
      },
      suggestion: { kind: 'pointer', name: lives[1] ?? '', aliases: [], place: { named: lives[2] ?? '' } },
    };
  }
  return { sorted: base, suggestion: { kind: 'preference', text: said } };
}
