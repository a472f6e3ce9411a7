import { accessibleNames as names } from '../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../src/reading/readers/grid-layout.ts';

/** One measurement in the page, in milliseconds, and what the reading weighs when it is passed on. */
export interface Measured {
  elements: number;
  walkMs: number;
  readMs: number;
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

/** Takes turns, so that a busy moment of the machine falls on both. */
export function measure(rounds: number): Measured {
  const read = () => readDocument(document, { rendered: true, url: document.URL, names, layout, calendars }).content;
  const walks: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    walks.push(timed(bareWalk));
    reads.push(timed(read));
  }
  return {
    elements: document.querySelectorAll('*').length,
    walkMs: median(walks),
    readMs: median(reads),
    jsonChars: JSON.stringify(read()).length,
  };
}
