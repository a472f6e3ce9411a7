/** A sign in the words of a question that something is to be done with rows or values. */
export type Cue = keyof typeof CUES;

/** What of a question (folded) gives each sign. Bounded repeats only. */
const CUES = {
  count: /\bhow (?:many|often)\b|\b(?:number|count|amount|quantity) of\b|\bcount\b/g,
  times: /\bhow many (?:\w+ )?(?:times|occasions)\b|\bhow often\b|\b(?:number|amount) of times\b/g,
  much: /\bhow much\b/g,
  total: /\btotal(?:ed|s)?\b|\bcombined\b|\baltogether\b|\ball together\b|\bin all\b|\bsum\b|\boverall\b/g,
  average: /\baverage\b|\bmean\b|\bavg\b/g,
  difference:
    /\bdifferen(?:ce|tial)\b|\bhow (?:many|much)(?: \w+){0,3} (?:more|less|fewer|greater)\b|\bhow (?:many|much) (?:\w+ ){0,2}(?:longer|older|younger|higher|lower|taller|faster|slower|larger|bigger|later|earlier|heavier|shorter)\b|\bmargin\b/g,
  span: /\bhow long\b|\bhow many (?:\w+ )?(?:years|days|months|weeks|seasons)\b|\bspan\b|\bnumber of years\b/g,
  most: /\b(?:most|highest|largest|biggest|greatest|longest|tallest|heaviest|maximum|max|widest|deepest|richest|farthest|furthest|strongest|busiest|broadest|steepest|densest|loudest|hottest|brightest|slowest|mostly)\b/g,
  least:
    /\b(?:least|lowest|smallest|fewest|shortest|lightest|minimum|min|narrowest|cheapest|poorest|nearest|closest|fastest|quickest|coldest|weakest|tiniest)\b/g,
  more: /\b(?:more|higher|larger|bigger|greater|longer|taller|heavier|wider|deeper|farther|further|later|younger|slower)\b/g,
  less: /\b(?:less|fewer|lower|smaller|shorter|lighter|narrower|earlier|older|faster|quicker|sooner|cheaper)\b/g,
  best: /\b(?:best|better|top|highest[- ]rank\w*)\b/g,
  worst: /\b(?:worst|worse|lowest[- ]rank\w*)\b/g,
  fast: /\b(?:fast|quick|slow)(?:er|est)\b/g,
  young: /\b(?:youngest|newest)\b/g,
  old: /\boldest\b/g,
  first: /\b(?:first|1st|earliest|initial(?:ly)?|opening|began|beginning|starts?|started|original(?:ly)?|debut\w*)\b/g,
  last: /\b(?:last|final(?:ly)?|latest|(?:most )?recent(?:ly)?|ended|ends|concluded)\b/g,
  top: /\b(?:top|leading|leader|leads)\b/g,
  won: /\b(?:winners?|won|wins?|victor(?:y|ies)?)\b/g,
  lost: /\b(?:los(?:e|t|ers?|ses|s)|defeat(?:s|ed)?)\b/g,
  bottom: /\b(?:bottom|lowest ranked)\b/g,
  nth: /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|2nd|3rd|[4-9]th|10th)\b/g,
  next: /\b(?:next|after|following|follow(?:s|ed)|below|subsequent(?:ly)?|under(?:neath)?|succeed(?:s|ed)|behind)\b/g,
  previous: /\b(?:previous(?:ly)?|before|prior|preced(?:es|ed|ing)|above|ahead)\b/g,
  or: /\bor\b/g,
  same: /\b(?:same|shares?|shared|also|another|else|equal|as many)\b/g,
  not: /\b(?:not|without|never|neither|no(?!\.? ?\d)|none|other than|besides|aside from|except|excluding|non|isnt|wasnt|didnt|dont|arent|werent|didn't|wasn't|don't|isn't|weren't|aren't|outside)\b/g,
  common:
    /\bmost (?:often|common(?:ly)?|frequent(?:ly)?|times|popular|number of times)\b|\b(?:appears?|occurs?|listed|happens?|shows? up|repeated) (?:the )?most\b/g,
  only: /\b(?:only|just one|exactly one|single)\b/g,
  consecutive: /\b(?:consecutive(?:ly)?|in a row|straight|streak|back[- ]to[- ]back)\b/g,
  between: /\bbetween\b|\bfrom\b.{1,30}\b(?:to|until|through|till)\b/g,
  each: /\b(?:each|every|per|both|all)\b/g,
  different: /\b(?:different|distinct|unique|various|kinds?|types?)\b/g,
  there:
    /\b(?:(?:are|were|is|was) there|there (?:are|were|is|was)|listed|in (?:the|this) (?:table|list|chart)|on (?:the|this) (?:table|list|chart)|shown)\b/g,
  have: /\b(?:have|has|had|scored?|receiv\w+|earn(?:ed)?|got|get|did)\b/g,
  least_n: /\bat (?:least|most)\b/g,
} satisfies Record<string, RegExp>;

export const CUE_NAMES = Object.keys(CUES) as Cue[];

/** Where the signs stand in a folded question, as [start, end) offsets. Signs that are not there are left out. */
export function findCues(plain: string): Map<Cue, [number, number][]> {
  const found = new Map<Cue, [number, number][]>();
  for (const name of CUE_NAMES) {
    const spans = [...plain.matchAll(CUES[name])].map((match): [number, number] => [
      match.index,
      match.index + match[0].length,
    ]);
    if (spans.length > 0) found.set(name, spans);
  }
  // "At least 10" compares; it asks for no smallest. "More than 10" asks for no largest.
  if (found.has('least_n')) {
    const outside = (name: Cue): void => {
      const left = (found.get(name) ?? []).filter(
        ([from]) => !(found.get('least_n') ?? []).some(([start, end]) => from >= start && from < end),
      );
      if (left.length === 0) found.delete(name);
      else found.set(name, left);
    };
    outside('most');
    outside('least');
  }
  return found;
}
