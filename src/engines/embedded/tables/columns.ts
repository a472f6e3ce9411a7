import { amountOf, dayOf, yearOf } from '../../../asking/cell-values.ts';
import type { ColumnName } from '../../../asking/derivation.ts';
import type { TableView } from '../../../asking/table-view.ts';
import { isFunctionWord, wordsOf } from '../../../memory/words.ts';
import { decimalMark } from '../../../reading/values/number-marks.ts';
import { ideaOf } from '../synonyms.ts';
import { areKin, isAkin, isShortFor, plainForm, withoutDots } from './kin.ts';
import type { Mask, TableQuestion } from './question.ts';

/** What a column of a table is like, and what the question says of it. */
export interface ColumnFacts {
  index: number;
  name: ColumnName;
  /** Words of the question that its heading has (itself, a synonym, an abbreviation). */
  said: Mask;
  /** Share of the heading's words that the question has. */
  share: number;
  /** Words of the question that are of one matter with the heading. */
  kin: Mask;
  /** Shares of the sampled cells that are full, numbers, years, days. */
  full: number;
  number: number;
  year: number;
  day: number;
  /** Share of different texts among the full cells. */
  distinct: number;
  /** Share of cells that read like a name: capitalised words without figures. */
  named: number;
  /** Mean number of words. */
  length: number;
  /** Its numbers only order or name the rows. */
  order: boolean;
}

const SAMPLE = 60;
const ORDER =
  /^(?:#|rank(?:ing)?|pos(?:ition|\.)?|place|no\.?|nr\.?|number|id|seed|pick|round|week|game|order|s\.?no\.?|sl\.?)$|\b(?:rank(?:ing)?|position|standing|place|seed|grid)\b/i;

/** Facts of every column, from its heading and its first rows. */
export function factsOf(question: TableQuestion, view: TableView): ColumnFacts[] {
  const rows = view.rows.slice(0, SAMPLE);
  const mark = decimalMark(view.lang);
  return view.names.map((name, index) => {
    const texts = rows.map((row) => view.text(row, index)).filter((text) => text !== '');
    const share = (test: (text: string) => boolean): number =>
      texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
    return {
      index,
      name,
      ...heading(question, name.label),
      full: rows.length === 0 ? 0 : texts.length / rows.length,
      number: share((text) => amountOf(text, view.lang, mark) !== null),
      year: share((text) => yearOf(text) !== null),
      day: share((text) => text.length < 60 && /[^\d\W]|[-/.]/.test(text) && (dayOf(text, view.lang) ?? 0) % 10000 > 0),
      distinct: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
      named: share((text) => /^(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}(?:\s?\(\w+\))?$/u.test(text)),
      length: texts.length === 0 ? 0 : texts.reduce((sum, text) => sum + text.split(' ').length, 0) / texts.length,
      order: ORDER.test(name.label),
    };
  });
}

function heading(question: TableQuestion, label: string): { said: Mask; share: number; kin: Mask } {
  const words = wordsOf(withoutDots(label).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).filter(
    (word) => !isFunctionWord(word.raw),
  );
  let said = 0;
  let kin = 0;
  let met = 0;
  for (const { stem, raw } of words) {
    const short = raw.toLowerCase().replace(/\W/g, '');
    let isMet = false;
    for (const word of question.words) {
      if (word.bit === 0) continue;
      if (word.stem === stem || word.idea === ideaOf(stem) || isShortFor(short, word.raw.toLowerCase())) {
        said |= word.bit;
        isMet = true;
      } else if (areKin(word.stem, stem) || areKin(plainForm(word.raw.toLowerCase()), stem) || isAkin(word.stem, stem))
        kin |= word.bit;
    }
    if (isMet) met += 1;
  }
  return { said, share: words.length === 0 ? 0 : met / words.length, kin: kin & ~said };
}

/** The column that names the rows: the first of different texts, else the first that holds no numbers. */
export function nameColumnOf(columns: readonly ColumnFacts[]): number {
  const texts = columns.filter((facts) => facts.number < 0.5);
  const named = texts.find((facts) => facts.year < 0.8 && facts.distinct > 0.85 && facts.full > 0.8);
  return (named ?? texts[0])?.index ?? 0;
}

/** Whether a column holds amounts: numbers that are no years and neither order nor name the rows. */
export function holdsAmounts({ number, year, order }: ColumnFacts): boolean {
  return number >= 0.6 && year < 0.8 && !order;
}
