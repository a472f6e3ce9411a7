import type { PageContent, Trouble } from '../reading/reading.ts';

/** Frames named in one sentence at most. */
const MOST_FRAMES = 2;

/** A table of fewer rows is no reason to speak of those that are not shown. */
const FEW_ROWS = 5;

/** What limits what can be said of a page: what its readers met, and rows that it has and does not show. */
export function limitsOf({ troubles, tables }: Pick<PageContent, 'troubles' | 'tables'>): Trouble[] {
  const partial = tables.flatMap(({ complete, rows, rowTotal, vis }): Trouble[] => {
    const seen = rows.filter((row) => row.kind === 'data').length;
    if (complete || seen < FEW_ROWS || vis === 'concealed' || vis === 'collapsed') return [];
    return [{ code: 'rows-away', detail: rowTotal !== null && rowTotal > seen ? `${seen} of ${rowTotal}` : `${seen}` }];
  });
  return [...troubles, ...partial.slice(0, 1)];
}

/**
 * What kept a page from being read whole, in a sentence for a person; null when nothing did. Said when nothing sure was
 * found, since the answer may stand in what was not read.
 */
export function limitSentence(place: string, troubles: readonly Trouble[]): string | null {
  const has = (code: Trouble['code']): boolean => troubles.some((trouble) => trouble.code === code);
  const hosts = [
    ...new Set(troubles.flatMap(({ code, detail }) => (code === 'frame-unread' && detail !== '' ? [detail] : []))),
  ];
  if (has('canvas'))
    return `${place} draws its content on a canvas, which I can read only with a script among the page’s own.`;
  if (has('canvas-unread'))
    return `${place} draws its content on a canvas, and a script among the page’s own could not read it either.`;
  if (hosts.length > 0) {
    const named = hosts.slice(0, MOST_FRAMES).join(' and ');
    return `I could not read the ${hosts.length === 1 ? 'frame' : 'frames'} from ${named} in ${place}, and the rest of it does not say for sure.`;
  }
  const blank = troubles.find(({ code }) => code === 'pages-unread');
  if (blank) {
    return `${blank.detail} pages of ${place} have no text that I could read (they may be pictures), and the others do not say for sure.`;
  }
  if (has('truncated')) return `${place} is too large: I read only its beginning, and that does not say for sure.`;
  if (has('reader-failed')) return `I could not read all of ${place}, and the rest of it does not say for sure.`;
  const away = troubles.find(({ code }) => code === 'rows-away');
  if (away) {
    const only = / of /.test(away.detail) ? `${away.detail} rows` : `the ${away.detail} rows that are in view`;
    const rest = has('app-silent') ? ' A script among the page’s own did not find the others.' : '';
    return `${place} shows me ${only}, and they do not say.${rest} Search or filter there for what you mean, and ask again.`;
  }
  return null;
}

/** Whether the page's own world may tell what is missing: it has not been asked. */
export function mayTellMore(content: Pick<PageContent, 'troubles' | 'tables' | 'told'>): boolean {
  if (content.told !== undefined) return false;
  return limitsOf(content).some(({ code }) => code === 'canvas' || code === 'rows-away');
}
