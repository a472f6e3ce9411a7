import type { Site } from './site.ts';

/**
 * A document of Google Docs, which its editor draws on a canvas, by the plain view that Google has for old phones. The
 * export would lead to another host, where a tab's request may not follow. Only the first of a document's tabs is asked
 * for. Recorded shape, not run against the product.
 */
export const googleDocument: Site = {
  name: 'google-docs',
  page: /^https:\/\/docs\.google\.com(\/document\/(?:u\/\d+\/)?d\/[\w-]{20,})(?:\/(?:edit|view|preview|mobilebasic)?)?(?:\?(?!(?:.*&)?tab=(?!t\.0(?:&|$))).*)?$/,
  request: '$1/mobilebasic',
  kind: 'page',
  within: '.doc-content',
};
