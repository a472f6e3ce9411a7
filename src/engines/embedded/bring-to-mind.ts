import type { Entry } from '../../memory/entry.ts';
import { type RecallModel, readRecallModel } from '../../memory/recall/model.ts';
import { type Recalled, recall } from '../../memory/recall/recall.ts';
import { searchMemory } from '../../memory/search.ts';
import { liveLogOdds } from '../../sort/live-question.ts';
import { readModel, type SortModel } from '../../sort/model/model.ts';

/** The data of recall, and the sort's weights, which know how questions about changing things are worded. */
export interface MindModel {
  recall: RecallModel;
  sort: SortModel | null;
}

/** A line that a question brings to mind. */
export interface Minded {
  entry: Entry;
  /** The question says its term, name or an alias in full. */
  named: boolean;
  /** The question's words alone find it. */
  worded: boolean;
  /** It applies; else it only may. */
  sure: boolean;
}

/** From this chance on that anything applies, lines are given. */
const APPLIES = 0.35;
/** Lines less likely than this are not even candidates. */
const LIKELY = 0.02;
const MOST = 5;
/** A line that is found by its words is sure when it is far ahead. */
const AHEAD = 0.5;

/** Loads the data. Null where it cannot be had: words and their stems alone then find lines. */
export async function loadMind(load: (name: string) => Promise<ArrayBuffer | null>): Promise<MindModel | null> {
  const [vectors, weights, sort] = await Promise.all(
    ['word-vectors.bin', 'recall-weights.json', 'sort-weights.bin'].map(load),
  );
  const model = readRecallModel(vectors ?? null, weights ?? null);
  return model === null ? null : { recall: model, sort: sort ? readModel(sort) : null };
}

/**
 * The lines that a question brings to mind, best first, and the chance that its answer must be read now (null without
 * data). A place or dated copy whose name is said in full always comes to mind.
 */
export function bringToMind(
  question: string,
  memory: readonly Entry[],
  model: MindModel | null,
): { lines: Minded[]; live: number | null } {
  const byWords = searchMemory(question, memory);
  if (model === null || memory.length === 0)
    return { lines: byWords.map(({ entry, named }) => ({ entry, named, worded: true, sure: true })), live: null };
  const { lines, applies, live } = recall(question, memory, model.recall, liveLogOdds(question, model.sort));
  const worded = new Set(byWords.map(({ entry }) => entry));
  const minded = (line: Recalled): Minded => {
    const named = line.signs.has('named');
    const sure = named || (worded.has(line.entry) && line.chance >= AHEAD);
    return { entry: line.entry, named, worded: worded.has(line.entry), sure };
  };
  const likely = applies < APPLIES ? [] : lines.slice(0, MOST).filter(({ chance }) => chance >= LIKELY);
  const named = lines.filter(
    (line) => line.signs.has('named') && ['pointer', 'dated-copy'].includes(line.entry.kind) && !likely.includes(line),
  );
  return { lines: [...likely, ...named].map(minded), live };
}
