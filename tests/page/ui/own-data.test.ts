import { afterEach, expect, it } from 'vitest';
import { fail } from '../../../src/platform/result.ts';
import { anAnswer, anAsk } from '../../support/ask-states.ts';
import { aTab, fakePlatform } from '../../support/fake-popup-platform.ts';
import { mountPopup, settle, unmountAll } from './mount.ts';

afterEach(unmountAll);

const SITE = 'https://sheets.example/*';
const refusal = {
  code: 'not-found' as const,
  place: 'Budget 2026',
  text: 'Budget 2026 draws its content on a canvas.',
  origin: SITE,
  url: 'https://sheets.example/budget',
  ownData: true,
};
const button = () => document.querySelector<HTMLButtonElement>('[data-way-on=read-own-data]');

async function refused(incognito: boolean) {
  const mounted = await mountPopup(fakePlatform(aTab({ incognito })));
  mounted.platform.pushAsk(anAsk({ question: 'Q3?', incognito, answer: anAnswer({ refusals: [refusal] }) }));
  await settle();
  return mounted;
}

it('offers the own data of an app, says what that means, and asks again once it is pressed', async () => {
  const { platform } = await refused(false);
  expect(
    document.querySelector(`#${CSS.escape(button()?.getAttribute('aria-describedby') ?? '')}`)?.textContent,
  ).toMatch(/only reads.*take it back/s);
  button()?.click();
  await settle();
  expect(platform.sent).toContainEqual({ name: 'setOwnData', data: { site: SITE, on: true, windowId: 1 } });
  expect(platform.sent).toContainEqual({ name: 'ask', data: { question: 'Q3?', windowId: 1, tabId: 7 } });
});

it('asks nothing where it could not be stored, and says why', async () => {
  const { platform } = await refused(false);
  platform.replies['setOwnData'] = () => fail('bad-request', 'Nothing is kept in a private window.');
  button()?.click();
  await settle();
  expect(platform.sent.map(({ name }) => name)).not.toContain('ask');
  expect(document.querySelector('[data-failure]')?.textContent).toContain('Nothing is kept');
});

it('is not offered in a private window', async () => {
  await refused(true);
  expect(button()).toBeNull();
});
