import type { Count, Field, Piece } from '../reading.ts';
import { plainText, textKey } from '../values/plain-text.ts';
import { labelKey } from './label-key.ts';
import type { Hit, Located, LocatorTarget, ValueShape } from './locator.ts';
import { matchLabel, sectionFit, shownFirst } from './place-fit.ts';
import { settle } from './settle.ts';

/**
 * Finds a field by label and section. Several with the same label in the same section are certain only if all show
 * the same value, which then holds whichever is meant.
 */
export function resolveField(
  target: Extract<LocatorTarget, { kind: 'field' }>,
  shape: ValueShape,
  fields: readonly Field[],
  lang: string,
): Located {
  const seen = fields.filter((field) => field.vis !== 'concealed');
  const labelled = matchLabel(
    target.label,
    seen.map((field) => field.label),
  ).flatMap((i) => seen[i] ?? []);
  if (labelled.length === 0) return { state: 'missing', why: `nothing is called ${target.label}` };
  const asHit = (field: Field): Hit => ({
    text: field.value,
    src: field.src,
    where: place(field.label, field.section),
  });
  return pick(labelled, target.section, asHit, shape, lang);
}

/** Finds a count by what it counts, how it is declared and its section. */
export function resolveCount(
  target: Extract<LocatorTarget, { kind: 'count' }>,
  shape: ValueShape,
  counts: readonly Count[],
  lang: string,
): Located {
  const wanted = labelKey(target.of);
  const same = counts.filter(
    (count) => count.vis !== 'concealed' && count.by === target.by && labelKey(count.of) === wanted,
  );
  if (same.length === 0) return { state: 'missing', why: `the page shows no number of ${target.of || 'entries'}` };
  const asHit = (count: Count): Hit => ({
    text: numeralOf(count),
    src: count.src,
    where: place(count.of === '' ? 'its own count' : `its own count of ${count.of}`, count.section),
  });
  return pick(same, target.section, asHit, shape, lang);
}

function pick<T extends Pick<Piece, 'vis'> & { section: string[] }>(
  things: readonly T[],
  section: readonly string[],
  asHit: (thing: T) => Hit,
  shape: ValueShape,
  lang: string,
): Located {
  for (const fit of ['same', 'nested', 'other'] as const) {
    const fits = shownFirst(
      things.filter((thing) => sectionFit(section, thing.section) === fit),
      (thing) => thing.vis,
    );
    if (fits.length === 0) continue;
    const hits = fits.map(asHit);
    if (fit === 'other') return settle(hits, shape, lang, ['it stands under another heading now']);
    const agreed = new Set(hits.map((hit) => textKey(hit.text))).size === 1;
    return settle(agreed ? hits.slice(0, 1) : hits, shape, lang, []);
  }
  return { state: 'missing', why: 'it is not shown' };
}

function place(label: string, section: readonly string[]): string {
  const inner = section[section.length - 1];
  return inner === undefined ? label : `${label}, in ${inner}`;
}

/** The number as the page writes it, where its text has it; else in plain digits. */
function numeralOf(count: Count): string {
  const written = plainText(count.text).match(/\d(?:[\d.,'’ ]*\d)?/g) ?? [];
  return written.find((one) => one.replace(/\D/g, '') === String(count.n)) ?? String(count.n);
}
