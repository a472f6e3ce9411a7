import type { PageContent } from '../reading/reading.ts';
import type { Cite } from './derivation.ts';

/** A sentence of a page's text. */
export interface Sentence extends Cite {
  /** Headings above it, outermost first. */
  section: string[];
  /** Which paragraph it stands in, and as which sentence of it, both from 0. */
  paragraph: number;
  nth: number;
  /** It is of the page's main text; also true where the page has none. */
  main: boolean;
}

const MOST = 4000;
const LONGEST = 700;
const SHORTEST = 8;

/**
 * Short forms after which a full stop ends no sentence, in the languages that are read: titles, "e.g." and its like, months
 * and ordinals ("Dr.", "z.", "Nr.", "p. ex."). Single letters are initials.
 */
const SHORT_FORMS = new Set(
  (
    'mr mrs ms dr prof st sr jr vs etc eg ie cf approx ca no nos vol pp ed eds fig inc ltd co corp tel ext int rm apt dept gen col lt sgt capt rev hon gov sen rep ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec al op cit u.s u.k e.g i.e a.d b.c ' +
    'bzw usw evtl ggf inkl zzgl nr bd hrsg vgl sog str z b z.b d.h u.a v chr mio mrd jh jhd abb durchw max min geb gest ' +
    'mme mlle mm env av boul chap ex p.ex c.-à-d poste tél sra srta dra ud uds pág aprox núm avda sig dott ecc pag'
  ).split(' '),
);
const ENDS_SHORT = /(?:^|[\s([„"'’-])((?:\p{L}\.)*\p{L}+|\p{L})\.$/u;

/**
 * The sentences of what a page shows, in order; concealed text is left out. Cut by the language's own rules (Unicode's
 * text segmentation, as Intl has it), then joined again after short forms, initials and ordinals. At most 4,000, of 8
 * to 700 characters.
 */
export function sentencesOf(content: PageContent): Sentence[] {
  const segmenter = segmenterFor(content.lang);
  const anyMain = content.blocks.some(({ main }) => main === true);
  const sentences: Sentence[] = [];
  for (let paragraph = 0; paragraph < content.blocks.length; paragraph += 1) {
    const block = content.blocks[paragraph];
    if (block === undefined || block.vis === 'concealed') continue;
    let nth = 0;
    for (const text of cut(block.text, segmenter)) {
      if (text.length < SHORTEST || text.length > LONGEST) continue;
      const { src, section } = block;
      const main = !anyMain || block.main === true;
      sentences.push({ text, src, where: section.join(' / '), section, paragraph, nth, main });
      nth += 1;
      if (sentences.length === MOST) return sentences;
    }
  }
  return sentences;
}

function segmenterFor(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang === '' ? undefined : lang, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
}

function cut(text: string, segmenter: Intl.Segmenter): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const { segment } of segmenter.segment(text)) {
    if (open !== '' && goesOn(open.trimEnd(), segment)) open += segment;
    else {
      if (open.trim() !== '') sentences.push(open.trim());
      open = segment;
    }
  }
  if (open.trim() !== '') sentences.push(open.trim());
  return sentences;
}

/** Whether what follows belongs to the same sentence. */
function goesOn(before: string, next: string): boolean {
  if (before.length + next.length > LONGEST) return false;
  if (/^\s*[\p{Ll}\])”»]/u.test(next) && !/[。！？]$/u.test(before)) return true;
  const short = ENDS_SHORT.exec(before.slice(-24))?.[1]?.toLowerCase();
  if (short !== undefined) return short.length === 1 || SHORT_FORMS.has(short);
  // "am 3. Oktober", "im 19. Jahrhundert"
  return /(?:^|\s)\d{1,3}\.$/u.test(before) && /^\s*\p{L}/u.test(next) && before.length > 4;
}
