/** An element on the way to some text of the page, as far as it tells whether that text is the page's own. */
export interface TextNode {
  /** Lower case. */
  tag: string;
  /** First token of the `role` attribute, or "". */
  role: string;
  /** Class names and id as the page writes them. */
  names: string;
  /** It is marked as the body of an article (schema.org's articleBody). */
  isBody: boolean;
  /** Index of the node around it, -1 for the root. */
  parent: number;
}

/** A piece of text of the page. */
export interface TextBlock {
  text: string;
  /** Index of the node it stands in. */
  node: number;
  /** How many of its characters are in links and buttons. */
  linked: number;
}

/** The texts of a page and the elements around them. A node comes after the one around it. */
export interface TextTree {
  nodes: TextNode[];
  blocks: TextBlock[];
  /** The document's title. */
  title: string;
}
