import type { AskState } from '../asking/ask-state.ts';
import type { Draft } from '../memory/entry.ts';
import type { BackgroundMessages, Data, Reply } from '../platform/messages.ts';
import type { FrontTab } from '../platform/windows.ts';
import type { Clock } from '../ui/use-wall.ts';

/** What the popup needs of the browser; main.tsx gives the real ones. */
export interface PopupPlatform {
  send<K extends keyof BackgroundMessages>(
    name: K,
    data: Data<BackgroundMessages, K>,
  ): Promise<Reply<BackgroundMessages, K>>;
  watchAsk(windowId: number, see: (state: AskState | null) => void): () => void;
  watchDraft(windowId: number, see: (draft: Draft | null) => void): () => void;
  takeTyped(windowId: number): Promise<string | null>;
  currentTab(): Promise<FrontTab | null>;
  originOf(url: string): string | null;
  hasAccess(url: string): Promise<boolean>;
  requestAccess(origin: string): Promise<boolean>;
  openTab(url: string): Promise<number | null>;
  copy(text: string): Promise<void>;
  close(): void;
  clock: Clock;
}
