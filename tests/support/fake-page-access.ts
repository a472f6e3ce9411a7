import type { PageAccess, ReadResult } from '../../src/asking/page-access.ts';
import type { Field, PageContent, Reading } from '../../src/reading/reading.ts';
import type { Choice } from '../../src/reading/view.ts';

export const PAGE = 'https://tracker.example/board';
export const NOW = Date.UTC(2026, 10, 30, 9, 0);

/** A page with one field per pair. */
export function aPage(fields: Record<string, string>, over: Partial<PageContent> = {}): PageContent {
  return {
    url: PAGE,
    title: 'Board',
    headings: ['Board'],
    lang: 'en',
    rendered: true,
    blocks: [],
    tables: [],
    fields: Object.entries(fields).map(
      ([label, value], src): Field => ({ label, value, section: ['Board'], control: null, src, vis: 'shown' }),
    ),
    events: [],
    calendar: null,
    counts: [],
    lists: [],
    troubles: [],
    ...over,
  };
}

/** What each way of reading gives: a page, a failure code, or null (for `shown`: no tab is open). */
export interface FakeReads {
  shown: PageContent | null;
  /** What the site's own data says; without it the site has none. */
  endpoint?: PageContent | 'signed-out' | 'changed-page';
  fetched?: PageContent | 'unreadable' | 'offline';
  loaded?: PageContent | 'timeout' | 'signed-out';
  /** What the site of the loaded page gives as data. */
  behind?: PageContent;
  /** What the loaded page turns into for those who look a while longer. */
  later?: PageContent;
  /** What is chosen on each; nothing when left out. */
  views?: Partial<Record<Reading['via'], Choice[]>>;
  /** When the open tab's page was loaded; now when left out. */
  loadedAt?: number;
  mayLoad?: Awaited<ReturnType<PageAccess['mayLoad']>>;
  cached?: boolean;
  url?: string;
}

/** Page access that answers from memory and keeps count of what was asked of it. */
export function fakeAccess(reads: FakeReads): PageAccess & { asked: string[] } {
  const asked: string[] = [];
  const give = (content: PageContent | ReadResult, via: Reading['via']): ReadResult =>
    'ok' in content
      ? content
      : {
          ok: true,
          tabId: via === 'tab' ? 7 : null,
          reading: {
            content,
            via,
            readAt: NOW,
            loadedAt: via === 'tab' ? (reads.loadedAt ?? NOW) : NOW,
            settled: true,
            mayBeCached: reads.cached ?? false,
            view: reads.views?.[via] ?? [],
          },
        };
  const failed = (code: Extract<ReadResult, { ok: false }>['code']): ReadResult => ({ ok: false, code });
  return {
    asked,
    url: reads.url ?? PAGE,
    shown: async () => {
      asked.push('shown');
      return reads.shown && give(reads.shown, 'tab');
    },
    endpoint: async () => {
      const { endpoint } = reads;
      if (endpoint === undefined) return null;
      asked.push('endpoint');
      return typeof endpoint === 'string' ? failed(endpoint) : give(endpoint, 'endpoint');
    },
    fetched: async () => {
      asked.push('fetched');
      const { fetched = 'unreadable' } = reads;
      return typeof fetched === 'string' ? failed(fetched) : give({ ...fetched, rendered: false }, 'fetch');
    },
    loaded: async (enough) => {
      asked.push('loaded');
      if (reads.later && reads.loaded && typeof reads.loaded !== 'string' && !(await enough(reads.loaded)))
        return give(reads.later, 'load');
      const { loaded = 'timeout' } = reads;
      if (typeof loaded === 'string') return failed(loaded);
      const result = give(loaded, 'load');
      const behind = reads.behind && give(reads.behind, 'endpoint');
      return result.ok && behind?.ok ? { ...result, data: behind.reading } : result;
    },
    mayLoad: async () => reads.mayLoad ?? null,
  };
}
