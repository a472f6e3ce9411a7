/** A short mark of a text, which tells it from others and cannot be read back: FNV-1a, 32 bit, in base 36. */
export function fingerprint(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return (value >>> 0).toString(36);
}
