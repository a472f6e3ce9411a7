import { cleanText } from './clean-text.ts';

/** Longest text of one element. Nothing that is cited is longer, and nesting must not make reading quadratic. */
const MAX_TEXT = 20_000;

/** A digit, or what may be one of another script. */
const MAY_BE_DIGIT = /[\d\u0080-\uffff]/;
const DIGIT = /\p{Nd}/u;

/** The text of a document as tokens: pieces of text with the hiding level they stand at, and boundaries between them. */
export class Tokens {
  readonly text: string[] = [];
  private readonly interactive: boolean[] = [];
  /** Hiding level; -1 for a boundary. */
  readonly level: number[] = [];
  /** Characters up to and including this token, all and without interactive ones. */
  private readonly sizes: number[] = [0];
  private readonly proseSizes: number[] = [0];
  /** Tokens with a digit, up to and including this one. */
  private readonly digits: number[] = [0];

  get length(): number {
    return this.text.length;
  }

  /** `size`: characters of the text without blanks around it. */
  add(text: string, level: number, interactive: boolean, size = text.trim().length): void {
    this.sizes.push((this.sizes[this.length] ?? 0) + size);
    this.proseSizes.push((this.proseSizes[this.length] ?? 0) + (interactive ? 0 : size));
    this.digits.push(
      (this.digits[this.length] ?? 0) + (size > 0 && MAY_BE_DIGIT.test(text) && DIGIT.test(text) ? 1 : 0),
    );
    this.text.push(text);
    this.interactive.push(interactive);
    this.level.push(level);
  }

  boundary(): void {
    if (this.level[this.length - 1] !== -1) this.add(' ', -1, false, 0);
  }

  size(from: number, to: number): number {
    return (this.sizes[to] ?? 0) - (this.sizes[from] ?? 0);
  }

  proseSize(from: number, to: number): number {
    return (this.proseSizes[to] ?? 0) - (this.proseSizes[from] ?? 0);
  }

  /** Whether any token in it has a digit, of hidden ones too. */
  holdsDigit(from: number, to: number): boolean {
    return this.digits[to] !== this.digits[from];
  }

  join(from: number, to: number, level: number, prose = false): string {
    if (this.sizes[from] === this.sizes[to]) return '';
    let out = '';
    for (let i = from; i < to && out.length < MAX_TEXT; i++) {
      if ((this.level[i] ?? 0) > level) continue;
      out += prose && this.interactive[i] === true ? ' ' : this.text[i];
    }
    return cleanText(out);
  }
}
