import { expect, it } from 'vitest';
import type { Locator } from '../../../src/reading/locator/locator.ts';
import { locatorForCell, locatorForField } from '../../../src/reading/locator/make-locator.ts';
import { resolveLocator } from '../../../src/reading/locator/resolve-locator.ts';
import { accessibleNames as names } from '../../../src/reading/naming/accessible-name.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { calendarReader as calendars } from '../../../src/reading/readers/events.ts';
import { gridLayout as layout } from '../../../src/reading/readers/grid-layout.ts';
import { repetition } from '../../../src/reading/readers/repetition.ts';
import { inFrame } from '../in-frame.ts';
import { page, seeded, shuffled } from './desk-page.ts';
import { MUTATIONS } from './page-mutations.ts';

/**
 * Pages as a site may show them later, from changes to their elements. Each place carries its own mark, which moves with
 * it and which nothing of the product looks at: what a locator is certain of must carry the mark of where it was taken.
 */
const CLOCK = { today: '2026-11-30', time: '09:00' };

const read = (document: Document) =>
  readDocument(document, { rendered: true, url: 'https://example.org/desk', names, layout, calendars, repetition });

/** The mark of the place that an element is, or stands in. */
const truthOf = (element: Element | undefined) => element?.closest('[data-truth]')?.getAttribute('data-truth') ?? null;

/** A locator for every marked place that has one. */
function locatorsOf(document: Document): { locator: Locator; truth: string }[] {
  const { content, elements } = read(document);
  const found: { locator: Locator; truth: string }[] = [];
  const add = (locator: Locator | null, src: number) => {
    const truth = truthOf(elements[src]);
    if (locator !== null && truth !== null) found.push({ locator, truth });
  };
  for (const table of content.tables)
    for (const [r, row] of table.rows.entries())
      for (const [c, cell] of row.cells.entries())
        if (cell !== null && truthOf(elements[cell.src]) !== null) add(locatorForCell(table, r, c, content), cell.src);
  for (const field of content.fields) add(locatorForField(field, content), field.src);
  return found;
}

it('is certain of no other place than its own, whatever a site does to its page', () => {
  const wrong: string[] = [];
  const missed = new Map<string, number>();
  let tries = 0;
  let kept = 0;
  let certain = 0;
  const plans = Object.keys(MUTATIONS);
  for (let seed = 1; seed <= 8; seed++) {
    const pairs = Array.from({ length: 6 }, (_, i) => shuffled(seeded(seed * 100 + i), plans).slice(0, 2));
    for (const plan of [...plans.map((name) => [name]), ...pairs]) {
      inFrame(page(seeded(seed)), (document) => {
        const targets = locatorsOf(document);
        expect(targets.length).toBeGreaterThan(40);
        const random = seeded(seed + 7);
        for (const name of plan) MUTATIONS[name]?.run(document, random);
        const { content, elements } = read(document);
        for (const { locator, truth } of targets) {
          tries++;
          const located = resolveLocator(locator, content, CLOCK);
          if (located.state === 'certain' && truthOf(elements[located.hit.src]) !== truth)
            wrong.push(
              `seed ${seed}, ${plan.join(' + ')}: ${truth} -> ${truthOf(elements[located.hit.src])} (${located.hit.where}: ${located.hit.text})`,
            );
          if (!plan.every((name) => MUTATIONS[name]?.keeps)) continue;
          kept++;
          if (located.state === 'certain') certain++;
          else missed.set(plan.join(' + '), (missed.get(plan.join(' + ')) ?? 0) + 1);
        }
      });
    }
  }
  console.info(
    `locators on changed pages: ${tries} tries, ${wrong.length} wrong, found ${certain} of ${kept} that can be`,
  );
  expect(wrong.slice(0, 8), `${wrong.length} of ${tries} wrong`).toEqual([]);
  expect(tries).toBeGreaterThan(5000);
  expect(certain / kept, JSON.stringify([...missed].sort((a, b) => b[1] - a[1]).slice(0, 6))).toBeGreaterThan(0.85);
}, 240_000);
