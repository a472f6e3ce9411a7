/** First code point (the zero) of each run of ten decimal digits that pages use besides ASCII. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0,
  0xff10,
];

/** Anything but printable ASCII with single spaces between words. Looked for from left to right, without going back. */
const UNUSUAL = /[^\x20-\x7e]| {2}|^ | $/;

/**
 * Text as the parsers of values want it: ASCII digits, every kind of blank as one plain space, minus signs and dashes
 * told apart, no invisible marks, trimmed. Lengths may change; use it before looking for positions, not after.
 */
export function plainText(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g, ' ')
    .replace(/[\u2212\uff0d\ufe63]/g, '-')
    .replace(/[\u2012-\u2015]/g, '–')
    .replace(/\uff1a/g, ':')
    .replace(/\uff0f/g, '/')
    .replace(/\uff05/g, '%')
    .trim();
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of ZEROS) if (code >= zero && code < zero + 10) return String(code - zero);
  return digit;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Text for comparing as a whole: compatibility forms joined, case folded, blanks collapsed. Nothing is stripped. */
export function textKey(text: string): string {
  return plainText(ASCII.test(text) ? text : text.normalize('NFKC')).toLowerCase();
}
