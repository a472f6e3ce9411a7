import { attr, queryAll } from '../reading/dom.ts';

/** An address at which a page says that its own data is. */
export interface DataLink {
  url: string;
  kind: 'csv' | 'ics';
}

const KINDS = { 'text/csv': 'csv', 'text/calendar': 'ics' } as const;

/**
 * Where a page says that what it shows is as data: its own `<link rel="alternate">` to a CSV or calendar file, or a link
 * to its own path with that ending; `address` is the page's. On its own origin alone; other files that a page links to are not its data.
 */
export function dataLinks(document: Document, address: string): DataLink[] {
  const here = new URL(address);
  const own = (href: string | null): URL | null => {
    if (!href || !URL.canParse(href, here.href)) return null;
    const url = new URL(href, here.href);
    return url.origin === here.origin && /^https?:$/.test(url.protocol) ? url : null;
  };
  const declared = queryAll(document, 'link[rel~="alternate" i][type][href]').flatMap((link): DataLink[] => {
    const kind = KINDS[(attr(link, 'type') ?? '').split(';')[0]?.trim().toLowerCase() as keyof typeof KINDS];
    const url = own(attr(link, 'href'));
    return kind && url ? [{ url: url.href, kind }] : [];
  });
  const path = here.pathname.replace(/(\.html?|\/)$/, '');
  const linked = queryAll(document, 'a[href]').flatMap((link): DataLink[] => {
    const url = own(attr(link, 'href'));
    const ending = url && path !== '' && url.pathname.startsWith(path) ? url.pathname.slice(path.length) : '';
    return url && (ending === '.csv' || ending === '.ics')
      ? [{ url: url.href, kind: ending === '.csv' ? 'csv' : 'ics' }]
      : [];
  });
  return [...declared, ...linked].slice(0, 1);
}
