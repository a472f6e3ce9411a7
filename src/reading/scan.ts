import { cleanText } from './clean-text.ts';
import { attr } from './dom.ts';
import type { accessibleNames, Names } from './naming/accessible-name.ts';
import type { GridLayout } from './readers/grid-layout.ts';
import { sectionsOf } from './sections.ts';
import type { Tokens } from './tokens.ts';
import { type Hiding, STRUCK } from './visibility.ts';

/** What one walk over the composed tree noted of an element. */
export interface Seen {
  readonly element: Element;
  readonly tag: string;
  /** First token of its role attribute, or "". */
  readonly role: string;
  /** Its class attribute as the page writes it, or "". */
  readonly classes: string;
  /** Its tag, and after a dot the first of its classes where it has any. */
  readonly kind: string;
  /** It has no attributes. */
  readonly bare: boolean;
  /** It has none but those that say how it looks and where it leads. */
  readonly plain: boolean;
  readonly parent: Seen | null;
  children: Seen[];
  /** Its place in document order, and that of its last descendant. */
  readonly order: number;
  end: number;
  readonly hiding: Hiding;
  /** In a link, button or control: its text is no prose. */
  readonly interactive: boolean;
  /** Something in it starts a line of its own. */
  holdsBlock: boolean;
  /** Text nodes of its own that are not blank. */
  ownText: number;
  /** Its text is the tokens from (inclusive) to (exclusive). */
  readonly from: number;
  to: number;
}

/** One document, walked once. Readers ask it for what they need of an element instead of going to the DOM. */
export interface Scan {
  readonly document: Document;
  readonly rendered: boolean;
  /** All elements in document order of the composed tree: open shadow roots in place, scripts and the like left out. */
  readonly all: readonly Seen[];
  /** Those of `all` that are not `plain`, in the same order: only these have a role. */
  readonly marked: readonly Seen[];
  readonly layout: GridLayout | undefined;
  /** Canvases and frames that the walk left out. */
  readonly canvases: readonly Element[];
  readonly frames: readonly Element[];
  /** The page has more elements than were walked. */
  readonly truncated: boolean;
  /** Those of `all` with this tag, in the same order. */
  tagged(tag: string): readonly Seen[];
  /** What the walk noted of an element, or undefined for those it left out. */
  seen(element: Element): Seen | undefined;
  /** What the walk noted of the element that was kept under a number. */
  noted(src: number): Seen | undefined;
  /** Headings above the element, outermost first. */
  section(seen: Seen): string[];
  /** Keeps the element and returns its number, for `src`. */
  keep(seen: Seen): number;
  /** Text of the element without what is hidden in it; block and cell boundaries as spaces. Live values of controls are in it. */
  text(seen: Seen): string;
  /**
   * What names the element: its text, else text in it for screen readers, else its aria-label, title, alt text or
   * those of a picture in it.
   */
  label(seen: Seen): string;
  /** As `text`, without what is in links, buttons and controls. */
  prose(seen: Seen): string;
  /** Text between two token places (`from` and `to` of elements in `within`), as shown in `within`. */
  between(within: Seen, from: number, to: number): string;
  /** An upper bound of the length of `text`, at no cost. */
  size(seen: Seen): number;
  /** False only where its text, hidden parts included, has no digit of any script. At no cost. */
  holdsDigit(seen: Seen): boolean;
  /** As `size`, without what is in links, buttons and controls. */
  proseSize(seen: Seen): number;
  /** Its accessible name, without what changes in it; "" where the reader was given no names. */
  name(seen: Seen): string;
  readonly kept: Element[];
}

export interface ScanOptions {
  rendered: boolean;
  names?: typeof accessibleNames;
  layout?: GridLayout;
  /** The walk has taken so long that it is better cut short. */
  isLate?(): boolean;
}

/** A name from attributes: of the element, or of the first thing in it that has one. */
function nameOf(seen: Seen): string {
  for (const name of ['aria-label', 'title', 'alt']) {
    const value = cleanText(attr(seen.element, name) ?? '');
    if (value !== '') return value;
  }
  for (const child of seen.children.slice(0, 8)) {
    const name = nameOf(child);
    if (name !== '') return name;
  }
  return '';
}

type Walked = Pick<Scan, 'document' | 'rendered' | 'layout' | 'truncated' | 'all' | 'marked' | 'canvases' | 'frames'>;

/** What readers ask for, over the elements and tokens that a walk noted. */
export function scanOver(walked: Walked, tokens: Tokens, namer?: typeof accessibleNames): Scan {
  const texts: string[] = new Array(walked.all.length);
  const kept: Element[] = [];
  const notes: Seen[] = [];
  const byTag = new Map<string, Seen[]>();
  for (const seen of walked.all) {
    const like = byTag.get(seen.tag);
    if (like === undefined) byTag.set(seen.tag, [seen]);
    else like.push(seen);
  }
  let byElement: Map<Element, Seen> | null = null;
  const numbers: number[] = new Array(walked.all.length);
  let sections: string[][] | null = null;
  let names: Names | undefined;
  /** What is drawn of what was named so far and what is around it. */
  const shown = new Set<Element>();
  const scan: Scan = {
    ...walked,
    kept,
    tagged: (tag) => byTag.get(tag) ?? [],
    seen(element) {
      byElement ??= new Map(walked.all.map((seen) => [seen.element, seen]));
      return byElement.get(element);
    },
    noted: (src) => notes[src],
    section(seen) {
      sections ??= sectionsOf(scan);
      return sections[seen.order] ?? [];
    },
    keep(seen) {
      const known = numbers[seen.order];
      if (known !== undefined) return known;
      numbers[seen.order] = kept.length;
      notes.push(seen);
      return kept.push(seen.element) - 1;
    },
    text({ order, from, to, hiding }) {
      texts[order] ??= tokens.join(from, to, hiding.level);
      return texts[order];
    },
    label(seen) {
      const { from, to, hiding } = seen;
      const most = hiding.level < STRUCK ? STRUCK - 1 : hiding.level;
      return scan.text(seen) || tokens.join(from, to, most) || nameOf(seen);
    },
    prose: ({ from, to, hiding }) => tokens.join(from, to, hiding.level, true),
    between: (within, from, to) =>
      from === within.from && to === within.to ? scan.text(within) : tokens.join(from, to, within.hiding.level),
    holdsDigit: ({ from, to }) => tokens.holdsDigit(from, to),
    size: ({ from, to }) => tokens.size(from, to),
    name(seen) {
      names ??= namer?.(walked.document, {
        rendered: walked.rendered,
        labelOnly: true,
        isShown: (one) => shown.has(one),
      });
      for (let at: Seen | null = seen; at !== null && !shown.has(at.element); at = at.parent) {
        if (at.hiding.vis === 'shown') shown.add(at.element);
      }
      return cleanText(names?.name(seen.element) ?? '');
    },
    proseSize: ({ from, to }) => tokens.proseSize(from, to),
  };
  return scan;
}
