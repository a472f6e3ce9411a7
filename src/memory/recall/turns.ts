import { isFunctionWord } from '../words.ts';

/** Beside function words, words that tell how a question is put and not what it is about. */
const TURNS = new Set(
  (
    'mean means called call word name stand stands write translate explain define spell convert fix draft make made tell ' +
    'cost costs charge price worth buy use used work works like go goes going come comes happen happened went keep kept ' +
    'many much long often old far fast soon early late first last next new latest best good bad better fine allowed enough ' +
    'today tonight tomorrow yesterday week month year morning afternoon evening night weekend day days time ' +
    'open closed free full empty left booked due ready done back working running available down people somebody'
  ).split(' '),
);
const PART = /[\p{L}][\p{L}'\u2019]*|\p{N}[\p{N}.,:]*|["\u201c\u2018]|(?<!\p{L})'/gu;

/**
 * How a question is put, as runs of one to three of its words, in which what it is about is only told by its shape: a
 * name, a figure, one thing or several.
 */
export function turnsOf(question: string): Set<string> {
  const parts: string[] = ['^'];
  for (const [raw] of question.slice(0, 300).matchAll(PART)) {
    const part = shapeOf(raw, parts.length === 1);
    if (part !== parts.at(-1)) parts.push(part);
  }
  parts.push('$');
  const turns = new Set<string>();
  for (let i = 0; i < parts.length; i += 1) {
    if (/\p{L}/u.test(parts[i] ?? '')) turns.add(`${parts[i]}`);
    if (i + 1 < parts.length) turns.add(parts.slice(i, i + 2).join(' '));
    if (i + 2 < parts.length) turns.add(parts.slice(i, i + 3).join(' '));
  }
  return turns;
}

function shapeOf(raw: string, isFirst: boolean): string {
  const word = raw.toLowerCase().replace('\u2019', "'");
  if (/^["\u201c\u2018']/.test(word)) return '"';
  if (/^\p{N}/u.test(word)) return '#';
  const bare = word.replace(/'s$/, '');
  if (isFunctionWord(bare) || TURNS.has(bare)) return word;
  if (!isFirst && /^\p{Lu}/u.test(raw)) return '+N';
  return /[^su]s$/.test(bare) && bare.length > 3 ? '__' : '_';
}
