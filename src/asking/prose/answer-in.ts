/** The part of a sentence that answers a question. */
export interface ShortAnswer {
  text: string;
  /** Its share of all parts' likelihood. */
  chance: number;
}

/** The part of a sentence that answers a question by itself; null where that cannot be told well enough. */
export function answerIn(_sentence: string, _question: string, _lang: string): ShortAnswer | null {
  return null;
}
