import { expect, test } from 'vitest';
import { draftOf } from '../../../src/memory/draft.ts';
import { sortDraft, sorted } from '../../../src/popup/sort-draft.ts';
import { judgeWith } from '../../../src/sort/judge.ts';

const judge = judgeWith(null);

const page = { at: 5, url: 'https://wiki.example/team?utm_source=mail', title: 'Team page' };
const about = { capturedAs: 'selection', url: 'https://wiki.example/team', title: 'Team page', capturedAt: 5 };

test('selected words that last become what the sort suggests', () => {
  const said = '"DoR" means definition of ready';
  const draft = draftOf({ said, capturedAs: 'selection', ...page });
  expect(draft.unsorted).toBe(true);
  expect(sortDraft(draft, judge)).toEqual({
    said,
    ...about,
    line: { kind: 'vocabulary', term: 'DoR', aliases: [], meaning: 'definition of ready' },
  });
});

test('selected words that change become a pointer named by their subject', () => {
  const said = 'The budget total is 48,200 EUR';
  const draft = sortDraft(draftOf({ said, capturedAs: 'selection', ...page }), judge);
  expect(draft).toEqual({
    said,
    ...about,
    line: { kind: 'pointer', name: 'budget total', aliases: [], place: { page: 'https://wiki.example/team' } },
  });
});

test('where the sort suggests nothing, the page stays what is pointed at', () => {
  const draft = sortDraft(draftOf({ said: '48,200', capturedAs: 'selection', ...page }), judge);
  expect(draft.line).toEqual({
    kind: 'pointer',
    name: 'Team page',
    aliases: [],
    place: { page: 'https://wiki.example/team' },
  });
  expect(draft).not.toHaveProperty('unsorted');
});

test('a link and a draft that was edited already stay as they are', () => {
  const link = draftOf({ said: 'Opening hours', capturedAs: 'link', ...page });
  expect(link.unsorted).toBeUndefined();
  expect(sortDraft(link, judge)).toBe(link);
  const edited = { ...link, capturedAs: 'selection' as const };
  expect(sortDraft(edited, judge)).toBe(edited);
});

test('a draft whose sort was still loading is dropped when another or none has followed', async () => {
  const seen: unknown[] = [];
  const loads: (() => void)[] = [];
  const take = sorted(
    () => new Promise((resolve) => loads.push(() => resolve(judge))),
    (draft) => seen.push(draft?.said ?? null),
  );
  const draft = draftOf({ said: '"DoR" means definition of ready', capturedAs: 'selection', ...page });
  take(draft);
  take(draft);
  take(null);
  for (const load of loads) load();
  await Promise.resolve();
  expect(seen).toEqual([null]);
  take(draft);
  loads.at(-1)?.();
  await Promise.resolve();
  expect(seen).toEqual([null, draft.said]);
});
