import type { Probe } from '../platform/page-commands.ts';
import { fingerprint } from '../reading/fingerprint.ts';

const BUSY = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), progress:not([value])';
const BUSY_CLASS = /(^|[-_\s])(skeleton|shimmer|spinner|loading|loader)([-_\s]|$)/i;
/** The whole text of an element; a row that is called "Loading dock" is not at work. */
const LOADING_TEXT =
  /^(?:(?:loading|laden|wird geladen|chargement|cargando)(?: \p{L}+)?\s*(?:\.{2,}|…)|loading|please wait\W*|bitte warten\W*)$/iu;

/** Takes the pulse of a page; synchronous, since timers in hidden tabs are slowed. */
export function probe(document: Document): Probe {
  const text = document.body?.textContent ?? '';
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  const loadEnd = navigation?.loadEventEnd ?? 0;
  return {
    loaded: document.readyState === 'complete',
    busy: isBusy(document),
    // Digits are blanked, so that a ticking clock does not count as a change.
    fingerprint: `${text.length}:${fingerprint(text.replace(/\d/g, '0'))}`,
    inert: isInert(document),
    quietMs: sinceLastResponse(),
    sinceLoadMs: loadEnd > 0 ? performance.now() - loadEnd : null,
  };
}

/** Data in a script element (JSON, templates) runs nothing; handlers in attributes do. */
function isInert(document: Document): boolean {
  const runs = [...document.scripts].some(
    ({ type }) => type === '' || /^(module|importmap|.*(java|ecma)script)$/i.test(type),
  );
  return (
    !runs && document.querySelector('iframe, frame, object, embed, body[onload], meta[http-equiv="refresh" i]') === null
  );
}

function sinceLastResponse(): number | null {
  const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest')
    .map(({ responseEnd }) => responseEnd);
  return ends.length === 0 ? null : performance.now() - Math.max(...ends);
}

function isBusy(document: Document): boolean {
  for (const element of document.querySelectorAll(BUSY)) if (hasArea(element)) return true;
  for (const element of document.querySelectorAll('[class]')) {
    if (BUSY_CLASS.test(element.getAttribute('class') ?? '') && hasArea(element)) return true;
  }
  for (const element of document.querySelectorAll('main *, #app, #app *, #root, #root *, [role="status"], body > *')) {
    if (element.childElementCount === 0 && LOADING_TEXT.test(element.textContent?.trim() ?? '') && hasArea(element)) {
      return true;
    }
  }
  return false;
}

function hasArea(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}
