import type { Answer, Claim, Provenance, Source } from '../../src/asking/answer.ts';
import type { AskState } from '../../src/asking/ask-state.ts';

/** 30 November 2026, 9:00 in UTC: the moment at which the states below are looked at. */
export const NINE = Date.UTC(2026, 10, 30, 9, 0);

export const aSource = (over: Partial<Source> = {}): Source => ({
  url: 'https://sheets.example/budget',
  title: 'Budget 2026',
  where: 'row Marketing, Q3',
  tabId: 7,
  ...over,
});

export const readNow = (over: Partial<Extract<Provenance, { clock: 'now' }>> = {}): Provenance => ({
  clock: 'now',
  readAt: NINE,
  via: 'fetch',
  source: aSource(),
  was: null,
  mayBeCached: false,
  settled: true,
  ...over,
});

export const aClaim = (over: Partial<Claim> = {}): Claim => ({
  id: 'c1',
  subject: 'Marketing, Q3',
  standing: 'sure',
  value: { text: '€48,200', shape: 'money' },
  provenance: readNow(),
  cites: [],
  derivation: null,
  entryId: null,
  ...over,
});

export const anAnswer = (over: Partial<Answer> = {}): Answer => ({
  question: 'how much for marketing in Q3?',
  claims: [],
  refusals: [],
  waysOn: [],
  preferences: [],
  ...over,
});

export const anAsk = (over: Partial<AskState> = {}): AskState => ({
  id: 'a1',
  question: 'how much for marketing in Q3?',
  windowId: 1,
  incognito: false,
  askedAt: NINE,
  tabId: 7,
  status: 'done',
  steps: [],
  plan: null,
  answer: anAnswer(),
  ...over,
});
