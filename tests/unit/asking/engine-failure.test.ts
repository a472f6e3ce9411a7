import { expect, it } from 'vitest';
import { type AskIO, ask } from '../../../src/asking/ask.ts';
import { type Engine, EngineFailure } from '../../../src/asking/engine.ts';
import { embedded } from '../../../src/engines/embedded/engine.ts';
import { aPage, fakeAccess, NOW } from '../../support/fake-page-access.ts';

const content = aPage({ Open: '17' });
const page = (name: string) => ({
  access: fakeAccess({ shown: content, fetched: content, loaded: content }),
  name,
  title: name,
  origin: null,
});

const io = (engine: Engine, over: Partial<AskIO> = {}): AskIO => ({
  engine,
  memory: [],
  last: null,
  clock: { now: NOW, today: '2026-11-30', time: '09:00' },
  page: () => Promise.reject(new Error('no place is remembered')),
  thisPage: async () => page('Board'),
  openTabs: async () => [page('Other')],
  progress: () => {},
  deadline: new Promise(() => {}),
  ...over,
});

const broken = () => Promise.reject(new EngineFailure('it is gone'));
const outcome = async (engine: Engine, over: Partial<AskIO> = {}) => {
  const { plan, answer } = await ask('How many are open?', io(engine, over));
  return { planned: plan !== null, claims: answer.claims.length, refusals: answer.refusals, ways: answer.waysOn };
};

it('answers when nothing fails', async () => {
  expect(await outcome(embedded)).toMatchObject({ planned: true, claims: 1, refusals: [] });
});

it('says that planning failed, and offers to ask again', async () => {
  expect(await outcome({ ...embedded, plan: broken })).toMatchObject({
    planned: false,
    claims: 0,
    refusals: [{ code: 'engine-failed', text: expect.stringContaining('Ask again') }],
    ways: [{ do: 'retry' }],
  });
});

it('says once that extracting failed, whichever page it was for', async () => {
  const failed = await outcome({ ...embedded, extract: broken });
  expect(failed).toMatchObject({ planned: true, claims: 0, refusals: [{ code: 'engine-failed' }] });
  expect(failed.refusals).toHaveLength(1);
  expect(failed.ways).toContainEqual({ do: 'retry' });
});

it('says that extracting failed while a fresh copy was looked at', async () => {
  let calls = 0;
  const extract: Engine['extract'] = (...seen) => (calls++ === 0 ? embedded.extract(...seen) : broken());
  const thisPage = async () => ({
    ...page('Board'),
    access: fakeAccess({ shown: aPage({}), loaded: aPage({ Open: '17' }), later: content, loadedAt: NOW - 60_000 }),
  });
  const failed = await outcome({ ...embedded, extract }, { thisPage, openTabs: async () => [] });
  expect(failed).toMatchObject({ claims: 0, refusals: [{ code: 'engine-failed' }] });
});

it('says that checking a value failed', async () => {
  const derive: Engine['derive'] = () => broken();
  expect(await outcome({ ...embedded, derive })).toMatchObject({ claims: 0, refusals: [{ code: 'engine-failed' }] });
});

it('does not hide a fault of another kind', async () => {
  const extract = () => Promise.reject(new TypeError('a fault in the code'));
  await expect(outcome({ ...embedded, extract })).rejects.toThrow('a fault in the code');
});
