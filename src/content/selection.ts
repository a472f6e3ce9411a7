import type { Captured } from '../platform/page-commands.ts';
import { captureValue } from './capture-value.ts';
import type { Here } from './read-here.ts';

/** Long enough for any fact; a selection of a whole book is cut, which the card says. */
const MAX_LENGTH = 2000;

/**
 * What the person has selected in this frame, or null. Read from the live range, whose line breaks and boundaries the
 * browser's own `selectionText` has lost.
 */
export function captureSelection(document: Document, read: () => Here): Captured | null {
  const selection = Document.prototype.getSelection.call(document);
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const text = selection
    .toString()
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  if (!text) return null;
  const range = selection.getRangeAt(0);
  const { content, elements } = read();
  return { text: text.slice(0, MAX_LENGTH), value: captureValue(content, elements, range, text) };
}
