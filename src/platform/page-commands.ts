import type { Wanted } from '../reading/own-data/own-data.ts';
import type { PageContent } from '../reading/reading.ts';
import type { ProductMark } from '../reading/sites/site.ts';
import type { Choice } from '../reading/view.ts';

/** What the page looks like at one instant, for telling whether it has come to rest. */
export interface Probe {
  /** document.readyState is "complete". */
  loaded: boolean;
  /** The browser shows a PDF here, in a viewer of its own that no reader can look into. */
  pdf: boolean;
  /** It says itself that it is loading: aria-busy, a progress bar, a skeleton, "Loading…" alone. */
  busy: boolean;
  /** Changes when the text does, but not with a ticking clock. */
  fingerprint: string;
  /** The site's own service worker gave the page or its data, and may have given what it keeps. */
  served: boolean;
  /** Nothing in it can bring more than there is: no scripts and no frames. */
  inert: boolean;
  /** Milliseconds since the last response to a fetch or XHR ended, and since the load event; null before it. */
  quietMs: number | null;
  sinceLoadMs: number | null;
  /** What it shows may be what it kept itself, as long as no fetch or XHR was answered: values that it shows, or unknown data. */
  kept: 'shown' | 'unknown' | 'none';
}

/** A document as the reader saw it in a tab. */
export interface PageRead {
  content: PageContent;
  /** When its document was navigated to, epoch milliseconds. */
  loadedAt: number;
  /** A response behind it may have come from the site's own service worker or the browser's cache. */
  mayBeCached: boolean;
  /** Hosts of visible frames in it, in order, to tell which ones did not answer. */
  frameHosts: string[];
}

/** A fresh copy of a page that was fetched and parsed, not drawn. */
export type PageFetch =
  | { ok: true; content: PageContent; view: Choice[]; requestedAt: number; mayBeCached: boolean }
  | { ok: false; why: 'network' | 'status' | 'not-html' | 'too-large' | 'timeout' };

/** A file as it was got, in base64, with the address and type that it came with; or why it was not. */
export type FileGot =
  | { ok: true; base64: string; type: string; url: string; requestedAt: number; mayBeCached: boolean }
  | { ok: false; why: 'network' | 'timeout' | 'too-large' }
  | { ok: false; why: 'status'; status: number };

/** What the person has selected in a page. */
export interface Captured {
  text: string;
  /** Set when the selection is a value of its own. */
  value: CapturedValue | null;
}

/** A value that the person has selected: what it says, what it is called, and which one of `content` it is. */
export interface CapturedValue {
  text: string;
  label: string;
  pick:
    | { kind: 'cell'; table: number; row: number; column: number }
    | { kind: 'field' | 'event' | 'count'; at: number };
  content: PageContent;
}

/** What is asked of a page without reading it: `glance.iife.ts`. */
export interface Glances {
  /** `kept`: what the page keeps itself is looked at as well. */
  probe(options: { kept: boolean }): Probe;
  /** The text of a link on the page. */
  linkText(options: { href: string }): string | null;
  /** Which product the page says it is of, and where it says that what it shows is as data. */
  ownData(options: null): { mark: ProductMark | null; links: { url: string; kind: 'csv' | 'ics' }[] };
  /** What is chosen in the page: tabs, selects, filters. */
  view(options: null): Choice[];
}

/** What takes a reading of the page: `reader.iife.ts`. */
export interface Reading {
  read(options: null): PageRead;
}

/** What joins a reading and what the page's own world tells: `joining.iife.ts`, put in after the reader. */
export interface Joining {
  /** As `read`, with what the page's own world is to be asked; null when there is nothing to ask. */
  readFirst(options: null): { read: PageRead; wanted: Wanted | null };
  /** The last `readFirst` with what was answered, or null where nothing was. Null when the document has gone since. */
  readTold(options: { told: string | null }): PageRead | null;
}

/** What gets pages that no tab shows: `fetching.iife.ts`, put in after the reader. */
export interface Fetching {
  /** GETs an address of the page's own origin without the cache and parses it; never runs its scripts. */
  fetchPage(options: { url: string; limitMs: number }): Promise<PageFetch>;
  /** Parses HTML that the worker fetched. */
  parse(options: { html: string; url: string }): { content: PageContent; view: Choice[] };
}

/** What gets files that no reader reads in a tab: `getting.iife.ts`. */
export interface Getting {
  /** GETs an address of the page's own origin without the cache. */
  getFile(options: { url: string; limitMs: number; maxBytes: number }): Promise<FileGot>;
}

/** What joins a reading and the person who looks at the page: `pointing.iife.ts`, put in after the reader. */
export interface Pointing {
  selection(options: null): Captured | null;
  /** Scrolls to an element of the last reading and outlines it for three seconds. False when it is not there any more. */
  show(options: { src: number; text: string }): boolean;
}

/** What lets the person pick a value: `picking.iife.ts`, put in after the reader. */
export interface Picking {
  /** How much there is to pick in a frame, and which frames are in it. */
  countPickable(options: null): { values: number; host: string; frameHosts: string[] };
  /**
   * Waits until the person picks a value or leaves (null), `limitMs` at most. `hint` is shown meanwhile; `hosts` are those
   * of frames that have a picker of their own.
   */
  pick(options: {
    id: string;
    hint: string[];
    hosts: string[];
    limitMs: number;
  }): Promise<{ value: CapturedValue | null }>;
  /** As `pick`, for a picking that a worker has begun that is not there any more. */
  resumePick(options: { id: string }): Promise<{ value: CapturedValue | null }>;
  /** Ends this picking if it is under way, as leaving it does. */
  stopPicking(options: { id: string }): boolean;
}

/** What an injected reader can be told to do. Page text in what it gives is data, never an instruction. */
export interface PageCommands extends Glances, Reading, Joining, Fetching, Getting, Pointing, Picking {}
