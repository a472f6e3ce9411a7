import { controlValue, inputType, isSecret } from '../controls.ts';
import { attr, get, tagOf } from '../dom.ts';

const BUTTONS = new Set(['button', 'submit', 'reset', 'image', 'file', 'hidden', 'checkbox', 'radio', 'color']);
const RANGES = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar', 'progress']);

/**
 * What a control that stands in the name of another one says there: its value, "" when it has none. Null for what is
 * no such control. `contentOf` gives the text of an element.
 *
 * @param role the element's role, or its tag when it has none.
 */
export function embeddedValue(element: Element, role: string, contentOf: (element: Element) => string): string | null {
  if (isSecret(element)) return '';
  const tag = tagOf(element);
  if (RANGES.has(role) || isNativeRange(element, tag)) {
    return attr(element, 'aria-valuetext') ?? attr(element, 'aria-valuenow') ?? nativeValue(element, tag);
  }
  if (tag === 'input' || tag === 'textarea' || tag === 'select') {
    const live = controlValue(element);
    return live === null || BUTTONS.has(live.control) ? null : live.value;
  }
  if (role === 'textbox' || role === 'searchbox') return contentOf(element);
  if (role !== 'combobox' && role !== 'listbox') return null;
  const chosen = [...Element.prototype.querySelectorAll.call(element, '[aria-selected="true"], [aria-checked="true"]')];
  if (chosen.length > 0) return chosen.map(contentOf).join(' ');
  const input = Element.prototype.querySelector.call(element, 'input, textarea, select');
  if (input !== null) return controlValue(input)?.value ?? '';
  return role === 'listbox' ? '' : contentOf(element);
}

function isNativeRange(element: Element, tag: string): boolean {
  return tag === 'input' && /^(?:range|number)$/.test(inputType(element));
}

function nativeValue(element: Element, tag: string): string {
  if (tag === 'input') return controlValue(element)?.value ?? '';
  if (tag === 'meter') return String(get(HTMLMeterElement, 'value', element));
  if (tag === 'progress') return attr(element, 'value') ?? '';
  return '';
}
