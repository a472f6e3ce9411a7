import type { Locator } from '../reading/locator/locator.ts';
import { cleanUrl } from './clean-url.ts';
import type { Draft, Entry } from './entry.ts';
import { namesOf } from './lines.ts';
import type { Place } from './place.ts';
import { isSameName, isSlip } from './same-name.ts';
import { difference, isSameTerms, readSaying } from './saying.ts';
import { compareWishes, type How, isSameText, saysMore } from './wish.ts';

/** A kept line that a new one repeats, refines or contradicts. */
export interface Relation {
  entry: Entry;
  how: How;
}

type Line = Draft['line'];
type Of<K extends Line['kind']> = Extract<Line, { kind: K }>;

const RANK: Record<How, number> = { repeats: 3, contradicts: 2, refines: 1 };

/**
 * The kept line that a new one repeats, says more (or less) exactly, or contradicts, the closest one; null when there is
 * none. Only lines of the same kind are held against each other. It would rather miss a line than name a wrong one.
 */
export function relationTo(line: Line, entries: readonly Entry[]): Relation | null {
  const found = entries.flatMap((entry): Relation[] => {
    const how = compare(line, entry);
    return how === null ? [] : [{ entry, how }];
  });
  found.sort((a, b) => RANK[b.how] - RANK[a.how] || b.entry.createdAt - a.entry.createdAt);
  return found[0] ?? null;
}

function compare(line: Line, entry: Entry): How | null {
  switch (line.kind) {
    case 'preference':
      return entry.kind === line.kind ? compareWishes(line.text, entry.text) : null;
    case 'vocabulary':
      return entry.kind === line.kind ? compareMeanings(line, entry) : null;
    case 'pointer':
      return entry.kind === line.kind ? comparePointers(line, entry) : null;
    case 'outcome':
      return entry.kind === line.kind ? compareOutcomes(line, entry) : null;
    case 'dated-copy':
      return entry.kind === line.kind ? compareCopies(line, entry) : null;
  }
}

/** How far two lines go by one name: `main` unless only their further names meet. */
function sharedName(a: Of<'vocabulary' | 'pointer'>, b: Of<'vocabulary' | 'pointer'>): 'main' | 'further' | null {
  const [[first = '', ...more], [other = '', ...others]] = [namesOf(a), namesOf(b)];
  const isIn = (name: string, names: readonly string[]) => names.some((one) => isSameName(name, one));
  if (isIn(first, [other, ...others]) || isIn(other, more)) return 'main';
  return more.some((name) => isIn(name, others)) ? 'further' : null;
}

function compareMeanings(line: Of<'vocabulary'>, former: Of<'vocabulary'>): How | null {
  const name = sharedName(line, former);
  if (name === null && !isSlip(line.term, former.term)) return null;
  const [next, old] = [readSaying(line.meaning), readSaying(former.meaning)];
  const isSame =
    isSameText(line.meaning, former.meaning) ||
    (isSameTerms(next.terms, old.terms) && next.denials === old.denials) ||
    (line.meaning === '' && former.meaning === '' && line.pointer === former.pointer);
  if (isSame) return 'repeats';
  if (name === null) return null;
  const { shared, ofA, ofB } = difference(next.terms, old.terms);
  if (shared > 0 && next.denials === old.denials && (ofA.length === 0 || ofB.length === 0)) return 'refines';
  return name === 'main' ? 'contradicts' : null;
}

function comparePointers(line: Of<'pointer'>, former: Of<'pointer'>): How | null {
  const name = sharedName(line, former);
  const there = comparePlaces(line.place, former.place);
  if (name === null) return there === 'same' && 'page' in line.place && line.place.locator ? 'refines' : null;
  if (there === 'same') return 'repeats';
  if (there !== 'other') return 'refines';
  return name === 'main' ? 'contradicts' : null;
}

/** Whether the first place is the second, says it more or less exactly, or is another one. */
function comparePlaces(a: Place, b: Place): 'same' | 'more' | 'less' | 'other' {
  if ('page' in a && 'page' in b) {
    if (pageKey(a.page) !== pageKey(b.page)) return 'other';
    if (a.locator && b.locator) {
      const isSame = locatorKey(a.locator) === locatorKey(b.locator) && viewKey(a) === viewKey(b);
      return isSame ? 'same' : 'other';
    }
    if (a.locator || b.locator) return a.locator ? 'more' : 'less';
    return viewKey(a) === viewKey(b) ? 'same' : 'other';
  }
  if ('page' in a) return 'named' in b ? 'more' : 'other';
  if ('page' in b) return 'named' in a && isHostOf(a.named, b.page) ? 'less' : 'other';
  if ('named' in a && 'named' in b) return compareParts([a.named, a.path], [b.named, b.path]);
  if ('person' in a && 'person' in b) return compareParts([a.person, a.role], [b.person, b.role]);
  if ('physical' in a && 'physical' in b) {
    if (isSameText(a.physical, b.physical)) return 'same';
    const [next, old] = [readSaying(a.physical).terms, readSaying(b.physical).terms];
    if (isSameTerms(next, old)) return 'same';
    return saysMore(next, old) ? 'more' : 'other';
  }
  return 'other';
}

type Parts = [whole: string, part: string | undefined];

function compareParts([whole, part]: Parts, [otherWhole, otherPart]: Parts): 'same' | 'more' | 'less' | 'other' {
  if (!isSameName(whole, otherWhole)) return 'other';
  if (part === undefined || otherPart === undefined) return part === otherPart ? 'same' : part ? 'more' : 'less';
  return isSameName(part, otherPart) ? 'same' : 'other';
}

const pageKey = (page: string): string => (cleanUrl(page) ?? page).replace(/#$/, '').replace(/\/$/, '');

const viewKey = (place: { view?: string[] }): string => JSON.stringify([...(place.view ?? [])].sort());

/** A cell is the same whatever stands in it, and stood in it when it was pointed at. */
function locatorKey({ target }: Locator): string {
  if (target.kind !== 'cell') return JSON.stringify(target);
  return JSON.stringify({ ...target, row: target.row.filter(([column]) => column !== target.column) });
}

/** "Notion" names the system at www.notion.so. */
function isHostOf(system: string, page: string): boolean {
  const host = URL.canParse(page) ? new URL(page).hostname : '';
  return readSaying(system).terms.some(({ form }) => form.length > 3 && host.includes(form));
}

/** What happened at another time is another event, however alike. */
function compareOutcomes(line: Of<'outcome'>, former: Of<'outcome'>): How | null {
  const [when, otherWhen] = [line.when, former.when];
  if (when !== undefined && otherWhen !== undefined && !isSameText(when, otherWhen)) return null;
  const [next, old] = [readSaying(line.text), readSaying(former.text)];
  const isSame =
    isSameText(line.text, former.text) || (isSameTerms(next.terms, old.terms) && next.denials === old.denials);
  if (isSame) return when !== undefined && otherWhen === undefined ? 'refines' : 'repeats';
  const isMore = old.terms.length > 1 && next.denials === old.denials && saysMore(next.terms, old.terms);
  return isMore ? 'refines' : null;
}

function compareCopies(line: Of<'dated-copy'>, former: Of<'dated-copy'>): How | null {
  const isElsewhere = line.pointer !== undefined && former.pointer !== undefined && line.pointer !== former.pointer;
  return !isElsewhere && line.asOf >= former.asOf && isSameName(line.name, former.name) ? 'refines' : null;
}
