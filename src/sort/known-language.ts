/** Letters that English, German, French and Spanish do not have. */
const OTHER_LETTER = /(?![a-zäöüßàâæçéèêëîïôœùûÿáíóúñªº])\p{L}/iu;

/**
 * Whether a text may be in a language that the sort knows: English, German, French or Spanish. False when a quarter of
 * its words or more hold letters that those lack; true for other languages in their letters (Dutch, Italian), which
 * cannot be told apart by letters.
 */
export function mayBeKnownLanguage(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const other = words.filter((word) => OTHER_LETTER.test(word.normalize('NFC')));
  return other.length * 4 < Math.max(1, words.length);
}
