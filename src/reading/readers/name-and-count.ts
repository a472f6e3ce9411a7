import type { Scan, Seen } from '../scan.ts';

/** A name with the number of things that stands beside it. */
export interface NameAndCount {
  name: string;
  n: number | null;
  /** The element that shows the number. */
  badge: Seen | null;
}

/** A whole number as a badge shows it: "11", "(1,204)", "[3]"; null for others. */
export function badgeNumber(text: string): number | null {
  const digits = /^[([]?\s*(\d{1,3}(?:[,.\s']\d{3})+|\d{1,9})\s*[)\]]?$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

/** Splits "Mira Patel 11" or "Mira Patel (11)": a number in a box of its own, or in brackets at the end, is a count. */
export function nameAndCount(scan: Scan, seen: Seen): NameAndCount {
  const whole = scan.text(seen);
  const prose = scan.prose(seen);
  let badge: Seen | null = null;
  for (let i = seen.order + 1; i <= seen.end && i < seen.order + 40; i++) {
    const inner = scan.all[i];
    if (inner === undefined || inner.children.length > 0 || inner.hiding.level > seen.hiding.level) continue;
    if (badgeNumber(scan.text(inner)) !== null) badge = inner;
  }
  const text = prose === '' || badgeNumber(prose) !== null ? whole : prose;
  if (badge !== null) {
    const shown = scan.text(badge);
    const at = text.lastIndexOf(shown);
    const name = at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + shown.length)}`.replace(/\s+/g, ' ').trim();
    if (name !== '') return { name: trimName(name), n: badgeNumber(shown), badge };
  }
  const tail = /^(.*\S)\s*[([]\s*(\d[\d,.\s']*)\s*[)\]]$/.exec(text);
  const n = tail === null ? null : badgeNumber((tail[2] ?? '').trim());
  if (n !== null && tail !== null) return { name: trimName(tail[1] ?? ''), n, badge: null };
  return { name: text, n: null, badge: null };
}

/** A heading over rows: what it says of them, under which column, and how many they are. */
export interface GroupHead {
  /** "Stage" of "Stage: Lost (190 deals)"; "" where it does not say. */
  column: string;
  name: string;
  n: number | null;
  /** The number is written out behind the name, so that it can only be that of the rows. */
  isOfRows: boolean;
}

/** Reads "Stage: Lost (190 deals, Total: $11)", "Stage: Lost - 190 deals", "Lost (190)" and "Lost 190". */
export function groupHead(scan: Scan, seen: Seen): GroupHead {
  const text = scan.text(seen);
  const tail =
    /^(.*?\S)\s*(?:[([]\s*(\d[\d,.\s']*)(?:\s*\p{L}[\p{L}\s]{0,30})?(?:[,;][^()]*)?[)\]]|\s[-–—:]\s(\d[\d,.\s']*)\s*\p{L}[\p{L}\s]{0,30})$/u.exec(
      text,
    );
  const n = badgeNumber((tail?.[2] ?? tail?.[3] ?? '').trim());
  const { name, n: badge } = n === null ? nameAndCount(scan, seen) : { name: trimName(tail?.[1] ?? ''), n };
  const [, column = '', value = name] = /^(\p{L}[^:]{0,40}):\s+(\S.*)$/u.exec(name) ?? [];
  return { column, name: value, n: badge, isOfRows: n !== null };
}

function trimName(text: string): string {
  return text.replace(/[\s:·•|–—-]+$/u, '').trim();
}
