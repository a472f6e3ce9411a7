import { type ReadonlySignal, signal } from '@preact/signals';
import type { Draft } from '../../memory/entry.ts';
import type { Relation } from '../../memory/relation.ts';
import type { Result } from '../../platform/result.ts';

/** The kept line that a card's draft repeats, refines or contradicts. */
export interface Related {
  line: ReadonlySignal<Relation | null>;
  /** Looks anew for these drafts, the first of which that has a related line counts. */
  look(drafts: readonly Draft[]): void;
  /** Forgets what was found and what is under way: another card, or none. */
  forget(): void;
}

const LOOK_AFTER_MS = 150;

/**
 * Keeps looking for the related line while a card changes: at once for a card that was just opened, then when the person
 * pauses. What was found stays until the next reply, so that nothing flickers; replies to earlier words are dropped.
 */
export function createRelated(ask: (draft: Draft) => Promise<Result<Relation | null>>): Related {
  const line = signal<Relation | null>(null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let looks = 0;
  let isNew = true;

  const find = async (drafts: readonly Draft[], look: number) => {
    let found: Relation | null = null;
    for (const draft of drafts) {
      const reply = await ask(draft);
      if (look !== looks) return;
      // A memory that cannot be read fails the save itself, which says so.
      found = reply.ok ? reply.value : null;
      if (found !== null) break;
    }
    line.value = found;
  };

  return {
    line,
    look(drafts) {
      clearTimeout(waiting);
      looks += 1;
      const look = looks;
      if (isNew) void find(drafts, look);
      else waiting = setTimeout(() => void find(drafts, look), drafts.length === 0 ? 0 : LOOK_AFTER_MS);
      isNew = false;
    },
    forget() {
      clearTimeout(waiting);
      looks += 1;
      isNew = true;
      line.value = null;
    },
  };
}
