/** How what a site's address gives is written. */
export type DataKind = 'csv' | 'json' | 'ics' | 'atom';

/** What to ask a site for in place of its page. */
export interface DataRequest {
  /** Which site it is, as `SITES` names it; "link" for what a page itself names as its data. */
  site: string;
  /** An address of the page's own origin, made of parts of the page's address alone. It is asked for by GET. */
  url: string;
  kind: DataKind;
}

/** A value in JSON: the names that lead to it ("fields.status.name"); for a list, the name within each of its items. */
export type JsonPath = string;

/** What of a JSON answer to read, in the words that the site has for it. */
export interface JsonShape {
  /** What must be there, or the format has changed. */
  needs: JsonPath;
  title?: JsonPath;
  fields?: readonly (readonly [label: string, path: JsonPath])[];
  table?: {
    /** The list of rows. */
    at: JsonPath;
    caption: string;
    columns: readonly (readonly [label: string, path: JsonPath])[];
    /** Rows with something here are left out. */
    without?: JsonPath;
    /** As many rows as are given at once: so many may not be all. */
    most?: number;
  };
}

/** A site as data. */
export interface Site {
  name: string;
  /** Of a page's address without fragment. Its groups fill `request`. */
  page: RegExp;
  /** Path and parameters on the same origin: $1 is the first group as it stands, %1 the same with "/" escaped. */
  request: string;
  kind: DataKind;
  json?: JsonShape;
  /**
   * Whether it may leave values out that stand on the page (a sheet's cells of another kind than their column): a table
   * with an empty cell is then not taken for whole.
   */
  leavesOut?: boolean;
}
