import { markMainText } from '../../src/reading/main-text/mark-main-text.ts';
import { accessibleNames as names } from '../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../src/reading/readers/repetition.ts';
import { OTHERS } from './others.ts';

/** One measurement in the page, in milliseconds, and what the reading weighs when it is passed on. */
export interface Measured {
  elements: number;
  walkMs: number;
  readMs: number;
  /** By reader of pages. */
  othersMs: Record<string, number>;
  jsonChars: number;
}

/** The least that any reader of shown text must do: every text node once, computed style once per element. */
function bareWalk(): number {
  let chars = 0;
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) chars += node.data.length;
    else if (getComputedStyle(node as Element).display === 'none') chars += 1;
  }
  return chars;
}

/** Style and layout are thrown away, so that both sides pay for them alike. */
function stale(): void {
  document.body.style.setProperty('--bench', String(performance.now()));
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function timed(act: () => unknown): number {
  stale();
  const from = performance.now();
  act();
  return performance.now() - from;
}

/** All that a question has the page do, but for getting the scripts into it. */
function read(): unknown {
  const here = readDocument(document, { rendered: true, url: document.URL, names, layout, calendars, repetition });
  markMainText(here);
  return here.content;
}

/** Takes turns, so that a busy moment of the machine falls on all. The others are asked `otherRounds` times. */
export function measure(rounds: number, otherRounds: number): Measured {
  const walks: number[] = [];
  const reads: number[] = [];
  const others = Object.entries(OTHERS).map(([name, arrange]) => ({ name, arrange, times: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    walks.push(timed(bareWalk));
    reads.push(timed(read));
    if (round < otherRounds) for (const { arrange, times } of others) times.push(timed(arrange()));
  }
  return {
    elements: document.querySelectorAll('*').length,
    walkMs: median(walks),
    readMs: median(reads),
    othersMs: Object.fromEntries(others.map(({ name, times }) => [name, median(times)])),
    jsonChars: JSON.stringify(read()).length,
  };
}
