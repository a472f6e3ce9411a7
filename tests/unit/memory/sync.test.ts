import { describe, expect, it, test } from 'vitest';
import type { Entry, Preference } from '../../../src/memory/entry.ts';
import { reconcile } from '../../../src/memory/sync.ts';
import { type SyncedLine, sameOrder } from '../../../src/memory/synced-line.ts';
import { SORT_VERSION } from '../../../src/sort/sort-fact.ts';
import { shippedModel } from '../../support/sort-model.ts';
import { seeded } from '../../train/logistic.ts';

const model = shippedModel();
const DAY = 86_400_000;

/** What storage gives back: a copy of what was put in, keys sorted, and nothing that JSON has no word for. */
const stored = <T>(value: T): T => JSON.parse(sameOrder(value));

type Shared = Map<string, SyncedLine | null>;

/** A machine with a memory, which syncs with lines that others see. */
class Machine {
  entries = new Map<string, Entry>();
  base = new Map<string, SyncedLine>();
  constructor(readonly fits: (line: SyncedLine) => boolean = () => true) {}

  put(entry: Entry) {
    this.entries.set(entry.id, structuredClone(entry));
  }

  sync(shared: Shared, now: number) {
    const { base, fits } = this;
    const result = reconcile({ entries: [...this.entries.values()], base, shared, now, model, fits });
    for (const entry of result.put) this.put(entry);
    for (const id of result.remove) this.entries.delete(id);
    for (const line of result.share) shared.set(line.id, stored(line));
    for (const id of result.unshare) shared.delete(id);
    this.base = stored([...result.base]).reduce((map, [id, line]) => map.set(id, line), new Map<string, SyncedLine>());
    return result;
  }

  /** All lines; whether one waits for a look differs from machine to machine. */
  get lines() {
    const all = [...this.entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return all.map(({ admission: { doubt: _own, ...rest }, ...line }) => sameOrder({ ...line, admission: rest }));
  }
}

const admission: Entry['admission'] = {
  sortVersion: SORT_VERSION,
  verdict: 'remember',
  reasons: [],
  capturedAs: 'typed',
};
const wish = (id: string, text: string, at: number): Preference => ({
  id,
  createdAt: at,
  updatedAt: at,
  kind: 'preference',
  text,
  admission,
});
const place = (id: string, name: string, page: string, at: number, aliases: string[] = []): Entry => ({
  id,
  createdAt: 1,
  updatedAt: at,
  kind: 'pointer',
  name,
  aliases,
  place: { page },
  admission: { ...admission, verdict: 'point' },
});
const copy = (value: string, asOf: number): Entry => ({
  id: 'copy',
  createdAt: 1,
  updatedAt: asOf,
  kind: 'dated-copy',
  name: 'open tickets',
  aliases: [],
  value,
  asOf,
  admission: { ...admission, verdict: 'look-up', capturedAs: 'count' },
});

/** Two machines that have the same line. */
function pair(line: Entry): { one: Machine; other: Machine; shared: Shared } {
  const [one, other, shared] = [new Machine(), new Machine(), new Map() as Shared];
  one.put(line);
  one.sync(shared, 10);
  other.sync(shared, 11);
  expect(other.lines).toEqual(one.lines);
  return { one, other, shared };
}

describe('a memory on several machines', () => {
  it('takes over a line as it is, and then shares nothing more', () => {
    const { one, other, shared } = pair(wish('a', 'No calls before 11', 5));
    expect(other.sync(shared, 12)).toMatchObject({ put: [], remove: [], share: [], unshare: [] });
    expect(one.sync(shared, 13)).toMatchObject({ put: [], remove: [], share: [], unshare: [] });
  });

  it('joins a new name given here and a page moved there', () => {
    const { one, other, shared } = pair(place('p', 'budget', 'https://a.example/', 5));
    one.put(place('p', 'the budget', 'https://a.example/', 20));
    other.put(place('p', 'budget', 'https://b.example/', 21, ['money']));
    one.sync(shared, 30);
    other.sync(shared, 31);
    one.sync(shared, 32);
    expect(one.lines).toEqual(other.lines);
    expect(one.entries.get('p')).toMatchObject({
      name: 'the budget',
      aliases: ['money'],
      place: { page: 'https://b.example/' },
      updatedAt: 21,
    });
  });

  it('never joins the value of one copy with the date of another', () => {
    const { one, other, shared } = pair(copy('3', 5));
    one.put(copy('3', 40)); // read again: the same value
    other.put(copy('4', 30));
    one.sync(shared, 50);
    other.sync(shared, 51);
    one.sync(shared, 52);
    expect(one.entries.get('copy')).toMatchObject({ value: '3', asOf: 40 });
    expect(other.lines).toEqual(one.lines);
  });

  it('deletes a line on all, unless it was changed elsewhere afterwards', () => {
    const { one, other, shared } = pair(wish('a', 'No calls before 11', 5));
    one.entries.delete('a');
    one.sync(shared, 20);
    expect(JSON.stringify(shared.get('a'))).not.toContain('calls');
    other.sync(shared, 21);
    expect(other.entries.size).toBe(0);

    other.put(wish('a', 'No calls before 12', 30));
    other.sync(shared, 31);
    one.sync(shared, 32);
    expect(one.lines).toEqual(other.lines);
    expect(one.entries.get('a')).toMatchObject({ text: 'No calls before 12' });
  });

  it('brings back a line whose deletion was undone, though it is an old one', () => {
    const line = wish('a', 'No calls before 11', 5);
    const { one, other, shared } = pair(line);
    one.entries.delete('a');
    one.sync(shared, 20);
    one.put(line);
    one.sync(shared, 25);
    other.sync(shared, 26);
    expect(other.lines).toEqual(one.lines);
    expect(other.entries.size).toBe(1);
  });

  it('shares again what vanished without being deleted', () => {
    const { one, shared } = pair(wish('a', 'No calls before 11', 5));
    shared.clear();
    one.sync(shared, 20);
    expect(one.entries.size).toBe(1);
    expect(shared.size).toBe(1);
  });

  it('forgets a deletion after ninety days', () => {
    const { one, other, shared } = pair(wish('a', 'No calls before 11', 5));
    one.entries.delete('a');
    one.sync(shared, 20);
    other.sync(shared, 20 + 89 * DAY);
    expect(shared.size).toBe(1);
    other.sync(shared, 21 + 90 * DAY);
    expect(shared.size).toBe(0);
    expect(other.base.size).toBe(0);
  });

  it('has a line that the sort here would not have wait for a look, on this machine alone', () => {
    const shared: Shared = new Map();
    const [one, other] = [new Machine(), new Machine()];
    one.put(wish('a', 'Standup is at 9:30 on Monday', 5));
    one.sync(shared, 10);
    other.sync(shared, 11);
    expect(other.entries.get('a')?.admission.doubt).toBeTypeOf('string');
    expect(other.sync(shared, 12).share).toEqual([]);
    one.sync(shared, 13);
    expect(one.entries.get('a')?.admission.doubt).toBeUndefined();
  });

  it('has a page from elsewhere wait until its address was looked at here, and again when it moves', () => {
    const { one, other, shared } = pair(place('p', 'budget', 'https://a.example/', 5));
    expect(one.entries.get('p')?.admission.doubt).toBeUndefined();
    expect(other.entries.get('p')?.admission.doubt).toContain('another machine');
    one.put(place('p', 'the budget', 'https://a.example/', 15));
    one.sync(shared, 16);
    other.sync(shared, 17);
    expect(other.entries.get('p')).toMatchObject({ name: 'the budget', admission: { doubt: expect.any(String) } });
    other.put({ ...place('p', 'the budget', 'https://a.example/', 20), admission }); // looked at, and saved
    other.sync(shared, 21);
    one.sync(shared, 22);
    expect(one.entries.get('p')?.admission.doubt).toBeUndefined();
    one.put(place('p', 'the budget', 'https://b.example/', 30));
    one.sync(shared, 31);
    other.sync(shared, 32);
    expect(other.entries.get('p')?.admission.doubt).toContain('another machine');
    expect(one.entries.get('p')?.admission.doubt).toBeUndefined();
  });

  it('leaves alone what it cannot read', () => {
    const shared: Shared = new Map([['a', null]]);
    const one = new Machine();
    one.put(wish('a', 'No calls before 11', 5));
    expect(one.sync(shared, 10)).toMatchObject({ unreadable: 1, put: [], remove: [], share: [] });
    const forged: SyncedLine = { v: 1, id: 'b', parts: { line: { is: { kind: 'preference', password: 'x' }, at: 1 } } };
    shared.set('b', forged);
    for (const now of [11, 12]) expect(one.sync(shared, now)).toMatchObject({ unreadable: 2, put: [], share: [] });
    expect(one.entries.size).toBe(1);
    expect(shared.get('b')).toEqual(forged);
  });

  it('takes the line that was changed last where the parts of two make none', () => {
    const { one, other, shared } = pair(place('p', 'budget', 'https://a.example/', 5));
    one.put({ ...wish('p', 'No calls before 11', 20), createdAt: 1 });
    other.put(place('p', 'the budget', 'https://a.example/', 21));
    one.sync(shared, 30);
    other.sync(shared, 31);
    one.sync(shared, 32);
    expect(one.lines).toEqual(other.lines);
    expect(one.entries.get('p')).toMatchObject({ kind: 'pointer', name: 'the budget' });
  });

  it('leaves the history at home where the line would be too long with it', () => {
    const fits = (line: SyncedLine) => JSON.stringify(line).length < 560;
    const [one, other, shared] = [new Machine(fits), new Machine(fits), new Map() as Shared];
    const long = { ...wish('a', 'No calls before 11', 5), history: [{ text: 'x'.repeat(800), since: 1, until: 5 }] };
    one.put(long);
    expect(one.sync(shared, 10).tooLong).toBe(0);
    other.sync(shared, 11);
    expect(other.entries.get('a')).toMatchObject({ text: 'No calls before 11' });
    expect(other.entries.get('a')).not.toHaveProperty('history');
    expect(one.sync(shared, 12)).toMatchObject({ put: [], share: [], tooLong: 0 });
    expect(one.entries.get('a')).toHaveProperty('history');
    one.put({ ...long, text: `No calls before ${'11 '.repeat(120)}`.trim(), updatedAt: 20 });
    expect(one.sync(shared, 21).tooLong).toBe(1);
  });
});

test('three machines that change, delete and sync at random end with the same memory', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const random = seeded(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const shared: Shared = new Map();
    const machines = [new Machine(), new Machine(), new Machine()];
    for (let now = 1000; now < 1060; now += 1) {
      const machine = pick(machines);
      const id = pick(['a', 'b', 'c', 'd']);
      const had = machine.entries.get(id);
      const act = random();
      if (act < 0.4) machine.sync(shared, now);
      else if (act < 0.55) machine.entries.delete(id);
      else if (had?.kind === 'pointer' && act < 0.8)
        machine.put({ ...had, updatedAt: now, [pick(['name', 'name', 'aliases'])]: pick(['x', 'y']) } as Entry);
      else machine.put(place(id, `name ${now}`, `https://${pick(['a', 'b'])}.example/${now}`, now));
      const changed = machine.entries.get(id);
      if (changed?.kind === 'pointer' && typeof changed.aliases === 'string')
        machine.put({ ...changed, aliases: [changed.aliases] });
    }
    for (let round = 0; round < 2; round += 1) for (const machine of machines) machine.sync(shared, 2000 + round);
    const [first, ...others] = machines.map(({ lines }) => lines);
    for (const lines of others) expect(lines, `seed ${seed}`).toEqual(first);
    for (const machine of machines)
      expect(machine.sync(shared, 3000)).toMatchObject({ put: [], remove: [], share: [] });
  }
});
