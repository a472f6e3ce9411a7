import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fail, ok } from '../../../src/platform/result.ts';
import { fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { mountOptions, settle, texts, the, unmountAll } from './mount.ts';

afterEach(unmountAll);

const kinds = () => [...document.querySelectorAll<HTMLElement>('[data-kind]')].map((one) => one.dataset['kind']);

describe('the memory, line by line', () => {
  it('is grouped by kind, and each line says since when, from where and why', async () => {
    await mountOptions();
    expect(kinds()).toEqual(['vocabulary', 'pointer', 'preference', 'outcome', 'dated-copy']);
    expect(texts('[data-entry=f1] .meta')).toEqual([
      'since 3 March, typed by you',
      'It says what you like, and only you can change that.',
    ]);
    expect(texts('[data-entry=f2] .meta')).toEqual([
      'you told me on 3 March, typed by you',
      'Kept on your word, against the sort: It has a time in it, and times move.',
    ]);
    expect(texts('[data-entry=p1] [data-place]')).toEqual(['docs.example/finance/quarterly?sheet=3']);
    expect(the('[data-entry=d1]').textContent).toContain('as of this morning, 8:52');
  });

  it('says what a line said before, the last of it in sight and the others on a click', async () => {
    const platform = fakeOptionsPlatform();
    const was = (hour: number, month: number) => ({
      text: `No calls before ${hour}`,
      since: Date.UTC(2026, month, 3, 12),
      until: Date.UTC(2026, month + 1, 3, 12),
    });
    platform.entries = platform.entries.map((entry) => {
      if (entry.id === 'f1') return { ...entry, history: [was(10, 1)] };
      return entry.id === 'f2' ? { ...entry, history: [was(9, 6), was(8, 5), was(7, 4)] } : entry;
    });
    const { options } = await mountOptions(platform);
    expect(texts('[data-entry=f1] [data-history]')).toEqual(['Before: “No calls before 10”, 3 February to 3 March']);
    expect(texts('[data-entry=f2] summary')).toEqual(['Before: “No calls before 9”, 3 July to 3 August, and 2 more']);
    const list = the('[data-entry=f2] details ul');
    expect(list.checkVisibility()).toBe(false);
    the('[data-entry=f2] summary').click();
    await settle();
    expect(list.checkVisibility()).toBe(true);
    expect(texts('[data-entry=f2] details li')).toEqual([
      '“No calls before 8”, 3 June to 3 July',
      '“No calls before 7”, 3 May to 3 June',
    ]);
    expect(texts('[data-entry=o1] [data-history]')).toEqual([]);
    options.edit('f1');
    await settle();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(platform.sent.find(({ name }) => name === 'editEntry')?.data).toMatchObject({
      draft: { line: { kind: 'preference', text: 'No calls before 11' } },
    });
    expect(JSON.stringify(platform.sent)).not.toContain('before 10');
  });

  it('offers to replace a line when a new one goes against it', async () => {
    const platform = fakeOptionsPlatform();
    const [former] = platform.entries.filter(({ id }) => id === 'f1');
    platform.replies['relatedLine'] = () => ok({ entry: former, how: 'contradicts' });
    await mountOptions(platform);
    the('[data-act=remember]').click();
    await settle();
    await userEvent.fill(the('#card-said'), 'No calls before 10');
    await settle(250);
    expect(texts('[data-related] p')).toEqual(['This goes against “No calls before 11”, since 3 March.']);
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toMatchObject({ draft: { replaces: 'f1' } });
    platform.sent.length = 0;
    the('[data-entry=f1] [data-act=edit]').click();
    await settle(250);
    expect(platform.sent.map(({ name }) => name)).not.toContain('relatedLine');
    expect(document.querySelector('[data-related]')).toBeNull();
  });

  it('is searched as one types', async () => {
    await mountOptions();
    await userEvent.fill(the('#look'), 'finance');
    expect(kinds()).toEqual(['vocabulary', 'pointer']);
    await userEvent.fill(the('#look'), 'nothing like it');
    expect(the('main').textContent).toContain('No line holds these words.');
  });

  it('deletes a line and brings it back', async () => {
    const { platform } = await mountOptions();
    const button = the('[data-entry=f1] [data-act=delete]');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(document.querySelector('[data-entry=f1]')).toBeNull();
    expect(texts('[data-toast] span')).toEqual(['Deleted: No calls before 11']);
    expect(document.activeElement).toBe(the('[data-act=undo]'));
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(the('[data-entry=f1]').textContent).toContain('No calls before 11');
    expect(platform.sent).toContainEqual({ name: 'undo', data: { undoId: 'u1' } });
  });

  it('edits in place, sorts the new words, and gives the focus back', async () => {
    const { platform } = await mountOptions();
    the('[data-entry=f1] [data-act=edit]').click();
    await settle();
    expect(the<HTMLTextAreaElement>('#card-said').value).toBe('No calls before 11');
    await userEvent.fill(the('#card-said'), 'No calls before standup');
    expect(the('[data-verdict]').dataset['verdict']).toBe('look-up');
    await userEvent.fill(the('#card-said'), 'No calls before noon');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(platform.sent.find(({ name }) => name === 'editEntry')?.data).toEqual({
      id: 'f1',
      draft: {
        line: { kind: 'preference', text: 'No calls before noon' },
        said: 'No calls before noon',
        capturedAs: 'typed',
      },
    });
    expect(the('[data-entry=f1]').textContent).toContain('No calls before noon');
    expect(document.activeElement).toBe(the('[data-entry=f1] [data-act=edit]'));
  });

  it('keeps the form and says why when an edit is refused', async () => {
    const { platform } = await mountOptions();
    platform.replies['editEntry'] = () => fail('not-admitted', 'These words change by themselves.');
    the('[data-entry=v1] [data-act=edit]').click();
    await settle();
    await userEvent.fill(the('#card-meaning'), 'the red one');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(texts('[data-confirm] [role=alert]')).toEqual(['These words change by themselves.']);
    expect(the<HTMLInputElement>('#card-meaning').value).toBe('the red one');
  });

  it('takes a new fact', async () => {
    const { platform } = await mountOptions();
    the('[data-act=remember]').click();
    await settle();
    await userEvent.keyboard('No calls on Fridays{Enter}');
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toMatchObject({
      draft: { line: { kind: 'preference', text: 'No calls on Fridays' } },
      windowId: 1,
    });
  });

  it('says what it is when it is empty, on its way, or cannot be opened', async () => {
    const empty = fakeOptionsPlatform();
    empty.entries = [];
    await mountOptions(empty);
    expect(the('[data-empty]').textContent).toContain('Nothing yet.');

    const { options, platform } = await mountOptions();
    platform.replies['listEntries'] = () => fail('storage-failed');
    await options.load();
    await settle();
    expect(the('main').dataset['memory']).toBe('failed');
    platform.replies['listEntries'] = fakeOptionsPlatform().replies['listEntries'] ?? (() => fail('unexpected'));
    the('[data-act=reload]').click();
    await settle();
    expect(the('main').dataset['memory']).toBe('ready');
  });
});

describe('around the memory', () => {
  it('takes a site back', async () => {
    const { platform } = await mountOptions();
    expect(texts('[data-site] .words')).toEqual(['docs.example', '*.tracker.example']);
    the('[data-site="https://docs.example/*"] button').click();
    await settle();
    expect(platform.sites).toEqual(['https://*.tracker.example/*']);
    expect(texts('[data-site] .words')).toEqual(['*.tracker.example']);
  });

  it('says whose own data is read, and takes that back alone or with the site', async () => {
    const both = fakeOptionsPlatform();
    both.ownData = ['https://docs.example/*', 'https://grid.example/*'];
    const { platform } = await mountOptions(both);
    expect(texts('[data-site] .words')).toEqual(['docs.example', '*.tracker.example', 'grid.example']);
    expect(texts('[data-site="https://docs.example/*"] .quiet')[0]).toContain('its app’s own data');
    expect(texts('[data-site="https://grid.example/*"] [data-act=remove-site]')).toEqual([]);
    the('[data-site="https://grid.example/*"] [data-act=stop-own-data]').click();
    await settle();
    expect(platform.ownData).toEqual(['https://docs.example/*']);
    expect(texts('[data-site] .words')).toEqual(['docs.example', '*.tracker.example']);
    the('[data-site="https://docs.example/*"] [data-act=remove-site]').click();
    await settle();
    expect(platform.ownData).toEqual([]);
  });

  it('lists what was done and when', async () => {
    await mountOptions();
    expect(texts('[data-log=read]')).toEqual(['at 8:59Read docs.example/finance/quarterly']);
    expect(texts('[data-log=not-stored]')[0]).toContain('not stored (look it up)');
  });

  it('shows how full the memory is and what to look at', async () => {
    await mountOptions(fakeOptionsPlatform({ words: 214, entries: 6, maxWords: 250, maxEntries: 40 }));
    expect(the<HTMLProgressElement>('progress').value).toBeCloseTo(214 / 250);
    expect(document.querySelectorAll('[data-doubtful]').length).toBeGreaterThan(1);
  });
});
