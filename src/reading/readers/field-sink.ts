import { cleanText } from '../clean-text.ts';
import type { Field } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { NAMES_PERSON } from '../values/person-label.ts';
import { personLine } from './person-line.ts';
import { cleanLabel } from './typed-text.ts';

const MAX_LABEL = 80;
const MAX_VALUE = 400;

/** Where field readers put what they find. The first to claim an element has it. */
export interface FieldSink {
  readonly fields: Field[];
  /** Adds a field unless its label or value is empty, too long, or its element claimed already. Says whether it was. */
  add(found: { label: string; value: string; at: Seen; control?: string | null; extra?: string[] }): boolean;
  claimed(seen: Seen): boolean;
  /** Marks an element as read, without a field. */
  claim(seen: Seen): void;
  /** The element stands in a table or grid that was read as one. */
  inGrid(seen: Seen): boolean;
}

/** An empty sink; `grids` are the roots of what was read as tables. */
export function fieldSink(scan: Scan, grids: Seen[]): FieldSink {
  const fields: Field[] = [];
  const claims = new Uint8Array(scan.all.length);
  const covered = new Uint8Array(scan.all.length);
  /** By label: its values may be people. */
  const people = new Map<string, boolean>();
  const namesPerson = (label: string): boolean => {
    const does = people.get(label) ?? NAMES_PERSON.test(label);
    people.set(label, does);
    return does;
  };
  for (const grid of grids) covered.fill(1, grid.order, grid.end + 1);
  return {
    fields,
    claimed: (seen) => claims[seen.order] === 1,
    claim: (seen) => {
      claims.fill(1, seen.order, seen.end + 1);
    },
    inGrid: (seen) => covered[seen.order] === 1,
    add({ label, value, at, control = null, extra = [] }) {
      const name = cleanLabel(cleanText(label));
      const whole = cleanText(value);
      const text = control === null && namesPerson(name) ? (personLine(scan, at, whole) ?? whole) : whole;
      if (name === '' || text === '' || name.length > MAX_LABEL || text.length > MAX_VALUE) return false;
      if (claims[at.order] === 1 || at.hiding.vis === 'concealed') return false;
      claims.fill(1, at.order, at.end + 1);
      const section = [...scan.section(at), ...extra];
      fields.push({ label: name, value: text, section, control, src: scan.keep(at), vis: at.hiding.vis });
      return true;
    },
  };
}
