import { isFunctionWord, isTypo, wordsOf } from '../../memory/words.ts';
import type { Asked, Term } from './asked.ts';
import { ideaOf, PERSON_LABEL, WEAK_WORDS } from './synonyms.ts';

/** A set of terms, one bit each. */
export type Terms = number;

/** How a label and the question meet. */
export interface Match {
  /** The terms that the label holds. */
  hits: Terms;
  /** Words of the label that the question says. */
  said: number;
  /** Words of the label that the question does not say, without weak words and those in brackets. */
  unsaid: number;
}

const NO_MATCH: Match = { hits: 0, said: 0, unsaid: 0 };
const MOST_TERMS = 30;

/** Compares texts of a page with the terms of one question. Remembers what it has compared. */
export class Matcher {
  readonly terms: readonly Term[];
  readonly all: Terms;
  private readonly seen = new Map<string, Match>();
  private readonly seenCells = new Map<string, Match>();
  private readonly maybe: RegExp | null;
  private readonly role: boolean;

  constructor(asked: Asked) {
    // "Who is on call?" means the "On-call engineer": what kind of person it is need not be said.
    this.role = asked.wants === 'person';
    this.terms = asked.terms.slice(0, MOST_TERMS);
    this.all = (1 << this.terms.length) - 1;
    const parts = this.terms.map((term) => looseForm(term.stem));
    this.maybe = parts.length === 0 ? null : new RegExp(parts.join('|'), 'iu');
  }

  /** The terms that stand for nothing in particular or are names: by a test. */
  where(test: (term: Term) => boolean): Terms {
    return this.terms.reduce((mask, term, i) => (test(term) ? mask | (1 << i) : mask), 0);
  }

  /** Summed weight of a set. */
  weight(set: Terms): number {
    let sum = 0;
    for (let i = 0; i < this.terms.length; i += 1) if ((set >> i) & 1) sum += this.terms[i]?.weight ?? 0;
    return sum;
  }

  /** Compares a label: synonyms and slips of the keyboard count. */
  label(text: string): Match {
    const known = this.seen.get(text);
    if (known !== undefined) return known;
    const match = this.compare(text.slice(0, 300), true);
    this.seen.set(text, match);
    return match;
  }

  /** Compares a cell's text: only the words themselves count. Quick to say no. */
  cell(text: string): Match {
    if (text === '' || this.maybe === null || text.length > 400) return NO_MATCH;
    if (!this.maybe.test(text) && ASCII.test(text)) return NO_MATCH;
    const known = this.seenCells.get(text);
    if (known !== undefined) return known;
    const match = this.compare(text, false);
    this.seenCells.set(text, match);
    return match;
  }

  private compare(text: string, isLabel: boolean): Match {
    const bracketed = [...text.matchAll(/[([][^)\]]*[)\]]/g)].map((found): [number, number] => [
      found.index,
      found.index + found[0].length,
    ]);
    let hits = 0;
    let said = 0;
    let unsaid = 0;
    for (const word of wordsOf(text)) {
      const found = this.find(word.stem, isLabel);
      if (found !== 0) {
        hits |= found;
        said += 1;
      } else if (
        !isFunctionWord(word.raw) &&
        !WEAK_WORDS.has(word.stem) &&
        !(this.role && PERSON_LABEL.test(word.raw)) &&
        !bracketed.some(([from, to]) => word.at >= from && word.at < to)
      ) {
        unsaid += 1;
      }
    }
    return hits === 0 && said === 0 ? { hits: 0, said: 0, unsaid } : { hits, said, unsaid };
  }

  private find(stemmed: string, isLabel: boolean): Terms {
    let hits = 0;
    const idea = isLabel ? ideaOf(stemmed) : stemmed;
    for (let i = 0; i < this.terms.length; i += 1) {
      const term = this.terms[i] as Term;
      if (term.stem === stemmed || (isLabel && (term.idea === idea || isTypo(term.stem, stemmed)))) hits |= 1 << i;
    }
    return hits;
  }
}

const ASCII = /^[\x20-\x7e]*$/;

/** A pattern that every text holding a word of this stem fits: the stem without the letter that plurals change. */
function looseForm(stemmed: string): string {
  if (/^\d+$/.test(stemmed)) return stemmed.split('').join(',?');
  if (stemmed === 'person') return 'person|people';
  const start = /^[a-z]{4,}[yei]$/.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
  return start.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Whether a label is close enough to what was said to be meant: nothing unsaid, or two words said and at least half. */
export function isMeant(match: Match): boolean {
  return match.said > 0 && (match.unsaid === 0 || (match.said >= 2 && match.said >= match.unsaid));
}
