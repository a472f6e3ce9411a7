import type { AskState } from '../../src/asking/ask-state.ts';
import type { Draft, Entry } from '../../src/memory/entry.ts';
import type { BudgetUse } from '../../src/platform/messages.ts';
import { ok, type Result } from '../../src/platform/result.ts';
import type { FrontTab } from '../../src/platform/windows.ts';
import type { PopupPlatform } from '../../src/popup/popup-platform.ts';
import { NINE } from './ask-states.ts';

export const roomyBudget: BudgetUse = { words: 40, entries: 6, maxWords: 250, maxEntries: 40 };

export const aTab = (over: Partial<FrontTab> = {}): FrontTab => ({
  tabId: 7,
  windowId: 1,
  url: 'https://sheets.example/budget',
  title: 'Budget 2026',
  incognito: false,
  ...over,
});

/** A popup's browser that a test drives: what was sent is kept, state is pushed by hand, replies can be set. */
export interface FakePlatform extends PopupPlatform {
  sent: { name: string; data: unknown }[];
  copied: string[];
  opened: string[];
  asked: string[];
  closed: number;
  /** What stood in the box before. */
  typed: string | null;
  now: number;
  /** Whether every site has been allowed. */
  allowed: boolean;
  replies: Record<string, (data: never) => Result<unknown> | Promise<Result<unknown>>>;
  pushAsk(state: AskState | null): void;
  pushDraft(draft: Draft | null): void;
}

/** Makes one. `access` settles requestAccess. */
export function fakePlatform(tab: FrontTab | null = aTab(), access: boolean | 'never' = true): FakePlatform {
  let seeAsk: (state: AskState | null) => void = () => {};
  let seeDraft: (draft: Draft | null) => void = () => {};
  const fake: FakePlatform = {
    sent: [],
    copied: [],
    opened: [],
    asked: [],
    closed: 0,
    typed: null,
    now: NINE,
    allowed: true,
    replies: {
      ask: () => ok({ askId: 'a1' }),
      save: ({ draft }: { draft: Draft }) => {
        const entry = { ...draft.line, id: 'e1', createdAt: NINE, updatedAt: NINE } as Entry; // admission is not shown
        return ok({ entry, budget: roomyBudget, undoId: 'u1' });
      },
      deleteEntry: () => ok({ undoId: 'u1' }),
    },
    pushAsk: (state) => seeAsk(state),
    pushDraft: (draft) => seeDraft(draft),
    async send(name, data) {
      fake.sent.push({ name, data });
      const reply = fake.replies[name];
      return (await (reply ? reply(data as never) : ok(null))) as never; // each test sets replies of the right type
    },
    watchAsk(_windowId, see) {
      seeAsk = see;
      return () => {
        seeAsk = () => {};
      };
    },
    watchDraft(_windowId, see) {
      seeDraft = see;
      return () => {
        seeDraft = () => {};
      };
    },
    takeTyped: async () => fake.typed,
    currentTab: async () => tab,
    originOf: (url) => `https://${new URL(url).hostname}/*`,
    hasAccess: async (url) => fake.allowed || !/^https?:/.test(url),
    requestAccess(origin) {
      fake.asked.push(origin);
      return access === 'never' ? new Promise(() => {}) : Promise.resolve(access);
    },
    async openTab(url) {
      fake.opened.push(url);
      return 9;
    },
    async copy(text) {
      fake.copied.push(text);
    },
    close() {
      fake.closed += 1;
    },
    clock: { now: () => fake.now, locale: 'en-GB', timeZone: 'UTC' },
  };
  return fake;
}
