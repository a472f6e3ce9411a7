import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptPages, NotKept } from '../../../src/offscreen/kept-pages.ts';
import { aPage } from '../../support/a-page.ts';

const sent = (id: string) => ({ id, text: JSON.stringify(aPage({ title: id })) });
const again = (id: string) => ({ id, text: null });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the same page again without its text', () => {
  const pageOf = keptPages();
  const page = pageOf(sent('a'));
  expect(page.title).toBe('a');
  expect(pageOf(again('a'))).toBe(page);
});

it('says so when it never had the page', () => {
  expect(() => keptPages()(again('a'))).toThrow(NotKept);
});

it('lets go of all pages when nothing was asked for a while, and not before', () => {
  const pageOf = keptPages(1000);
  pageOf(sent('a'));
  vi.advanceTimersByTime(900);
  pageOf(again('a'));
  vi.advanceTimersByTime(900);
  pageOf(again('a'));
  vi.advanceTimersByTime(1000);
  expect(() => pageOf(again('a'))).toThrow(NotKept);
});

it('keeps six pages, and lets go of the one that was longest unused', () => {
  const pageOf = keptPages();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) pageOf(sent(id));
  pageOf(again('a'));
  pageOf(sent('g'));
  expect(pageOf(again('a')).title).toBe('a');
  expect(() => pageOf(again('b'))).toThrow(NotKept);
});
