/** Where more responses than this were had, the browser has forgotten some of them. */
const MOST_TOLD = 250;

const isData = ({ initiatorType }: PerformanceResourceTiming): boolean =>
  initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';

/** How the document and the data it asked for were had (Resource Timing level 2). */
function timings(): PerformanceResourceTiming[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return [
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...resources.filter(isData),
  ];
}

/**
 * Whether the site's own service worker gave the document or data: one that has taken charge since has given nothing yet.
 */
export function byServiceWorker(): boolean {
  const isFull = performance.getEntriesByType('resource').length >= MOST_TOLD;
  if (isFull && navigator.serviceWorker?.controller) return true;
  return timings().some(({ workerStart }) => workerStart > 0);
}

/** Whether the document or the data it fetched may not have come from the server: by a service worker, or the browser's cache. */
export function mayBeCached(): boolean {
  return (
    byServiceWorker() ||
    timings().some(
      (entry) =>
        (entry as PerformanceResourceTiming & { deliveryType?: string }).deliveryType === 'cache' ||
        (entry.transferSize === 0 && entry.decodedBodySize > 0),
    )
  );
}
