import type { PageContent } from '../reading/reading.ts';

/** A page as it is sent to the thread: `text` is its JSON, null where it was sent before. */
export interface SentPage {
  id: string;
  text: string | null;
}

/** As long as an answer may take, and a little more: pages are kept for one question. */
const KEEP_MS = 20_000;
const MOST = 6;

/** Was sent before, and is not kept any more. */
export class NotKept extends Error {}

/**
 * The pages that one question is about, so that a page which is asked several things crosses to the thread once. They
 * are let go of when nothing was asked for a while.
 */
export function keptPages(keepMs = KEEP_MS): (page: SentPage) => PageContent {
  const pages = new Map<string, PageContent>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ id, text }) => {
    clearTimeout(timer);
    timer = setTimeout(() => pages.clear(), keepMs);
    const page = text === null ? pages.get(id) : (JSON.parse(text) as PageContent);
    if (page === undefined) throw new NotKept();
    pages.delete(id); // the one used last goes last
    pages.set(id, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
