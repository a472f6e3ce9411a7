import { say } from '../phrases/phrases.ts';
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
  if (has('canvas')) return say('limit_canvas', { place });
  if (has('canvas-elsewhere')) return say('limit_canvas_elsewhere', { place });
  if (has('canvas-unread')) return say('limit_canvas_unread', { place });
  if (hosts.length > 0) {
    const named = new Intl.ListFormat(say('language')).format(hosts.slice(0, MOST_FRAMES));
    return say(hosts.length === 1 ? 'limit_frame' : 'limit_frames', { hosts: named, place });
  }
  const blank = troubles.find(({ code }) => code === 'pages-unread');
  if (blank) {
    return say('limit_blank_pages', { count: blank.detail, place });
  }
  if (has('truncated')) return say('limit_truncated', { place });
  if (has('reader-failed')) return say('limit_part', { place });
  const away = troubles.find(({ code }) => code === 'rows-away');
  const cut = has('text-cut') ? say('limit_text_cut', { place }) : null;
  if (away) {
    const [seen = '', of] = away.detail.split(' of ');
    const rest = of === undefined ? say('limit_rows', { place, seen }) : say('limit_rows_of', { place, seen, of });
    const told = has('app-silent') ? say('limit_app_silent', { rest }) : rest;
    return cut === null ? told : `${told} ${cut}`;
  }
  return cut;
}

/** Whether the page's own world may tell what is missing: it has not been asked. */
export function mayTellMore(content: Pick<PageContent, 'troubles' | 'tables' | 'told'>): boolean {
  if (content.told !== undefined) return false;
  return limitsOf(content).some(({ code }) => code === 'canvas' || code === 'rows-away');
}
