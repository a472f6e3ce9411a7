/**
 * What the words in the question box are: a fact to remember when they start with "remember" or "note:", without that
 * opening, else a question. A sentence that ends in a question mark is a question, whatever it starts with.
 */
export type Typed = { is: 'fact'; said: string } | { is: 'question'; question: string };

const opening =
  /^(?:please[ ,]+)?(?:remember(?: that\b|:|,| )|remember$|note(?: that\b|:)|keep in mind(?: that\b|:|,| ))/i;

/** Tells a fact from a question. */
export function readTyped(text: string): Typed {
  const words = text.trim().replace(/\s+/g, ' ');
  const match = opening.exec(words);
  if (match === null || words.endsWith('?')) return { is: 'question', question: words };
  return { is: 'fact', said: words.slice(match[0].length).replace(/^[\s:,]+/, '') };
}
