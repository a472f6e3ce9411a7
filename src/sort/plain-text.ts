/** Characters of a fact that are judged; a statement worth a line of memory is shorter. */
export const JUDGED_CHARS = 400;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of a fact as the rules read them: the first `JUDGED_CHARS` characters, compatibility forms folded (NFKC),
 * mark-up, control and direction characters gone, quotation marks and dashes straightened, one space between words.
 * Never throws; takes time bounded by `JUDGED_CHARS`, whatever the length of `text`.
 */
export function plainText(text: string): string {
  return text
    .slice(0, JUDGED_CHARS)
    .normalize('NFKC')
    .slice(0, JUDGED_CHARS)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u2018\u2019\u201A\u201B\u02BC\u00B4`]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .trim();
}
