import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfRun } from '../../reading/pdf/pdf-text.ts';

/** What of a form field counts here (pdf.js gives more); `rect` is [left, bottom, right, top] on the page. */
interface Widget {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: number[];
  hidden?: boolean;
  password?: boolean;
  checkBox?: boolean;
  exportValue?: unknown;
}

const TALLEST = 11;
/** The share of a field's height that its letters take up, and of a letter that hangs below the line. */
const LETTERS = 0.7;

/** What is filled in in a PDF's form, as text where it stands. Passwords are left out. `transform` is the page's. */
export function filledIn(annotations: readonly Widget[], transform: number[]): PdfRun[] {
  return annotations.flatMap((widget) => {
    const { subtype, rect = [], hidden, password } = widget;
    const [left = 0, bottom = 0, right = 0, top = 0] = rect;
    if (subtype !== 'Widget' || hidden || password || rect.length !== 4) return [];
    const lines = saidIn(widget).split(/\r\n|\r|\n/);
    const size = Math.min(TALLEST, ((top - bottom) / lines.length) * LETTERS);
    return lines.map((text, i): PdfRun => {
      const base = lines.length === 1 ? (top + bottom - size * LETTERS) / 2 : top - (i + 1) * size * 1.2;
      const matrix = Util.transform(transform, [size, 0, 0, size, left + 2, base]);
      return { text, matrix, advance: Math.min(right - left, text.length * size * 0.5) };
    });
  });
}

function saidIn({ fieldType, fieldValue, checkBox, exportValue }: Widget): string {
  if (fieldType === 'Btn') return checkBox ? (fieldValue === exportValue && fieldValue !== 'Off' ? 'yes' : 'no') : '';
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return fieldType === 'Tx' || fieldType === 'Ch' ? values.filter((value) => typeof value === 'string').join(', ') : '';
}
