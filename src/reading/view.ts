import { fingerprint } from './fingerprint.ts';

/** One choice that decides what a page shows: a select, a tab, a filter, the page of a pager, the month of a stepper. */
export interface Choice {
  /** Which choice it is: the label of the control, or the texts of the strip that it is chosen from. */
  of: string;
  /** What is chosen. Typed text stands as a fingerprint. */
  what: string;
  /** A form control, which may also hold a value of the page's own; else a mark on an element. */
  control: boolean;
  /** It alone makes another view; else it may also be passing (a word typed, a button pressed). */
  firm: boolean;
  /** As far as can be told, the page does not open with it: a control was changed, or it is not the first of its strip. */
  moved: boolean;
}

/** Which choices can bear on a value: none at all, form controls too, chosen dates too. */
export interface ViewScope {
  any: boolean;
  controls: boolean;
  periods: boolean;
}

/** How two views of one page compare. `loose`: something is chosen otherwise that may have nothing to do with a value. */
export type ViewDifference = 'none' | 'loose' | 'firm';

/** Most marks that a place carries. */
const MOST_MARKS = 20;

/** Dates, weeks, years, months and weekdays in English, German, French and Spanish. */
const PERIOD =
  /\b(\d{4}|\d{1,2}[./-]\d{1,2}|(week|kw|semaine|semana) ?\d+|today|heute|hoy|aujourd|jan|ene|f[eé][bv]|m[aä]r|mai|may|apr|avr|abr|jun|jui|jul|aug|ao[uû]|ago|sep|o[ck]t|nov|d[eé][czi]|mon|tue|wed|thu|fri|sat|sun)/i;

/**
 * Compares what is chosen on the open page with what is chosen on a fresh copy of it, both drawn. What only one of them
 * offers to choose (a history that came with a change) says nothing.
 */
export function compareViews(shown: readonly Choice[], fresh: readonly Choice[], scope: ViewScope): ViewDifference {
  const chosen = grouped(shown, scope);
  const again = grouped(fresh, scope);
  let difference: ViewDifference = 'none';
  for (const [of, here] of chosen) {
    const there = again.get(of);
    if (there === undefined || there.what === here.what) continue;
    if (here.firm && there.firm) return 'firm';
    difference = 'loose';
  }
  return difference;
}

/**
 * Whether a page as its server sends it, before any script has run, opens with every firm choice of the open page. A
 * page whose scripts alone mark what is chosen never does. A view that could not be told (null) is taken to be.
 */
export function isViewIn(shown: readonly Choice[] | null, html: readonly Choice[] | null, scope: ViewScope): boolean {
  if (shown === null || html === null) return true;
  const known = grouped(html, scope);
  return [...grouped(shown, scope)].every(([of, { what, firm }]) => !firm || known.get(of)?.what === what);
}

/**
 * Marks of the view that a place was pointed at in, as far as its address may not open it: fingerprints, so that nothing
 * of the page is kept. Chosen dates are left out, since they move with time.
 */
export function viewMarks(view: readonly Choice[]): string[] {
  const marks = view
    .filter(({ firm, moved, what }) => firm && moved && !PERIOD.test(what))
    .map(({ of, what }) => `${fingerprint(of)}:${fingerprint(what)}`);
  return [...new Set(marks)].slice(0, MOST_MARKS);
}

/** Whether a page stands in another view than the marks say. What it does not offer to choose says nothing. */
export function contradictsMarks(marks: readonly string[], view: readonly Choice[]): boolean {
  return marks.some((mark) => {
    const [of] = mark.split(':');
    const chosen = view.filter((choice) => fingerprint(choice.of) === of);
    return chosen.length > 0 && !chosen.some(({ what }) => mark === `${of}:${fingerprint(what)}`);
  });
}

/** Everything that is chosen of one thing: several options of a list, several buttons that are pressed. */
function grouped(choices: readonly Choice[], scope: ViewScope): Map<string, { what: string; firm: boolean }> {
  const groups = new Map<string, { what: string; firm: boolean }>();
  for (const { of, what, firm, control } of choices) {
    if (!scope.any || (control && !scope.controls) || (!scope.periods && PERIOD.test(what))) continue;
    const known = groups.get(of);
    groups.set(of, known ? { what: `${known.what}\n${what}`, firm: known.firm && firm } : { what, firm });
  }
  return groups;
}
