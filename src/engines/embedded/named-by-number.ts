import { fold } from '../../memory/words.ts';
import type { PageContent } from '../../reading/reading.ts';

/** Letters and digits with marks between, as things are numbered: "SO-14321", "INV2026/17". */
const NUMBER = /(?<![\p{L}\p{N}])(?=[^\s\d]*\p{L})(?=(?:[^\s\d]*\d){3})[\p{L}\p{N}][\p{L}\p{N}/_.#-]{2,}[\p{L}\p{N}]/gu;

/**
 * Whether the question names a thing by a number of the kind that the page's shown rows have and that stands nowhere on
 * the page: in a table that shows some of its rows, it is one of the others.
 */
export function namesUnknown(question: string, content: PageContent): boolean {
  const numbers = [...question.matchAll(NUMBER)].map(([text]) => fold(text));
  return numbers.some((number) => {
    const kin = content.tables.some(
      ({ rows, complete }) => !complete && rows.some(({ cells }) => hasKin(cells, number)),
    );
    return kin && !stands(content, number);
  });
}

/** Numbers of one make are alike but for their digits. */
const makeOf = (text: string): string => fold(text).replace(/\d/g, '0');

function hasKin(cells: PageContent['tables'][number]['rows'][number]['cells'], number: string): boolean {
  return cells.some(
    (cell) => cell !== null && cell.text.length === number.length && makeOf(cell.text) === makeOf(number),
  );
}

function stands({ title, tables, fields, lists, blocks, events }: PageContent, number: string): boolean {
  const has = (text: string | null): boolean => text !== null && fold(text).includes(number);
  return (
    has(title) ||
    tables.some(
      ({ caption, section, rows }) =>
        has(caption) || section.some(has) || rows.some(({ cells }) => cells.some((cell) => has(cell?.text ?? null))),
    ) ||
    fields.some(({ label, value, section }) => has(label) || has(value) || section.some(has)) ||
    lists.some(({ items }) => items.some(({ text }) => has(text))) ||
    blocks.some(({ text }) => has(text)) ||
    events.some(({ title: name }) => has(name))
  );
}
