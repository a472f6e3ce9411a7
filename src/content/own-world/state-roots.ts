import { isFiber } from '../../reading/own-data/find-lists.ts';
import { isWalkable, ownNames, ownValue } from '../../reading/own-data/plain-values.ts';

const MOST_ELEMENTS = 400;
const MAX_UP = 60;

/**
 * Where data of the app behind an element may hang, the nearest first: what frameworks and widgets tie to the element,
 * to some in it and to those around it, then what the page keeps in global variables.
 */
export function rootsAt(element: Element, world: Window): unknown[] {
  const inside = [...element.querySelectorAll('*')].slice(0, MOST_ELEMENTS);
  const leaf = inside.find((inner) => inner.childElementCount === 0 && inner.textContent !== '') ?? element;
  const roots: unknown[] = [];
  for (let at: Element | null = leaf, up = 0; at !== null && up < MAX_UP; at = parentOf(at), up++)
    roots.push(...tiedTo(at));
  for (const inner of inside) roots.push(...tiedTo(inner));
  return [...roots, ...globalsOf(world)];
}

function parentOf(element: Element): Element | null {
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
}

/** What hangs on an element beside what the browser puts there. */
function tiedTo(element: Element): unknown[] {
  const tied: unknown[] = [];
  for (const key of Reflect.ownKeys(element)) {
    const value = Object.getOwnPropertyDescriptor(element, key)?.value;
    if (!isWalkable(value)) continue;
    if (isFiber(value)) tied.push(...fromFibers(value));
    else tied.push(value);
  }
  return element.localName.includes('-') ? [...tied, ...propertiesOf(element)] : tied;
}

/** Lists that an element of the page's own making gives by its properties, as its users would read them. */
function propertiesOf(element: Element): unknown[] {
  const found: unknown[] = [];
  for (
    let proto = Object.getPrototypeOf(element);
    proto !== null && proto !== HTMLElement.prototype;
    proto = Object.getPrototypeOf(proto)
  ) {
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(proto))) {
      if (get === undefined || !/^(source|items|data|rows|dataSource|value|records|_items|__data)/.test(name)) continue;
      try {
        const value: unknown = Reflect.apply(get, element, []);
        if (isWalkable(value)) found.push(value);
      } catch {
        // it gives nothing to us
      }
    }
  }
  return found;
}

interface Fiber {
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  stateNode: unknown;
  memoizedProps: unknown;
  memoizedState: unknown;
  dependencies?: unknown;
}

/**
 * Properties and state of the React components around a node, the nearest first. React keeps two of each of its nodes,
 * of which an element may have the old one: the current ones are found from the root down.
 */
function fromFibers(start: object): unknown[] {
  const way: Fiber[] = [];
  for (let at: Fiber | null = start as Fiber; at !== null && way.length < 5000; at = at.return) way.unshift(at);
  const top = way[0]?.stateNode;
  let now = isWalkable(top) ? (ownValue(top, 'current') as Fiber | undefined) : undefined;
  const found: unknown[] = [];
  for (const next of way.slice(1)) {
    let child: Fiber | null = now?.child ?? null;
    for (let i = 0; child !== null && child !== next && child !== next.alternate && i < 20_000; i++)
      child = child.sibling;
    if (child === null) break;
    now = child;
    found.unshift(child.memoizedProps, child.memoizedState, child.stateNode, storeIn(child.memoizedProps));
  }
  return found.filter(isWalkable);
}

/** What a store keeps to itself and gives by `getState` (Redux and its like), which only reads. */
function storeIn(props: unknown): unknown {
  if (!isWalkable(props)) return null;
  const store = ownValue(props, 'store');
  if (!isWalkable(store)) return null;
  const [getState, subscribe] = [ownValue(store, 'getState'), ownValue(store, 'subscribe')];
  if (typeof getState !== 'function' || typeof subscribe !== 'function') return null;
  try {
    return Reflect.apply(getState, store, []);
  } catch {
    return null;
  }
}

/** Values that the page keeps in variables of its own, among them what servers send along (__NEXT_DATA__ and its like). */
function globalsOf(world: Window): unknown[] {
  const found: unknown[] = [];
  for (const name of ownNames(world)) {
    const value = ownValue(world, name);
    if (isWalkable(value)) found.push(value);
    else if (typeof value === 'function')
      for (const inner of ownNames(value)) {
        const held = ownValue(value, inner);
        if (isWalkable(held)) found.push(held);
      }
  }
  return found.slice(0, 500);
}
