import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Claim } from '../asking/answer.ts';
import type { AskState } from '../asking/ask-state.ts';
import { say } from '../phrases/phrases.ts';
import type { BudgetUse } from '../platform/messages.ts';
import type { FrontTab } from '../platform/windows.ts';
import { typedDraft } from '../ui/card/card.ts';
import { wordCopy } from '../ui/clock.ts';
import { failureText } from '../ui/failure-text.ts';
import { type CardState, createCardState } from './card-state.ts';
import type { PopupPlatform } from './popup-platform.ts';
import { readTyped } from './typed-words.ts';

/** A line under the answer: what was just done, perhaps with a way back. */
export interface Notice {
  text: string;
  undo: (() => void) | null;
  /** Share of the memory's budget in use, 0 to 1, when it is worth a word. */
  budget: BudgetUse | null;
}

/** The popup's state and what a person can do in it. */
export interface Popup extends Omit<CardState, 'open' | 'see' | 'hold'> {
  question: Signal<string>;
  tab: ReadonlySignal<FrontTab | null>;
  ask: ReadonlySignal<AskState | null>;
  /** A question was sent and its state has not arrived. */
  waiting: ReadonlySignal<boolean>;
  /** Site of the page in front, when it may be read only because the popup was just opened on it. */
  frontSite: ReadonlySignal<string | null>;
  notice: ReadonlySignal<Notice | null>;
  failure: ReadonlySignal<string | null>;
  /** Starts watching the window; gives a function that stops it. */
  start(): () => void;
  submit(): void;
  askAgain(): void;
  cancelAsking(): void;
  /** Call straight from a click. */
  grant(origin: string): void;
  /** Lets a site's pages be asked in their own world, and asks once more. */
  readOwnData(site: string): void;
  openPlace(url: string): void;
  goToTab(): void;
  act(claim: Claim, deed: 'show-me' | 'remember-place' | 'keep-copy' | 'copy'): void;
  offerFact(said: string): void;
  /** Has a value picked on the page in front; the popup closes and comes back with its card. */
  pickValue(): void;
  report(error: unknown): void;
}

const CONTINUED_WITHIN_MS = 2000;
/** How often to see that the worker still lives while it answers: a dead one would leave the steps turning for ever. */
const CHECK_EVERY_MS = 3000;

/** The popup's state and everything that a person can do in it. */
export function createPopup(platform: PopupPlatform): Popup {
  const question = signal('');
  const tab = signal<FrontTab | null>(null);
  const ask = signal<AskState | null>(null);
  const waiting = signal(false);
  const frontSite = signal<string | null>(null);
  const notice = signal<Notice | null>(null);
  const failure = signal<string | null>(null);

  let front: Promise<FrontTab | null> = Promise.resolve(null);
  let replaced: string | null = null;

  const tell = (text: string, undo: Notice['undo'] = null, budget: Notice['budget'] = null) => {
    notice.value = { text, undo, budget };
  };
  const wall = () => ({ now: platform.clock.now(), locale: platform.clock.locale, timeZone: platform.clock.timeZone });

  const askNow = async (words: string) => {
    if (words === '') return;
    failure.value = null;
    notice.value = null;
    replaced = ask.value?.id ?? null;
    waiting.value = true;
    const here = await front;
    if (here === null) {
      waiting.value = false;
      failure.value = say('no_tab');
      return;
    }
    const reply = await platform.send('ask', { question: words, windowId: here.windowId, tabId: here.tabId });
    if (reply.ok) return;
    waiting.value = false;
    failure.value = failureText(reply);
  };

  const askAgain = () => {
    const again = ask.value?.question ?? question.value.trim();
    question.value = again;
    void askNow(again);
  };
  /** The worker goes on by itself once a site is granted; ask only where it did not. */
  const askUnlessContinued = () => {
    const before = ask.value?.id ?? null;
    if (before === null) return;
    replaced = before;
    waiting.value = true;
    setTimeout(() => {
      if (waiting.value && (ask.value?.id ?? null) === before) askAgain();
    }, CONTINUED_WITHIN_MS);
  };

  /** The site of a URL that we may not read yet, or null. */
  const ungranted = async (url: string): Promise<string | null> =>
    (await platform.hasAccess(url)) ? null : platform.originOf(url);

  let checking: ReturnType<typeof setInterval> | undefined;
  const checkWhileRunning = (state: AskState | null) => {
    clearInterval(checking);
    if (state?.status !== 'running') return;
    checking = setInterval(() => void platform.send('checkOnAnswer', undefined), CHECK_EVERY_MS);
  };

  const { open, see, hold, ...card } = createCardState(platform, {
    question,
    front: () => front,
    ungranted,
    tell,
    hush: () => {
      notice.value = null;
    },
  });

  const draftFrom = async (claim: Claim, as: 'place' | 'dated-copy') => {
    const askId = ask.value?.id;
    if (askId === undefined) return;
    const reply = await platform.send('draftFromClaim', { askId, claimId: claim.id, as });
    if (!reply.ok) {
      failure.value = failureText(reply);
      return;
    }
    open(reply.value);
    void hold(reply.value);
  };

  return {
    question,
    tab,
    ask,
    waiting,
    ...card,
    frontSite,
    notice,
    failure,

    start() {
      const stops: (() => void)[] = [];
      let stopped = false;
      front = platform.currentTab();
      void front.then((here) => {
        if (here === null || stopped) return;
        tab.value = here;
        if (here.url !== null) {
          void ungranted(here.url).then((site) => {
            frontSite.value = site;
          });
        }
        void platform.takeTyped(here.windowId).then((typed) => {
          if (typed !== null && !stopped) question.value = typed;
        });
        stops.push(
          platform.watchAsk(here.windowId, (state) => {
            if (state !== null && state.id !== replaced) waiting.value = false;
            if (ask.value === null && state !== null && question.value === '') question.value = state.question;
            ask.value = state;
            checkWhileRunning(state);
          }),
          platform.watchDraft(here.windowId, see),
        );
      });
      return () => {
        stopped = true;
        clearInterval(checking);
        for (const stop of stops) stop();
      };
    },

    submit() {
      const typed = readTyped(question.value);
      if (typed.is === 'question') void askNow(typed.question);
      else open(typedDraft(typed.said), { fromBox: true });
    },
    askAgain,
    cancelAsking() {
      const askId = ask.value?.id;
      if (askId !== undefined) void platform.send('cancel', { askId });
    },
    grant(origin) {
      failure.value = null;
      void platform.requestAccess(origin).then(
        (granted) => {
          if (frontSite.value === origin && granted) frontSite.value = null;
          if (granted) askUnlessContinued();
          else failure.value = say('not_allowed');
        },
        () => {
          failure.value = say('did_not_ask');
        },
      );
    },
    readOwnData(site) {
      failure.value = null;
      void front.then(async (here) => {
        const reply = await platform.send('setOwnData', { site, on: true, windowId: here?.windowId ?? -1 });
        if (reply.ok) askAgain();
        else failure.value = failureText(reply);
      });
    },
    openPlace(url) {
      // Addresses come from memory and from answers; nothing but a web page is ever opened from here.
      if (/^https?:/i.test(url)) void platform.openTab(url);
    },
    goToTab: () => platform.close(),
    act(claim, deed) {
      const askId = ask.value?.id;
      failure.value = null;
      if (deed === 'remember-place') void draftFrom(claim, 'place');
      else if (deed === 'keep-copy') void draftFrom(claim, 'dated-copy');
      else if (deed === 'copy') {
        platform.copy(wordCopy(claim, wall())).then(
          () => tell(say('copied')),
          () => {
            failure.value = say('not_copied');
          },
        );
      } else if (askId !== undefined) {
        void platform.send('showMe', { askId, claimId: claim.id }).then((reply) => {
          if (!reply.ok) failure.value = failureText(reply);
        });
      }
    },
    offerFact: (said) => open(typedDraft(said)),
    pickValue() {
      failure.value = null;
      void front.then(async (here) => {
        if (here === null) return;
        const { tabId, windowId } = here;
        const reply = await platform.send('pick', { tabId, windowId, typed: question.value });
        if (reply.ok) platform.close();
        else failure.value = failureText(reply);
      });
    },
    report: (error) => console.error('whereabouts: popup:', error),
  };
}
