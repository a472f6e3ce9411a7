import { textKey } from '../values/plain-text.ts';

/** Labels are compared by their first characters; locators keep no more of them. */
export const LABEL_MAX = 80;

const ARROWS = '[▲▼△▽▴▾▵▿↑↓↕⇅⇵⇧⇩⬆⬇⬍►▶◄◀⌃⌄˄˅▸▹›»]';
const TAIL = new RegExp(
  `(?:[\\s:*：＊…]|${ARROWS}\\ufe0f?|\\((\\d[\\d.,'\\u00a0 ]*\\+?)\\)|\\[(\\d[\\d.,'\\u00a0 ]*\\+?)\\])$`,
  'u',
);
const HEAD = new RegExp(`^(?:[\\s*:]|${ARROWS}\\ufe0f?)+`, 'u');

/** A short label that nothing decorates: it is its own key. */
const BARE = /^[a-z][a-z\d /-]{0,60}[a-z\d]$/;

/**
 * What two labels must have in common to be the same label: NFKC, case folded, blanks collapsed, without a trailing
 * colon, asterisk, sort arrow or bracketed count. "Open (17)" and "open:" are one label. A bracketed year stays: it
 * tells labels apart. So do bare digits: "Team 1" is not "Team 2".
 */
export function labelKey(text: string): string {
  const whole = textKey(text.slice(0, 400));
  if (BARE.test(whole)) return whole;
  let key = whole.replace(HEAD, '');
  for (let tail = TAIL.exec(key); tail !== null; tail = TAIL.exec(key)) {
    const count = tail[1] ?? tail[2];
    if (count !== undefined && /^(1[89]|20|21)\d\d$/.test(count)) break;
    key = key.slice(0, tail.index);
  }
  return (key === '' ? whole : key).slice(0, LABEL_MAX).trim();
}

/**
 * A wider net for when no label has the same key: accents and the signs inside words are dropped ("E-Mail" and
 * "email"). Digits, signs of their own and word endings still count: "Q3" is not "Q4", "A+" not "A".
 */
export function looseKey(text: string): string {
  return labelKey(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/(?<=\p{L})[.'’_/&-](?=\p{L}|\s|$)/gu, '')
    .replace(/(?<=\p{L})\s+(?=\p{L})/gu, '');
}

/** Label as a locator keeps it: one line, cut, without what only decorates it. */
export function keptLabel(text: string): string {
  const plain = text
    .slice(0, 400)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const tail = /[\s:*]*(?:\((?!(?:1[89]|20|21)\d\d\))\d[\d.,' ]*\+?\))?[\s:*]*$/.exec(plain);
  const bare = tail === null ? plain : plain.slice(0, tail.index);
  return (bare === '' ? plain : bare).slice(0, LABEL_MAX).trim();
}

/** A column's label as locators keep it: its header path joined. */
export function columnLabel(path: readonly string[]): string {
  return path.join(' / ');
}
