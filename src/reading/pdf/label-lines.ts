import { cleanText } from '../clean-text.ts';
import { cleanLabel, looksLikeValue } from '../readers/typed-text.ts';
import type { Line } from './lines.ts';

const LABELLED = /^(\p{L}[^:：]{0,39}?)\s?[:：]\s+(\S.*)$/u;
const MOST_LABEL = 40;
const MOST_VALUE = 100;

/** Labels with the value beside each: "Due date: 3 May", "Invoice no:  4711", and words with a value at the line's end. */
export function fieldsOf(lines: readonly Line[]): { label: string; value: string }[] {
  return lines.flatMap(({ segments }) => {
    const texts = segments.map(({ text }) => cleanText(text));
    const found: { label: string; value: string }[] = [];
    for (let i = 0; i < texts.length; i++) {
      const [text, next] = [texts[i] ?? '', texts[i + 1]];
      const [, label, value] = LABELLED.exec(text) ?? [];
      if (label !== undefined && value !== undefined) {
        if (value.length <= MOST_VALUE && label.split(' ').length <= 5 && !/[.!?]\s\p{Lu}/u.test(value))
          found.push({ label, value });
      } else if (next !== undefined && text.length <= MOST_LABEL && next.length <= MOST_VALUE) {
        const marked = /[:：]$/.test(text);
        const alone = texts.length === 2 && looksLikeValue(next) && !looksLikeValue(text) && /\p{L}{2}/u.test(text);
        if (!marked && !alone) continue;
        found.push({ label: cleanLabel(text), value: next });
        i++;
      }
    }
    return found;
  });
}
