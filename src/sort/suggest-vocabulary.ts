/** A term and what it stands for, in the fact's own words. */
export interface TermAndMeaning {
  term: string;
  aliases: string[];
  meaning: string;
}

/** Where term and meaning stand; the first that fits wins. Order matters: the plainest wording is last. */
const SHAPES: readonly { pattern: RegExp; term: number; meaning: number }[] = [
  {
    pattern:
      /^(?:by|with|mit|par|con) (.{1,60}?),? (?:i|we|he|she|they|\p{L}+) (?:always |usually )?(?:means?|meant|refers? to|entends?|meine[nt]?|meint) (.+)$/iu,
    term: 1,
    meaning: 2,
  },
  {
    pattern:
      /^when (?:i|we|he|she|they|\p{L}+(?: \p{L}+)?) (?:says?|writes?|talks? about|mentions?) (.{1,60}?),? (?:i|we|he|she|it|they|that) ?(?:means?|is|'s|refers? to) (.+)$/iu,
    term: 1,
    meaning: 2,
  },
  {
    pattern:
      /^(?:i|we|they|people|everyone|everybody|locals|staff|he|she|\p{L}+(?: \p{L}+)?) (?:all |always |just |also )?(?:calls?|nicknamed?|dubbed) (.{1,90}?) ((?:"[^"]+"|'[^']+'|(?:the )?\p{Lu}[\p{L}]*(?: \p{Lu}\p{L}*)*))[.!]?$/u,
    term: 2,
    meaning: 1,
  },
  {
    pattern:
      /^(.{1,90}?) (?:is|are)(?: also| usually| always)? (?:known as|called|nicknamed|dubbed|what (?:i|we|they) call) (.{1,60})$/i,
    term: 2,
    meaning: 1,
  },
  { pattern: /^(.{1,60}?)\s?(?:=|:=|≙)\s?(.+)$/u, term: 1, meaning: 2 },
  {
    pattern:
      /^(.{1,60}?) (?:(?:always |usually |really |here |for us )*(?:means?|stands? for|is short for|refers? to|is (?:our|my|their|the) (?:word|name|term|code|nickname|shorthand|abbreviation|label) for|is shorthand for|is code for|bedeutet|hei[ßs]+t|steht f[üu]r|veut dire|signifie|d[ée]signe|significa|quiere decir)) (.+)$/iu,
    term: 1,
    meaning: 2,
  },
  {
    pattern:
      /^(?:the |an? |our |my |la |le |el |der |die |das )?((?:"[^"]{1,60}"|'[^']{1,60}'))(?:[\p{L} ]{0,25}? )?(?:is|are|was|ist|sind|est|sont|c'est|es|son|:)\s?(.+)$/iu,
    term: 1,
    meaning: 2,
  },
  {
    pattern: /^(.{1,60}?)(?: (?:on|in) (?:my|our|the|this) \p{L}+)? (?:is|are|ist|sind|est|sont|es|son) (.+)$/iu,
    term: 1,
    meaning: 2,
  },
  { pattern: /^([^:]{1,60}): (.+)$/u, term: 1, meaning: 2 },
  { pattern: /^(.{1,60}?)'s (.+)$/u, term: 1, meaning: 2 },
];

function bare(text: string): string {
  return text
    .trim()
    .replace(/^(?:in (?:this|our|my) \p{L}+,? |here,? |for us,? )/iu, '')
    .replace(/^(?:the|an?|our) (?=["'])/i, '')
    .replace(/^["']+|["'.,;:!]+$/g, '')
    .trim();
}

/**
 * Splits a definition into term and meaning, quotation marks and final stop gone; "the X" is known as "X" too. Null when
 * no wording of a definition fits. `plain` is the output of `plainText`.
 */
export function suggestVocabulary(plain: string): TermAndMeaning | null {
  for (const { pattern, term, meaning } of SHAPES) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const found = { term: bare(match[term] ?? ''), meaning: bare(match[meaning] ?? '') };
    if (found.term === '' || found.meaning === '') continue;
    const shorter = found.term.replace(/^(?:the|an?|our|my|der|die|das|le|la|les|l'|el|los|las) ?/i, '');
    return { ...found, aliases: shorter !== found.term && shorter !== '' ? [shorter] : [] };
  }
  return null;
}
