import { cutText } from './clean-text.ts';
import type { PageContent } from './reading.ts';

const MAX_CHARS = 3_600_000;

function charsOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** About how many characters a reading takes as JSON. Anything with many quotes or marks in its texts may take more. */
function roughChars({ blocks, tables, lists, fields, events, counts }: PageContent): number {
  let chars = 1000;
  const add = (texts: readonly string[], each = 60) => {
    chars += each;
    for (const text of texts) chars += text.length;
  };
  for (const { text, section } of [...blocks, ...counts]) add([text, ...section]);
  for (const { label, value, section } of fields) add([label, value, ...section], 90);
  for (const { section, items } of lists) add([...items.map(({ text }) => text), ...section], 60 + 40 * items.length);
  for (const { title, timeText, location } of events) add([title, timeText, location ?? ''], 250);
  for (const { columns, rows } of tables) {
    for (const path of columns) add(path);
    for (const { cells, group } of rows) {
      add([group ?? ''], 50);
      for (const cell of cells) chars += cell === null ? 5 : 52 + cell.text.length;
    }
  }
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
