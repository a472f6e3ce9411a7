import type { Choice } from './view.ts';

/**
 * What one page said at one moment. Everything here is plain data that survives structured cloning: readers run inside
 * the page and the result crosses to the worker. `src` numbers index the elements that the reader kept, so that the
 * same code, run again in the page, can outline what is cited.
 */

/**
 * `shown`: a person can see it (or could by scrolling). `collapsed`: behind a closed section, an inactive tab panel.
 * `concealed`: transparent, off-screen, clipped; may label something, is never a value. `unknown`: only CSS could tell
 * and the document is not rendered.
 */
export type Visibility = 'shown' | 'collapsed' | 'concealed' | 'unknown';

/** A piece of text and where it stands. Text is trimmed, with runs of white space as one space. */
export interface Piece {
  text: string;
  src: number;
  vis: Visibility;
}

/** Text under a heading: one paragraph, list item or other block. */
export interface Block extends Piece {
  /** Headings above it, outermost first. */
  section: string[];
  /** It is of the page's main text, not of what stands around that on each page of the site. Unset where it is not. */
  main?: boolean;
}

/** A cell of a table. Spanned cells are repeated in every slot they cover, with the same `src`. */
export interface Cell extends Piece {
  /** It is a header (of its row or column), not data. */
  header: boolean;
}

/** `group` rows name the rows below them ("Mira Patel (11)"); `total` rows sum up others. */
export type RowKind = 'data' | 'group' | 'total';

/** A row of a table. */
export interface Row {
  kind: RowKind;
  /** One per column; null where the page has no cell (or a virtual grid has not drawn it). */
  cells: (Cell | null)[];
  /** The text of the group row above, if any. */
  group: string | null;
  /** The row's own stable name in the page's markup (row-id, data-id, data-key), if it has one. */
  key: string | null;
}

/** A table, grid or a block of a spreadsheet. */
export interface Table {
  /** Caption, accessible name or the sheet's own title line. */
  caption: string | null;
  /** Headings above it, outermost first. A spreadsheet's tab name is the last of them. */
  section: string[];
  /** How it is marked up; `sheet` is a spreadsheet with lettered columns, `repetition` a grid without roles. */
  from: 'table' | 'grid' | 'sheet' | 'repetition';
  /** Per column its header path, outermost first; an empty path where it has none. */
  columns: string[][];
  /** The headers were inferred from the first row's text. */
  headerInferred: boolean;
  /** Index of the column whose cells name their rows, or null. */
  rowHeader: number | null;
  rows: Row[];
  /** Number of data rows that the app says there are, when it says so. */
  rowTotal: number | null;
  /** All rows and columns are here: nothing paged, virtual or scrolled away as far as can be told. */
  complete: boolean;
  src: number;
  vis: Visibility;
}

/** A label and its value: dl, label + control, th + td, "Label: value", a stat card. */
export interface Field {
  label: string;
  value: string;
  section: string[];
  /** The control's type for live form values ("text", "select", "checkbox" with value "yes" or "no"), else null. */
  control: string | null;
  src: number;
  vis: Visibility;
}

/** A day and, unless it is all day, a wall-clock time in the page's own time zone. */
export interface Moment {
  /** ISO date YYYY-MM-DD, or null when the page does not tell. */
  date: string | null;
  /** 24-hour HH:MM, or null (all day, or not told). */
  time: string | null;
}

/** One occurrence of an event as a calendar page shows it. */
export interface CalendarEvent {
  title: string;
  start: Moment;
  /** Null when the page shows the start only. For all-day events the last day, inclusive. */
  end: Moment | null;
  allDay: boolean;
  location: string | null;
  /** Its place is the name of the row that it lies in, which may be a person or a kind as well. */
  inLane?: true;
  /** What the page says of its time, as shown ("9:15a", "9:15 - 9:30"); empty when nothing. */
  timeText: string;
  src: number;
  vis: Visibility;
}

/** Days that a calendar page covers, so that "nothing on Friday" can be told from "Friday is not shown". */
export interface CalendarSpan {
  from: string;
  /** Inclusive. */
  to: string;
  /** Days on which events are hidden behind "+2 more". */
  hidden: string[];
}

/** A number of things that the page itself declares. */
export interface Count {
  /** What is counted, in the page's words ("open", "Mira Patel", "issues"); empty when it does not say. */
  of: string;
  n: number;
  /** The text that says it ("(1-25/37)", "Open 17"). */
  text: string;
  section: string[];
  /** `pager`: of the list on this page; `badge`: beside its label; `aria`: declared to assistive technology; `text`. */
  by: 'pager' | 'badge' | 'aria' | 'text';
  src: number;
  vis: Visibility;
}

/** A list of like items. */
export interface List {
  /** Its label or the nearest heading. */
  label: string;
  section: string[];
  items: Piece[];
  complete: boolean;
}

/**
 * Something the reader met that limits what can be said. `canvas-unread`, `app-silent`: the page's own world was asked,
 * and gave no drawn text or no rows that could be matched with what is shown.
 */
export interface Trouble {
  code:
    | 'canvas'
    | 'canvas-unread'
    /** Drawn by a worker or by the graphics card, where no script can tell the text. */
    | 'canvas-elsewhere'
    /** Texts that are drawn with an ellipsis for what there is no room for. */
    | 'text-cut'
    | 'truncated'
    | 'reader-failed'
    | 'frame-unread'
    | 'undrawn'
    | 'password-form'
    | 'rows-away'
    | 'app-silent'
    /** Pages of a PDF without text. `detail`: "3 of 12". */
    | 'pages-unread';
  /** Words for the log: which reader, which frame. Never page text. */
  detail: string;
}

/** What the readers find in one document. */
export interface PageContent {
  /** Address without credentials. */
  url: string;
  title: string;
  /** Text of h1 to h3, in order, at most 40. */
  headings: string[];
  /** BCP 47 tag that the page declares, or "". */
  lang: string;
  /** False for a fetched document that was parsed and never laid out. */
  rendered: boolean;
  blocks: Block[];
  tables: Table[];
  fields: Field[];
  events: CalendarEvent[];
  calendar: CalendarSpan | null;
  counts: Count[];
  lists: List[];
  troubles: Trouble[];
  /** What stands on the tabs of sheets that are not shown. Unset where none is known. */
  otherSheets?: string[];
  /** Of a PDF: the `src` that each of its pages begins with. */
  pages?: number[];
  /** Which `src` stand for what the page's own world told. Unset where it was not asked. */
  told?: Told[];
}

/** Rows that an app holds and does not draw, or text drawn on a canvas: neither has elements of its own. */
export interface Told {
  /** First and last `src` of its cells. */
  from: number;
  to: number;
  /** `src` of the table that the rows are of; -1 for a canvas. */
  at: number;
  by: 'app' | 'drawing';
}

/**
 * How a reading came. `tab`: the open tab's DOM as it stood; the others were brought by a request of ours: of the page, of
 * the page in a tab behind, or of the address at which its site gives data (`endpoint`).
 */
export type Via = 'tab' | 'fetch' | 'load' | 'endpoint';

/** A page's content with its clocks. All times are epoch milliseconds. */
export interface Reading {
  content: PageContent;
  via: Via;
  /** When it was read. */
  readAt: number;
  /** When what was read came from its server: last navigation for `tab`, the request for the others. */
  loadedAt: number;
  /** The page had come to rest; false: it was still changing when time ran out. */
  settled: boolean;
  /** The response may have come from the site's own service worker or a cache, not from its server. */
  mayBeCached: boolean;
  /** What was chosen on it in tabs, selects and filters; null when that could not be told. */
  view: Choice[] | null;
}
