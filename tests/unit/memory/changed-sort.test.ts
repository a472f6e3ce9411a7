import { expect, test } from 'vitest';
import { admit } from '../../../src/memory/admit.ts';
import type { Draft, Entry } from '../../../src/memory/entry.ts';
import { exportMemory } from '../../../src/memory/export.ts';
import { entriesToImport, planImport } from '../../../src/memory/import.ts';
import type { SortModel } from '../../../src/sort/model/model.ts';
import { SORT_VERSION, sortFact } from '../../../src/sort/sort-fact.ts';
import { shippedModel } from '../../support/sort-model.ts';

const model = shippedModel();

/** A sort that has changed its mind: by its weights everything changes by itself. */
const changed: SortModel = {
  ...model,
  statements: { ...model.statements, bias: model.statements.bias.map((bias, side) => (side === 0 ? bias + 50 : bias)) },
};

const typed = (line: Draft['line'], said: string, more: Partial<Draft> = {}): Draft => ({
  line,
  said,
  capturedAs: 'typed',
  ...more,
});
const DRAFTS: Draft[] = [
  typed({ kind: 'preference', text: 'No calls before 11' }, 'No calls before 11'),
  typed(
    { kind: 'vocabulary', term: 'the barn', aliases: [], meaning: 'the archive room' },
    'the barn = the archive room',
  ),
  typed(
    { kind: 'outcome', text: 'We tried the night bus in May and missed it' },
    'We tried the night bus in May and missed it',
  ),
  typed(
    { kind: 'pointer', name: 'leases', aliases: [], place: { named: 'the blue binder' } },
    'Leases are in the blue binder',
  ),
  typed({ kind: 'preference', text: 'Standup is at 9:30' }, 'Standup is at 9:30', { vouch: true }),
];

const admitted = DRAFTS.map((draft, i): Entry => {
  const result = admit(draft, { now: 1000 + i, id: `e${i}`, model });
  if (!result.ok) throw new Error(result.why);
  return result.entry;
});

const plan = (entries: readonly Entry[], memory: readonly Entry[]) => {
  const planned = planImport(exportMemory(entries, 2000), memory, changed);
  if (!planned.ok) throw new Error(planned.why);
  return planned.plan;
};
const olderBy = (entry: Entry): Entry => ({
  ...entry,
  admission: { ...entry.admission, sortVersion: SORT_VERSION - 1 },
});
const withoutDoubt = ({ admission: { doubt: _doubt, ...admission }, ...line }: Entry) => ({ ...line, admission });

test('the changed sort would have none of the words', () => {
  for (const { said } of DRAFTS)
    expect(sortFact(said, { capturedAs: 'typed', model: changed }).verdict).toBe('look-up');
});

test('lines that the changed sort would not have come in all the same, wait for a look and keep their admission', () => {
  const { added, needsLook } = plan(admitted, []);
  expect(added.map(withoutDoubt)).toEqual(admitted);
  expect(needsLook.map(({ id }) => id)).toEqual(['e0', 'e1', 'e2']);
  expect(
    entriesToImport(
      plan(admitted, []),
      () => 'theirs',
      () => 'new',
      changed,
    ).map(withoutDoubt),
  ).toEqual(admitted);
});

test('lines that an older sort let in are taken as they were, byte for byte', () => {
  const before = admitted.map(olderBy);
  const { added, needsLook } = plan(before, []);
  expect(exportMemory(added, 2000)).toBe(exportMemory(before, 2000));
  expect(needsLook).toEqual([]);
});

test('lines that are here already stay as they are', () => {
  const { added, changed: differing, same, needsLook } = plan(admitted, admitted);
  expect([added, differing, needsLook]).toEqual([[], [], []]);
  expect(same).toEqual(admitted);
});
