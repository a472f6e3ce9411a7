import type { Site } from './site.ts';

/**
 * An article of a wiki that runs MediaWiki, by its number, as its interface parses it (action=parse, format version 2).
 * Run against MediaWiki 1.39.
 */
export const wikiArticle: Site = {
  name: 'mediawiki',
  page: /^https?:\/\/[^?]*/,
  request: '{base}/api.php?action=parse&pageid={id}&prop=text&disableeditsection=1&format=json&formatversion=2',
  kind: 'json',
  product: 'mediawiki',
  json: { needs: 'parse.text', title: 'parse.title', html: 'parse.text' },
};
