/** What the features of a sentence weigh; made by tests/train/prose.ts. */
export const SENTENCE_WEIGHTS: Readonly<Record<string, number>> = { bm25: 5, cover: 3 };
