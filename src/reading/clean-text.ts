/** Characters that show nothing: soft hyphen, zero-width space, joiner and mark, bidi controls and tag characters. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** What is not clean yet, or may not be: anything but printable ASCII with single spaces between words. */
const UNCLEAN = /[^\x20-\x7e]| {2}|^ | $/;

/** Text trimmed, runs of white space as one space, without characters that show nothing. */
export function cleanText(text: string): string {
  if (!UNCLEAN.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** The text has a letter or digit of any script. */
export function saysSomething(text: string): boolean {
  return /[a-z\d]/i.test(text) || /[\p{L}\p{N}]/u.test(text);
}

/** Text cut to `max` characters, with an ellipsis where something was cut off. */
export function cutText(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
