import { attr, firstChild, get, nextSibling, nodeType, tagOf } from '../dom.ts';

/** The part of an element that names it. */
const NAMING_PART: Record<string, string> = {
  fieldset: 'legend',
  table: 'caption',
  figure: 'figcaption',
  svg: 'title',
};

const LABELLED = {
  button: 'HTMLButtonElement',
  input: 'HTMLInputElement',
  meter: 'HTMLMeterElement',
  output: 'HTMLOutputElement',
  progress: 'HTMLProgressElement',
  select: 'HTMLSelectElement',
  textarea: 'HTMLTextAreaElement',
} as const;

/**
 * The name that HTML itself gives an element (HTML-AAM), "" when it gives none: labels, the caption of a table, a
 * picture's alternative text. `nameOf` gives the name of a part.
 */
export function nativeName(element: Element, tag: string, nameOf: (part: Element) => string): string {
  const labelled = labelsOf(element, tag)
    .map(nameOf)
    .filter((name) => name.trim() !== '')
    .join(' ');
  if (labelled !== '') return labelled;
  if (tag === 'input') return inputName(element);
  if (tag === 'img' || tag === 'area') return attr(element, 'alt') ?? '';
  if (tag === 'optgroup' || tag === 'option') return attr(element, 'label') ?? '';
  const partTag = Object.hasOwn(NAMING_PART, tag) ? NAMING_PART[tag] : undefined;
  if (partTag === undefined) return '';
  for (let node = firstChild(element); node !== null; node = nextSibling(node))
    if (nodeType(node) === 1 && tagOf(node as Element) === partTag) return nameOf(node as Element);
  return '';
}

/** The labels of a control, in order; none for other elements. */
function labelsOf(element: Element, tag: string): Element[] {
  if (!Object.hasOwn(LABELLED, tag)) return [];
  const labels = get(globalThis[LABELLED[tag as keyof typeof LABELLED]], 'labels', element);
  return labels === null ? [] : Array.from(labels as NodeListOf<Element>);
}

function inputName(element: Element): string {
  const type = get(HTMLInputElement, 'type', element) as string;
  const value = () => get(HTMLInputElement, 'value', element) as string;
  if (type === 'button') return value();
  if (type === 'submit') return value() || 'Submit';
  if (type === 'reset') return value() || 'Reset';
  if (type !== 'image') return '';
  return (
    [attr(element, 'alt'), attr(element, 'value'), attr(element, 'title')].find(
      (said) => said != null && said.trim() !== '',
    ) ?? 'Submit'
  );
}
