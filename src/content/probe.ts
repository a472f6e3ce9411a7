import type { Probe } from '../platform/page-commands.ts';
import { attr, get, isVisible, queryAll, rectOf, textOf } from '../reading/dom.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import { keptData } from './kept-data.ts';
import { byServiceWorker } from './may-be-cached.ts';

const BUSY = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow]), progress:not([value])';
const BUSY_CLASS = /(^|[-_\s])(skeleton|shimmer|spinner|loading|loader)([-_\s]|$)/i;
/** The whole text of an element; a row that is called "Loading dock" is not at work. */
const LOADING_TEXT =
  /^(?:(?:loading|laden|wird geladen|chargement|cargando)(?: \p{L}+)?\s*(?:\.{2,}|…)|loading|please wait\W*|bitte warten\W*)$/iu;

/** Data in a script element (JSON, templates) runs nothing. */
const RUNS = /^(|module|importmap|.*(java|ecma)script)$/i;

/**
 * Takes the pulse of a page; synchronous, since timers in hidden tabs are slowed. Only where it is asked to does it look at
 * what the page keeps itself.
 */
export function probe(document: Document, looksAtKept = false): Probe {
  const text = textOf(queryAll(document, 'body')[0]);
  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  const quietMs = sinceLastResponse();
  const loadEnd = navigation?.loadEventEnd ?? 0;
  return {
    pdf: get(Document, 'contentType', document) === 'application/pdf',
    loaded: get(Document, 'readyState', document) === 'complete',
    busy: isBusy(document),
    // Digits are blanked, so that a ticking clock does not count as a change.
    fingerprint: `${text.length}:${fingerprint(text.replace(/\d/g, '0'))}`,
    served: byServiceWorker(),
    inert: isInert(document),
    quietMs,
    kept: looksAtKept && quietMs === null ? keptData(text) : 'none',
    sinceLoadMs: loadEnd > 0 ? performance.now() - loadEnd : null,
  };
}

/** It runs nothing, not even by an attribute. */
function isInert(document: Document): boolean {
  const runs = queryAll(document, 'script').some((script) => RUNS.test(attr(script, 'type') ?? ''));
  return (
    !runs && queryAll(document, 'iframe, frame, object, embed, body[onload], meta[http-equiv="refresh" i]').length === 0
  );
}

function sinceLastResponse(): number | null {
  const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === 'fetch' || initiatorType === 'xmlhttprequest')
    .map(({ responseEnd }) => responseEnd);
  return ends.length === 0 ? null : performance.now() - Math.max(...ends);
}

function isBusy(document: Document): boolean {
  return (
    queryAll(document, BUSY).some(hasArea) ||
    queryAll(document, '[class]').some(
      (element) => BUSY_CLASS.test(attr(element, 'class') ?? '') && hasArea(element),
    ) ||
    queryAll(document, 'main *, #app, #app *, #root, #root *, [role="status"], body > *').some(
      (element) =>
        get(Element, 'childElementCount', element) === 0 &&
        LOADING_TEXT.test(textOf(element).slice(0, 200).trim()) &&
        hasArea(element),
    )
  );
}

function hasArea(element: Element): boolean {
  const { width, height } = rectOf({ element });
  return width > 0 && height > 0 && isVisible(element);
}
