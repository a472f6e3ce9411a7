import { enter } from '../support/browser/popup.ts';
import { readStored } from '../support/browser/stored.ts';
import { htmlPage } from '../support/browser/test-site.ts';
import { expect, test } from './fixtures.ts';

const soon = (what: string) => ({ timeoutMs: 10_000, what });

test('a rule that goes against a kept one takes its place by one Enter, and undo brings the old one back', async ({
  sharedDesk: desk,
  site,
}) => {
  site.serve('/any', htmlPage('Any page', '<p>Nothing to see.</p>'));
  const popup = await desk.openPopup(await desk.open(`${site.origin}/any`));
  const entries = async () => (await readStored(desk)).entries;
  const kept = async () => (await entries()).map((entry) => entry.kind === 'preference' && entry.text);

  await enter(popup, 'remember no calls before 11');
  await popup.waitFor(soon('the card'), () => document.querySelector('[data-act=save]:not([disabled])'));
  await popup.press('Enter');
  await expect.poll(kept, { timeout: 10_000 }).toEqual(['no calls before 11']);
  const [former] = await entries();

  await enter(popup, 'remember no calls before 10');
  await popup.waitFor(soon('what is known'), () => document.querySelector('[data-related=contradicts]'));
  expect(await popup.evaluate(() => document.querySelector('[data-related] p')?.textContent)).toContain(
    '“no calls before 11”, since today',
  );
  await popup.press('Enter');
  await expect.poll(kept, { timeout: 10_000 }).toEqual(['no calls before 10']);
  expect(await entries()).toMatchObject([
    { id: former?.id, history: [{ text: 'no calls before 11', since: former?.createdAt }] },
  ]);

  await popup.waitFor(soon('the notice'), () => document.querySelector('[data-notice] [data-act=undo]'));
  await popup.click('[data-notice] [data-act=undo]');
  await expect.poll(entries, { timeout: 10_000 }).toEqual([former]);
});
