import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fail, ok } from '../../../src/platform/result.ts';
import { fakeOptionsPlatform } from '../../support/fake-options-platform.ts';
import { aPreview } from '../../support/import-preview.ts';
import { mountOptions, settle, texts, the, unmountAll } from './mount.ts';

afterEach(unmountAll);

/** Chooses a file as the browser's own dialog would. */
async function chooseFile(file: File): Promise<void> {
  const input = the<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settle(60);
}

const aFile = (text = '{}', name = 'other.json') => new File([text], name, { type: 'application/json' });

async function looking(preview = aPreview) {
  const platform = fakeOptionsPlatform();
  platform.replies['planImport'] = () => ok(preview);
  platform.replies['importMemory'] = () => ok({ added: 2, replaced: 1, undoIds: ['u1', 'u2', 'u3'] });
  platform.replies['undoImport'] = () => ok({ undone: 3, left: 0 });
  await mountOptions(platform);
  await chooseFile(aFile('the file’s text'));
  return platform;
}

const sent = (platform: { sent: { name: string; data: unknown }[] }, name: string) =>
  platform.sent.filter((message) => message.name === name).map(({ data }) => data);

describe('exporting', () => {
  it('downloads the memory under the day’s date, by the keyboard, and says what is not in it', async () => {
    const platform = fakeOptionsPlatform();
    platform.replies['exportMemory'] = () => ok({ text: '{"entries": []}\n' });
    await mountOptions(platform);
    expect(the('.transfer').textContent).toContain('Keys and secrets are not in it');
    the('[data-act=export]').focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(platform.downloads).toEqual([{ name: 'whereabouts-2026-11-30.json', text: '{"entries": []}\n' }]);
    expect(texts('[data-toast] span')).toEqual(['Exported as whereabouts-2026-11-30.json.']);
  });

  it('says when the memory cannot be had', async () => {
    const platform = fakeOptionsPlatform();
    platform.replies['exportMemory'] = () => fail('storage-failed', 'The disk is full.');
    await mountOptions(platform);
    the('[data-act=export]').click();
    await settle();
    expect(platform.downloads).toEqual([]);
    expect(texts('[data-import-failure]')).toEqual(['The disk is full.']);
  });
});

describe('looking at a file', () => {
  it('opens the browser’s file dialog from the keyboard', async () => {
    await mountOptions();
    let opened = 0;
    the('input[type=file]').addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
    the('[data-act=import]').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(opened).toBe(2);
  });

  it('says what is new, changed, the same and to be looked at, with whole addresses, and writes nothing', async () => {
    const platform = await looking();
    expect(sent(platform, 'planImport')).toEqual([{ text: 'the file’s text' }]);
    expect(document.activeElement).toBe(the('[data-import] h3'));
    expect(the('[data-import] h3').textContent).toBe('What importing other.json would do');
    expect(texts('[data-import-summary]')[0]?.trim()).toBe('2 new, 2 changed, 4 the same, 1 to look at.');
    expect(texts('[data-import-new=n1]')).toEqual([
      'incident runbook (also runbook): https://wiki.example/space/ops?view=all&page=incident-runbook#first-hour',
    ]);
    expect(texts('[data-import-new=n2] .meta')).toEqual([
      'Kept, but not used in answers until you have looked at it: It tells the state of something, and states change.',
    ]);
    expect(texts('[data-import-changed=v1] label')).toEqual([
      'Keep mine: “quarterly doc” means the finance one: the place “finance doc” (also q-doc)',
      'Take the file’s: “quarterly doc” means the finance one: the place “finance doc” (also q-doc, the quarterly)',
      'Keep both',
    ]);
    expect(sent(platform, 'importMemory')).toEqual([]);
  });

  it('keeps mine unless told otherwise, and imports by the choices made with the keyboard', async () => {
    const platform = await looking();
    const chosen = () =>
      [...document.querySelectorAll<HTMLInputElement>('[data-import] input:checked')].map(({ value }) => value);
    expect(chosen()).toEqual(['mine', 'mine']);
    expect(the('[data-act=take-import]').textContent).toBe('Import 2 lines');
    the('[data-import-changed=f1] input').focus();
    await userEvent.keyboard('{ArrowDown}');
    await settle();
    expect(chosen()).toEqual(['theirs', 'mine']);
    expect(the('[data-act=take-import]').textContent).toBe('Import 3 lines');
    the('[data-act=take-import]').focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(sent(platform, 'importMemory')).toEqual([
      { text: 'the file’s text', choices: [{ id: 'f1', keep: 'theirs' }], windowId: 1 },
    ]);
    expect(document.querySelector('[data-import]')).toBeNull();
    expect(texts('[data-toast] span')).toEqual(['Imported 3 lines. 1 of them in place of yours.']);
    expect(document.activeElement).toBe(the('[data-act=undo]'));
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(sent(platform, 'undoImport')).toEqual([{ undoIds: ['u1', 'u2', 'u3'] }]);
    expect(texts('[data-toast] span')).toEqual(['The import is taken back.']);
  });

  it('exports at once after an import, though the activity list is not here yet', async () => {
    const platform = await looking();
    platform.replies['exportMemory'] = () => ok({ text: '{}' });
    platform.replies['listLog'] = () => new Promise(() => undefined);
    the('[data-act=take-import]').click();
    await settle();
    the('[data-act=export]').click();
    await settle();
    expect(platform.downloads).toHaveLength(1);
  });

  it('says how many lines stayed when the import cannot be wholly taken back', async () => {
    const platform = await looking();
    platform.replies['undoImport'] = () => ok({ undone: 2, left: 1 });
    the('[data-act=take-import]').click();
    await settle();
    the('[data-act=undo]').click();
    await settle();
    expect(texts('[data-toast] span')).toEqual(['The import is taken back, but for 1 line changed since.']);
  });

  it('says that it is at work, and what is pressed meanwhile does nothing', async () => {
    const platform = fakeOptionsPlatform();
    let finish = () => {};
    platform.replies['planImport'] = () =>
      new Promise((resolve) => {
        finish = () => resolve(ok(aPreview));
      });
    await mountOptions(platform);
    await chooseFile(aFile());
    expect(texts('.transfer [role=status]')).toEqual(['One moment …']);
    the('[data-act=export]').click();
    await settle();
    expect(sent(platform, 'exportMemory')).toEqual([]);
    finish();
    await settle();
    expect(texts('.transfer [role=status]')).toEqual(['']);
    expect(document.querySelector('[data-import]')).not.toBeNull();
  });

  it('is left with nothing written, and the focus back on its button', async () => {
    const platform = await looking();
    the('[data-act=close-import]').click();
    await settle();
    expect(document.querySelector('[data-import]')).toBeNull();
    expect(document.activeElement).toBe(the('[data-act=import]'));
    expect(sent(platform, 'importMemory')).toEqual([]);
  });

  it('has nothing to import from a file whose lines are all here', async () => {
    await looking({ ...aPreview, added: [], changed: [], same: 6, needsLook: 0 });
    expect(the('[data-import-summary]').textContent).toContain('0 new, 0 changed, 6 the same.');
    expect(the('[data-import-summary]').textContent).toContain('Everything in it is here already.');
    expect(the<HTMLButtonElement>('[data-act=take-import]').disabled).toBe(true);
  });

  it('says when the memory would be over its budget', async () => {
    await looking({ ...aPreview, budget: { words: 262, entries: 30, maxWords: 250, maxEntries: 40 } });
    expect(the('[data-import-over]').textContent).toContain('262 words in 30 lines: over what can be read in a minute');
  });

  it('tells two sides apart that read alike', async () => {
    const [pair] = aPreview.changed;
    if (!pair) throw new Error('no pair');
    await looking({
      ...aPreview,
      changed: [{ mine: pair.mine, theirs: { ...pair.mine, updatedAt: Date.UTC(2026, 3, 4) } }],
    });
    const [mine, theirs] = texts('[data-import-changed=f1] label');
    expect(mine).toContain('(written on 3 March)');
    expect(theirs).toContain('(written on 4 April; it differs');
  });
});

describe('a file that cannot be imported', () => {
  it('is told in a sentence, and another can be chosen', async () => {
    const platform = await looking();
    platform.replies['planImport'] = () => fail('bad-request', 'The file is from a newer version. Update first.');
    await chooseFile(aFile('x', 'new.json'));
    expect(texts('[role=alert] [data-import-failure]')).toEqual([
      'new.json: The file is from a newer version. Update first.',
    ]);
    expect(document.querySelector('[data-import]')).toBeNull();
    platform.replies['planImport'] = () => ok(aPreview);
    await chooseFile(aFile('x', 'good.json'));
    expect(document.querySelector('[data-import-failure]')).toBeNull();
    expect(the('[data-import] h3').textContent).toContain('good.json');
  });

  it('is not even opened when it is larger than any memory', async () => {
    const platform = fakeOptionsPlatform();
    await mountOptions(platform);
    await chooseFile(aFile('x'.repeat(5_000_001), 'film.json'));
    expect(texts('[data-import-failure]')).toEqual([
      'film.json is larger than 5 MB, so it is no exported memory. Nothing was imported.',
    ]);
    expect(sent(platform, 'planImport')).toEqual([]);
  });

  it('keeps the look open when the memory refuses to take it', async () => {
    const platform = await looking();
    platform.replies['importMemory'] = () => fail('private-window', 'This is a private window.');
    the('[data-act=take-import]').click();
    await settle();
    expect(texts('[data-import-failure]')).toEqual(['This is a private window.']);
    expect(document.querySelector('[data-import]')).not.toBeNull();
  });
});
