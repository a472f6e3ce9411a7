import { inputType, inputValue } from '../controls.ts';
import { attr, firstChild, get, getter, nextSibling, nodeType, queryAll, tagOf } from '../dom.ts';

/** The part of an element that names it. */
const NAMING_PART: Record<string, string> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
};
const SVG = 'http://www.w3.org/2000/svg';

const LABELLED = new Set(['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']);

const labelledBy = getter<Element | null>(() => HTMLLabelElement, 'control');

/** The labels of a control, in order; none for other elements. */
export type LabelsOf = (element: Element, tag: string) => Element[];

/**
 * Finds labels by going through those of a tree once: asking each control for its own makes the browser do so every time.
 */
export function labelFinder(): LabelsOf {
  const byRoot = new Map<Node, Map<Element, Element[]>>();
  return (element, tag) => {
    if (!LABELLED.has(tag)) return [];
    const root = Node.prototype.getRootNode.call(element);
    let labels = byRoot.get(root);
    if (labels === undefined) {
      labels = new Map();
      byRoot.set(root, labels);
      for (const label of queryAll(root, 'label')) {
        const control = labelledBy(label);
        if (control === null) continue;
        const others = labels.get(control);
        if (others) others.push(label);
        else labels.set(control, [label]);
      }
    }
    return labels.get(element) ?? [];
  };
}

/**
 * The name that HTML or SVG itself gives an element (HTML-AAM, SVG-AAM), "" when it gives none: labels, the caption of a
 * table, a picture's alternative text, the title of a shape. `nameOf` gives the name of a part.
 */
export function nativeName(element: Element, tag: string, labels: LabelsOf, nameOf: (part: Element) => string): string {
  const labelled = labels(element, tag)
    .map(nameOf)
    .filter((name) => name.trim() !== '')
    .join(' ');
  if (labelled !== '') return labelled;
  if (tag === 'input') return inputName(element);
  if (tag === 'img' || tag === 'area') return attr(element, 'alt') ?? '';
  if (tag === 'optgroup' || tag === 'option') return attr(element, 'label') ?? '';
  const isDrawing = get(Element, 'namespaceURI', element) === SVG;
  const partTag = isDrawing ? 'title' : Object.hasOwn(NAMING_PART, tag) ? NAMING_PART[tag] : undefined;
  const part = partTag === undefined ? null : childOf(element, partTag);
  if (part !== null) return nameOf(part);
  return isDrawing && tag === 'a' ? (attr(element, 'xlink:title') ?? '') : '';
}

/** The first child of a tag. */
export function childOf(element: Element, tag: string): Element | null {
  for (let node = firstChild(element); node !== null; node = nextSibling(node))
    if (nodeType(node) === 1 && tagOf(node as Element) === tag) return node as Element;
  return null;
}

function inputName(element: Element): string {
  const type = inputType(element);
  if (type === 'button') return inputValue(element);
  if (type === 'submit') return inputValue(element) || 'Submit';
  if (type === 'reset') return inputValue(element) || 'Reset';
  if (type !== 'image') return '';
  return (
    [attr(element, 'alt'), attr(element, 'value'), attr(element, 'title')].find(
      (said) => said != null && said.trim() !== '',
    ) ?? 'Submit'
  );
}
