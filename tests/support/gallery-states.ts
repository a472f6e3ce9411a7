import type { AskState } from '../../src/asking/ask-state.ts';
import type { Draft } from '../../src/memory/entry.ts';
import type { Relation } from '../../src/memory/relation.ts';
import { fail, ok } from '../../src/platform/result.ts';
import type { Popup } from '../../src/popup/popup-state.ts';
import { aClaim, anAnswer, anAsk, aSource, NINE, readNow } from './ask-states.ts';
import { aTab, type FakePlatform, fakePlatform } from './fake-popup-platform.ts';

interface GalleryState {
  platform(): FakePlatform;
  after?(platform: FakePlatform, popup: Popup): void;
}

const asked = (state: AskState, later = 0): GalleryState => ({
  platform() {
    const platform = fakePlatform();
    platform.now += later;
    return platform;
  },
  after: (platform) => platform.pushAsk(state),
});

const cell = {
  line: {
    kind: 'pointer' as const,
    name: 'marketing Q3',
    aliases: ['marketing spend'],
    place: {
      page: 'https://sheets.example/budget',
      locator: {
        v: 1 as const,
        target: {
          kind: 'cell' as const,
          table: { caption: null, section: [], columns: ['Team', 'Q3'] },
          row: [['Team', 'Marketing']] as [string, string][],
          column: 'Q3',
        },
        shape: 'money' as const,
      },
    },
  },
  said: 'Marketing Q3',
  capturedAs: 'cell' as const,
  capturedValue: '€48,200',
  capturedAt: NINE,
  url: 'https://sheets.example/budget',
  title: 'Budget 2026',
};

const typed = (said: string): GalleryState => ({
  platform: fakePlatform,
  after: (_platform, popup) => popup.offerFact(said),
});

/** A line of the memory since March, for cards that it is related to. */
const since = (line: Draft['line'], how: Relation['how']): Relation => ({
  how,
  entry: {
    ...line,
    id: 'old',
    createdAt: Date.UTC(2026, 2, 3),
    updatedAt: Date.UTC(2026, 2, 3),
    admission: { sortVersion: 1, verdict: 'remember', reasons: [], capturedAs: 'typed' },
  } as Relation['entry'],
});

const relatedTo = (relation: Relation, state: GalleryState): GalleryState => ({
  ...state,
  platform() {
    const platform = state.platform();
    platform.replies['relatedLine'] = () => ok(relation);
    return platform;
  },
});

/** The states that a person can meet, by name. */
export const galleryStates: Record<string, GalleryState> = {
  idle: { platform: fakePlatform },
  running: asked(
    anAsk({
      status: 'running',
      answer: null,
      steps: [
        { id: 's1', text: 'Found “budget” in what you told me', state: 'done' },
        { id: 's2', text: 'Budget 2026: loading a fresh copy', state: 'running' },
        { id: 's3', text: 'Team calendar: signed out', state: 'failed' },
      ],
    }),
  ),
  now: asked(anAsk({ answer: anAnswer({ claims: [aClaim()] }) })),
  later: asked(anAsk({ answer: anAnswer({ claims: [aClaim()] }) }), 3 * 60_000),
  old: asked(anAsk({ answer: anAnswer({ claims: [aClaim()] }) }), 11 * 60_000),
  differs: asked(
    anAsk({
      answer: anAnswer({
        claims: [aClaim({ provenance: readNow({ was: '€47,900', mayBeCached: true }), entryId: 'e1' })],
        preferences: [{ entryId: 'p', text: 'Round money to the nearest hundred.' }],
      }),
    }),
  ),
  shown: asked(
    anAsk({
      answer: anAnswer({
        claims: [
          aClaim({
            provenance: {
              clock: 'shown',
              loadedAt: NINE - 120_000,
              readAt: NINE,
              because: 'not-in-fresh',
              source: aSource({ title: 'Issues - Website relaunch - Redmine', where: 'the number of open issues' }),
            },
            subject: 'Open issues, Website relaunch',
            value: { text: '17', shape: 'number' },
          }),
        ],
      }),
    }),
  ),
  remembered: asked(
    anAsk({
      answer: anAnswer({
        claims: [
          aClaim({
            id: 'c1',
            subject: 'The quarterly doc',
            value: { text: 'the finance one, in the shared drive', shape: 'text' },
            provenance: { clock: 'remembered', since: Date.UTC(2026, 2, 3), entryId: 'e', vouched: null },
          }),
          aClaim({
            id: 'c2',
            subject: 'Standup',
            value: { text: '9:30', shape: 'time' },
            provenance: {
              clock: 'remembered',
              since: Date.UTC(2026, 2, 3),
              entryId: 'e',
              vouched: Date.UTC(2026, 2, 3),
            },
          }),
          aClaim({
            id: 'c3',
            subject: 'Open tickets',
            value: { text: '3', shape: 'number' },
            provenance: { clock: 'as-of', asOf: NINE - 8 * 60_000, entryId: 'e' },
          }),
        ],
      }),
    }),
  ),
  list: asked(
    anAsk({
      answer: anAnswer({
        claims: [
          aClaim({
            subject: 'Friday, 4 December',
            value: {
              text: '9:15 Standup, 11:00 Budget review with the finance people, 15:30 One to one',
              shape: 'text',
              items: ['9:15 Standup', '11:00 Budget review with the finance people', '15:30 One to one'],
            },
            provenance: readNow({ source: aSource({ title: 'Team calendar', where: 'Fri 4 December' }) }),
          }),
        ],
      }),
    }),
  ),
  candidates: asked(
    anAsk({
      answer: anAnswer({
        claims: [
          aClaim({
            id: 'c1',
            standing: 'candidate',
            subject: 'Total, EU',
            value: { text: '€182,400', shape: 'money' },
          }),
          aClaim({
            id: 'c2',
            standing: 'candidate',
            subject: 'Total, US',
            value: { text: '$97,050', shape: 'money' },
          }),
        ],
      }),
    }),
  ),
  refusals: asked(
    anAsk({
      answer: anAnswer({
        refusals: [
          {
            code: 'no-permission',
            place: 'Team calendar',
            text: 'I may not read calendar.example.com yet.',
            origin: 'https://calendar.example.com/*',
            url: 'https://calendar.example.com/week',
          },
          {
            code: 'signed-out',
            place: 'Tracker',
            text: 'You are signed out of the tracker. Sign in and ask again.',
            origin: null,
            url: 'https://tracker.example/issues',
          },
          { code: 'timeout', place: 'Budget 2026', text: 'It did not answer in time.', origin: null, url: null },
        ],
        waysOn: [{ do: 'retry' }, { do: 'grant', origin: 'https://calendar.example.com/*', place: 'Team calendar' }],
      }),
    }),
  ),
  'other-view': asked(
    anAsk({
      answer: anAnswer({
        refusals: [
          {
            code: 'other-view',
            place: 'American revenue',
            text: 'American revenue opens with another tab, filter or sheet than the one you meant. Choose it there and ask again.',
            origin: null,
            url: 'https://sales.example/report',
          },
        ],
        waysOn: [{ do: 'open', url: 'https://sales.example/report', place: 'American revenue' }],
      }),
    }),
  ),
  'card-provisional': typed('Provisionally, no calls before 11'),
  unknown: asked(anAsk({ question: 'where is the offsite?' })),
  interrupted: asked(anAsk({ status: 'interrupted', answer: null })),
  cancelled: asked(anAsk({ status: 'cancelled', answer: anAnswer({ claims: [aClaim()] }) })),
  elsewhere: asked(anAsk({ tabId: 3 })),
  private: {
    platform: () => fakePlatform(aTab({ incognito: true })),
    after: (platform) => platform.pushAsk(anAsk({ incognito: true, answer: anAnswer({ claims: [aClaim()] }) })),
  },
  'card-empty': typed(''),
  'card-remember': typed('No calls before 11'),
  'card-word': typed('quarterly doc means the finance one'),
  'card-point': typed('The budget spreadsheet is in the shared drive'),
  'card-look-up': typed('Standup is at 9:30'),
  'card-cell': { platform: fakePlatform, after: (platform) => platform.pushDraft(cell) },
  'card-repeats': relatedTo(
    since({ kind: 'preference', text: 'Don’t call me before 10' }, 'repeats'),
    typed('No calls before 10'),
  ),
  'card-refines': relatedTo(
    since({ kind: 'preference', text: 'No calls before 11' }, 'refines'),
    typed('No calls before 11 on Mondays'),
  ),
  'card-contradicts': relatedTo(
    since({ kind: 'preference', text: 'No calls before 11' }, 'contradicts'),
    typed('No calls before 10'),
  ),
  'card-word-contradicts': relatedTo(
    since({ kind: 'vocabulary', term: 'quarterly doc', aliases: [], meaning: 'the sales one' }, 'contradicts'),
    typed('quarterly doc means the finance one'),
  ),
  'card-cell-moved': relatedTo(
    since(
      {
        kind: 'pointer',
        name: 'marketing Q3',
        aliases: [],
        place: { page: 'https://docs.example/2025/marketing-plan' },
      },
      'contradicts',
    ),
    { platform: fakePlatform, after: (platform) => platform.pushDraft(cell) },
  ),
  'card-failure': {
    platform() {
      const platform = fakePlatform();
      platform.replies['save'] = () =>
        fail('not-admitted', 'The name holds the value that the page showed. Give the place a name without it.');
      return platform;
    },
    after(platform, popup) {
      platform.pushDraft(cell);
      popup.saveCard(cell);
    },
  },
  kept: {
    platform() {
      const platform = fakePlatform();
      const save = platform.replies['save'];
      platform.replies['save'] = async (data) => {
        const reply = (await save?.(data)) as { value: { entry: unknown } };
        return ok({ entry: reply.value.entry, budget: { words: 212, entries: 30, maxWords: 250, maxEntries: 40 } });
      };
      return platform;
    },
    after: (_platform, popup) =>
      popup.saveCard({
        line: { kind: 'preference', text: 'No calls before 11' },
        said: 'No calls before 11',
        capturedAs: 'typed',
      }),
  },
};
