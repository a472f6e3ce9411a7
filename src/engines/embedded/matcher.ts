import { cellTextsOf, wordPattern } from '../../asking/cell-texts.ts';
import type { Clock } from '../../asking/engine.ts';
import { fold, isOtherName, isTypo, type Word, wordsOf } from '../../memory/words.ts';
import type { Table } from '../../reading/reading.ts';
import type { Asked, Term } from './asked.ts';
import { bracketsIn, isDoer, joinWords, kindOf } from './label-words.ts';
import { type Match, NO_MATCH, type Terms } from './match.ts';
import { type Period, periodsIn, samePeriod } from './periods.ts';
import { type Role, rolesIn } from './roles.ts';
import { ideaOf, PERSON_LABEL } from './synonyms.ts';

/** A cell that holds terms, and where it is. */
export interface CellMatch {
  row: number;
  column: number;
  match: Match;
}

/** A cell that may hold terms: at most these. */
export interface Place {
  row: number;
  column: number;
  terms: Terms;
}

const MOST_TERMS = 30;

/** Compares texts of a page with the terms of one question. Remembers what it has compared. */
export class Matcher {
  readonly terms: readonly Term[];
  readonly all: Terms;
  private readonly seen = new Map<string, Match>();
  private readonly seenCells = new Map<string, Match>();
  private readonly seenTables = new Map<Table, readonly Place[]>();
  private readonly role: boolean;
  private readonly stems: ReadonlySet<string>;
  /** All words of the question, folded. */
  private readonly words: ReadonlySet<string>;
  /** The words of the question, with a blank between them. */
  private readonly text: string;
  /** The terms that ask for each role. */
  private readonly roles: ReadonlyMap<Role, Terms>;
  /** Neighbouring words of the question as one word, with the terms that they hold: "kick-off" may be "kickoff". */
  private readonly joined: ReadonlyMap<string, Terms>;

  private readonly periods: readonly Period[];
  /** The terms of each period. */
  private readonly ofPeriods: readonly Terms[];
  private readonly clock: Clock;
  private given: ReadonlySet<string> = new Set();

  constructor(asked: Asked, clock: Clock) {
    this.periods = asked.periods;
    this.clock = clock;
    // "Who is on call?" means the "On-call engineer": what kind of person it is need not be said.
    this.role = asked.wants === 'person';
    this.terms = asked.terms.slice(0, MOST_TERMS);
    this.all = (1 << this.terms.length) - 1;
    this.stems = new Set(this.terms.map((term) => term.stem));
    this.roles = this.termsOfRoles();
    const words = wordsOf(asked.text);
    this.words = new Set(words.map(({ raw }) => fold(raw)));
    this.text = words.map(({ raw }) => fold(raw)).join(' ');
    this.joined = this.joinedTerms(words);
    this.ofPeriods = this.periods.map(({ at }) => this.where((term) => term.at >= at[0] && term.at < at[1]));
  }

  /** Words that the whole page is under: they tell none of its values from another. */
  setGiven(texts: readonly string[]): void {
    this.given = new Set(texts.flatMap((text) => wordsOf(text).map((word) => fold(word.raw))));
    this.seen.clear();
  }

  private termsOfRoles(): Map<Role, Terms> {
    const found = new Map<Role, Terms>();
    this.terms.forEach(({ roles }, i) => {
      for (const role of roles ?? []) found.set(role, (found.get(role) ?? 0) | (1 << i));
    });
    return found;
  }

  /** Stretches of a heading that give it a role which is asked for. */
  private rolesSaid(text: string): { at: [number, number]; hits: Terms }[] {
    if (this.roles.size === 0) return [];
    return rolesIn(text).flatMap(({ role, at }) => {
      const hits = this.roles.get(role) ?? 0;
      return hits === 0 ? [] : [{ at, hits }];
    });
  }

  private joinedTerms(words: readonly Word[]): Map<string, Terms> {
    const joined = new Map<string, Terms>();
    for (let i = 0; i + 1 < words.length; i += 1) {
      const [a, b] = [words[i] as Word, words[i + 1] as Word];
      const hits = this.where((term) => term.stem === a.stem || term.stem === b.stem);
      const word = joinWords(a, b);
      if (word !== null && hits !== 0) joined.set(word, hits);
    }
    return joined;
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
    if (match.said > 0) match.verbatim = this.verbatim(text);
    this.seen.set(text, match);
    return match;
  }

  /** Compares the text of a cell or of what stands above rows: only the words themselves count. */
  cell(text: string): Match {
    if (text === '' || text.length > 400) return NO_MATCH;
    const known = this.seenCells.get(text);
    if (known !== undefined) return known;
    const match = this.compare(text, false);
    this.seenCells.set(text, match);
    return match;
  }

  /** The cells of a table that hold terms, in order; each other cell is passed over unseen. */
  cellsIn(table: Table): CellMatch[] {
    return this.placesIn(table).flatMap(({ row, column }): CellMatch[] => {
      const match = this.cell(table.rows[row]?.cells[column]?.text ?? '');
      return match.hits === 0 ? [] : [{ row, column, match }];
    });
  }

  /** The cells of a table that may hold terms, in order, with all that they may hold. */
  placesIn(table: Table): readonly Place[] {
    const known = this.seenTables.get(table);
    if (known !== undefined) return known;
    const texts = cellTextsOf(table);
    const found = new Map<number, Terms>();
    this.terms.forEach(({ stem: stemmed }, i) => {
      for (const place of texts.find(new RegExp(wordPattern(fold(stemmed)), 'g')))
        found.set(place, (found.get(place) ?? 0) | (1 << i));
    });
    const places = [...found]
      .sort(([a], [b]) => a - b)
      .map(([place, terms]): Place => {
        const row = Math.floor(place / texts.width);
        return { row, column: place - row * texts.width, terms: this.withPartners(terms) };
      });
    this.seenTables.set(table, places);
    return places;
  }

  /** Terms with those that one word or period may stand for together with them. */
  private withPartners(terms: Terms): Terms {
    let all = terms;
    for (const pair of this.joined.values()) if ((pair & terms) !== 0) all |= pair;
    for (const period of this.ofPeriods) if ((period & terms) !== 0) all |= period;
    return all;
  }

  private compare(text: string, isLabel: boolean): Match {
    const lower = text.toLowerCase();
    const brackets = bracketsIn(lower);
    const periods = periodsIn(lower, this.clock).map((period) => ({ ...period, met: this.periodTerms(period) }));
    const match = { ...NO_MATCH };
    const words = wordsOf(text);
    const roles = isLabel ? this.rolesSaid(text) : [];
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] as Word;
      const next = words[i + 1];
      const period = periods.find(({ at }) => word.at >= at[0] && word.at < at[1]);
      // "Last month" does not hold the month of "this month".
      const found =
        (period?.met ?? 0) | (period?.relative ? 0 : this.find(word, isLabel) | (this.joined.get(word.stem) ?? 0));
      const isOther = found === 0 && period?.relative === true;
      const both = found !== 0 || isOther || next === undefined ? 0 : this.findJoined(word, next);
      const inRole = roles.some(({ at }) => word.at >= at[0] && word.at < at[1]);
      const near = found !== 0 || both !== 0 || isOther || !isLabel || inRole ? 0 : this.findTypo(word.stem);
      if ((found | both | near) !== 0) {
        match.near ||= isLabel && found !== 0 && both === 0 && !this.isSaid(word);
        match.hits |= found | both | near;
        match.said += 1;
        match.doubtful ||= near !== 0;
        if (both !== 0) i += 1;
        continue;
      }
      if (inRole) continue;
      const bracket = brackets.find(({ at }) => word.at >= at[0] && word.at < at[1]);
      this.noteUnsaid(match, word, isLabel, period, bracket?.isUnit ?? null);
    }
    for (const { hits } of roles) {
      if ((hits & ~match.hits) === 0) continue;
      match.hits |= hits;
      match.said += 1;
      match.near = true;
    }
    return match;
  }

  private verbatim(label: string): number {
    const words = wordsOf(label).map(({ raw }) => fold(raw));
    return ` ${this.text} `.includes(` ${words.join(' ')} `) ? words.length : 0;
  }

  private isSaid({ stem: stemmed }: Word): boolean {
    return this.stems.has(stemmed) || this.joined.has(stemmed);
  }

  /** Counts a word that the question does not say. `inUnit`: it stands in brackets, which only tell a unit or not. */
  private noteUnsaid(
    match: Match,
    word: Word,
    isLabel: boolean,
    period: Period | undefined,
    inUnit: boolean | null,
  ): void {
    const { folded, narrows: own, holds, weak } = kindOf(word);
    // "Per" narrows nothing where the question has it too.
    const isGiven = this.given.has(folded) || (own === 1 && this.words.has(folded));
    const narrows = isGiven ? 0 : period === undefined ? own : period.relative && !period.now ? 2 : 1;
    if (narrows > match.narrowed) match.narrowed = narrows;
    if (inUnit !== null) {
      if (isLabel && !inUnit && !isGiven && match.narrowed === 0) match.narrowed = 1;
      return;
    }
    match.loose ||= !holds;
    if (narrows === 0 && (holds || weak)) return;
    if (this.role && PERSON_LABEL.test(word.raw)) return;
    match.unsaid += 1;
  }

  /** The terms of the question that name the same period. */
  private periodTerms(period: Period): Terms {
    let hits = 0;
    for (const { key, at, relative } of this.periods) {
      if (key === period.key || ((relative || period.relative) && samePeriod(key, period.key)))
        hits |= this.where((term) => term.at >= at[0] && term.at < at[1]);
    }
    return hits;
  }

  private find({ stem: stemmed, raw }: Word, isLabel: boolean): Terms {
    if (!isLabel && !this.role && !this.stems.has(stemmed)) return 0;
    let hits = 0;
    const idea = isLabel ? ideaOf(stemmed) : stemmed;
    for (let i = 0; i < this.terms.length; i += 1) {
      const term = this.terms[i] as Term;
      if (!isLabel && term.stem === stemmed && isOtherName(raw, term.raw)) continue;
      if (term.stem === stemmed || (isLabel && term.idea === idea) || (this.role && isDoer(stemmed, term.stem)))
        hits |= 1 << i;
    }
    return hits;
  }

  private findTypo(stemmed: string): Terms {
    return this.where((term) => isTypo(term.stem, stemmed));
  }

  private findJoined(word: Word, next: Word): Terms {
    const start = fold(word.raw).slice(0, 3);
    if (!this.terms.some((term) => term.stem.startsWith(start))) return 0;
    const joined = joinWords(word, next);
    return joined === null ? 0 : this.where((term) => term.stem === joined);
  }
}
