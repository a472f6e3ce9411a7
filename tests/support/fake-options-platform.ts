import type { Entry } from '../../src/memory/entry.ts';
import type { OptionsPlatform } from '../../src/options/options-state.ts';
import type { BudgetUse, LogLine } from '../../src/platform/messages.ts';
import { ok, type Result } from '../../src/platform/result.ts';
import { NINE } from './ask-states.ts';
import { aTab, roomyBudget } from './fake-popup-platform.ts';

const MARCH = Date.UTC(2026, 2, 3, 12);

const kept = (id: string, reason: string, at = MARCH) => ({
  id,
  createdAt: at,
  updatedAt: at,
  admission: {
    sortVersion: 1,
    verdict: 'remember' as const,
    reasons: [reason],
    capturedAs: 'typed' as const,
  },
});

/** One line of each kind, and one that was vouched for. */
export const someEntries: Entry[] = [
  {
    ...kept('v1', 'It says what a word means.'),
    kind: 'vocabulary',
    term: 'quarterly doc',
    aliases: ['q-doc'],
    meaning: 'the finance one',
    pointer: 'p1',
    history: [
      { text: 'quarterly doc (q-doc) = the sales one', since: MARCH - 90 * 86_400_000, until: MARCH },
      { text: 'quarterly doc = the one of sales', since: MARCH - 99 * 86_400_000, until: MARCH - 90 * 86_400_000 },
    ],
  },
  {
    ...kept('p1', 'It says where something is; what it says there is read when you ask.', NINE - 86_400_000),
    history: [{ text: 'finance doc: Drive, Finance', since: MARCH, until: NINE - 86_400_000 }],
    kind: 'pointer',
    name: 'finance doc',
    aliases: [],
    place: { page: 'https://docs.example/finance/quarterly?sheet=3' },
  },
  {
    ...kept('f1', 'It says what you like, and only you can change that.'),
    kind: 'preference',
    text: 'No calls before 11',
  },
  {
    ...kept('f2', 'It has a time in it, and times move.'),
    kind: 'preference',
    text: 'Standup is at 9:30',
    admission: {
      sortVersion: 1,
      verdict: 'look-up',
      reasons: ['It has a time in it, and times move.'],
      capturedAs: 'typed',
      vouched: MARCH,
    },
  },
  {
    ...kept('o1', 'It tells how something turned out.'),
    kind: 'outcome',
    text: 'The vendor’s export tool choked on large files',
    when: 'in March',
  },
  {
    ...kept('d1', 'A page showed this value, and the page is right about it: a copy would go stale.', NINE - 1000),
    kind: 'dated-copy',
    name: 'open tickets',
    aliases: [],
    value: '3',
    asOf: NINE - 8 * 60_000,
  },
];

export const someLog: LogLine[] = [
  { at: NINE - 60_000, what: 'read', entryId: 'p1', place: 'docs.example/finance/quarterly', verdict: null },
  { at: NINE - 90_000, what: 'not-stored', entryId: null, place: null, verdict: 'look-up' },
  { at: MARCH, what: 'saved', entryId: 'f1', place: null, verdict: 'remember' },
];

/** An options page's browser that a test drives; `entries` changes as lines are deleted and brought back. */
export interface FakeOptionsPlatform extends OptionsPlatform {
  sent: { name: string; data: unknown }[];
  entries: Entry[];
  sites: string[];
  /** Sites whose pages may be asked in their own world. */
  ownData: string[];
  downloads: { name: string; text: string }[];
  /** Secret addresses of calendars. */
  secrets: string[];
  replies: Record<string, (data: never) => Result<unknown> | Promise<Result<unknown>>>;
}

/** Makes one. */
export function fakeOptionsPlatform(budget: BudgetUse = roomyBudget): FakeOptionsPlatform {
  let deleted: Entry[] = [];
  const fake: FakeOptionsPlatform = {
    sent: [],
    entries: [...someEntries],
    downloads: [],
    secrets: [],
    sites: ['https://docs.example/*', 'https://*.tracker.example/*'],
    ownData: [],
    replies: {
      listEntries: () => ok({ entries: fake.entries, budget }),
      listLog: () => ok(someLog),
      syncStatus: () => ok({ on: false }),
      listOwnData: () => ok({ sites: fake.ownData }),
      setOwnData({ site, on }: { site: string; on: boolean }) {
        fake.ownData = [...fake.ownData.filter((known) => known !== site), ...(on ? [site] : [])];
        return ok(null);
      },
      deleteEntry({ id }: { id: string }) {
        deleted = fake.entries.filter((entry) => entry.id === id);
        fake.entries = fake.entries.filter((entry) => entry.id !== id);
        return ok({ undoId: 'u1' });
      },
      undo() {
        fake.entries = [...fake.entries, ...deleted];
        return ok({ entry: deleted[0] ?? null });
      },
      editEntry({ id, draft }: { id: string; draft: { line: object } }) {
        fake.entries = fake.entries.map((entry) => (entry.id === id ? ({ ...entry, ...draft.line } as Entry) : entry));
        return ok({ entry: fake.entries.find((entry) => entry.id === id) });
      },
      save: ({ draft }: { draft: { line: object } }) =>
        ok({ entry: { ...kept('n1', 'x'), ...draft.line } as Entry, budget }),
    },
    async send(name, data) {
      fake.sent.push({ name, data });
      const reply = fake.replies[name];
      return (await (reply ? reply(data as never) : ok(null))) as never; // each test sets replies of the right type
    },
    currentTab: async () => aTab(),
    listAccess: async () => fake.sites,
    async removeAccess(origin) {
      fake.sites = fake.sites.filter((site) => site !== origin);
      return true;
    },
    calendars: {
      list: async () =>
        fake.secrets.map((address, at) => ({ id: String(at), masked: `…, ending in ${address.slice(-2)}` })),
      async add(address) {
        if (!address.endsWith('.ics')) return false;
        fake.secrets.push(address);
        return true;
      },
      async remove(id) {
        fake.secrets.splice(Number(id), 1);
      },
    },
    download(name, text) {
      fake.downloads.push({ name, text });
    },
    clock: { now: () => NINE, locale: 'en-GB', timeZone: 'UTC' },
  };
  return fake;
}
