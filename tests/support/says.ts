import { check } from '../../src/asking/check.ts';
import type { Clock, Extraction } from '../../src/asking/engine.ts';
import { extract } from '../../src/engines/embedded/extract.ts';
import { planQuestion } from '../../src/engines/embedded/plan-question.ts';
import type { PageContent } from '../../src/reading/reading.ts';
import { aField, aPage } from './a-page.ts';
import { trained } from './trained.ts';

/** Monday, nine in the morning. */
export const monday: Clock = { now: 0, today: '2026-11-30', time: '09:00' };

/** What the embedded engine finds, by its rules and weights, on a page for a question asked of nothing but that page. */
export function ask(page: PageContent, question: string, clock: Clock = monday): Extraction {
  return extract(planQuestion(question, [], null, clock), page, clock, trained);
}

/** The value when it is stated as sure and holds when checked, else the state in brackets. */
export function says(page: PageContent, question: string, clock: Clock = monday): string {
  const found = ask(page, question, clock);
  if (found.state !== 'sure') return `(${found.state})`;
  const { value, cites } = found.derived;
  return check({ value, cites, derivation: found.derivation }, page, clock) ? value.text : '(unchecked)';
}

/** A page of labels and values under one title. */
export function aSheet(title: string, fields: Record<string, string>): PageContent {
  return aPage({
    title,
    headings: [title],
    fields: Object.entries(fields).map(([label, value]) => aField(label, value)),
  });
}
