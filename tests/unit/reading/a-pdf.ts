import type { PdfPage, PdfPiece, PdfText } from '../../../src/reading/pdf/pdf-text.ts';

/** A piece of text: where its line begins, how far down, what it says; as wide as letters half as wide as high are. */
export function aPiece(x: number, base: number, text: string, size = 10): PdfPiece {
  return { text, x, right: x + text.length * size * 0.5, base, size };
}

/** A piece that ends at `right`, as figures in columns do. */
export function aFigure(right: number, base: number, text: string, size = 10): PdfPiece {
  return { text, x: right - text.length * size * 0.5, right, base, size };
}

/** Lines of text one below the other. */
export function someText(x: number, top: number, lines: readonly string[], size = 10, step = 12): PdfPiece[] {
  return lines.map((text, i) => aPiece(x, top + i * step, text, size));
}

/** Rows of a table whose first column begins at 60 and whose others end at `ends`. */
export function someRows(
  top: number,
  rows: readonly (readonly string[])[],
  ends: readonly number[],
  step = 18,
): PdfPiece[] {
  return rows.flatMap((row, r) =>
    row.flatMap((text, c) => {
      if (text === '') return [];
      return [c === 0 ? aPiece(60, top + r * step, text) : aFigure(ends[c - 1] ?? 0, top + r * step, text)];
    }),
  );
}

/** A file of A4 pages. */
export function aPdf(pages: readonly PdfPiece[][], more: Partial<PdfText> = {}): PdfText {
  const made = pages.map((pieces): PdfPage => ({ width: 595, height: 842, pieces }));
  return {
    url: 'https://x.test/Budget.pdf',
    title: 'Budget.pdf',
    lang: 'en',
    pages: made,
    pageTotal: made.length,
    ...more,
  };
}
