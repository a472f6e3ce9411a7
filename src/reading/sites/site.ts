/** How what a site's address gives is written. `page`: HTML that holds the data in a script, or as a part of it. */
export type DataKind = 'csv' | 'json' | 'ics' | 'atom' | 'page';

/** What to ask a site for in place of its page. */
export interface DataRequest {
  /** Which site it is, as `SITES` names it; "link" for what a page itself names as its data, "calendar" for a secret address. */
  site: string;
  /** An address of the page's own origin, asked for by GET. */
  url: string;
  /** Further ones of the same kind, read together with it: several calendars. */
  also?: string[];
  kind: DataKind;
}

/** Products that run on any host and are known by marks in their pages. */
export type Product = 'mediawiki' | 'confluence' | 'grafana' | 'gitlab' | 'jira' | 'discourse' | 'github';

/** Which product a page says that it is of. */
export interface ProductMark {
  product: Product;
  /** The path on its own origin that the product stands under: "" or "/wiki". */
  base: string;
  /** The number that the product knows the page by; "" where its markup has none, or shows an earlier version. */
  id: string;
}

/** A value in JSON: the names that lead to it ("fields.status.name"); for a list, the name within each of its items. */
export type JsonPath = string;

/** What of a JSON answer to read, in the words that the site has for it. */
export interface JsonShape {
  /** What must be there, or the format has changed. */
  needs: JsonPath;
  title?: JsonPath;
  fields?: readonly (readonly [label: string, path: JsonPath])[];
  /** The page's text as HTML, which is read as a page is. */
  html?: JsonPath;
  table?: {
    /** The list of rows, or lists of them. */
    at: JsonPath;
    caption: string;
    columns: readonly (readonly [label: string, path: JsonPath])[];
    /** Rows with something here are left out. */
    without?: JsonPath;
    /** As many rows as are given at once: so many may not be all. */
    most?: number;
    /** How many rows there are, where the site says it: all are here when as many are. */
    total?: JsonPath;
    /** Something here says that there are more. */
    more?: JsonPath;
  };
}

/** A site as data. */
export interface Site {
  name: string;
  /** Of a page's address without fragment. Its groups fill `request`. */
  page: RegExp;
  /**
   * Path and parameters on the same origin: $1 is the first group as it stands, %1 the same with "/" escaped, {base} and
   * {id} what the page's mark says.
   */
  request: string;
  kind: DataKind;
  json?: JsonShape;
  /** The product whose mark a page must have. */
  product?: Product;
  /** Where no tab shows the page, and nothing can be seen of its marks, an address like this is enough. */
  byAddress?: RegExp;
  /** Of a `page`: the element that holds the text. */
  within?: string;
  /** Of a `page`: the scripts whose JSON holds the data. */
  script?: string;
  /**
   * Whether it may leave values out that stand on the page (a sheet's cells of another kind than their column): a table
   * with an empty cell is then not taken for whole.
   */
  leavesOut?: boolean;
}
