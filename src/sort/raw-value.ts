import { gather, tally } from './evidence.ts';
import { plainText } from './plain-text.ts';
import { RAW_RULES } from './rules/raw.ts';

/**
 * Whether words copied from a page are a bare value, field, badge or count rather than a sentence; nobody can vouch for
 * such a thing, since the page, not the person, said it.
 */
export function looksLikeRawValue(text: string): boolean {
  const plain = plainText(text);
  return tally(gather(plain, RAW_RULES)).changes >= 1.3 || (/\d/.test(plain) && plain.split(' ').length <= 3);
}
