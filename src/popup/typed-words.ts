/**
 * What the words in the question box are: a fact to remember when they start with "remember" or "note:" (or "merke dir",
 * "retiens", "recuerda"), without that opening, else a question. A sentence that ends in a question mark is a question, whatever it starts with.
 */
export type Typed = { is: 'fact'; said: string } | { is: 'question'; question: string };

/** How a fact is opened, in each language that the popup suggests it in, whatever the browser's own is. */
const OPENINGS = [
  /^(?:please[ ,]+)?(?:remember(?: that\b|:|,| )|remember$|note(?: that\b|:)|keep in mind(?: that\b|:|,| ))/i,
  /^(?:bitte[ ,]+)?(?:merke? dir|merken sie sich|denk daran|notiere|notiz)(?:,? dass (?=\S)|[:,]| |$)/i,
  /^(?:(?:retiens|retenez|souviens-toi|souvenez-vous|à retenir|a retenir|notez?)(?: que (?=\S)| qu['’]|[:,]| ?:)|(?:retiens|retenez|à retenir)(?: |$))/i,
  /^(?:por favor[ ,]+)?(?:(?:recuerda|recuerde|acuérdate de|apunta|anota)(?: que (?=\S)|[:,]| |$))/i,
];

/** Tells a fact from a question. */
export function readTyped(text: string): Typed {
  const words = text.trim().replace(/\s+/g, ' ');
  const match = OPENINGS.map((opening) => opening.exec(words)).find((found) => found !== null);
  if (!match || words.endsWith('?')) return { is: 'question', question: words };
  return { is: 'fact', said: words.slice(match[0].length).replace(/^[\s:,]+/, '') };
}
