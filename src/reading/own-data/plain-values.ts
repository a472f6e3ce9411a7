import type { Scalar } from './like-shown.ts';

/** Names from an object to a value in it. */
export type ValuePath = readonly string[];

const MOST_VALUES = 300;
const MAX_DEPTH = 3;

/**
 * What stands under a name of an object itself. Never runs a getter, which may do anything, but for objects of Vue 2,
 * which keeps all of its data behind getters of its own.
 */
export function ownValue(object: object, name: string): unknown {
  try {
    const descriptor = Object.getOwnPropertyDescriptor(object, name);
    if (descriptor === undefined) return undefined;
    if ('value' in descriptor) return descriptor.value;
    return Object.hasOwn(object, '__ob__') ? (object as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined; // a proxy that throws
  }
}

/** Names of an object's own values; none where it does not tell. */
export function ownNames(object: object): string[] {
  try {
    return Object.keys(object);
  } catch {
    return [];
  }
}

export function asScalar(value: unknown): Scalar | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return typeof value === 'string' ? value.slice(0, 500) : value;
  return isDate(value) ? value : undefined;
}

export function isDate(value: unknown): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]' && typeof (value as Date).getTime === 'function';
}

/** The single values in a row object with the names that lead to them, those that lie nearest first. */
export function valuesIn(row: object): [ValuePath, Scalar][] {
  const found: [ValuePath, Scalar][] = [];
  let level: [string[], object][] = [[[], row]];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: [string[], object][] = [];
    for (const [path, object] of level) {
      for (const name of ownNames(object).slice(0, MOST_VALUES)) {
        const value = ownValue(object, name);
        const scalar = asScalar(value);
        if (scalar !== undefined) {
          if (found.length < MOST_VALUES) found.push([[...path, name], scalar]);
        } else if (isWalkable(value) && next.length < 40) next.push([[...path, name], value]);
      }
    }
    level = next;
  }
  return found;
}

/** Names to values that tell the rows of a list apart, by a few of its rows. */
export function tellingPaths(list: readonly object[]): ValuePath[] {
  const sample = Array.from({ length: Math.min(12, list.length) }, (_, i) => list[Math.floor((i * list.length) / 12)]);
  const rows = sample.filter((row) => row !== undefined);
  const paths = new Map<string, { path: ValuePath; values: Set<Scalar> }>();
  for (const row of rows)
    for (const [path, value] of valuesIn(row)) {
      const id = path.join('\n');
      const known = paths.get(id);
      if (known === undefined) paths.set(id, { path, values: new Set([value]) });
      else known.values.add(value);
    }
  return [...paths.values()].filter(({ values }) => values.size > 1).map(({ path }) => path);
}

/** The value at the end of names; undefined where there is none. */
export function valueAt(row: object, path: ValuePath): Scalar | undefined {
  let at: unknown = row;
  for (const name of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = ownValue(at, name);
  }
  return asScalar(at);
}

/** Data that may hold more data: no elements, functions, promises or bytes. */
export function isWalkable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || isDate(value)) return false;
  try {
    const kind = Object.prototype.toString.call(value);
    return !/Element\]|Window\]|global\]|Document|ShadowRoot|Event\]|Promise\]|WeakMap\]|WeakSet\]|WeakRef\]|RegExp\]|Text\]|Comment\]|NodeList|Collection\]|CSS|Canvas|ArrayBuffer\]|Observer\]/.test(
      kind,
    );
  } catch {
    return false;
  }
}
