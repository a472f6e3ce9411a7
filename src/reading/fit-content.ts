import { cutText } from './clean-text.ts';
import type { PageContent } from './reading.ts';

const MAX_CHARS = 3_600_000;

function charsOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** About how many characters a reading takes as JSON. Anything with many quotes or marks in its texts may take more. */
function roughChars({ blocks, tables, lists, fields, events, counts }: PageContent): number {
  let chars = 1000;
  for (const { text, section } of blocks) chars += 60 + text.length + charsIn(section);
  for (const { text, section } of counts) chars += 60 + text.length + charsIn(section);
  for (const { label, value, section } of fields) chars += 90 + label.length + value.length + charsIn(section);
  for (const { section, items } of lists) {
    chars += 60 + charsIn(section);
    for (const { text } of items) chars += 40 + text.length;
  }
  for (const { title, timeText, location } of events)
    chars += 250 + title.length + timeText.length + (location ?? '').length;
  for (const { columns, rows } of tables) {
    for (const path of columns) chars += 60 + charsIn(path);
    for (const { cells, group } of rows) {
      chars += 50 + (group ?? '').length;
      for (const cell of cells) chars += cell === null ? 5 : 52 + cell.text.length;
    }
  }
  return chars;
}

function charsIn(texts: readonly string[]): number {
  let chars = 0;
  for (const text of texts) chars += text.length;
  return chars;
}

/**
 * Cuts what is read to what can cross to the worker: text blocks from the end, then lists, then rows of the longest
 * tables, which are no longer complete then. A trouble `truncated` says that it was done. Changes `content`.
 */
export function fitContent(content: PageContent, max = MAX_CHARS): void {
  if (roughChars(content) * 1.25 < max) return;
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
