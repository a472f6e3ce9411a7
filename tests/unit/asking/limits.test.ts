import { describe, expect, it } from 'vitest';
import { ask } from '../../../src/asking/ask.ts';
import { claimsFromPage } from '../../../src/asking/claims-from-page.ts';
import { limitSentence } from '../../../src/asking/limits.ts';
import { embedded } from '../../../src/engines/embedded/engine.ts';
import type { PageContent, Trouble } from '../../../src/reading/reading.ts';
import { aTable } from '../../support/a-page.ts';
import { aPage, type FakeReads, fakeAccess, NOW, PAGE } from '../../support/fake-page-access.ts';

const clock = { now: NOW, today: '2026-11-30', time: '09:00' };
const page = (reads: FakeReads) => ({
  access: fakeAccess(reads),
  name: 'Stock sheet',
  title: 'Stock sheet',
  origin: null,
});

async function refusals(content: PageContent, over: Partial<FakeReads> = {}): Promise<string[]> {
  const { answer } = await ask('How many bolts are in stock on this page?', {
    engine: embedded,
    memory: [],
    last: null,
    clock,
    page: () => Promise.reject(new Error('no place is remembered')),
    thisPage: async () => page({ shown: content, loaded: content, ...over }),
    openTabs: async () => [],
    progress: () => {},
    deadline: new Promise(() => {}),
  });
  return answer.refusals.map(({ text }) => text);
}

/** A grid that draws six of its rows. */
const aGrid = (rowTotal: number | null) =>
  aTable([['Order', 'Owner'], ...['A', 'B', 'C', 'D', 'E', 'F'].map((order) => [order, 'Ola'])], {
    complete: false,
    rowTotal,
    from: 'grid',
  });

const withTrouble = (code: Trouble['code'], detail = ''): PageContent => aPage({}, { troubles: [{ code, detail }] });

describe('what of a page could not be read', () => {
  it.each([
    [
      withTrouble('canvas'),
      'Stock sheet draws its content on a canvas, which I can read only with a script among the page’s own.',
    ],
    [
      withTrouble('canvas-unread'),
      'Stock sheet draws its content on a canvas, and a script among the page’s own could not read it either.',
    ],
    [
      withTrouble('canvas-elsewhere'),
      'Stock sheet draws its content on a canvas, by a worker or the graphics card, where no script can read the text.',
    ],
    [
      withTrouble('text-cut'),
      'Stock sheet draws some of its texts cut off, which I do not take for the whole. Widen the column there and ask again.',
    ],
    [
      aPage({}, { tables: [aGrid(5000)], troubles: [{ code: 'text-cut', detail: '' }] }),
      'Stock sheet shows me 6 of 5000 rows, and they do not say. Search or filter there for what you mean, and ask again. Stock sheet draws some of its texts cut off, which I do not take for the whole. Widen the column there and ask again.',
    ],
    [
      withTrouble('frame-unread', 'sheets.example'),
      'I could not read the frame from sheets.example in Stock sheet, and the rest of it does not say for sure.',
    ],
    [withTrouble('truncated'), 'Stock sheet is too large: I read only its beginning, and that does not say for sure.'],
    [
      aPage({}, { tables: [aGrid(5000)] }),
      'Stock sheet shows me 6 of 5000 rows, and they do not say. Search or filter there for what you mean, and ask again.',
    ],
    [
      aPage({}, { tables: [aGrid(null)] }),
      'Stock sheet shows me the 6 rows that are in view, and they do not say. Search or filter there for what you mean, and ask again.',
    ],
    [aPage({}, { tables: [{ ...aGrid(6), complete: true }] }), 'I read Stock sheet, and it does not say.'],
    [aPage({}), 'I read Stock sheet, and it does not say.'],
  ])('is the reason when nothing is found', async (content, sentence) => {
    expect(await refusals(content)).toEqual([sentence]);
    expect(await refusals(content, { mayLoad: 'not-opened' })).toEqual([sentence]);
  });

  it('is said beside candidates, which may not be all', async () => {
    const content = withTrouble('frame-unread', 'sheets.example');
    const cite = { text: '12', src: 0, where: 'Bolts' };
    const derivation = { op: 'sentence' as const, words: [], where: '', part: null };
    const reading = {
      content,
      via: 'load' as const,
      readAt: NOW,
      loadedAt: NOW,
      settled: true,
      mayBeCached: false,
      view: [],
    };
    const extraction = {
      state: 'candidates' as const,
      options: [{ derivation, cite, subject: 'Bolts', score: 0.6 }],
    };
    const found = { state: 'fresh' as const, extraction, reading, tabId: null, was: null };
    const { claims, refusals } = await claimsFromPage(found, page({ shown: null, url: PAGE }), null, {
      engine: embedded,
      clock,
    });
    expect(claims).toMatchObject([{ standing: 'candidate', value: { text: '12' } }]);
    expect(refusals.map(({ code }) => code)).toEqual(['ambiguous', 'unreadable']);
    expect(refusals[0]?.text).toBe('Stock sheet has a value that may be meant, but I am not sure of it.');
  });

  it('names at most two frames and is nothing for a page read whole', () => {
    const frames = ['a.example', 'b.example', 'a.example', 'c.example'];
    const said = limitSentence(
      'Board',
      frames.map((detail) => ({ code: 'frame-unread', detail })),
    );
    expect(said).toContain('the frames from a.example and b.example in Board');
    expect(limitSentence('Board', [{ code: 'undrawn', detail: '' }])).toBeNull();
  });
});
