import { attr, get, getter, tagOf } from './dom.ts';

/** A form control's live value. */
export interface ControlValue {
  /** "text", "select", "checkbox" and so on; for an input its type. */
  control: string;
  /** What a person sees in it; "yes" or "no" for a checkbox or switch. */
  value: string;
}

const UNREAD = new Set(['password', 'hidden', 'file', 'image']);
const SECRET = /(^|\s)(cc-\S+|one-time-code|\S*-password)(\s|$)/i;

/** The control must never be read: passwords, hidden inputs, card numbers, one-time codes. */
export function isSecret(element: Element): boolean {
  if (tagOf(element) === 'input' && UNREAD.has(inputType(element))) return true;
  return SECRET.test(attr(element, 'autocomplete') ?? '');
}

/** The type of an input, "text" where its attribute names none. */
export const inputType = getter<string>(() => HTMLInputElement, 'type');

/** The live value of an input. */
export const inputValue = getter<string>(() => HTMLInputElement, 'value');

const isChecked = getter<boolean>(() => HTMLInputElement, 'checked');

/**
 * The live value of an input, select or textarea, as shown; null for other elements and secret controls. A select on an
 * option without value ("Please choose") is empty.
 */
export function controlValue(element: Element): ControlValue | null {
  const tag = tagOf(element);
  if (tag === 'textarea') {
    if (isSecret(element)) return null;
    return { control: 'textarea', value: get(HTMLTextAreaElement, 'value', element) as string };
  }
  if (tag === 'select') {
    if (isSecret(element)) return null;
    const options = get(HTMLSelectElement, 'selectedOptions', element) as Iterable<HTMLOptionElement>;
    const chosen = Array.from(options).filter((option) => get(HTMLOptionElement, 'value', option) !== '');
    const labels = chosen.map((option) => get(HTMLOptionElement, 'label', option) as string);
    return { control: 'select', value: labels.map((label) => label.trim()).join(', ') };
  }
  if (tag !== 'input' || isSecret(element)) return null;
  const type = inputType(element);
  if (type === 'checkbox' || type === 'radio') {
    return { control: type, value: isChecked(element) ? 'yes' : 'no' };
  }
  return { control: type, value: inputValue(element) };
}
