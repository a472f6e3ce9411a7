import { expect, test } from 'vitest';
import { ensureItems, type MenuItem, type Menus } from '../../../src/platform/menu-items.ts';

const item = (id: string, title = id): MenuItem => ({ id, title, contexts: ['page'], documentUrlPatterns: [] });
const WANTED = [item('a'), item('b'), item('c')];

/** Menus as Chromium keeps them: an unknown id and one that is there already are errors, and each call takes a while. */
function fakeMenus({ dieAfter = Number.POSITIVE_INFINITY, kept = new Map<string, string>() } = {}) {
  let calls = 0;
  const call = async (change: () => void) => {
    await new Promise((done) => setTimeout(done, 1));
    if (++calls > dieAfter) return new Promise<void>(() => undefined); // a dead worker's promises never end
    change();
  };
  const menus: Menus = {
    update: (id, { title }) =>
      call(() => {
        if (!kept.has(id)) throw new Error(`Cannot find menu item with id ${id}`);
        kept.set(id, title);
      }),
    create: ({ id, title }) =>
      call(() => {
        if (kept.has(id)) throw new Error(`Cannot create item with duplicate id ${id}`);
        kept.set(id, title);
      }),
  };
  return { menus, kept };
}

test('items that are missing are made', async () => {
  const { menus, kept } = fakeMenus();
  await ensureItems(menus, WANTED);
  expect([...kept.keys()]).toEqual(['a', 'b', 'c']);
});

test('two runs at once end like one, and neither fails', async () => {
  const { menus, kept } = fakeMenus();
  await Promise.all([ensureItems(menus, WANTED), ensureItems(menus, WANTED)]);
  expect([...kept.keys()].sort()).toEqual(['a', 'b', 'c']);
});

test('a worker killed at any point leaves what there was, and the next one makes the rest', async () => {
  for (let dieAfter = 0; dieAfter < 6; dieAfter++) {
    const killed = fakeMenus({ dieAfter, kept: new Map([['b', 'b']]) });
    void ensureItems(killed.menus, WANTED);
    await new Promise((done) => setTimeout(done, 10));
    expect(killed.kept.has('b'), `after ${dieAfter} calls`).toBe(true);
    await ensureItems(fakeMenus({ kept: killed.kept }).menus, WANTED);
    expect([...killed.kept.keys()].sort()).toEqual(['a', 'b', 'c']);
  }
});

test('an item of an older version gets its new words', async () => {
  const { menus, kept } = fakeMenus({ kept: new Map([['a', 'old words']]) });
  await ensureItems(menus, WANTED);
  expect(kept.get('a')).toBe('a');
});

test('an item that cannot be made is told when the others are there', async () => {
  const { menus, kept } = fakeMenus();
  const broken: Menus = {
    ...menus,
    create: (made) => (made.id === 'a' ? Promise.reject(new Error('no')) : menus.create(made)),
  };
  await expect(ensureItems(broken, WANTED)).rejects.toThrow('Cannot find menu item with id a');
  expect([...kept.keys()]).toEqual(['b', 'c']);
});
