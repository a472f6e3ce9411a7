import { describe, expect, it } from 'vitest';
import type { Draft, Entry } from '../../../src/memory/entry.ts';
import { type Card, editCard, openCard, typedDraft } from '../../../src/ui/card/card.ts';
import { reckon } from '../../../src/ui/card/card-model.ts';
import { NINE } from '../../support/ask-states.ts';
import { fakeJudge } from '../../support/fake-judge.ts';
import { someEntries } from '../../support/fake-options-platform.ts';

const wall = { now: NINE, locale: 'en-GB', timeZone: 'UTC' };
const look = (card: Card) => reckon(card, fakeJudge, wall);
const typed = (said: string, over: Partial<Card> = {}): Card => ({ ...openCard(typedDraft(said)), ...over });

const pointedCell: Draft = {
  line: { kind: 'pointer', name: 'Marketing Q3', aliases: ['marketing'], place: { page: 'https://s.example/b' } },
  said: 'Marketing Q3: row Marketing',
  capturedAs: 'cell',
  capturedValue: '48,200',
  capturedAt: NINE - 60_000,
  url: 'https://s.example/b',
  title: 'Budget',
};

describe('typed words', () => {
  it('become the line that the sort suggests, saved without a vouch', () => {
    const card = look(typed('No calls before 11'));
    expect(card.verdict).toBe('remember');
    expect(card.draft).toEqual({
      line: { kind: 'preference', text: 'No calls before 11' },
      said: 'No calls before 11',
      capturedAs: 'typed',
    });
    expect(card.vouch).toBeNull();
  });

  it('are sorted afresh as they change', () => {
    const card = typed('No calls before 11');
    expect(look({ ...card, said: 'quarterly doc means the finance one' }).draft?.line).toEqual({
      kind: 'vocabulary',
      term: 'quarterly doc',
      aliases: [],
      meaning: 'the finance one',
    });
  });

  it('keep what the person typed into an input when the sort changes its mind about the others', () => {
    const card = typed('quarterly doc means the finance one', {
      edited: { term: 'Q-doc', aliases: 'qd, , qd ; report' },
    });
    expect(look({ ...card, said: 'quarterly doc means the tax one' }).draft?.line).toEqual({
      kind: 'vocabulary',
      term: 'Q-doc',
      aliases: ['qd', 'report'],
      meaning: 'the tax one',
    });
  });

  it('point to a place in the fact’s own words, or to the one typed over it', () => {
    const card = typed('The budget spreadsheet is in the shared drive');
    expect(look(card).draft?.line).toMatchObject({
      name: 'The budget spreadsheet',
      place: { named: 'the shared drive' },
    });
    const moved = look({ ...card, edited: { place: 'https://drive.example/budget' } });
    expect(moved.draft?.line).toMatchObject({ place: { page: 'https://drive.example/budget' } });
  });

  it('say which input is still empty instead of saving', () => {
    const card = look(typed('The budget spreadsheet is in the shared drive', { edited: { name: ' ' } }));
    expect(card.draft).toBeNull();
    expect(card.missing).toBe('name');
  });
});

describe('a sentence that is looked up', () => {
  it('stores nothing, and leaves the person the last word', () => {
    const card = look(typed('Standup is at 9:30'));
    expect(card).toMatchObject({ verdict: 'look-up', kind: null, draft: null, stored: 'Nothing.' });
    expect(card.vouch).toEqual({
      line: { kind: 'preference', text: 'Standup is at 9:30' },
      said: 'Standup is at 9:30',
      capturedAs: 'typed',
      vouch: true,
    });
  });

  it('is vouched for when the person chooses a kind for it, and not when they choose a place', () => {
    expect(look(typed('Standup is at 9:30', { kind: 'outcome' })).draft).toMatchObject({
      line: { kind: 'outcome', text: 'Standup is at 9:30' },
      vouch: true,
    });
    const place = look(
      typed('Standup is at 9:30', { kind: 'pointer', edited: { name: 'standup', place: 'the calendar' } }),
    );
    expect(place.draft?.line).toEqual({
      kind: 'pointer',
      name: 'standup',
      aliases: [],
      place: { named: 'the calendar' },
    });
    expect(place.draft).not.toHaveProperty('vouch');
  });

  it('offers the page it was selected on, not the words', () => {
    const selected: Draft = {
      line: { kind: 'pointer', name: 'Team calendar', aliases: [], place: { page: 'https://c.example/week' } },
      said: 'Standup 9:30',
      capturedAs: 'selection',
      url: 'https://c.example/week',
      title: 'Team calendar',
    };
    const card = look(openCard(selected));
    expect(card.kind).toBe('pointer');
    expect(card.draft?.line).toEqual(selected.line);
    expect(card.sentence).toBe('This changes, so I keep where it lives and read it when you ask.');
  });
});

describe('a value that a page showed', () => {
  it('keeps an alias that has a comma in it whole', () => {
    const alias = 'Is anyone on leave in the week of November 30, 2026';
    const line = {
      kind: 'pointer' as const,
      name: 'leave',
      aliases: [alias, 'away'],
      place: { page: 'https://c.example/' },
    };
    const card = look(openCard({ line, said: 'leave', capturedAs: 'event', url: 'https://c.example/' }));
    expect(card.draft?.line).toMatchObject({ aliases: [alias, 'away'] });
  });

  it('is not vouched for when it is a selection of which the sort is sure', () => {
    const selected = openCard({ ...typedDraft('Standup is at 9:30'), capturedAs: 'selection' });
    expect(look(selected).vouch).toBeNull();
    expect(look(openCard(typedDraft('Standup is at 9:30'))).vouch).not.toBeNull();
  });

  it('is never vouched for, whatever the sort says of its words', () => {
    for (const capturedAs of ['cell', 'field', 'event', 'count'] as const) {
      for (const said of ['Standup 9:30', 'No calls before 11']) {
        const card = look(openCard({ ...pointedCell, capturedAs, said, vouch: true }));
        expect(card.vouch).toBeNull();
        expect(card.draft).not.toHaveProperty('vouch');
        expect(card.kinds).toEqual([]);
      }
    }
  });

  it('is remembered as its place, and says that the value is not stored', () => {
    const card = look(openCard(pointedCell));
    expect(card.draft?.line).toEqual(pointedCell.line);
    expect(card.notStored).toContain('48,200');
    expect(card.stored).not.toContain('48,200');
  });

  it('can be kept as a copy that is dated with when it was read', () => {
    expect(look(openCard(pointedCell)).datedCopy?.line).toEqual({
      kind: 'dated-copy',
      name: 'Marketing Q3',
      aliases: ['marketing'],
      value: '48,200',
      asOf: NINE - 60_000,
    });
  });

  it('is kept with its time, too, when it is a selected sentence that tells a state', () => {
    const said = 'Standup is at 9:30';
    const { capturedValue: _none, ...selected } = { ...pointedCell, said, capturedAs: 'selection' as const };
    expect(look(openCard(selected)).datedCopy?.line).toMatchObject({ value: said, asOf: NINE - 60_000 });
    expect(look(openCard({ ...selected, said: 'No calls before 11' })).datedCopy).toBeNull();
  });

  it('cannot be kept as a copy when nobody knows when it was read', () => {
    const { capturedAt: _unknown, ...undated } = pointedCell;
    expect(look(openCard(undated)).datedCopy).toBeNull();
  });

  it('keeps its locator when only the name is changed', () => {
    const locator = {
      v: 1 as const,
      target: { kind: 'field' as const, label: 'Total', section: [] },
      shape: 'money' as const,
    };
    const place = { page: 'https://s.example/b', locator };
    const card = openCard({ ...pointedCell, line: { kind: 'pointer', name: 'a', aliases: [], place } });
    expect(look({ ...card, edited: { name: 'the total' } }).draft?.line).toEqual({
      kind: 'pointer',
      name: 'the total',
      aliases: [],
      place,
    });
    expect(look(card).placeFixed).toBe(true);
  });
});

describe('a kept line', () => {
  const entry = (id: string): Entry => {
    const found = someEntries.find((one) => one.id === id);
    if (!found) throw new Error(`no entry ${id}`);
    return found;
  };

  it('comes back unchanged when nothing is edited', () => {
    for (const kept of someEntries) {
      const { id: _i, createdAt: _c, updatedAt: _u, admission: _a, history: _h, ...line } = kept;
      expect(look(editCard(kept)).draft?.line).toEqual(line);
    }
  });

  it('is judged by its new words', () => {
    const card = editCard(entry('v1'));
    expect(look(card).verdict).toBe('remember');
    const changed = look({ ...card, edited: { meaning: 'the standup notes' } });
    expect(changed.verdict).toBe('look-up');
    expect(changed.vouches).toBe(true);
    expect(changed.draft?.said).toBe('"quarterly doc" means the standup notes');
  });

  it('keeps its kind and stays vouched for', () => {
    const card = look(editCard(entry('f2')));
    expect(card.kinds).toEqual([]);
    expect(card.draft).toMatchObject({ line: { kind: 'preference' }, vouch: true });
  });
});
