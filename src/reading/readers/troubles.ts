import { inputType } from '../controls.ts';
import type { PageContent, Trouble } from '../reading.ts';
import type { Scan } from '../scan.ts';

const FEW_CHARS = 20;
const SIGN_IN_CHARS = 1500;
const WAITING = /^(?:loading|please wait|wird geladen|chargement|cargando|carregando|laden)\b.{0,40}$/iu;

/** What keeps a page from being read as it is meant: drawn on a canvas, not drawn yet, or a sign-in form instead. */
export function readTroubles(scan: Scan, content: Pick<PageContent, 'tables' | 'fields'>): Trouble[] {
  const troubles: Trouble[] = [];
  if (scan.truncated) troubles.push({ code: 'truncated', detail: 'more elements than are walked' });
  // A dialog that waits to be opened may hold a table; what counts is what is drawn.
  const rows = content.tables.reduce((n, { vis, rows: { length } }) => n + (vis === 'collapsed' ? 0 : length), 0);
  const large = rows < 3 ? scan.canvases.filter((canvas) => scan.layout?.isLarge(canvas)) : [];
  if (large.length > 0) {
    const code = large.every(isHandedOff) ? 'canvas-elsewhere' : 'canvas';
    troubles.push({ code, detail: 'a large canvas and no rows' });
  }
  const root = scan.all[0];
  const size = root === undefined ? 0 : scan.size(root);
  if (isSignIn(scan, size, rows)) troubles.push({ code: 'password-form', detail: 'a form that asks for a password' });
  else if (scan.canvases.length === 0 && scan.frames.length === 0 && rows + content.fields.length === 0) {
    const text = root === undefined || size > 100 ? '' : scan.text(root);
    if (size < FEW_CHARS || WAITING.test(text)) troubles.push({ code: 'undrawn', detail: 'almost no text' });
  }
  return troubles;
}

/**
 * A canvas that was handed to a worker to draw on: asked for a context of a kind that there is not, it throws, where any
 * other gives null and stays as it is (HTML Standard, getContext; Firefox gives null as well).
 */
function isHandedOff(canvas: Element): boolean {
  try {
    (canvas as HTMLCanvasElement).getContext('none');
    return false;
  } catch {
    return true;
  }
}

function isSignIn(scan: Scan, size: number, rows: number): boolean {
  if (size > SIGN_IN_CHARS || rows > 2) return false;
  const asked = scan.tagged('input').filter(({ element, hiding }) => hiding.level === 0 && isPassword(element));
  return asked.length === 1 || asked.length === 2;
}

function isPassword(element: Element): boolean {
  return inputType(element) === 'password';
}
