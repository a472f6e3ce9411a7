import { expect, it } from 'vitest';
import type { Claim } from '../../../src/asking/answer.ts';
import type { AskState } from '../../../src/asking/ask-state.ts';
import { draftFromClaim } from '../../../src/background/claim-draft.ts';

const claim: Claim = {
  id: 'page-0',
  subject: 'Leeds, Q4',
  standing: 'sure',
  value: { text: '2,900', shape: 'number' },
  provenance: {
    clock: 'now',
    readAt: 1,
    via: 'fetch',
    source: { url: 'https://s.example/costs', title: 'Costs', where: 'row Leeds, column Q4', tabId: null },
    was: null,
    mayBeCached: false,
    settled: true,
  },
  cites: [],
  derivation: null,
  entryId: null,
};

const asked = (question: string, whole: string, seek: string): AskState => ({
  id: 'a',
  question,
  windowId: 1,
  incognito: false,
  askedAt: 0,
  tabId: 1,
  status: 'done',
  steps: [],
  plan: { question: whole, seek, uses: [], reads: [], needsLive: true },
  answer: null,
});

const aliases = (state: AskState) => {
  const line = draftFromClaim(state, claim, 'place')?.line;
  return line?.kind === 'pointer' ? line.aliases : null;
};

it('goes by the whole question that a follow-up stood for, and by no half of it', () => {
  const whole = 'What is the Q4 cost of Leeds in the plant budget?';
  expect(aliases(asked('and Q4?', whole, 'What is the Q4 cost of Leeds in the ?'))).toEqual([whole.slice(0, -1)]);
});

it('has no second name where the question is the name', () => {
  expect(aliases(asked('leeds, q4?', 'leeds, q4?', 'leeds, q4?'))).toEqual([]);
});
