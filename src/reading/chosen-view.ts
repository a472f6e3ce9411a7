import { cleanText } from './clean-text.ts';
import { isSecret } from './controls.ts';
import { textOf as allText, attr, closest, get, isVisible, queryAll, tagOf } from './dom.ts';
import { fingerprint } from './fingerprint.ts';
import type { Choice } from './view.ts';

/** More than this and it is data, not a view. */
const MOST = 200;
/** Elements of a kind that are looked at. */
const MOST_SEEN = 5000;
const MARKED =
  '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [role="radio"][aria-checked="true"]';
const SWITCH = '[aria-pressed], [role="switch"], [role="checkbox"]';
/** Where only a class says what is chosen. */
const CLASSED = ['active', 'selected', 'current']
  .flatMap((word) => ['li', 'a', 'button', 'label', 'div', 'span'].map((tag) => `${tag}[class*="${word}" i]`))
  .join(', ');
const CHOSEN_CLASS = /(^|\s)([a-z]+[-_]+)*(is[-_])?(active|selected|current)(\s|$)/i;
/** Cells and rows that are marked for the keyboard, or slides that turn by themselves, are no view. */
const NOT_A_VIEW =
  'td, th, tr, [role="row"], [role="gridcell"], [role="cell"], [role="columnheader"], [role="toolbar"], ' +
  '[aria-current="date"], [aria-current="time"], [class*="carousel"], [class*="slider"], [class*="swiper"]';
const ARROW =
  /^([‹›<>«»←→◀▶❮❯]|<<|>>|prev|previous|next|back|forward|zurück|weiter|vor|précédente?|suivante?|anterior|siguiente)\b|^[‹›<>«»←→◀▶❮❯]+/iu;

/**
 * What is chosen on a page, as far as controls, ARIA marks, classes and steppers ("‹ May 2026 ›") tell: it decides what
 * the page shows and need not be in its address. `rendered` false: the document was parsed and never laid out, so
 * that nothing is left out for being hidden.
 */
export function chosenView(document: Document, rendered: boolean): Choice[] {
  const isShown = (element: Element) =>
    !rendered ||
    (Element.prototype.getClientRects.call(element).length > 0 && isVisible(element, { visibilityProperty: true }));
  const roots = rootsOf(document);
  const all = (selector: string) => roots.flatMap((root) => queryAll(root, selector)).slice(0, MOST_SEEN);
  const controls = all('select, input').flatMap((control) => ofControl(control, isShown) ?? []);
  const boxes = all('[role="combobox"]:not(input):not(select), button[aria-haspopup="listbox"]').filter(isShown);
  const marked = all(MARKED).filter((element) => isShown(element) && closest(element, NOT_A_VIEW) === null);
  const isMarked = new Set(marked);
  const holdsMarked = new Set(marked.flatMap(upFrom));
  const classed = all(CLASSED).filter(
    (element) =>
      CHOSEN_CLASS.test(attr(element, 'class') ?? '') &&
      isShown(element) &&
      closest(element, NOT_A_VIEW) === null &&
      !holdsMarked.has(element) &&
      !upFrom(element).some((box) => isMarked.has(box)),
  );
  const switches = all(SWITCH).filter((element) => isShown(element) && closest(element, NOT_A_VIEW) === null);
  const arrows = all('button, [role="button"], a').filter(
    (element) => ARROW.test(nameOf(element)) && !leadsElsewhere(element) && isShown(element),
  );
  return [
    ...controls,
    ...boxes.map((box, i) => ({
      of: `box ${attr(box, 'aria-label') ?? i}`,
      what: textOf(box),
      control: true,
      firm: true,
      moved: false,
    })),
    ...marked.flatMap((element) => ofStrip(element, true) ?? []),
    ...classed.flatMap((element) => ofStrip(element, false) ?? []),
    ...switches.map((element) => ({
      of: `switch ${nameOf(element)}`,
      what: attr(element, 'aria-pressed') ?? attr(element, 'aria-checked') ?? '',
      control: true,
      firm: false,
      moved: false,
    })),
    ...arrows.flatMap((arrow) => ofStepper(arrow, isShown) ?? []),
  ].slice(0, MOST);
}

/** The document and the shadow trees in it, as deep as they go. */
function rootsOf(document: Document): Node[] {
  const roots: Node[] = [document];
  for (const root of roots)
    for (const element of queryAll(root, '*')) {
      const inner = get(Element, 'shadowRoot', element) as ShadowRoot | null;
      if (inner !== null) roots.push(inner);
    }
  return roots;
}

/** The element and what is around it. */
function upFrom(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one !== null; one = parentOf(one)) path.push(one);
  return path;
}

const parentOf = (element: Element) => get(Node, 'parentElement', element) as Element | null;
const countIn = (element: Element) => get(Element, 'childElementCount', element) as number;

/** A select, a date, a box to tick, or what was typed to search or filter. Controls in a table's cells are its data. */
function ofControl(control: Element, isShown: (element: Element) => boolean): Choice | null {
  if (isSecret(control) || isData(control)) return null;
  const from = tagOf(control) === 'select' ? HTMLSelectElement : HTMLInputElement;
  const of = (name: string) => get(from, name, control);
  const labels = [...((of('labels') as NodeListOf<Element> | null) ?? [])];
  if (![control, ...labels].some(isShown)) return null;
  const label = labels.map(textOf).join(' ') || attr(control, 'aria-label') || attr(control, 'placeholder');
  const name = attr(control, 'name') ?? attr(control, 'id') ?? '';
  if (tagOf(control) === 'select') {
    const options = [...(of('options') as HTMLOptionsCollection)];
    const what = options
      .filter(({ selected }) => selected)
      .map(textOf)
      .join('\n');
    // Without a default of its own a select opens with its first option.
    const opensWith = options
      .filter(({ defaultSelected }) => defaultSelected)
      .map(textOf)
      .join('\n');
    const moved = what !== (opensWith || (options[0] ? textOf(options[0]) : ''));
    return { of: `select ${label || name}`, what: withoutCount(what), control: true, firm: true, moved };
  }
  const value = of('value') as string;
  const checked = of('checked') as boolean;
  switch (of('type')) {
    case 'radio':
      return checked
        ? { of: `radio ${name}`, what: label || value, control: true, firm: true, moved: of('defaultChecked') !== true }
        : null;
    case 'checkbox':
      return { of: `tick ${label || name}`, what: String(checked), control: true, firm: false, moved: false };
    case 'date':
    case 'month':
    case 'week':
    case 'datetime-local':
      return {
        of: `date ${label || name}`,
        what: value,
        control: true,
        firm: true,
        moved: value !== of('defaultValue'),
      };
    case 'text':
    case 'search':
    case 'number':
    case 'range':
      return { of: `typed ${label || name}`, what: fingerprint(value), control: true, firm: false, moved: false };
    default:
      return null;
  }
}

/** In a cell of a table with headers: a value of the table, not a choice of what it shows. */
function isData(control: Element): boolean {
  const cell = closest(control, 'td, [role="gridcell"], [role="cell"]');
  const table = cell && closest(cell, 'table, [role="grid"], [role="treegrid"], [role="table"]');
  return table !== null && Element.prototype.querySelector.call(table, 'th, [role="columnheader"]') !== null;
}

/** The one that is chosen among its like: a tab of a strip, a page of a pager, a button of a group. */
function ofStrip(element: Element, firm: boolean): Choice | null {
  const text = textOf(element);
  if (text === '' || text.length > 60) return null;
  let item = element;
  let box = parentOf(item);
  for (; box !== null && countIn(box) === 1; box = parentOf(item)) item = box;
  if (box === null || countIn(box) > 60) return null;
  const strip = Array.from(get(Element, 'children', box) as HTMLCollection);
  const texts = strip.map((other) => withoutCount(textOf(other)).slice(0, 20));
  if (strip.length < 2 || texts.some((other) => other === '')) return null;
  if (
    strip.some((other) => other !== item && leadsElsewhere(Element.prototype.querySelector.call(other, 'a') ?? other))
  )
    return null;
  const of = `strip ${texts.join('|').slice(0, 200)}`;
  const at = strip.indexOf(item);
  return { of, what: `${at} ${withoutCount(text)}`, control: false, firm, moved: at > 0 };
}

/** What stands beside a "next" button: a month, "Page 2 of 5". */
function ofStepper(arrow: Element, isShown: (element: Element) => boolean): Choice | null {
  for (let group = parentOf(arrow), up = 0; group && up < 3; group = parentOf(group), up += 1) {
    const parts = queryAll(group, '*');
    if (parts.length > 300) return null;
    const texts = parts
      .filter((part) => countIn(part) === 0 && closest(part, 'button, [role="button"], a, select') === null)
      .filter(isShown)
      .map(textOf)
      .filter((text) => text.length > 1 || /\d/.test(text));
    if (texts.length > 3) return null;
    const what = texts.join(' ');
    if (what === '' || what.length > 60) continue;
    const page = what.replace(/\s*(\bof\b|\bvon\b|\bde\b|\bsur\b|\/)\s*[\d.,\s]+.*$/iu, '');
    return { of: `stepper ${nameOf(arrow)}`, what: page, control: false, firm: true, moved: false };
  }
  return null;
}

/** A link to an address of its own: what it leads to is no view that a script holds. */
function leadsElsewhere(element: Element): boolean {
  const href = tagOf(element) === 'a' ? (attr(element, 'href') ?? '') : '';
  return href !== '' && !/^(#|javascript:)/i.test(href.trim());
}

const textOf = (element: Element) => cleanText(allText(element));

const nameOf = (element: Element) =>
  (attr(element, 'aria-label') ?? (textOf(element) || attr(element, 'title')) ?? '').trim();

/** "Open (17)" and "Open 17" without the number, which is a value and no choice; "2026" stays. */
const withoutCount = (text: string) => text.replace(/(\p{L})[\s(]+[\d.,]+\)?$/u, '$1');
