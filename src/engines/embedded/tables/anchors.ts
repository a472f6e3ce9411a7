import { cellTextsOf, wordPattern } from '../../../asking/cell-texts.ts';
import { bareText } from '../../../asking/cell-values.ts';
import type { RowStep } from '../../../asking/derivation.ts';
import type { TableView } from '../../../asking/table-view.ts';
import { fold, isFunctionWord, isOtherName, wordsOf } from '../../../memory/words.ts';
import type { ColumnFacts } from './columns.ts';
import { isAkin } from './kin.ts';
import { type Mask, type TableQuestion, weigh } from './question.ts';

/** A test of rows that the question's words suggest. */
export interface Anchor {
  step: Extract<RowStep, { keep: unknown }>;
  column: number;
  mask: Mask;
  /** `is`: the whole cell is said; `has`: words of it; `akin`: by words of one root or an alias; `bound`: a comparison. */
  by: 'is' | 'has' | 'akin' | 'bound' | 'form';
  /** Rows that pass. */
  rows: ReadonlySet<number>;
  /** Share of the cell's words that are said. */
  share: number;
  weight: number;
}

/** What a word may be written as in a cell. */
const ALIASES = new Map<string, string[]>();
for (const line of [
  'won win w winner victory victor',
  'lost loss l lose defeat defeated',
  'tie t d draw drawn tied',
  'first 1st 1',
  'second 2nd 2',
  'third 3rd 3',
  'fourth 4th 4',
  'fifth 5th 5',
  'sixth 6th 6',
  'seventh 7th 7',
  'eighth 8th 8',
  'ninth 9th 9',
  'tenth 10th 10',
  'one 1',
  'two 2',
  'three 3',
  'four 4',
  'five 5',
  'six 6',
  'seven 7',
  'eight 8',
  'nine 9',
  'ten 10',
  'zero 0',
  'usa us american america united-states u.s',
  'uk british britain united-kingdom gb',
  'english england',
  'german germany ger',
  'french france fra',
  'spanish spain esp',
  'dutch netherlands ned',
  'swiss switzerland sui',
  'danish denmark den',
  'swedish sweden swe',
  'finnish finland fin',
  'polish poland pol',
  'irish ireland',
  'scottish scotland',
  'welsh wales',
  'greek greece',
  'turkish turkey',
  'chinese china chn',
  'japanese japan jpn',
  'norwegian norway nor',
  'italian italy ita',
  'russian russia rus',
  'australian australia aus',
  'canadian canada can',
  'retired ret retire dnf',
  'home h',
  'away a',
  'yes y',
  'no n',
  'goalkeeper gk goalie',
  'defender df',
  'midfielder mf',
  'forward fw',
])
  for (const word of line.split(' ')) {
    const others = line.split(' ').filter((other) => other !== word);
    ALIASES.set(word, [...(ALIASES.get(word) ?? []), ...others]);
  }

const MOST_ANCHORS = 18;
/** In tables of more rows only words themselves are looked for, no forms of one root. */
const LARGE = 400;

interface Group {
  column: number;
  mask: Mask;
  akin: boolean;
  rows: number[];
  texts: Map<string, string>;
  share: number;
}

/** Tests of rows by the cells that hold words of the question, the weightiest first. */
export function findAnchors(question: TableQuestion, view: TableView, columns: readonly ColumnFacts[]): Anchor[] {
  const lexicon = lexiconOf(question, view.rows.length > LARGE);
  const groups = new Map<string, Group>();
  const seen = new Map<string, { mask: Mask; akin: boolean; share: number }>();
  const byColumn = placesOf(view, lexicon.pattern);
  for (const { index: column } of columns) {
    for (const row of byColumn[column] ?? []) {
      const text = view.text(row, column);
      if (text.length > 300) continue;
      let hit = seen.get(text);
      if (hit === undefined) {
        hit = hitOf(text, lexicon);
        seen.set(text, hit);
      }
      if (hit.mask === 0) continue;
      const id = `${column}:${hit.mask}:${hit.akin}`;
      let group = groups.get(id);
      if (group === undefined) {
        group = { column, mask: hit.mask, akin: hit.akin, rows: [], texts: new Map(), share: 0 };
        groups.set(id, group);
      }
      group.rows.push(row);
      if (hit.share > group.share) {
        group.share = hit.share;
        if (hit.share >= 0.99) group.texts.clear();
      }
      if ((group.share < 0.99 || hit.share >= 0.99) && group.texts.size < 40)
        group.texts.set(view.key(row, column), bareText(text));
    }
  }
  const telling = [...groups.values()].filter((group) => !sayWhatRowsAre(question, columns, group));
  return chosen(question, view, telling);
}

/**
 * "All repairs": the one word that a cell ("In repair") shares with the question is the heading of the column of names, in
 * the plural, and so says what the rows are.
 */
function sayWhatRowsAre(question: TableQuestion, columns: readonly ColumnFacts[], { column, mask }: Group): boolean {
  const [word, other] = question.words.filter(({ bit }) => (bit & mask) !== 0);
  return (
    word !== undefined &&
    other === undefined &&
    /[^s]s$/.test(fold(word.raw)) &&
    columns.some(({ index, said, distinct }) => index !== column && distinct > 0.9 && (mask & ~said) === 0)
  );
}

/** The rows, by column, in whose cells the pattern is found. */
function placesOf(view: TableView, pattern: RegExp): number[][] {
  const texts = cellTextsOf(view.table);
  const rows = new Set(view.rows);
  const found: number[][] = view.names.map(() => []);
  for (const place of texts.find(pattern)) {
    const row = Math.floor(place / texts.width);
    if (rows.has(row)) found[place - row * texts.width]?.push(row);
  }
  return found;
}

/** Of one column only the groups that hold most words are kept; each becomes tests by whole texts and by words. */
function chosen(question: TableQuestion, view: TableView, groups: readonly Group[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const group of groups) {
    const { column, mask, akin } = group;
    const name = view.names[column];
    if (name === undefined) continue;
    const isOutdone = groups.some(
      (other) => other.column === column && other.mask !== mask && (other.mask & mask) === mask,
    );
    if (isOutdone) continue;
    const same = groups.filter((other) => other.column === column && other.mask === mask);
    if (akin && same.some((other) => !other.akin)) continue;
    const weight = weigh(question, mask);
    const whole = group.share >= 0.99;
    const words = [...new Set(question.words.filter(({ bit }) => (bit & mask) !== 0).map(({ raw }) => raw))];
    let isWhole = false;
    if (akin || whole || (group.texts.size === 1 && group.share > 0.4)) {
      const texts = [...group.texts.values()];
      const rows = new Set(group.rows.filter((row) => group.texts.has(view.key(row, column))));
      if (texts.length <= 12) {
        isWhole = texts.length === 1;
        anchors.push({
          step: { keep: { is: texts }, column: name },
          column,
          mask,
          by: akin ? 'akin' : whole ? 'is' : 'has',
          rows,
          share: group.share,
          weight,
        });
      }
    }
    if (!akin && (group.texts.size > 1 || !whole)) {
      if (weight < 0.5) continue;
      const step: Anchor['step'] = { keep: { has: words.join(' ') }, column: name };
      const rows = new Set(
        groups
          .filter((other) => other.column === column && !other.akin && (other.mask & mask) === mask)
          .flatMap((other) => other.rows),
      );
      if (rows.size > 0 && !(isWhole && rows.size === group.rows.length))
        anchors.push({ step, column, mask, by: 'has', rows, share: group.share, weight });
    }
  }
  return anchors
    .sort((a, b) => b.weight + b.share - (a.weight + a.share) || a.rows.size - b.rows.size)
    .slice(0, MOST_ANCHORS);
}

interface Lexicon {
  /** Finds every cell that may have one of the words. */
  pattern: RegExp;
  exact: ReadonlyMap<string, Mask>;
  raws: ReadonlyMap<string, string>;
  alias: ReadonlyMap<string, Mask>;
  long: readonly { stem: string; bit: Mask }[];
}

function lexiconOf(question: TableQuestion, isLarge: boolean): Lexicon {
  const exact = new Map<string, Mask>();
  const alias = new Map<string, Mask>();
  const raws = new Map(question.words.map(({ stem, raw }) => [stem, raw]));
  const add = (map: Map<string, Mask>, stem: string, bit: Mask): void => {
    map.set(stem, (map.get(stem) ?? 0) | bit);
  };
  for (const { raw, stem, bit, weight } of question.words) {
    if (bit === 0 || (isLarge && weight < 0.5)) continue;
    add(exact, stem, bit);

    const folded = fold(raw).replace(/\W/g, '');
    const number = /^(\d+)(?:st|nd|rd|th)$/.exec(folded)?.[1];
    if (number !== undefined) add(exact, number, bit);
    for (const other of [...(ALIASES.get(folded) ?? []), ...(ALIASES.get(stem) ?? [])])
      add(
        other.length >= 3 && folded.length >= 3 && !/\d/.test(other) ? exact : alias,
        wordsOf(other)[0]?.stem ?? other,
        bit,
      );
  }
  const long = question.words.filter(
    ({ bit, raw }) => !isLarge && bit !== 0 && raw.length >= 5 && /^\p{L}+$/u.test(raw),
  );
  const parts = [
    ...[...exact.keys(), ...(isLarge ? [] : alias.keys())].map((word) => wordPattern(fold(word))),
    ...long.map(({ stem }) => `(?<![a-z\\d])${fold(stem).slice(0, 4)}`),
  ];
  const pattern = new RegExp(parts.length === 0 ? '(?!)' : [...new Set(parts)].join('|'), 'g');
  return { pattern, exact, raws, alias, long };
}

/** Which words of the question a cell's text has. */
function hitOf(text: string, { exact, raws, alias, long }: Lexicon): { mask: Mask; akin: boolean; share: number } {
  const words = wordsOf(bareText(text)).filter((word, _, all) => all.length < 3 || !isFunctionWord(word.raw));
  let mask = 0;
  let near = 0;
  let met = 0;
  for (const { stem, raw } of words) {
    const hit = isOtherName(raw, raws.get(stem) ?? '') ? 0 : (exact.get(stem) ?? 0);
    if (hit !== 0) {
      mask |= hit;
      met += 1;
      continue;
    }
    const other = alias.get(stem) ?? long.reduce((bits, word) => (isAkin(word.stem, stem) ? bits | word.bit : bits), 0);
    if (other !== 0) {
      near |= other;
      met += 1;
    }
  }
  const share = words.length === 0 ? 0 : met / words.length;
  if (mask !== 0 && (near & ~mask) === 0) return { mask, akin: false, share };
  return mask === 0 || share >= 0.99 ? { mask: mask | near, akin: near !== 0, share } : { mask, akin: false, share };
}
