import { dayOf, yearOf } from '../../../asking/cell-values.ts';
import { fold } from '../../../memory/words.ts';
import { PERSON_LABEL, PLACE_LABEL } from '../synonyms.ts';
import type { Anchor } from './anchors.ts';
import type { ColumnFacts } from './columns.ts';
import type { Draft, Outlook } from './enumerate.ts';
import { type Mask, type TableQuestion, weigh } from './question.ts';

/** Named signs of a draft with their strength, mostly from 0 to 1. */
export type Signs = Map<string, number>;

/** The kind of derivation a draft is: what it takes and how it came to its rows. */
export function kindOf({ take, set, less }: Draft): string {
  const move = set.move === 'none' ? '' : `:${set.move}`;
  return `${take.take}${move}${less === null ? '' : ':less'}${set.pair ? ':pair' : ''}`;
}

/** What speaks for and against a draft. Nothing here knows a word of any table; see weights. */
export function signsOf(draft: Draft, over: Outlook, shared: Shared): Signs {
  const signs: Signs = new Map();
  const on = (name: string, value = 1): void => {
    if (value !== 0) signs.set(name, (signs.get(name) ?? 0) + value);
  };
  const { question } = over;
  const kind = kindOf(draft);
  on(`kind ${kind}`);
  on(`${question.wh} ${kind}`);
  for (const cue of question.cues.keys()) on(`${cue} ${kind}`);
  coverage(draft, over, shared, on);
  if (draft.take.take === 'rows') counting(draft, over, shared, on);
  if (draft.give !== -1) giving(draft, over, shared, on);
  if (draft.set.by !== -1) going(draft, over, on);
  resting(draft, over, shared, on);
  saying(draft, question, over, on);
  return signs;
}

type On = (name: string, value?: number) => void;

/** What all drafts of one table share. */
export interface Shared {
  total: number;
  name: number;
  numeric: number;
  /** The first column of years or days goes down the page from late to early. */
  falling: boolean;
}

export function sharedOf({ question, columns, name, view }: Outlook): Shared {
  return {
    total: Math.max(0.5, weigh(question, question.all)),
    name,
    numeric: columns.filter((facts) => facts.number >= 0.6 && !facts.order).length,
    falling: isFalling(view, columns),
  };
}

function isFalling(view: Outlook['view'], columns: readonly ColumnFacts[]): boolean {
  const time = columns.find((facts) => facts.day >= 0.6 || facts.year >= 0.8);
  if (time === undefined) return false;
  const measure = time.day >= 0.6 ? (text: string) => dayOf(text, view.lang) : yearOf;
  const values = view.rows.slice(0, 60).flatMap((row) => measure(view.text(row, time.index)) ?? []);
  let up = 0;
  let down = 0;
  for (let i = 1; i < values.length; i += 1) {
    const step = (values[i] ?? 0) - (values[i - 1] ?? 0);
    if (step > 0) up += 1;
    else if (step < 0) down += 1;
  }
  return down > 3 * up && down > 1;
}

const columnMask = (facts: ColumnFacts | undefined): Mask => facts?.said ?? 0;
const kinMask = (facts: ColumnFacts | undefined): Mask => facts?.kin ?? 0;

function coverage(draft: Draft, { question, columns, anchors }: Outlook, shared: Shared, on: On): void {
  const roles = [draft.give, draft.set.by, ...draft.set.anchors.map(({ column }) => column)];
  const said = roles.reduce((mask, index) => mask | columnMask(columns[index]), draft.mask);
  const kin = roles.reduce((mask, index) => mask | kinMask(columns[index]), 0) & ~said;
  const left = weigh(question, question.all & ~said & ~kin) + 0.5 * weigh(question, kin);
  on('left', left / shared.total);
  on('left words', Math.min(4, left) / 4);
  const missed = anchors.filter(({ mask }) => (mask & ~said) !== 0);
  const worst = Math.max(0, ...missed.map(({ mask, by }) => (by === 'akin' ? 0.5 : 1) * weigh(question, mask & ~said)));
  on('cells left', Math.min(3, worst) / 3);
  const whole = missed.filter(({ by }) => by === 'is' || by === 'bound');
  const most = Math.max(0, ...whole.map(({ mask }) => weigh(question, mask & ~draft.mask)));
  on('whole cells left', Math.min(3, most) / 3);
  if (question.bounds.some(({ mask }) => (mask & ~draft.mask) !== 0)) on('bound left');
  const headings = columns.reduce((mask, facts) => mask | facts.said, 0) & ~said;
  on('headings left', Math.min(2, weigh(question, headings)) / 2);
  const cueLeft = [...question.cues].filter(([, mask]) => mask !== 0 && (mask & ~draft.mask) === mask);
  for (const [cue] of cueLeft) on(`unmet ${cue}`);
}

function giving(draft: Draft, { question, columns }: Outlook, shared: Shared, on: On): void {
  const facts = columns[draft.give] as ColumnFacts;
  const head = weigh(question, question.head);
  const ofHead = (mask: Mask): number => (head === 0 ? 0 : weigh(question, mask & question.head) / head);
  const kind = draft.take.take === 'cells' ? '' : ` ${draft.take.take === 'kinds' ? 'kinds' : 'reckoned'}`;
  const best = Math.max(...columns.map((other) => ofHead(other.said)));
  const own = ofHead(facts.said);
  on(`give head${kind}`, own);
  on(`give head kin${kind}`, Math.max(0, ofHead(facts.kin | facts.said) - own));
  if (own < best) on(`give not head${kind}`, best - own);
  if (head === 0) on(`give no head${kind}`);
  on(`give share${kind}`, facts.said === 0 ? 0 : facts.share);
  if (facts.said !== 0 && own === 0) on(`give said${kind}`);
  if (facts.kin !== 0 && facts.said === 0) on(`give kin${kind}`);
  const isTested = draft.set.anchors.some(({ column }) => column === draft.give);
  if (isTested) on(`give tested${kind}`);
  if (isTested && /^(?:like|next|previous|over|under)$/.test(draft.set.move)) on(`${draft.set.move} gives tested`);
  if (draft.set.by === draft.give) on(`give by${kind}`);
  if (facts.order) on(`give order${kind}`);
  on(`give full${kind}`, facts.full);
  if (kind !== '') return;
  const wh = question.wh === 'which' || question.wh === 'name' || question.wh === 'other' ? 'what' : question.wh;
  on(`${wh} number`, facts.number);
  on(`${wh} year`, facts.year);
  on(`${wh} day`, facts.day);
  on(`${wh} named`, facts.named);
  on(`${wh} long`, Math.min(1, facts.length / 10));
  if (draft.give === shared.name) on(`${wh} name column`);
  if (wh === 'who' && PERSON_LABEL.test(facts.name.label)) on('who person');
  if (wh === 'where' && PLACE_LABEL.test(facts.name.label)) on('where place');
  if (own > 0 && facts.number >= 0.6 && draft.set.by !== -1 && draft.set.by !== draft.give)
    on(`${wh} head number by other`);
  on('give distinct', facts.distinct);
  on('give index', Math.min(1, draft.give / 6));
}

/** How the word for what is counted stands to the columns: one that names the rows, or one of numbers of it. */
function counting({ set, from }: Draft, { question, columns, view }: Outlook, shared: Shared, on: On): void {
  const { head } = question;
  const meets = (mask: Mask): boolean => (mask & head) !== 0;
  const numbers = columns.filter((facts) => facts.number >= 0.6 && meets(facts.said));
  const texts = columns.filter((facts) => facts.number < 0.6 && meets(facts.said));
  if (numbers.some((facts) => !facts.order)) on('rows head number');
  else if (numbers.length > 0) on('rows head order');
  if (texts.some(({ index }) => index === shared.name)) on('rows head name');
  else if (texts.some(({ distinct }) => distinct > 0.9)) on('rows head distinct');
  else if (texts.length > 0) on('rows head text');
  else if (meets(columns[shared.name]?.kin ?? 0)) on('rows head kin');
  else if (numbers.length === 0) on('rows head none');
  const byName = set.anchors.some(({ column }) => (columns[column]?.distinct ?? 0) > 0.95);
  if (byName && from === 1) on('rows one by name');
  const counted = columns.find((facts) => meets(facts.said)) ?? columns[shared.name];
  if (counted !== undefined && isSpanned(set.rows, counted.index, view)) on('rows spanned');
  if (set.anchors.some(({ mask }) => meets(mask))) on('rows head tested');
  on('rows share', view.rows.length === 0 ? 0 : from / view.rows.length);
}

/** Whether one cell of the column stands across several of the rows. */
function isSpanned(rows: readonly number[], column: number, view: Outlook['view']): boolean {
  const cells = rows.slice(0, 200).flatMap((row) => view.table.rows[row]?.cells[column]?.src ?? []);
  return new Set(cells).size < cells.length;
}

function going(draft: Draft, { question, columns }: Outlook, on: On): void {
  const facts = columns[draft.set.by] as ColumnFacts;
  const { as } = draft.set;
  const kind =
    draft.set.move === 'like' ? ' like' : draft.set.move === 'over' || draft.set.move === 'under' ? ' beyond' : '';
  on(`by share${kind}`, facts.said === 0 ? 0 : facts.share);
  if (facts.said !== 0) on(`by said${kind}`);
  else if (facts.kin !== 0) on(`by kin${kind}`);
  else on(`by unsaid${kind}`);
  const headings = columns.some((other) => other !== facts && other.said !== 0 && other.number >= 0.6);
  if (headings && facts.said === 0) on('by not said number');
  if (columns.filter((other) => other.number >= 0.6 && !other.order).length === 1 && !facts.order) on('by only number');
  if (kind === ' like')
    on(isNear(question, question.cues.get('same') ?? 0, facts.said) ? 'like near' : 'like not near');
  if (facts.order) {
    on(`by order ${draft.set.move}`);
    for (const cue of ['best', 'worst', 'most', 'least', 'first', 'last'] as const)
      if (question.cues.has(cue)) on(`by order ${draft.set.move} ${cue}`);
  }
  if ((facts.said & question.head) !== 0) on('by head');
  if (as !== null && as !== 'number') {
    on(`by time ${draft.set.move}`);
    for (const cue of ['first', 'last', 'most', 'least', 'old', 'young'] as const)
      if (question.cues.has(cue)) on(`by time ${draft.set.move} ${cue}`);
  }
  if (/\b(?:total|overall)\b/i.test(facts.name.label)) on('by total');
}

function resting(draft: Draft, { question, columns, view }: Outlook, shared: Shared, on: On): void {
  const { anchors, rows, not, pair, steps, move } = draft.set;
  on('tests', anchors.length);
  on('steps', steps.length);
  for (const anchor of anchors) {
    on(`test ${anchor.by}`);
    on('test share', anchor.share);
    on('test weight', Math.min(3, anchor.weight) / 3);
    if (anchor.weight < 0.5) on('test light');
    const facts = columns[anchor.column] as ColumnFacts;
    if ((facts.said & ~anchor.mask) !== 0) on('test column said');
    if (facts.kin !== 0) on('test column kin');
    if (anchor.by === 'bound') bounded(anchor, facts, question, on);
    if ((anchor.mask & question.head) !== 0) on(`test head ${draft.take.take === 'cells' ? 'cells' : 'other'}`);
    if (anchor.column === shared.name) on('test name column');
    on('test column number', facts.number > 0.6 && anchor.by !== 'bound' ? 1 : 0);
    on('test wide', anchor.rows.size / Math.max(1, view.rows.length));
  }
  if (not) on('not');
  if (not && isNear(question, question.cues.get('not') ?? 0, anchors.at(-1)?.mask ?? 0)) on('not near');
  if (pair) on(anchors.some(({ column }) => column === draft.give) ? 'pair gives names' : 'pair');
  if (pair && question.cues.has('or')) on('pair or');
  if (move === 'next' || move === 'previous') {
    const cue = question.cues.get(move) ?? 0;
    if (cue !== 0 && isNear(question, cue, anchors.at(-1)?.mask ?? 0)) on('beside near');
    on(cue === 0 ? 'beside no cue' : 'beside cue');
  }
  if ((move === 'first' || move === 'last') && anchors.length === 0) on('end of all');
  if (shared.falling && /^(?:first|last|next|previous)$/.test(move)) on(`${move} falling`);
  if (rows.length > 1 && draft.take.take === 'cells') on('rows many');
}

function bounded(anchor: Anchor, facts: ColumnFacts, question: TableQuestion, on: On): void {
  const keep = anchor.step.keep;
  const as = 'as' in keep ? keep.as : '';
  on(`bound ${as}`);
  const own = facts.said & ~question.bounds.reduce((mask, bound) => mask | bound.mask, 0);
  if (own !== 0 || (facts.said !== 0 && as === 'year')) on('bound said');
  else if (facts.kin !== 0) on('bound kin');
  else on('bound unsaid');
  if (facts.order) on('bound order');
}

/** Whether words of the second set stand within three words after one of the first. */
function isNear({ words }: TableQuestion, cue: Mask, mask: Mask): boolean {
  const at = words.findIndex(({ bit }) => (bit & cue) !== 0);
  return at !== -1 && words.slice(at + 1, at + 5).some(({ bit }) => (bit & mask) !== 0);
}

function saying(draft: Draft, question: TableQuestion, { view, columns }: Outlook, on: On): void {
  const { items, number } = draft;
  const isCells = draft.take.take === 'cells';
  const size = items.length === 1 ? 'one' : items.length < 4 ? 'few' : 'many';
  if (isCells) {
    on(`says ${size} ${question.plural ? 'plural' : 'singular'}`);
    if (items.length === 1 && draft.from > 1) on('says one of many');
    const some = items.slice(0, 40);
    const said = some.filter((item) => isSaid(question.plain, item)).length / some.length;
    on(question.cues.has('or') ? 'says said or' : 'says said', said);
    if (some.some((item) => item.length > 80)) on('says long');
    const facts = columns[draft.give];
    const isFigure = (item: string): boolean => /^\W{0,3}\d|\d\W{0,3}$/.test(item);
    if (facts !== undefined && Math.max(facts.number, facts.day, facts.year) >= 0.6 && !some.every(isFigure))
      on('says odd');
    if (!/[\p{L}\p{N}]/u.test(items[0] ?? '')) on('says nothing');
    return;
  }
  if (number === null) return;
  if (number < 0) on('says negative');
  if (draft.take.take === 'rows' || draft.take.take === 'kinds') {
    if (number === 0) on('counts none');
    if (number === 1) on('counts one');
    if (number === view.rows.length) on('counts all');
    if (draft.set.anchors.length === 0) on('counts untested');
  }
  if (new RegExp(`(?<![\\d.,])${String(number).replace('.', '\\.')}(?![\\d])`).test(question.plain))
    on('says number said');
}

/** Whether the question holds a text, but for case and notes in brackets. */
export function isSaid(plain: string, item: string): boolean {
  const text = fold(item)
    .replace(/\([^)]*\)/g, '')
    .trim();
  return text.length > 1 && plain.includes(text);
}
