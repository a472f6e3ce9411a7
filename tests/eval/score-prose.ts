/** What the product said to one question: the sentence that it quotes first, and the part of it that answers. */
export interface ProseSaid {
  sentence: string;
  part: string | null;
  /** It was stated as the answer, not offered. */
  sure: boolean;
}

/** What is right: the answers, and the paragraph that one of them has to be found in, if that is given. */
export interface ProseGold {
  answers: readonly string[];
  paragraph: string | null;
}

export interface ProseFigures {
  n: number;
  /** The right sentence was first: it holds an answer and stands in the right paragraph. */
  top1: number;
  /** Exact match and F1 of the part said (the sentence, where no part is), as SQuAD has them. */
  em: number;
  f1: number;
  /** Share of questions to which a sentence was stated as sure, and of those the share where it was the right one. */
  coverage: number;
  precision: number;
}

/** Figures over what was said to each question; nothing said counts as wrong. */
export function proseFigures(gold: readonly ProseGold[], said: readonly (ProseSaid | null)[]): ProseFigures {
  const n = gold.length;
  const share = (all: number, of = n): number => (of === 0 ? 0 : all / of);
  const right = gold.map((each, i) => isRight(said[i] ?? null, each));
  const sure = said.map((each) => each?.sure === true);
  const best = (score: (a: string, b: string) => number): number =>
    gold.reduce((sum, { answers }, i) => {
      const one = said[i];
      const text = one?.part ?? one?.sentence ?? '';
      return sum + Math.max(0, ...answers.map((answer) => score(text, answer)));
    }, 0);
  return {
    n,
    top1: share(right.filter(Boolean).length),
    em: share(best((a, b) => Number(plainAnswer(a) === plainAnswer(b)))),
    f1: share(best(answerF1)),
    coverage: share(sure.filter(Boolean).length),
    precision: share(right.filter((each, i) => each && sure[i]).length, sure.filter(Boolean).length),
  };
}

/** Whether a quoted sentence is the right one. */
export function isRight(said: ProseSaid | null, { answers, paragraph }: ProseGold): boolean {
  if (said === null) return false;
  const sentence = inOneLine(said.sentence);
  const holds = answers.some((answer) => sentence.includes(inOneLine(answer)));
  return holds && (paragraph === null || inOneLine(paragraph).includes(sentence));
}

const inOneLine = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** SQuAD's normal form (Rajpurkar et al., 2016): lower case, no punctuation, no articles, single spaces. */
export function plainAnswer(text: string): string {
  const bare = text.toLowerCase().replace(/[\p{P}\p{S}]/gu, '');
  return bare
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** F1 over the words of two answers; Chinese, Japanese and Korean characters are a word each. */
export function answerF1(said: string, gold: string): number {
  const [a, b] = [tokens(said), tokens(gold)];
  if (a.length === 0 || b.length === 0) return Number(a.length === b.length);
  const left = [...b];
  let shared = 0;
  for (const token of a) {
    const at = left.indexOf(token);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

function tokens(text: string): string[] {
  const spaced = plainAnswer(text).replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' $& ');
  return spaced.split(/\s+/).filter(Boolean);
}
