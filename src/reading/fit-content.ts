import { cutText } from './clean-text.ts';
import type { PageContent } from './reading.ts';

const MAX_CHARS = 3_600_000;

function charsOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/**
 * Cuts what is read to what can cross to the worker: text blocks from the end, then lists, then rows of the longest
 * tables, which are no longer complete then. A trouble `truncated` says that it was done. Changes `content`.
 */
export function fitContent(content: PageContent, max = MAX_CHARS): void {
  let over = charsOf(content) - max;
  if (over <= 0) return;
  content.troubles.push({ code: 'truncated', detail: 'more text than can be passed on' });
  while (over > 0 && content.blocks.length > 0) over -= charsOf(content.blocks.pop()) + 1;
  while (over > 0 && content.lists.length > 0) over -= charsOf(content.lists.pop()) + 1;
  for (const table of content.tables.toSorted((a, b) => b.rows.length - a.rows.length)) {
    while (over > 0 && table.rows.length > 0) {
      over -= charsOf(table.rows.pop()) + 1;
      table.complete = false;
    }
  }
  while (over > 0 && content.fields.length > 0) over -= charsOf(content.fields.pop()) + 1;
  content.title = cutText(content.title, 1000);
}
