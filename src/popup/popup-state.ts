import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Claim } from '../asking/answer.ts';
import type { AskState } from '../asking/ask-state.ts';
import type { Draft } from '../memory/entry.ts';
import type { BackgroundMessages, BudgetUse, Data, Reply } from '../platform/messages.ts';
import type { FrontTab } from '../platform/windows.ts';
import { typedDraft } from '../ui/card/card-model.ts';
import { wordCopy } from '../ui/clock.ts';
import { failureText } from '../ui/failure-text.ts';
import { lineText } from '../ui/place-text.ts';
import type { Clock } from '../ui/use-wall.ts';
import { readTyped } from './typed-words.ts';

/** What the popup needs of the browser; main.tsx gives the real ones. */
export interface PopupPlatform {
  send<K extends keyof BackgroundMessages>(
    name: K,
    data: Data<BackgroundMessages, K>,
  ): Promise<Reply<BackgroundMessages, K>>;
  watchAsk(windowId: number, see: (state: AskState | null) => void): () => void;
  watchDraft(windowId: number, see: (draft: Draft | null) => void): () => void;
  currentTab(): Promise<FrontTab | null>;
  originOf(url: string): string | null;
  hasAccess(url: string): Promise<boolean>;
  requestAccess(origin: string): Promise<boolean>;
  openTab(url: string): Promise<number | null>;
  copy(text: string): Promise<void>;
  close(): void;
  clock: Clock;
}

/** A line under the answer: what was just done, perhaps with a way back. */
export interface Notice {
  text: string;
  undo: (() => void) | null;
  /** Share of the memory's budget in use, 0 to 1, when it is worth a word. */
  budget: BudgetUse | null;
}

/** A card that is open. `key` changes with each new card, so that its inputs start afresh. */
export interface OpenCard {
  key: number;
  from: Draft;
}

export interface Popup {
  question: Signal<string>;
  tab: ReadonlySignal<FrontTab | null>;
  ask: ReadonlySignal<AskState | null>;
  /** A question was sent and its state has not arrived. */
  waiting: ReadonlySignal<boolean>;
  card: ReadonlySignal<OpenCard | null>;
  cardFailure: ReadonlySignal<string | null>;
  saving: ReadonlySignal<boolean>;
  /** Site of the page in front, when it may be read only because the popup was just opened on it. */
  frontSite: ReadonlySignal<string | null>;
  /** Site that saving the card asks the browser for, so that its place can be read later. */
  cardSite: ReadonlySignal<string | null>;
  notice: ReadonlySignal<Notice | null>;
  failure: ReadonlySignal<string | null>;
  /** Starts watching the window; gives a function that stops it. */
  start(): () => void;
  submit(): void;
  askAgain(): void;
  cancelAsking(): void;
  /** Call straight from a click. */
  grant(origin: string): void;
  openPlace(url: string): void;
  goToTab(): void;
  act(claim: Claim, deed: 'show-me' | 'remember-place' | 'keep-copy' | 'copy'): void;
  offerFact(said: string): void;
  holdCard(draft: Draft): void;
  saveCard(draft: Draft): void;
  declineCard(draft: Draft): void;
  closeCard(): void;
  /** The card could not be drawn: lets go of it, or it would fail again at each opening. */
  dropCard(error: unknown): void;
  report(error: unknown): void;
}

const NEARLY_FULL = 0.8;
const HOLD_AFTER_MS = 300;
const CONTINUED_WITHIN_MS = 2000;
/** How often to see that the worker still lives while it answers: a dead one would leave the steps turning for ever. */
const CHECK_EVERY_MS = 3000;

/** The popup's state and everything that a person can do in it. */
export function createPopup(platform: PopupPlatform): Popup {
  const question = signal('');
  const tab = signal<FrontTab | null>(null);
  const ask = signal<AskState | null>(null);
  const waiting = signal(false);
  const card = signal<OpenCard | null>(null);
  const cardFailure = signal<string | null>(null);
  const saving = signal(false);
  const frontSite = signal<string | null>(null);
  const cardSite = signal<string | null>(null);
  const notice = signal<Notice | null>(null);
  const failure = signal<string | null>(null);

  let front: Promise<FrontTab | null> = Promise.resolve(null);
  let holding: ReturnType<typeof setTimeout> | undefined;
  let cards = 0;
  let fromBox = false;
  let replaced: string | null = null;

  const say = (text: string, undo: Notice['undo'] = null, budget: Notice['budget'] = null) => {
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
      failure.value = 'There is no tab to ask from. Open one and try again.';
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
  const lookUpCardSite = async (draft: Draft) => {
    const { line } = draft;
    const page = line.kind === 'pointer' && 'page' in line.place ? line.place.page : null;
    cardSite.value = page === null ? null : await ungranted(page);
  };

  let checking: ReturnType<typeof setInterval> | undefined;
  const checkWhileRunning = (state: AskState | null) => {
    clearInterval(checking);
    if (state?.status !== 'running') return;
    checking = setInterval(() => void platform.send('checkOnAnswer', undefined), CHECK_EVERY_MS);
  };

  const openCard = (from: Draft) => {
    void lookUpCardSite(from);
    fromBox = false;
    notice.value = null;
    cardFailure.value = null;
    cards += 1;
    card.value = { key: cards, from };
  };
  const hold = async (draft: Draft | null) => {
    clearTimeout(holding);
    const here = await front;
    if (here !== null) await platform.send('holdDraft', { windowId: here.windowId, draft });
  };
  const closeCard = () => {
    card.value = null;
    cardFailure.value = null;
    void hold(null);
  };

  const undoSave = async (undoId: string) => {
    const reply = await platform.send('undo', { undoId });
    say(reply.ok ? 'Taken back: nothing was kept.' : failureText(reply));
  };
  const save = async (draft: Draft) => {
    const here = await front;
    if (here === null || saving.value) return;
    saving.value = true;
    cardFailure.value = null;
    const reply = await platform.send('save', { draft, windowId: here.windowId });
    saving.value = false;
    if (!reply.ok) {
      cardFailure.value = failureText(reply);
      return;
    }
    const { entry, budget, undoId } = reply.value;
    if (fromBox) question.value = '';
    closeCard();
    const share = Math.max(budget.words / budget.maxWords, budget.entries / budget.maxEntries);
    say(`Kept: ${lineText(entry, wall())}`, () => void undoSave(undoId), share >= NEARLY_FULL ? budget : null);
  };

  const draftFrom = async (claim: Claim, as: 'place' | 'dated-copy') => {
    const askId = ask.value?.id;
    if (askId === undefined) return;
    const reply = await platform.send('draftFromClaim', { askId, claimId: claim.id, as });
    if (!reply.ok) {
      failure.value = failureText(reply);
      return;
    }
    openCard(reply.value);
    void hold(reply.value);
  };

  return {
    question,
    tab,
    ask,
    waiting,
    card,
    cardFailure,
    saving,
    frontSite,
    cardSite,
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
        stops.push(
          platform.watchAsk(here.windowId, (state) => {
            if (state !== null && state.id !== replaced) waiting.value = false;
            if (ask.value === null && state !== null && question.value === '') question.value = state.question;
            ask.value = state;
            checkWhileRunning(state);
          }),
          platform.watchDraft(here.windowId, (draft) => {
            if (draft !== null && card.value === null && !saving.value) openCard(draft);
          }),
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
      else {
        openCard(typedDraft(typed.said));
        fromBox = true; // the words stay in the box until they are kept: Escape brings them back
      }
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
          else failure.value = 'The browser did not allow it, so nothing was read.';
        },
        () => {
          failure.value = 'The browser did not ask. Press the button once more.';
        },
      );
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
          () => say('Copied, with when it was read.'),
          () => {
            failure.value = 'The browser did not let me copy.';
          },
        );
      } else if (askId !== undefined) {
        void platform.send('showMe', { askId, claimId: claim.id }).then((reply) => {
          if (!reply.ok) failure.value = failureText(reply);
        });
      }
    },
    offerFact: (said) => openCard(typedDraft(said)),
    holdCard(draft) {
      void lookUpCardSite(draft);
      clearTimeout(holding);
      holding = setTimeout(() => void hold(draft), HOLD_AFTER_MS);
    },
    saveCard(draft) {
      const site = cardSite.value;
      void save(draft);
      // In the same click, or the browser will not ask. Its dialog may close the popup: the worker saves all the same,
      // and a refusal only means that the place is asked for again when it is to be read.
      if (site !== null && draft.line.kind === 'pointer') platform.requestAccess(site).catch(() => false);
    },
    declineCard(draft) {
      if (fromBox) question.value = '';
      closeCard();
      say('Nothing was stored. Ask when you need it.');
      void front.then((here) => here && platform.send('decline', { draft, windowId: here.windowId }));
    },
    closeCard,
    dropCard(error) {
      console.error('whereabouts: card:', error);
      void hold(null);
    },
    report: (error) => console.error('whereabouts: popup:', error),
  };
}
