import { cellLabel } from '../content/capture-value.ts';
import { inject } from '../platform/inject.ts';
import type { CapturedValue } from '../platform/page-commands.ts';
import type { Locator } from '../reading/locator/locator.ts';
import type { PageContent } from '../reading/reading.ts';
import { locateCaptured } from './locate-captured.ts';
import { readPdf } from './read-pdf.ts';

/** A value of a PDF that was selected; without an address where several say the same. */
export interface PdfValue {
  text: string;
  label: string;
  kind: CapturedValue['pick']['kind'];
  locator: Locator | null;
}

/**
 * The value that was selected in a tab's PDF, of which the browser gives the words alone: the file is got and read again
 * for it. Null where the tab shows no PDF, and for words that are no value of it.
 */
export async function valueInPdf(tabId: number, url: string, selected: string): Promise<PdfValue | null> {
  const probe = await inject(tabId, 'probe', { kept: false }, { limitMs: 3000 });
  if (!probe.ok || probe.frames[0]?.value.pdf !== true) return null;
  const read = await readPdf(url, tabId, 'tab');
  return read.ok ? valueCalled(read.reading.content, selected) : null;
}

/** The cell or field of a PDF that says just these words; the first, without its address, of several that do. */
export function valueCalled(content: PageContent, selected: string): PdfValue | null {
  const words = squash(selected);
  const cells = content.tables.flatMap(({ rows, rowHeader }, table) =>
    rows.flatMap(({ cells: slots }, row) =>
      slots.flatMap((cell, column): CapturedValue[] => {
        if (!cell || column === rowHeader || slots.indexOf(cell) !== column || squash(cell.text) !== words) return [];
        const label = cellLabel(content.tables[table], row, column);
        return [{ text: cell.text, label, pick: { kind: 'cell', table, row, column }, content }];
      }),
    ),
  );
  const fields = content.fields.flatMap(({ label, value }, at): CapturedValue[] =>
    [value, `${label}${value}`, `${label}:${value}`].some((text) => squash(text) === words)
      ? [{ text: value, label, pick: { kind: 'field', at }, content }]
      : [],
  );
  const [found, ...others] = [...cells, ...fields];
  if (words === '' || found === undefined) return null;
  const { text, label, pick } = found;
  return { text, label, kind: pick.kind, locator: others.length === 0 ? locateCaptured(found) : null };
}

const squash = (text: string) => text.replace(/\s+/g, '');
