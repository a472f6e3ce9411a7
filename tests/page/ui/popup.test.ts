import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Claim } from '../../../src/asking/answer.ts';
import type { Draft } from '../../../src/memory/entry.ts';
import { fail, ok } from '../../../src/platform/result.ts';
import { aClaim, anAnswer, anAsk, aSource, NINE, readNow } from '../../support/ask-states.ts';
import { aTab, type FakePlatform, fakePlatform, roomyBudget } from '../../support/fake-popup-platform.ts';
import { galleryStates } from '../../support/gallery-states.ts';
import { mountPopup, settle, texts, the, unmountAll } from './mount.ts';

afterEach(unmountAll);

const done = (...claims: Claim[]) => anAsk({ answer: anAnswer({ claims }) });
const status = () => the('main').dataset['status'];

describe('the question box', () => {
  it('has the focus before the browser has said which tab is in front', async () => {
    const platform = fakePlatform();
    platform.currentTab = () => new Promise(() => {});
    await mountPopup(platform);
    expect(document.activeElement).toBe(the('#question'));
    expect(status()).toBe('idle');
  });

  it('asks on Enter, for the tab in front, and shows that it is at work before the worker has answered', async () => {
    const { platform } = await mountPopup();
    platform.replies['ask'] = () => new Promise(() => {});
    await userEvent.keyboard('how much for marketing?{Enter}');
    expect(status()).toBe('running');
    expect(platform.sent).toContainEqual({
      name: 'ask',
      data: { question: 'how much for marketing?', windowId: 1, tabId: 7 },
    });
  });

  it('offers to allow the site in front, and only while that is not so', async () => {
    const platform = fakePlatform();
    platform.allowed = false;
    await mountPopup(platform);
    await settle();
    the('[data-way-on=grant]').click();
    expect(platform.asked).toEqual(['https://sheets.example/*']);
    await settle();
    expect(texts('[data-way-on=grant]')).toEqual([]);
    expect(status()).toBe('idle');
  });

  it('sees to it that a worker that died while answering is found out', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(anAsk({ status: 'running', answer: null }));
    await settle(3200);
    expect(platform.sent.map(({ name }) => name)).toContain('checkOnAnswer');
    platform.pushAsk(anAsk());
    const before = platform.sent.length;
    await settle(3200);
    expect(platform.sent.length).toBe(before);
  });

  it('does not lose a question that was asked before the tab was known', async () => {
    const platform = fakePlatform();
    let tell: (tab: ReturnType<typeof aTab>) => void = () => {};
    platform.currentTab = () =>
      new Promise((resolve) => {
        tell = resolve;
      });
    await mountPopup(platform);
    await userEvent.keyboard('where is it?{Enter}');
    expect(platform.sent).toEqual([]);
    tell(aTab());
    await settle();
    expect(platform.sent.map(({ name }) => name)).toEqual(['ask']);
  });

  it('brings the question back selected, so that Enter asks it on the tab one went to', async () => {
    const { platform } = await mountPopup(fakePlatform(aTab({ tabId: 9 })));
    platform.pushAsk(anAsk());
    await settle();
    expect(the('#question-hint').textContent).toContain('another tab');
    await userEvent.keyboard('{Enter}');
    expect(platform.sent).toContainEqual({
      name: 'ask',
      data: { question: 'how much for marketing in Q3?', windowId: 1, tabId: 9 },
    });
    await userEvent.keyboard('x');
    expect(the<HTMLInputElement>('#question').value).toBe('x');
  });

  it('does not overwrite what is being typed when an older answer arrives', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('new words');
    platform.pushAsk(anAsk());
    await settle();
    expect(the<HTMLInputElement>('#question').value).toBe('new words');
  });

  it('does not take an old answer for the new one', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(done(aClaim()));
    await settle();
    await userEvent.keyboard('another one?{Enter}');
    expect(status()).toBe('running');
    expect(document.querySelector('[data-claim]')).toBeNull();
    platform.pushAsk(
      anAsk({ id: 'a2', answer: anAnswer({ claims: [aClaim({ value: { text: '12', shape: 'number' } })] }) }),
    );
    await settle();
    expect(status()).toBe('done');
    expect(texts('[data-value]')).toEqual(['12']);
  });

  it('says why when the worker will not take the question', async () => {
    const { platform } = await mountPopup();
    platform.replies['ask'] = () => fail('unexpected', 'Whereabouts did not answer.');
    await userEvent.keyboard('what?{Enter}');
    await settle();
    expect(status()).toBe('idle');
    expect(texts('[data-failure]')).toEqual(['Whereabouts did not answer.']);
  });
});

describe('picking a value', () => {
  it('is started for the tab in front, with what stands in the box, and closes the popup', async () => {
    const { platform } = await mountPopup();
    await settle();
    await userEvent.keyboard('half a question');
    the('[data-act=pick]').click();
    await settle();
    expect(platform.sent).toContainEqual({
      name: 'pick',
      data: { tabId: 7, windowId: 1, typed: 'half a question' },
    });
    expect(platform.closed).toBe(1);
  });

  it('says why there is nothing to pick, and stays', async () => {
    const { platform } = await mountPopup();
    await settle();
    platform.replies['pick'] = () => fail('not-found', 'I find no value to pick here.');
    the('[data-act=pick]').click();
    await settle();
    expect(texts('[data-failure]')).toEqual(['I find no value to pick here.']);
    expect(platform.closed).toBe(0);
  });

  it('gives back what stood in the box', async () => {
    const platform = fakePlatform();
    platform.typed = 'half a question';
    await mountPopup(platform);
    await settle();
    expect(the<HTMLInputElement>('#question').value).toBe('half a question');
  });

  it('is offered first by the card of a page, and by no other card', async () => {
    const { platform } = await mountPopup();
    const page: Draft = {
      line: { kind: 'pointer', name: 'Budget', aliases: [], place: { page: 'https://sheets.example/budget' } },
      said: 'Budget',
      capturedAs: 'page',
      capturedAt: NINE,
    };
    platform.pushDraft(page);
    await settle();
    the('form[data-confirm] [data-act=pick]').click();
    await settle();
    expect(platform.sent.map(({ name }) => name)).toContain('pick');
    the('[data-act=cancel]').click();
    await settle();
    platform.pushDraft({ ...page, capturedAs: 'link' });
    await settle();
    expect(texts('form[data-confirm] [data-act=pick]')).toEqual([]);
  });

  it('is not offered where the browser shows no page', async () => {
    await mountPopup(fakePlatform(aTab({ url: 'chrome://settings/' })));
    await settle();
    expect(texts('[data-act=pick]')).toEqual([]);
  });
});

describe('an answer', () => {
  it('shows the value exactly, its subject and its clock', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(done(aClaim()));
    await settle();
    const claim = the('article[data-claim="c1"]');
    expect(claim.dataset).toMatchObject({ standing: 'sure', clock: 'now', age: 'fresh' });
    expect(texts('[data-value]')).toEqual(['€48,200']);
    expect(texts('[data-subject]')).toEqual(['Marketing, Q3']);
    expect(texts('[data-provenance]')).toEqual(['Read just now from Budget 2026, row Marketing, Q3']);
  });

  it('is worded anew while it is looked at, and offers to ask again after ten minutes', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(done(aClaim()));
    await settle();
    platform.now += 61_000;
    await settle(1100);
    expect(texts('[data-provenance]')).toEqual(['Read at 9:00 from Budget 2026, row Marketing, Q3']);
    expect(document.querySelector('[data-act=ask-again]')).toBeNull();
    platform.now += 600_000;
    await settle(1100);
    expect(the('[data-claim]').dataset['age']).toBe('old');
    the('[data-act=ask-again]').click();
    await settle();
    expect(platform.sent.at(-1)?.name).toBe('ask');
  });

  it('says what the open tab still shows, and when a cache may have answered', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(done(aClaim({ provenance: readNow({ was: '€47,900', mayBeCached: true }) })));
    await settle();
    expect(texts('[data-was]')).toEqual(['Your open tab shows €47,900.']);
    expect(the('[data-provenance]').dataset['cached']).toBe('true');
    expect(texts('[data-provenance]')[0]).toContain('As the app shows it after reloading');
  });

  it('shows in bold what part of a quote answers, and says the quote as it is', async () => {
    const { platform } = await mountPopup();
    const text = 'The lock was opened in 1836, in the rain.';
    platform.pushAsk(done(aClaim({ value: { text, shape: 'text', part: '1836' } })));
    await settle();
    expect(the('[data-value]').textContent).toBe(text);
    expect(texts('[data-value] strong')).toEqual(['1836']);
  });

  it('says where a candidate stands once, with what is doubtful about it', async () => {
    const { platform } = await mountPopup();
    const where = 'row Marketing, Q3 (it stands under another heading now)';
    const provenance = readNow({ source: aSource({ where }) });
    platform.pushAsk(done(aClaim({ standing: 'candidate', subject: where, provenance })));
    await settle();
    expect(texts('[data-subject]')).toEqual([where]);
    expect(texts('[data-provenance]')).toEqual(['Read just now from Budget 2026']);
  });

  it('states none of several candidates as the answer, and shows three at most', async () => {
    const { platform } = await mountPopup();
    const candidate = (id: string) => aClaim({ id, standing: 'candidate', subject: `Total, ${id}` });
    platform.pushAsk(done(candidate('EU'), candidate('US'), candidate('UK'), candidate('JP')));
    await settle();
    expect(texts('[data-subject]')).toEqual(['Total, EU', 'Total, US', 'Total, UK']);
    expect(document.querySelector('[data-standing=sure]')).toBeNull();
    expect(texts('h2')).toEqual(['Which one do you mean?']);
  });

  it('shows page text as text', async () => {
    const { platform } = await mountPopup();
    const evil = '<img src=x onerror="document.title=1">';
    platform.pushAsk(done(aClaim({ value: { text: evil, shape: 'text' }, subject: evil })));
    await settle();
    expect(texts('[data-value]')).toEqual([evil]);
    expect(document.querySelector('article img')).toBeNull();
  });

  it('copies the value with a clock that stays true', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(done(aClaim()));
    await settle();
    the('[data-act=copy]').click();
    await settle();
    expect(platform.copied).toEqual([
      'Marketing, Q3: €48,200 (read 30 November 2026, 9:00 from Budget 2026, row Marketing, Q3)',
    ]);
  });

  it('can be stopped', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(
      anAsk({ status: 'running', answer: null, steps: [{ id: 's', text: 'Loading', state: 'running' }] }),
    );
    await settle();
    expect(the('[data-step]').textContent).toContain('Loading');
    the('[data-act=cancel-asking]').click();
    expect(platform.sent).toContainEqual({ name: 'cancel', data: { askId: 'a1' } });
  });

  it.each(['interrupted', 'cancelled'] as const)('that was %s can be asked again', async (how) => {
    const { platform } = await mountPopup();
    platform.pushAsk(anAsk({ status: how, answer: null }));
    await settle();
    expect(status()).toBe(how);
    the('[data-act=ask-again]').click();
    await settle();
    expect(platform.sent.at(-1)).toMatchObject({ name: 'ask', data: { question: 'how much for marketing in Q3?' } });
  });
});

describe('what could not be read', () => {
  it('has its sentence and one button each', async () => {
    const { platform } = await mountPopup();
    galleryStates['refusals']?.after?.(platform, {} as never);
    await settle();
    expect([...document.querySelectorAll<HTMLElement>('[data-refusal]')].map((one) => one.dataset['refusal'])).toEqual([
      'no-permission',
      'signed-out',
      'timeout',
    ]);
    expect(texts('[data-way-on]')).toEqual(['Let me read calendar.example.com', 'Open Tracker', 'Try again']);
    the('[data-way-on=open]').click();
    expect(platform.opened).toEqual(['https://tracker.example/issues']);
  });

  it('asks for the site within the click itself, having said what the browser will ask', async () => {
    const { platform } = await mountPopup(fakePlatform(aTab(), 'never'));
    galleryStates['refusals']?.after?.(platform, {} as never);
    await settle();
    expect(texts('.grant')[0]).toMatch(/read and change.*nothing is ever changed.*Deny/s);
    the('[data-way-on=grant]').click();
    expect(platform.asked).toEqual(['https://calendar.example.com/*']);
  });

  it('is asked again after a grant when the worker does not go on by itself, and not when it does', async () => {
    for (const continues of [true, false]) {
      const { platform } = await mountPopup();
      galleryStates['refusals']?.after?.(platform, {} as never);
      await settle();
      the('[data-way-on=grant]').click();
      await settle();
      if (continues) platform.pushAsk(anAsk({ id: 'a2', status: 'running', answer: null }));
      await settle(2200);
      expect(platform.sent.filter(({ name }) => name === 'ask')).toHaveLength(continues ? 0 : 1);
    }
  });

  it('opens no address that is not a web page', async () => {
    const { platform, popup } = await mountPopup();
    popup.openPlace('javascript:alert(1)');
    popup.openPlace('file:///etc/passwd');
    expect(platform.opened).toEqual([]);
  });

  it('offers three ways on when nothing is known', async () => {
    const { platform } = await mountPopup();
    platform.pushAsk(anAsk());
    await settle();
    expect(texts('.unknown')).toEqual(['I don’t know where this lives.']);
    the('[data-way-on=go-to-tab]').click();
    expect(platform.closed).toBe(1);
    the('[data-way-on=remember-fact]').click();
    await settle();
    expect(document.activeElement).toBe(the('#card-said'));
  });
});

describe('the confirm card', () => {
  it('says of a verdict that only the rules have given that it is a first look', async () => {
    await mountPopup();
    await userEvent.keyboard('remember provisionally no calls before 11{Enter}');
    expect(texts('[data-provisional]')).toEqual(['A first look, by rules alone.']);
    await userEvent.keyboard('{Control>}a{/Control}no calls before 11');
    expect(texts('[data-provisional]')).toEqual([]);
  });

  it('opens on "remember ..." with its verdict, and Enter saves', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember no calls before 11{Enter}');
    expect(the('[data-verdict]').dataset['verdict']).toBe('remember');
    expect(texts('[data-stored]')).toEqual(['no calls before 11']);
    expect(platform.sent.some(({ name }) => name === 'ask')).toBe(false);
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toEqual({
      draft: {
        line: { kind: 'preference', text: 'no calls before 11' },
        said: 'no calls before 11',
        capturedAs: 'typed',
      },
      windowId: 1,
    });
    expect(texts('[data-notice] span')).toEqual(['Kept: no calls before 11']);
    expect(document.activeElement).toBe(the('#question'));
    expect(the<HTMLInputElement>('#question').value).toBe('');
  });

  it('takes back what was kept', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember no calls before 11{Enter}{Enter}');
    await settle();
    the('[data-act=undo]').click();
    await settle();
    expect(platform.sent).toContainEqual({ name: 'undo', data: { undoId: 'u1' } });
  });

  it('asks for the site of a place in the same click that saves it', async () => {
    const platform = fakePlatform();
    platform.allowed = false;
    await mountPopup(platform);
    const line = {
      kind: 'pointer' as const,
      name: 'Standup',
      aliases: [],
      place: { page: 'https://calendar.example/week' },
    };
    platform.pushDraft({ line, said: 'Standup', capturedAs: 'page', url: 'https://calendar.example/week' });
    await settle();
    expect(the('[data-asks-for]').textContent).toContain('calendar.example');
    the('[data-act=save]').click();
    expect(platform.asked).toEqual(['https://calendar.example/*']);
    await settle();
    expect(platform.sent.map(({ name }) => name)).toContain('save');
  });

  it('asks for the site also when it is saved before the browser has said whether it may be read', async () => {
    const platform = fakePlatform();
    platform.hasAccess = () => new Promise(() => {});
    await mountPopup(platform);
    const place = { page: 'https://calendar.example/week' };
    const line = { kind: 'pointer' as const, name: 'Standup', aliases: [], place };
    platform.pushDraft({ line, said: 'Standup', capturedAs: 'page', url: place.page });
    await settle();
    the('[data-act=save]').click();
    expect(platform.asked).toEqual(['https://calendar.example/*']);
  });

  it('asks for no site that it may read already', async () => {
    const { platform } = await mountPopup();
    const line = {
      kind: 'pointer' as const,
      name: 'Standup',
      aliases: [],
      place: { page: 'https://calendar.example/' },
    };
    platform.pushDraft({ line, said: 'Standup', capturedAs: 'page' });
    await settle();
    expect(texts('[data-asks-for]')).toEqual([]);
    the('[data-act=save]').click();
    await settle();
    expect(platform.asked).toEqual([]);
  });

  it('lets go of a card that cannot be drawn, and keeps the question box', async () => {
    const { platform } = await mountPopup();
    // As another version may have left it.
    const line = { kind: 'pointer', name: 'x', place: { physical: 'x' } } as unknown as Draft['line'];
    platform.pushDraft({ line, said: 'x', capturedAs: 'page' });
    await settle();
    expect(texts('[role=alert]').join(' ')).toContain('could not be drawn');
    expect(platform.sent).toContainEqual({ name: 'holdDraft', data: { windowId: 1, draft: null } });
  });

  it('sorts again at each keystroke', async () => {
    await mountPopup();
    await userEvent.keyboard('remember no calls{Enter}');
    expect(the('[data-verdict]').dataset['verdict']).toBe('remember');
    await userEvent.keyboard(' during standup');
    expect(the('[data-verdict]').dataset['verdict']).toBe('look-up');
    expect(texts('[data-stored]')).toEqual(['Nothing.']);
  });

  it('declines what is looked up, on Enter, and stores nothing', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember standup is at 9:30{Enter}{Enter}');
    await settle();
    expect(platform.sent.map(({ name }) => name)).not.toContain('save');
    expect(platform.sent.find(({ name }) => name === 'decline')?.data).toMatchObject({
      draft: { said: 'standup is at 9:30' },
    });
  });

  it('keeps a sentence on the person’s word', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember standup is at 9:30{Enter}');
    the('[data-act=vouch]').click();
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toMatchObject({ draft: { vouch: true } });
  });

  it('can make it the place of a looked-up sentence that the page in front has it', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember standup is at 9:30{Enter}');
    the('[data-act=lives-here]').click();
    await settle();
    the('[data-act=save]').click();
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toMatchObject({
      draft: { line: { kind: 'pointer', name: 'Budget 2026', place: { page: 'https://sheets.example/budget' } } },
    });
  });

  it('never offers a vouch for a value that a page showed', async () => {
    const { platform } = await mountPopup();
    galleryStates['card-cell']?.after?.(platform, {} as never);
    await settle();
    expect(document.querySelector('[data-act=vouch]')).toBeNull();
    expect(texts('[data-not-stored]')[0]).toContain('€48,200');
    the('[data-act=keep-copy]').click();
    await settle();
    expect(platform.sent.find(({ name }) => name === 'save')?.data).toMatchObject({
      draft: { line: { kind: 'dated-copy', value: '€48,200', asOf: NINE } },
    });
  });

  it('shows why a save was refused and keeps everything typed', async () => {
    const { platform } = await mountPopup();
    platform.replies['save'] = () => fail('not-admitted', 'The name holds the value.');
    galleryStates['card-cell']?.after?.(platform, {} as never);
    await settle();
    await userEvent.fill(the('#card-name'), 'forty-eight thousand');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(texts('[data-confirm] [role=alert]')).toEqual(['The name holds the value.']);
    expect(the<HTMLInputElement>('#card-name').value).toBe('forty-eight thousand');
  });

  it('goes away on Escape, and typed words are back in the box', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember no calls before 11{Enter}');
    await userEvent.keyboard('{Escape}');
    await settle();
    expect(document.querySelector('[data-confirm]')).toBeNull();
    expect(the<HTMLInputElement>('#question').value).toBe('remember no calls before 11');
    expect(platform.sent.at(-1)).toEqual({ name: 'holdDraft', data: { windowId: 1, draft: null } });
  });

  it('stays closed when a draft of it comes in late', async () => {
    const { platform } = await mountPopup();
    let saved: () => void = () => {};
    const reply = platform.replies['save'];
    platform.replies['save'] = (data: never) =>
      new Promise((resolve) => {
        saved = () => resolve(reply?.(data) as Awaited<ReturnType<NonNullable<typeof reply>>>);
      });
    let letGo: () => void = () => {};
    platform.replies['holdDraft'] = () =>
      new Promise((resolve) => {
        letGo = () => resolve({ ok: true, value: null });
      });
    await userEvent.keyboard('remember no calls{Enter}');
    await userEvent.keyboard(' before 11{Enter}');
    await settle(400);
    expect(platform.sent.map(({ name }) => name)).not.toContain('holdDraft');
    saved();
    await settle();
    expect(platform.sent.at(-1)).toEqual({ name: 'holdDraft', data: { windowId: 1, draft: null } });
    platform.pushDraft({
      line: { kind: 'preference', text: 'no calls before 11' },
      said: 'no calls before 11',
      capturedAs: 'typed',
    });
    await settle();
    expect(document.querySelector('[data-confirm]')).toBeNull();
    letGo();
  });

  it('keeps what is typed in the session, so that closing the popup loses nothing', async () => {
    const { platform } = await mountPopup();
    await userEvent.keyboard('remember no calls{Enter} before 11');
    await settle(400);
    expect(platform.sent.filter(({ name }) => name === 'holdDraft').at(-1)?.data).toMatchObject({
      draft: { said: 'no calls before 11' },
    });
  });

  it('opens from an answer with the place, and the memory’s size is said when it is nearly full', async () => {
    const { platform } = await mountPopup();
    platform.replies['draftFromClaim'] = () =>
      ok({
        line: { kind: 'pointer', name: 'Marketing Q3', aliases: [], place: { page: 'https://s.example/' } },
        said: 'Marketing Q3',
        capturedAs: 'cell',
        capturedValue: '€48,200',
      });
    platform.replies['save'] = ({ draft }: { draft: { line: object } }) =>
      ok({ entry: { ...draft.line, id: 'e1' }, budget: { words: 200, entries: 4, maxWords: 250, maxEntries: 40 } });
    platform.pushAsk(done(aClaim()));
    await settle();
    the('[data-act=remember-place]').click();
    await settle();
    expect(platform.sent).toContainEqual({ name: 'draftFromClaim', data: { askId: 'a1', claimId: 'c1', as: 'place' } });
    expect(document.activeElement).toBe(the('#card-name'));
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(texts('[data-notice] span')).toEqual(['Kept: Marketing Q3: s.example']);
    expect(texts('[data-budget] span')[0]).toContain('80% full');
  });
});

describe('a card whose line the memory knows', () => {
  const shown = async (name: string) => {
    const state = galleryStates[name];
    const { platform, popup } = await mountPopup(state?.platform());
    state?.after?.(platform, popup);
    await settle(60);
    return { platform, popup };
  };
  const saved = (platform: FakePlatform) =>
    (platform.sent.find(({ name }) => name === 'save')?.data as { draft: Draft } | undefined)?.draft;

  it.each([
    ['card-repeats', 'You have this already: “Don’t call me before 10”, since 3 March.'],
    ['card-refines', 'This says more than “No calls before 11”, since 3 March.'],
    ['card-contradicts', 'This goes against “No calls before 11”, since 3 March.'],
    ['card-word-contradicts', 'So far “quarterly doc” means the sales one, since 3 March.'],
    [
      'card-cell-moved',
      'So far this lives elsewhere: “marketing Q3: docs.example/2025/marketing-plan”, since 3 March.',
    ],
  ])('says what it knows and since when: %s', async (name, sentence) => {
    await shown(name);
    expect(texts('[data-related] p')).toEqual([sentence]);
    expect(the<HTMLInputElement>('[data-act=replace]').checked).toBe(true);
  });

  it('replaces it on Enter, says so, and can take it back', async () => {
    const { platform } = await shown('card-contradicts');
    platform.replies['save'] = ({ draft }: { draft: Draft }) =>
      ok({ entry: { ...draft.line, id: 'old' }, budget: roomyBudget, undoId: 'u1' });
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(saved(platform)).toEqual({
      line: { kind: 'preference', text: 'No calls before 10' },
      said: 'No calls before 10',
      capturedAs: 'typed',
      replaces: 'old',
    });
    expect(texts('[data-notice] span')).toEqual(['Kept in place of the old line: No calls before 10']);
    the('[data-act=undo]').click();
    await settle();
    expect(texts('[data-notice] span')).toEqual(['Taken back: the old line stands again.']);
  });

  it('keeps both when the box is cleared by the keyboard, also after the popup was closed', async () => {
    const { platform } = await shown('card-contradicts');
    for (let i = 0; i < 10 && document.activeElement !== the('[data-act=replace]'); i += 1) await userEvent.tab();
    expect(document.activeElement).toBe(the('[data-act=replace]'));
    await userEvent.keyboard(' ');
    await settle(400);
    const held = platform.sent.filter(({ name }) => name === 'holdDraft').at(-1)?.data as { draft: Draft };
    expect(held.draft).toMatchObject({ said: 'No calls before 10', replaces: null });

    const reopened = await mountPopup(galleryStates['card-contradicts']?.platform());
    reopened.platform.pushDraft(held.draft);
    await settle(60);
    expect(the<HTMLInputElement>('[data-act=replace]').checked).toBe(false);
    the('[data-act=replace]').focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(saved(reopened.platform)).toEqual({
      line: { kind: 'preference', text: 'No calls before 10' },
      said: 'No calls before 10',
      capturedAs: 'typed',
    });
  });

  it('replaces no line by one of another kind', async () => {
    const { platform } = await shown('card-cell-moved');
    the('[data-act=keep-copy]').click();
    await settle();
    expect(saved(platform)).toMatchObject({ line: { kind: 'dated-copy' } });
    expect(saved(platform)).not.toHaveProperty('replaces');
  });

  it('is asked for at once, then when the person pauses, and an answer to earlier words is dropped', async () => {
    const { platform } = await mountPopup();
    const asked: [string, (found: unknown) => void][] = [];
    platform.replies['relatedLine'] = ({ draft }: { draft: Draft }) =>
      new Promise((resolve) => asked.push([draft.said, (found) => resolve(ok(found))]));
    await userEvent.keyboard('remember no calls{Enter}');
    await settle();
    expect(asked.map(([said]) => said)).toEqual(['no calls']);
    await userEvent.keyboard(' before 10');
    await settle(250);
    expect(asked.map(([said]) => said)).toEqual(['no calls', 'no calls before 10']);
    asked[1]?.[1](null);
    asked[0]?.[1]({ how: 'repeats', entry: { kind: 'preference', text: 'no calls', admission: {}, createdAt: 1 } });
    await settle();
    expect(document.querySelector('[data-related]')).toBeNull();
  });

  it('is not asked for words of which nothing is stored, except the one that a vouch would keep', async () => {
    const { platform } = await mountPopup();
    platform.pushDraft({
      line: { kind: 'preference', text: 'Open tickets: 3' },
      said: 'Open tickets: 3',
      capturedAs: 'selection',
    });
    await settle(60);
    expect(texts('[data-stored]')).toEqual(['Nothing.']);
    expect(platform.sent.map(({ name }) => name)).not.toContain('relatedLine');
    platform.pushDraft(null);
    await mountPopup(platform);
    await userEvent.keyboard('remember standup is at 9:45{Enter}');
    await settle(60);
    const asked = platform.sent.find(({ name }) => name === 'relatedLine')?.data;
    expect(asked).toMatchObject({ draft: { line: { kind: 'preference', text: 'standup is at 9:45' }, vouch: true } });
  });
});

describe('a private window', () => {
  it('says that nothing is written and offers nothing that would write', async () => {
    const { platform } = await mountPopup(fakePlatform(aTab({ incognito: true })));
    platform.pushAsk(anAsk({ incognito: true, answer: anAnswer({ claims: [aClaim()] }) }));
    await settle();
    expect(the('.private').textContent).toContain('write nothing');
    expect(document.querySelector('[data-act=remember-place], [data-act=keep-copy], [data-act=remember]')).toBeNull();
    expect(texts('[data-value]')).toEqual(['€48,200']);
  });
});
