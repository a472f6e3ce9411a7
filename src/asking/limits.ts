import type { Trouble } from '../reading/reading.ts';

/** Frames named in one sentence at most. */
const MOST_FRAMES = 2;

/**
 * What kept a page from being read whole, in a sentence for a person; null when nothing did. Said when nothing sure was
 * found, since the answer may stand in what was not read.
 */
export function limitSentence(place: string, troubles: readonly Trouble[]): string | null {
  const has = (code: Trouble['code']): boolean => troubles.some((trouble) => trouble.code === code);
  const hosts = [
    ...new Set(troubles.flatMap(({ code, detail }) => (code === 'frame-unread' && detail !== '' ? [detail] : []))),
  ];
  if (has('canvas')) return `${place} draws its content on a canvas, which I cannot read yet.`;
  if (hosts.length > 0) {
    const named = hosts.slice(0, MOST_FRAMES).join(' and ');
    return `I could not read the ${hosts.length === 1 ? 'frame' : 'frames'} from ${named} in ${place}, and the rest of it does not say for sure.`;
  }
  if (has('truncated')) return `${place} is too large: I read only its beginning, and that does not say for sure.`;
  if (has('reader-failed')) return `I could not read all of ${place}, and the rest of it does not say for sure.`;
  return null;
}
