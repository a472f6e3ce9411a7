import { fold } from '../memory/words.ts';
import type { Row, Table } from '../reading/reading.ts';

/** The cells of a table as one folded text, so that words are looked for in all of them at once. */
class CellTexts {
  readonly width: number;
  private readonly text: string;
  /** Where each cell starts, row by row; one more for the end. */
  private readonly starts: Int32Array;

  constructor({ rows, columns }: Table) {
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), columns.length);
    this.width = width;
    this.starts = new Int32Array(rows.length * width + 1);
    let text = this.joined(rows, (cell) => cell);
    // Folding changes lengths, which then have to be known cell by cell.
    if (!ASCII.test(text)) text = this.joined(rows, fold);
    this.text = text.toLowerCase();
  }

  /** All cells, each followed by a line break. Row by row, which is several times as fast as all at once. */
  private joined(rows: readonly Row[], form: (cell: string) => string): string {
    const { width, starts } = this;
    let place = 0;
    let at = 0;
    const lines = rows.map(({ cells }) => {
      let line = '';
      for (let column = 0; column < width; column += 1) {
        const text = form(cells[column]?.text ?? '');
        at += text.length + 1;
        place += 1;
        starts[place] = at;
        line += `${text}\n`;
      }
      return line;
    });
    return lines.join('');
  }

  /**
   * Places (row x width + column) of the cells whose folded text has the pattern, in order. The pattern is global and
   * matches no line break and nothing empty.
   */
  find(pattern: RegExp): number[] {
    const found: number[] = [];
    const { starts, text } = this;
    let place = 0;
    pattern.lastIndex = 0;
    while (pattern.test(text)) {
      const at = pattern.lastIndex - 1;
      while ((starts[place + 1] ?? Number.POSITIVE_INFINITY) <= at) place += 1;
      found.push(place);
      place += 1;
      pattern.lastIndex = starts[place] ?? text.length;
    }
    return found;
  }
}

const ASCII = /^[\n\t\r\x20-\x7e]*$/;
const known = new WeakMap<Table, CellTexts>();

/** The texts of a table, made once for as long as the table is kept. */
export function cellTextsOf(table: Table): CellTexts {
  let texts = known.get(table);
  if (texts === undefined) {
    texts = new CellTexts(table);
    known.set(table, texts);
  }
  return texts;
}

/**
 * The source of a pattern that finds every folded text with a word of this stem (see `stem`), and others: to be looked
 * at more closely. Words start where no letter or digit stands before.
 */
export function wordPattern(stemmed: string): string {
  const start = /^[a-z\d]/.test(stemmed) ? '(?<![a-z\\d])' : '';
  return `${start}${looseForm(stemmed)}`;
}

function looseForm(stemmed: string): string {
  if (/^\d+$/.test(stemmed)) return stemmed.split('').join(',?');
  if (stemmed === 'person') return '(?:person|people)';
  if (/^q[1-4]$/.test(stemmed)) return `(?:q ?${stemmed[1]}|quarter|first|second|third|fourth|[1-4](?:st|nd|rd|th))`;
  if (/^[a-z\d]{1,2}$/.test(stemmed)) return `${stemmed}(?![a-z\\d])`;
  // Plurals and verb forms may change the last letter: "city", "cities".
  const kept = /^[a-z]{4,}[yei]$/.test(stemmed) ? stemmed.slice(0, -1) : stemmed;
  if (/^[a-z]{6,}$/.test(kept)) return kept.split('').join('[- ]?');
  return kept.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
