import type { PageRead } from '../platform/page-commands.ts';
import type { PageContent } from '../reading/reading.ts';
import { frameHosts } from './frame-hosts.ts';

/** What was read of this frame's document, with how fresh it may be and which frames are in it. */
export function pageRead(content: PageContent, document: Document): PageRead {
  return {
    content,
    loadedAt: performance.timeOrigin,
    mayBeCached: mayBeCached(),
    frameHosts: frameHosts(document),
  };
}

/**
 * Whether the document or the data it fetched may not have come from the server: a service worker in charge, or a
 * response that the browser's cache gave (Resource Timing level 2, `deliveryType` and `transferSize`).
 */
function mayBeCached(): boolean {
  if (navigator.serviceWorker?.controller) return true;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource').filter((entry) => isData(entry as PerformanceResourceTiming)),
  ] as PerformanceResourceTiming[];
  return entries.some(
    (entry) =>
      entry.workerStart > 0 ||
      (entry as PerformanceResourceTiming & { deliveryType?: string }).deliveryType === 'cache' ||
      (entry.transferSize === 0 && entry.decodedBodySize > 0),
  );
}

const isData = (entry: PerformanceResourceTiming) =>
  entry.initiatorType === 'fetch' || entry.initiatorType === 'xmlhttprequest';
