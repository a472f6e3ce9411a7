import { weighed } from '../../sort/model/weights.ts';
import type { Entry } from '../entry.ts';
import type { RecallModel } from './model.ts';
import { spheresOf, standingsOf } from './question-forms.ts';
import { type Asked, signsOf, takeApart } from './signs.ts';
import { turnsOf } from './turns.ts';

/** A line with its chance of being the one that is meant, if any is. */
export interface Recalled {
  entry: Entry;
  signs: ReadonlyMap<string, number>;
  chance: number;
}

/** What a question brings to mind. */
export interface Recollection {
  /** All lines, likeliest first. */
  lines: Recalled[];
  /** The chance that any of them applies. */
  applies: number;
  /** The chance that a value must be read now. */
  live: number;
}

/**
 * What a question brings to mind, by a log-linear model over named signs: which line is meant among all, whether any
 * applies, and whether its answer must be read now. `liveByWording` is the log odds of the last by the question's own words.
 */
export function recall(
  question: string,
  entries: readonly Entry[],
  model: RecallModel,
  liveByWording: number,
): Recollection {
  const asked = takeApart(question, entries, model.vectors);
  const lines = ranked(asked, model);
  const applies = lines.length === 0 ? 0 : chanceOf(weighed(appliesSigns(asked, lines, model), model.applies));
  return { lines, applies, live: chanceOf(weighed(liveSigns(asked, lines, applies, liveByWording), model.live)) };
}

/** The lines, likeliest first, with their chances (a softmax over the weighed signs). */
export function ranked(asked: Asked, { rank }: Pick<RecallModel, 'rank'>): Recalled[] {
  const scored = asked.lines.map((line) => {
    const signs = signsOf(line, asked);
    return { entry: line.entry, signs, chance: weighed(signs, rank) };
  });
  const most = Math.max(...scored.map(({ chance }) => chance));
  const all = scored.reduce((sum, { chance }) => sum + Math.exp(chance - most), 0);
  return scored
    .map((line) => ({ ...line, chance: Math.exp(line.chance - most) / all }))
    .sort((a, b) => b.chance - a.chance || a.entry.id.localeCompare(b.entry.id));
}

/**
 * Signs that the best line, and so any, applies: its own, its lead, what it leaves unexplained, and whose world is asked
 * about. How a question is put counts as far as it speaks for the kind of the line among others.
 */
export function appliesSigns(
  asked: Asked,
  lines: readonly Recalled[],
  { rank }: Pick<RecallModel, 'rank'>,
): Map<string, number> {
  const best = lines[0];
  const signs = new Map<string, number>([['always', 1]]);
  if (best === undefined) return signs;
  let fit = 0;
  for (const [name, value] of best.signs) {
    if (name.includes(': ')) fit += rank.get(name) ?? 0;
    else signs.set(name, value);
  }
  signs.set('fit', Math.max(-2, Math.min(2, fit / 2)));
  signs.set(best.entry.kind, 1);
  const isRule = best.entry.kind === 'preference' || best.entry.kind === 'outcome';
  const asksRule = asked.forms.some((form) => ['leave', 'errand', 'past', 'how', 'best', 'why'].includes(form));
  if (isRule && !asksRule) signs.set('no rule asked', 1);
  signs.set('lead', best.chance - (lines[1]?.chance ?? 0));
  addStanding(signs, lines);
  const told = new Set(asked.lines.find(({ entry }) => entry === best.entry)?.words.map(({ stem }) => stem));
  const known = new Set(asked.lines.flatMap(({ words }) => words.map(({ stem }) => stem)));
  const unsaid = asked.words.filter(({ stem }) => !told.has(stem));
  const unknown = unsaid.filter(({ stem }) => !known.has(stem));
  const rarest = (words: typeof unsaid): number => Math.max(0, ...words.map(({ weight }) => weight));
  signs.set('rarest unsaid', rarest(unsaid));
  signs.set('rarest unknown', rarest(unknown));
  const strange = unknown.filter(({ raw, at }) => at > 0 && /^\p{Lu}/u.test(raw));
  signs.set('strange names', Math.min(1, strange.length / 2));
  // A word in common means little where the rest speaks of something else.
  const rest = Math.max(0, best.signs.get('rest') ?? 1);
  const said = best.signs.get('said') ?? 0;
  if (said === 0) signs.set('says nothing', 1);
  else signs.set('other rest', (1 - said - (best.signs.get('meant') ?? 0)) * (1 - rest));
  const definite = [...asked.question.matchAll(/\b(?:the|our|my|this|that|these|those)\s+(\p{L}+)/giu)];
  signs.set('definite', Math.min(1, definite.length / 2));
  signs.set('words', Math.min(1, asked.words.length / 8));
  for (const sphere of spheresOf(asked.question)) signs.set(sphere, 1);
  for (const form of asked.forms) signs.set(`asks ${form}`, 1);
  addTurns(signs, asked.question);
  return signs;
}

/** Each counts by half: there are many of them. */
function addTurns(signs: Map<string, number>, question: string): void {
  for (const turn of turnsOf(question)) signs.set(`turn ${turn}`, 0.5);
}

/** How the best line stands among the others, by the log odds between their chances. */
function addStanding(signs: Map<string, number>, lines: readonly Recalled[]): void {
  const scores = lines.map(({ chance }) => Math.log(Math.max(1e-9, chance)));
  const [first = 0, second = first - 5] = scores;
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length) || 1;
  signs.set('ahead', Math.min(5, first - second) / 5);
  signs.set('above', Math.min(5, (first - mean) / spread) / 5);
}

/** Signs that a value must be read now: what the likeliest lines are, how the question is put, and its words. */
export function liveSigns(
  asked: Asked,
  lines: readonly Recalled[],
  applies: number,
  byWording: number,
): Map<string, number> {
  const wording = Math.max(-3, Math.min(3, byWording)) / 3;
  const signs = new Map<string, number>([
    ['always', 1],
    ['wording', wording * applies],
    ['wording alone', wording * (1 - applies)],
    ['nothing', 1 - applies],
  ]);
  const asksPlace = asked.forms.some((form) => ['where', 'person', 'means', 'leave', 'why'].includes(form));
  for (const { entry, chance } of lines) {
    const part = chance * applies;
    if (part < 0.02) break;
    const kind = entry.kind === 'pointer' && !asksPlace ? 'content of a place' : entry.kind;
    signs.set(kind, (signs.get(kind) ?? 0) + part);
    for (const form of asked.forms) {
      const name = `${form} ${entry.kind}`;
      signs.set(name, (signs.get(name) ?? 0) + part);
    }
  }
  const best = lines[0]?.entry.kind;
  for (const name of standingsOf(asked.question)) {
    signs.set(`as ${name}`, 1);
    if (best !== undefined) signs.set(`as ${name} ${best}`, applies);
  }
  for (const form of asked.forms) signs.set(form, 1);
  for (const sphere of spheresOf(asked.question)) signs.set(sphere, 1);
  addTurns(signs, asked.question);
  return signs;
}

const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
