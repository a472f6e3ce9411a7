import type { Derivation, Derived } from '../asking/derivation.ts';
import type { Clock, Extraction } from '../asking/engine.ts';
import type { LastPlan, Plan } from '../asking/plan.ts';
import type { Draft, Entry } from '../memory/entry.ts';
import type { Choice } from '../memory/import.ts';
import type { Relation } from '../memory/relation.ts';
import type { DataRequest, ProductMark } from '../reading/sites/site.ts';
import type { Result } from './result.ts';

/** What the options page and the confirm card show of the memory's size. */
export interface BudgetUse {
  words: number;
  entries: number;
  maxWords: number;
  maxEntries: number;
}

/** A line of the audit log: who, when, which entry, place and verdict; never a value or page text. */
export interface LogLine {
  /** Epoch milliseconds. */
  at: number;
  what: 'saved' | 'edited' | 'deleted' | 'restored' | 'not-stored' | 'read' | 'imported' | 'synced';
  entryId: string | null;
  /** Host and path of the place, if any. */
  place: string | null;
  verdict: string | null;
}

/** What importing a file would do. Lines are as they would be stored; a doubtful one says why in its admission. */
export interface ImportPreview {
  added: Entry[];
  changed: { mine: Entry; theirs: Entry }[];
  /** How many lines of the file are here already. */
  same: number;
  /** Lines of `added` and `changed` that the sort would not have had: stored, but not used in answers. */
  needsLook: number;
  /** The memory's size with the added lines. */
  budget: BudgetUse;
}

/** What an import wrote: lines that are new here (`both` makes one, too), and lines that took the place of another. */
export interface Imported {
  added: number;
  replaced: number;
  undoIds: string[];
}

/** Whether the memory is kept the same on the person's machines, and how that goes. */
export type SyncStatus =
  | { on: false }
  | {
      on: true;
      /** When it last was, epoch milliseconds; null before the first time. */
      at: number | null;
      /** How much of the browser's room for it is taken, 0 to 1. */
      share: number;
      /** Lines that stay on this machine since they are too long, and lines of other machines that cannot be read. */
      tooLong: number;
      unreadable: number;
      /** Why what changed here has not gone out. */
      problem: 'full' | 'failed' | null;
    };

/** Messages to the worker, from our own pages only. Each value is what it takes and what it gives. */
export interface BackgroundMessages {
  /** Starts answering; progress and answer appear in the window's AskState. `tabId` is the tab in front. */
  ask(data: { question: string; windowId: number; tabId: number | null }): { askId: string };
  /** Wakes the worker, which says of questions that an earlier one did not live to answer that they were interrupted. */
  checkOnAnswer(): null;
  /** Stops an answer under way; what came so far stays. */
  cancel(data: { askId: string }): null;
  /** Makes a draft of what was pointed at in a claim: "remember this place", or a dated copy of its value. */
  draftFromClaim(data: { askId: string; claimId: string; as: 'place' | 'dated-copy' }): Draft;
  /** Keeps a draft in the session until saved or discarded, so that the popup may close. Null discards it. */
  holdDraft(data: { windowId: number; draft: Draft | null }): null;
  /** The kept line that the draft's line repeats, refines or contradicts; null when there is none. Writes nothing. */
  relatedLine(data: { draft: Draft }): Relation | null;
  /**
   * Sorts, admits and stores. `not-admitted` with the reason when the sort will not have it. Where the draft replaces a
   * line that is there and still related, it takes that one's id and place; else it is a line of its own.
   */
  save(data: { draft: Draft; windowId: number }): { entry: Entry; budget: BudgetUse; undoId: string };
  /**
   * Lets the person pick a value of the tab's page; replies when they can. The popup may close: what is picked becomes
   * the window's draft and the popup is opened again. `typed` is what stands in the question box, kept for then.
   */
  pick(data: { tabId: number; windowId: number; typed: string }): null;
  /** Logs that a fact was offered and, by its verdict, nothing was stored. */
  decline(data: { draft: Draft; windowId: number }): null;
  /** All lines, newest first. */
  listEntries(): { entries: Entry[]; budget: BudgetUse };
  /** Replaces the words of a line; new words are sorted like a new fact. */
  editEntry(data: { id: string; draft: Draft }): { entry: Entry; undoId: string };
  /** Removes a line; `undoId` brings it back. */
  deleteEntry(data: { id: string }): { undoId: string };
  /** Undoes a delete, an edit or a save. */
  undo(data: { undoId: string }): { entry: Entry | null };
  /** Focuses the claim's tab (opening it if it is gone) and outlines the value. */
  showMe(data: { askId: string; claimId: string }): null;
  /** The whole memory as the text of a file. */
  exportMemory(): { text: string };
  /** What importing the file with this text would do; writes nothing. `bad-request` with the reason for no such file. */
  planImport(data: { text: string }): ImportPreview;
  /**
   * Imports the file whole or not at all. `choices` says by id what to keep of a line that is here with other words;
   * mine stays where it says nothing.
   */
  importMemory(data: { text: string; choices: { id: string; keep: Choice }[]; windowId: number }): Imported;
  /** Takes back what an import wrote: `left` lines have changed since and stay. */
  undoImport(data: { undoIds: string[] }): { undone: number; left: number };
  /** How syncing goes. */
  syncStatus(): SyncStatus;
  /** Starts or stops syncing. Stopping takes back what is shared; the memory here stays as it is. */
  setSync(data: { on: boolean; windowId: number }): SyncStatus;
  /** Lets the pages of a site (a match pattern) be asked in their own world, or no longer. Not from a private window. */
  setOwnData(data: { site: string; on: boolean; windowId: number }): null;
  /** The sites whose pages may be asked so. */
  listOwnData(): { sites: string[] };
  /** The audit log, newest first. */
  listLog(data: { limit: number }): LogLine[];
}

/** Messages to the offscreen document, from the worker only: what the engine does, see `Engine`. */
export interface OffscreenMessages {
  /** What a question means, from the question and the memory alone. */
  plan(data: { question: string; memory: readonly Entry[]; last: LastPlan | null; clock: Clock }): Plan;
  /** What one page says to it. `not-found`: the page was enclosed before and is not kept any more. */
  extract(data: { plan: Plan; page: PageRef; clock: Clock }): Extraction;
  /** What a derivation gives on it; `not-found` as above. */
  derive(data: { derivation: Derivation; page: PageRef; clock: Clock }): Derived;
  /** What a PDF says. `file` is its bytes in base64, enclosed; `name` what it is called where it has no title. */
  readPdf(data: { file: Enclosure; url: string; name: string }): PdfReading;
  /** What to ask for in place of a page; see `dataRequest`. `mark` is left out where no tab shows it. */
  siteRequest(data: { url: string; mark?: ProductMark | null }): DataRequest | null;
  /** What a site gave in place of a page. `file` is its bytes in base64, enclosed. */
  readSite(data: {
    file: Enclosure;
    type: string;
    asked: DataRequest;
    page: { url: string; title: string };
  }): SiteReading;
}

/** A PageContent that is enclosed (see `enclose`) with this message, or was with an earlier one. */
export interface PageRef {
  id: Enclosure;
  isEnclosed: boolean;
}

/** What a site gave in place of a page, read; or why not: a page came (to sign in), or another form of data than before. */
export type SiteReading =
  /** `content`: a PageContent as JSON. */
  { ok: true; content: string } | { ok: false; why: 'page-instead' | 'changed-format' };

/** A PDF as it was read, or why not: a password opens it, it has no text (pictures of pages), or it is no whole PDF. */
export type PdfReading =
  /** `content`: a PageContent as JSON. */
  { ok: true; content: string } | { ok: false; why: 'locked' | 'no-text' | 'broken' };

/** The number of a large text that is sent beside its message. */
export type Enclosure = string & { readonly enclosure: true };

export type Data<M, K extends keyof M> = M[K] extends (data: infer D) => unknown ? D : undefined;
export type Reply<M, K extends keyof M> = M[K] extends (...data: never[]) => infer R ? Result<R> : never;

/** Who sent a message. */
export interface Sender {
  tabId: number | null;
  url: string | null;
}

/** One handler per message: a missing one does not compile. */
export type Handlers<M> = { [K in keyof M]: (data: Data<M, K>, from: Sender) => Promise<Reply<M, K>> };
