import type { Line } from './lines.ts';
import type { Paragraph } from './paragraphs.ts';

/** A heading whose part of the file has not ended yet. */
export interface OpenHeading {
  label: string;
  size: number;
}

/** How much larger than the text's letters those of a heading are at least. */
const LARGER = 1.12;
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+\p{Lu}/u;

/** The size that most letters have: that of the text. */
export function bodySizeOf(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { segments } of lines)
    for (const { size, text } of segments) {
      const step = Math.round(size * 4) / 4;
      letters.set(step, (letters.get(step) ?? 0) + text.length);
    }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Is it in larger letters than the text, or numbered as parts of parts are and set apart? */
export function isHeading({ text, size, lines, above }: Paragraph, bodySize: number): boolean {
  if (!/\p{L}{2}/u.test(text) || text.length > 160 || lines > 3) return false;
  if (size >= bodySize * LARGER) return true;
  return lines === 1 && text.length <= 80 && above > 1.5 && NUMBERED.test(text) && !/[.!?:;,]$/.test(text);
}

/** The path of headings with a further one, which ends those in letters that are not larger. */
export function openHeading(path: readonly OpenHeading[], next: OpenHeading): OpenHeading[] {
  return [...path.filter(({ size }) => size > next.size * 1.02), next];
}
