import type { Probe } from '../platform/page-commands.ts';

const MOST_CHARS = 400_000;
/** A value by its looks: settings, names of themes and the like are kept by every page. */
const VALUE = /^(?=.*\d).{3,80}$/u;

let databases = 0;

/**
 * Whether what a page shows may be from its own storage, as apps that open offline show it before they have asked:
 * values in its local storage that stand in `text`, or databases. Those are only told from the second call on, since the
 * browser names them later.
 */
export function keptData(text: string): Probe['kept'] {
  void globalThis.indexedDB?.databases?.().then(
    (all) => {
      databases = all.length;
    },
    () => undefined,
  );
  if (keptTexts().some((kept) => holds(text, kept))) return 'shown';
  return databases > 0 ? 'unknown' : 'none';
}

/** The values in local storage, those inside JSON one by one. */
function keptTexts(): string[] {
  const texts: string[] = [];
  let chars = 0;
  try {
    for (let i = 0; i < localStorage.length && chars < MOST_CHARS; i++) {
      const text = localStorage.getItem(localStorage.key(i) ?? '') ?? '';
      chars += text.length;
      if (chars < MOST_CHARS) texts.push(...(text.match(/[^"[\]{}\\]+/g) ?? []).flatMap(parts));
    }
  } catch {
    // A page in a sandbox has no storage.
  }
  return texts.filter((text) => VALUE.test(text));
}

/** A string of a JSON text as it is, and what stands between its signs: numbers. */
const parts = (text: string): string[] => [...new Set([text.trim(), ...text.split(/[\s:,]+/)])];

/** The value stands there, and not as a part of another number. Words of a page may touch it: its elements are not parted. */
function holds(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + value.length, at + value.length + 2)];
    if (!/\d[.,]?$/.test(before) && !/^[.,]?\d/.test(after)) return true;
  }
  return false;
}
