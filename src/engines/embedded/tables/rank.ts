import { keyOf } from '../../../asking/table-view.ts';
import { type Weights, weighed } from '../../../sort/model/weights.ts';
import type { Draft, Outlook } from './enumerate.ts';
import { type Signs, sharedOf, signsOf } from './features.ts';

/** One answer with the best way to it. */
export interface Ranked {
  draft: Draft;
  over: Outlook;
  signs: Signs;
  /** Summed chance of all ways that give the same answer, from 0 to 1. */
  chance: number;
  /** Of that, the part of ways over other tables than this one. */
  elsewhere: number;
}

/** What a draft says, in the form that answers are compared in. */
export const answerKey = ({ items }: Draft): string =>
  items.length > 60 ? `${items.length}\n${items.slice(0, 20).join('\n')}` : items.map(keyOf).sort().join('\n');

/** All answers that tables give, the likeliest first: a softmax over the weighted signs of all drafts. */
export function ranked(outlooks: readonly Outlook[], weights: Weights): Ranked[] {
  const all = outlooks.flatMap((over) => {
    const shared = sharedOf(over);
    return over.drafts.map((draft) => {
      const signs = signsOf(draft, over, shared);
      return { draft, over, signs, score: weighed(signs, weights) };
    });
  });
  const most = all.reduce((max, { score }) => Math.max(max, score), Number.NEGATIVE_INFINITY);
  const total = all.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  const answers = new Map<string, Ranked & { score: number }>();
  for (const one of all) {
    const chance = Math.exp(one.score - most) / total;
    const key = answerKey(one.draft);
    const before = answers.get(key);
    if (before === undefined) answers.set(key, { ...one, chance, elsewhere: 0 });
    else {
      const isBetter = one.score > before.score;
      const isOther = one.over !== before.over;
      const elsewhere = isOther ? (isBetter ? before.chance : before.elsewhere + chance) : before.elsewhere;
      answers.set(key, { ...(isBetter ? one : before), chance: before.chance + chance, elsewhere });
    }
  }
  return [...answers.values()].sort((a, b) => b.chance - a.chance || b.score - a.score);
}

/** Signs of whether the best answer can be trusted: how clear it is, and those of its own that tell. */
export function trustSigns([best, second]: readonly Ranked[], words: number): Signs {
  const signs: Signs = new Map([['bias', 1]]);
  if (best === undefined) return signs;
  signs.set('clear', Math.log(Math.max(1e-4, best.chance) / Math.max(1e-3, 1 - best.chance)));
  signs.set('ahead', best.chance - (second?.chance ?? 0));
  signs.set('words', Math.min(1, words / 20));
  signs.set('drafts', Math.min(1, best.over.drafts.length / 300));
  for (const [name, value] of best.signs) if (TELLING.test(name)) signs.set(name, value);
  return signs;
}

const TELLING =
  /^(?:kind |unmet |left|cells left|whole cells left|bound left|headings left|steps$|tests?$|test (?:share|weight|akin|has|light)|give (?:head|not head|share)$|by (?:share|unsaid)$|says |counts |rows (?:head none|head tested|many|one by name)$|beside near|like near|end of all)/;
