import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Draft } from '../memory/entry.ts';
import { say } from '../phrases/phrases.ts';
import type { BudgetUse } from '../platform/messages.ts';
import type { FrontTab } from '../platform/windows.ts';
import { createRelated, type Related } from '../ui/card/related.ts';
import { failureText } from '../ui/failure-text.ts';
import { lineText } from '../ui/place-text.ts';
import type { PopupPlatform } from './popup-platform.ts';

/** A card that is open. `key` changes with each new card, so that its inputs start afresh. */
export interface OpenCard {
  key: number;
  from: Draft;
}

/** The card of the popup and what can be done with it. */
export interface CardState {
  card: ReadonlySignal<OpenCard | null>;
  cardFailure: ReadonlySignal<string | null>;
  saving: ReadonlySignal<boolean>;
  /** The kept line that the card's repeats, refines or contradicts. */
  related: Related;
  /** Site that saving the card asks the browser for, so that its place can be read later. */
  cardSite: ReadonlySignal<string | null>;
  /** A draft that is held for the window: opens it, unless a card is open, or was closed just now and is still let go of. */
  see(held: Draft | null): void;
  /** `fromBox`: its words stand in the question box until they are kept, so that Escape brings them back. */
  open(from: Draft, options?: { fromBox: boolean }): void;
  /** Holds a draft for the window now, so that it outlives the popup; null lets go of it. */
  hold(draft: Draft | null): Promise<void>;
  holdCard(draft: Draft): void;
  saveCard(draft: Draft): void;
  declineCard(draft: Draft): void;
  closeCard(): void;
  /** The card could not be drawn: lets go of it, or it would fail again at each opening. */
  dropCard(error: unknown): void;
}

/** What the card needs of the popup around it. */
export interface AroundCard {
  question: Signal<string>;
  /** The tab in front, once it is known. */
  front(): Promise<FrontTab | null>;
  /** The site of a URL that may not be read yet, or null. */
  ungranted(url: string): Promise<string | null>;
  tell(text: string, undo?: (() => void) | null, budget?: BudgetUse | null): void;
  /** Takes away what was said last. */
  hush(): void;
}

const NEARLY_FULL = 0.8;
const HOLD_AFTER_MS = 300;

/** The page where a pointer's place is, or null. */
function pageOf({ line }: Draft): string | null {
  return line.kind === 'pointer' && 'page' in line.place ? line.place.page : null;
}

/** The card's part of the popup's state. */
export function createCardState(platform: PopupPlatform, around: AroundCard): CardState {
  const card = signal<OpenCard | null>(null);
  const cardFailure = signal<string | null>(null);
  const saving = signal(false);
  const cardSite = signal<string | null>(null);
  /** The page that `cardSite` is known for: the browser tells it after the card has opened. */
  let lookedUp: string | null = null;
  const related = createRelated((draft) => platform.send('relatedLine', { draft }));
  let holding: ReturnType<typeof setTimeout> | undefined;
  /** Cards that were closed and whose drafts may still come in: they were sent before, and would open them again. */
  let lettingGo = 0;
  let cards = 0;
  let isFromBox = false;

  const lookUpSite = async (draft: Draft) => {
    const page = pageOf(draft);
    const site = page === null ? null : await around.ungranted(page);
    lookedUp = page;
    cardSite.value = site;
  };
  const hold = async (draft: Draft | null) => {
    clearTimeout(holding);
    const here = await around.front();
    if (here !== null) await platform.send('holdDraft', { windowId: here.windowId, draft });
  };
  const closeCard = () => {
    related.forget();
    card.value = null;
    cardFailure.value = null;
    lettingGo += 1;
    void hold(null).finally(() => {
      lettingGo -= 1;
    });
  };
  const undoSave = async (undoId: string, isInPlace: boolean) => {
    const reply = await platform.send('undo', { undoId });
    const taken = say(isInPlace ? 'taken_back_old' : 'taken_back');
    around.tell(reply.ok ? taken : failureText(reply));
  };
  const save = async (draft: Draft) => {
    const here = await around.front();
    if (here === null || saving.value) return;
    saving.value = true;
    cardFailure.value = null;
    clearTimeout(holding);
    const reply = await platform.send('save', { draft, windowId: here.windowId });
    saving.value = false;
    if (!reply.ok) {
      cardFailure.value = failureText(reply);
      void hold(draft);
      return;
    }
    const { entry, budget, undoId } = reply.value;
    if (isFromBox) around.question.value = '';
    closeCard();
    const share = Math.max(budget.words / budget.maxWords, budget.entries / budget.maxEntries);
    const { now, locale, timeZone } = platform.clock;
    const kept = lineText(entry, { now: now(), locale, timeZone });
    const isInPlace = entry.id === draft.replaces;
    const said = say(isInPlace ? 'kept_instead' : 'kept', { line: kept });
    around.tell(said, () => void undoSave(undoId, isInPlace), share >= NEARLY_FULL ? budget : null);
  };

  const open = (from: Draft, { fromBox } = { fromBox: false }) => {
    void lookUpSite(from);
    isFromBox = fromBox;
    around.hush();
    related.forget();
    cardFailure.value = null;
    cards += 1;
    card.value = { key: cards, from };
  };

  return {
    card,
    cardFailure,
    saving,
    related,
    cardSite,
    open,
    see(held) {
      if (held !== null && card.value === null && !saving.value && lettingGo === 0) open(held);
    },
    hold,
    holdCard(draft) {
      void lookUpSite(draft);
      clearTimeout(holding);
      holding = setTimeout(() => void hold(draft), HOLD_AFTER_MS);
    },
    saveCard(draft) {
      const page = pageOf(draft);
      // An Enter that is faster than the browser asks in any case: it shows no dialog for a site that may be read already.
      const site = page === null ? null : page === lookedUp ? cardSite.value : platform.originOf(page);
      void save(draft);
      // In the same click, or the browser will not ask. Its dialog may close the popup: the worker saves all the same,
      // and a refusal only means that the place is asked for again when it is to be read.
      if (site !== null) platform.requestAccess(site).catch(() => false);
    },
    declineCard(draft) {
      if (isFromBox) around.question.value = '';
      closeCard();
      around.tell(say('nothing_stored'));
      void around.front().then((here) => here && platform.send('decline', { draft, windowId: here.windowId }));
    },
    closeCard,
    dropCard(error) {
      console.error('whereabouts: card:', error);
      void hold(null);
    },
  };
}
