import { expect, it } from 'vitest';
import type { AskState } from '../../../src/asking/ask-state.ts';
import { claimsFromPage } from '../../../src/asking/claims-from-page.ts';
import { answerFromPage } from '../../../src/asking/freshen.ts';
import { draftFromClaim } from '../../../src/background/claim-draft.ts';
import { embedded } from '../../../src/engines/embedded/engine.ts';
import type { Locator } from '../../../src/reading/locator/locator.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { aPage, fakeAccess, NOW, PAGE } from '../../support/fake-page-access.ts';

const clock = { now: NOW, today: '2026-11-30', time: '09:00' };
const plan = { question: 'How many support tickets are open?', seek: '', uses: ['e1'], reads: [], needsLive: true };
const locator: Locator = {
  v: 1,
  target: { kind: 'field', label: 'Open support tickets', section: ['Board'] },
  shape: 'number',
};
const board = (open: string): PageContent =>
  aPage({ Revenue: '100', [open]: '17', Churn: '3', Headcount: '48', Visits: '900', Refunds: '12' });

async function claimsOf(content: PageContent) {
  const access = fakeAccess({ shown: content, loaded: content });
  const found = await answerFromPage(access, { plan, engine: embedded, clock, locator, view: [], step: () => {} });
  if (found.state === 'failed') return found;
  return claimsFromPage(found, { access, name: 'Board', title: 'Board', origin: null }, 'e1', {
    engine: embedded,
    clock,
  });
}

it('asks whether a label that was renamed is the one that was remembered, and moves the place there', async () => {
  const said = await claimsOf(board('Open support tickets (all teams)'));
  if (!('claims' in said)) throw new Error('expected claims');
  const [claim, ...more] = said.claims;
  expect(more).toEqual([]);
  expect(claim).toMatchObject({ standing: 'candidate', value: { text: '17' }, entryId: 'e1' });
  expect(claim?.provenance).toMatchObject({
    source: { where: 'Open support tickets (all teams), in Board; Board, Open support tickets is not there any more' },
  });
  expect(said.refusals).toMatchObject([{ code: 'ambiguous' }]);
  const state = { question: plan.question, plan, answer: null } as unknown as AskState;
  expect(claim && draftFromClaim(state, claim, 'place')).toMatchObject({
    replaces: 'e1',
    line: {
      kind: 'pointer',
      place: { page: PAGE, locator: { target: { kind: 'field', label: 'Open support tickets (all teams)' } } },
    },
  });
});

it('offers nothing for another figure or another thing', async () => {
  expect(await claimsOf(board('Closed items'))).toMatchObject({ state: 'failed', code: 'not-found' });
  expect(await claimsOf(board('Open support tickets 2027'))).toMatchObject({ state: 'failed', code: 'not-found' });
});
