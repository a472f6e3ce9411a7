import { isWalkable, ownNames, ownValue } from './plain-values.ts';

const MOST_OBJECTS = 150_000;
const MOST_LISTS = 300;
/** Elements of one list that are looked into; rows are alike, so few are enough. */
const LOOKED_INTO = 60;
const MOST_ROWS = 20_000;

/** Ways back up or round about, and second copies that may be old. */
const PASSED_OVER = new Set([
  'alternate',
  'return',
  'sibling',
  '_owner',
  '_debugOwner',
  '_debugSource',
  '_debugStack',
  '_debugInfo',
  'ownerDocument',
  'parentNode',
  'prevState',
  'previous',
  'history',
]);

/** An object of the page's, what stands in it, and what it was met among. */
export interface Met {
  object: object;
  inside: readonly unknown[];
  beside: readonly unknown[];
}

/**
 * All lists of objects that can be reached from `roots`, the nearest first: arrays, maps, and objects whose values are
 * alike. Runs nothing of the page's but what proxies do by themselves. `isLate` ends it.
 */
export function* listsFrom(roots: readonly unknown[], isLate: () => boolean): Generator<object[]> {
  let lists = 0;
  for (const { object, inside } of objectsFrom(roots, isLate)) {
    const rows = inside.filter(isWalkable);
    if (rows.length < 3 || rows.length > MOST_ROWS || rows.length < inside.length * 0.8 || !areAlike(object, rows))
      continue;
    yield rows;
    lists++;
    if (lists === MOST_LISTS) return;
  }
}

/** All objects that can be reached, likewise. */
export function* objectsFrom(roots: readonly unknown[], isLate: () => boolean): Generator<Met> {
  const met = new Set<unknown>();
  let queue: Omit<Met, 'inside'>[] = [];
  const meet = (value: unknown, beside: readonly unknown[]) => {
    if (!isWalkable(value) || met.has(value) || met.size >= MOST_OBJECTS) return;
    met.add(value);
    queue.push({ object: value, beside });
  };
  for (const root of roots) meet(root, []);
  while (queue.length > 0) {
    const level = queue;
    queue = [];
    for (const [i, { object, beside }] of level.entries()) {
      if (i % 64 === 0 && isLate()) return;
      const inside = valuesOf(object);
      yield { object, inside, beside };
      const looked = isList(object) ? inside.slice(0, LOOKED_INTO) : inside;
      for (const value of looked) meet(value, inside);
    }
  }
}

/** React's own nodes lead everywhere, to old copies too; those of the grid are roots by themselves. */
export function isFiber(object: object): boolean {
  return ownValue(object, 'memoizedProps') !== undefined && ownValue(object, 'alternate') !== undefined;
}

const isList = (object: object) => Array.isArray(object) || object instanceof Map || object instanceof Set;

function valuesOf(object: object): unknown[] {
  try {
    if (Array.isArray(object)) return object.length <= MOST_ROWS ? Array.prototype.slice.call(object) : [];
    if (object instanceof Map) return [...Map.prototype.values.call(object)];
    if (object instanceof Set) return [...Set.prototype.values.call(object)];
  } catch {
    return []; // a proxy or an array whose elements throw
  }
  if (isFiber(object)) return [];
  return ownNames(object).flatMap((name) => (PASSED_OVER.has(name) ? [] : [ownValue(object, name)]));
}

/** Lists are; an object's values only where they have names in common. */
function areAlike(object: object, rows: readonly object[]): boolean {
  if (isList(object)) return true;
  const [first, second, last] = [rows[0], rows[1], rows.at(-1)].map((row) =>
    row === undefined ? '' : ownNames(row).slice(0, 8).join(),
  );
  return rows.length >= 8 && first !== '' && first === second && first === last;
}
