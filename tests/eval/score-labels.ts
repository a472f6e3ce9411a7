/** Names are the same when they are so with runs of blanks as one, as the specification's own tests compare. */
export function isSameName(said: string, expected: string): boolean {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  return flat(said) === flat(expected);
}
