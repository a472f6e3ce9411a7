import { MATTERS } from './matters.ts';
import { stemsOf } from './words.ts';

let groupsOf: ReadonlyMap<string, readonly number[]> | null = null;

/** Whether two different stems speak of one matter. */
export function isRelated(a: string, b: string): boolean {
  groupsOf ??= readMatters();
  const groups = groupsOf.get(a);
  return a !== b && groups !== undefined && (groupsOf.get(b)?.some((at) => groups.includes(at)) ?? false);
}

/** Which groups a stem is in. Not read while loading, so that bundles which never search (the worker) leave it out. */
function readMatters(): Map<string, number[]> {
  const groups = MATTERS.flatMap((line) => {
    const [whole = '', kinds = ''] = line.split(':');
    const heads = stemsOf(whole);
    return [heads, ...stemsOf(kinds).map((kind) => [...heads, kind])];
  });
  const found = new Map<string, number[]>();
  groups.forEach((stems, at) => {
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), at]);
  });
  return found;
}
