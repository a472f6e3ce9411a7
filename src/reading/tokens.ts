import { cleanText } from './clean-text.ts';

/** Longest text of one element. Nothing that is cited is longer, and nesting must not make reading quadratic. */
const MAX_TEXT = 20_000;

/** A digit, or what may be one of another script. */
const MAY_BE_DIGIT = /[\d\u0080-\uffff]/;
const DIGIT = /\p{Nd}/u;

/** Numbers noted of each token, and of the end. */
const NOTED = 4;

/** The text of a document as tokens: pieces of text with the hiding level they stand at, and boundaries between them. */
export class Tokens {
  readonly text: string[] = [];
  /**
   * Of each token the characters before it, those of them that are not interactive, the tokens with a digit before it,
   * and twice its hiding level (-1 for a boundary), one more where it is interactive.
   */
  private notes = new Int32Array(NOTED * 1024);

  get length(): number {
    return this.text.length;
  }

  /** `size`: characters of the text without blanks around it. */
  add(text: string, level: number, interactive: boolean, size = text.trim().length): void {
    const next = NOTED * this.text.push(text);
    let { notes } = this;
    if (next >= notes.length) {
      notes = new Int32Array(2 * notes.length);
      notes.set(this.notes);
      this.notes = notes;
    }
    const at = next - NOTED;
    const hasDigit = size > 0 && MAY_BE_DIGIT.test(text) && DIGIT.test(text);
    notes[next] = (notes[at] ?? 0) + size;
    notes[next + 1] = (notes[at + 1] ?? 0) + (interactive ? 0 : size);
    notes[next + 2] = (notes[at + 2] ?? 0) + (hasDigit ? 1 : 0);
    notes[at + 3] = 2 * level + (interactive ? 1 : 0);
  }

  boundary(): void {
    if (this.length === 0 || this.note(this.length - 1, 3) >= 0) this.add(' ', -1, false, 0);
  }

  size(from: number, to: number): number {
    return this.note(to, 0) - this.note(from, 0);
  }

  proseSize(from: number, to: number): number {
    return this.note(to, 1) - this.note(from, 1);
  }

  /** Whether any token in it has a digit, of hidden ones too. */
  holdsDigit(from: number, to: number): boolean {
    return this.note(to, 2) !== this.note(from, 2);
  }

  join(from: number, to: number, level: number, prose = false): string {
    if (this.size(from, to) === 0) return '';
    let out = '';
    for (let i = from; i < to && out.length < MAX_TEXT; i++) {
      const note = this.note(i, 3);
      if (note >> 1 > level) continue;
      out += prose && (note & 1) === 1 ? ' ' : this.text[i];
    }
    return cleanText(out);
  }

  private note(token: number, which: number): number {
    return this.notes[NOTED * token + which] ?? 0;
  }
}
