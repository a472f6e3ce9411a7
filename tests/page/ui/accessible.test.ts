import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { fail, ok } from '../../../src/platform/result.ts';
import { fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { galleryStates } from '../../support/gallery-states.ts';
import { aPreview } from '../../support/import-preview.ts';
import { axeFindings, mountOptions, mountPopup, settle, unmountAll } from './mount.ts';

afterEach(unmountAll);

const scheme = async (value: 'light' | 'dark') => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
  await settle(150); // colours change by a transition
};

async function show(name: string): Promise<HTMLElement> {
  const state = galleryStates[name];
  const { popup, platform } = await mountPopup(state?.platform());
  state?.after?.(platform, popup);
  await settle(60);
  const main = document.querySelector('main');
  if (!main) throw new Error('no main');
  return main;
}

describe('the popup', () => {
  it.each(Object.keys(galleryStates))('can be read by everyone and fits in 400 by 600: %s', async (name) => {
    const main = await show(name);
    expect(await axeFindings()).toEqual([]);
    expect(main.getBoundingClientRect().width).toBe(400);
    expect(main.scrollWidth).toBe(400);
    expect(main.getBoundingClientRect().height).toBeLessThanOrEqual(600);
  });

  it('has enough contrast in the dark', async () => {
    await scheme('dark');
    try {
      expect(matchMedia('(prefers-color-scheme: dark)').matches).toBe(true);
      for (const name of [
        'now',
        'old',
        'remembered',
        'refusals',
        'card-look-up',
        'card-failure',
        'card-contradicts',
        'card-repeats',
        'kept',
        'private',
      ]) {
        await show(name);
        expect(await axeFindings('color-contrast')).toEqual([]);
      }
    } finally {
      await scheme('light');
    }
  });
});

describe('the options page', () => {
  it('can be read by everyone: full, editing, empty, and in the dark', async () => {
    const nearlyFull = { words: 240, entries: 6, maxWords: 250, maxEntries: 40 };
    const { options } = await mountOptions(fakeOptionsPlatform(nearlyFull));
    expect(await axeFindings()).toEqual([]);
    options.edit('p1');
    await settle();
    expect(await axeFindings()).toEqual([]);
    await scheme('dark');
    try {
      expect(await axeFindings('color-contrast')).toEqual([]);
    } finally {
      await scheme('light');
    }
    const empty = fakeOptionsPlatform();
    empty.entries = [];
    empty.sites = [];
    await mountOptions(empty);
    expect(await axeFindings()).toEqual([]);
  });

  it('can be read by everyone while lines are synced and all that can goes wrong', async () => {
    const platform = fakeOptionsPlatform();
    platform.replies['syncStatus'] = () =>
      ok({ on: true, at: platform.clock.now(), share: 0.08, tooLong: 1, unreadable: 2, problem: 'full' as const });
    await mountOptions(platform);
    await scheme('dark');
    try {
      expect(document.querySelectorAll('[data-sync-trouble]')).toHaveLength(3);
      expect(await axeFindings()).toEqual([]);
    } finally {
      await scheme('light');
    }
  });

  it('can be read by everyone while a file is looked at, in the light and in the dark', async () => {
    const platform = fakeOptionsPlatform();
    platform.replies['planImport'] = () => ok({ ...aPreview, budget: { ...aPreview.budget, words: 262 } });
    const { options } = await mountOptions(platform);
    await options.transfer.look(new File(['{}'], 'other.json'));
    options.transfer.choose('f1', 'both');
    await settle();
    expect(document.querySelector('[data-import]')).not.toBeNull();
    expect(await axeFindings()).toEqual([]);
    await scheme('dark');
    try {
      expect(await axeFindings('color-contrast')).toEqual([]);
    } finally {
      await scheme('light');
    }
    platform.replies['planImport'] = () => fail('bad-request', 'The file is not an exported memory.');
    await options.transfer.look(new File(['{}'], 'other.json'));
    await settle();
    expect(document.querySelector('[data-import-failure]')).not.toBeNull();
    expect(await axeFindings()).toEqual([]);
  });
});
