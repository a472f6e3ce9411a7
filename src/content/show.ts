import { textOf } from '../reading/dom.ts';
import type { Here } from './read-here.ts';

const SHOW_MS = 3000;

/**
 * Scrolls to an element that a reading numbered and outlines it. The document is read again, which numbers alike as
 * long as it has not changed; `text` guards against having outlined another value. What a page's own world told has no
 * element of its own (`text` is empty then): its table or canvas is outlined. An animation draws the outline, so
 * the page's DOM stays untouched.
 */
export function show({ elements }: Here, src: number, text: string): boolean {
  const element = elements[src] ?? (text === '' ? largestCanvas() : undefined);
  if (!element || !squash(textOf(element)).includes(squash(text))) return false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  Element.prototype.scrollIntoView.call(element, {
    block: 'center',
    inline: 'center',
    behavior: still ? 'instant' : 'smooth',
  });
  const outline = { outline: '3px solid #d9480f', outlineOffset: '2px' };
  Element.prototype.animate.call(element, [outline, outline], { duration: SHOW_MS });
  return true;
}

function largestCanvas(): Element | undefined {
  const areaOf = (element: Element) => element.clientWidth * element.clientHeight;
  return [...document.querySelectorAll('canvas')].toSorted((a, b) => areaOf(b) - areaOf(a))[0];
}

const squash = (text: string) => text.replace(/\s+/g, '');
