import { cleanText } from '../clean-text.ts';
import { controlValue, isSecret } from '../controls.ts';
import { attr, attrOf, elementById } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import type { FieldSink } from './field-sink.ts';

const BUTTONS = new Set(['submit', 'button', 'reset', 'image', 'hidden', 'file', 'password']);
const CONTROLS = new Set(['input', 'select', 'textarea']);
const ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'checkbox', 'switch', 'radio']);

/** Labels of a page by the control that they name. */
export type LabelMap = Map<Element, Seen>;

/** Finds which label names which control: by `for`, or by holding it. */
export function labelMap(scan: Scan): LabelMap {
  const labels: LabelMap = new Map();
  for (const seen of scan.tagged('label')) {
    const id = attr(seen.element, 'for');
    const target = id === null || id === '' ? null : elementById(seen.element, id);
    if (target !== null) labels.set(target, seen);
    else {
      for (let i = seen.order + 1; i <= seen.end; i++) {
        const inner = scan.all[i] as Seen;
        if (['input', 'select', 'textarea', 'meter', 'progress', 'output'].includes(inner.tag)) {
          labels.set(inner.element, seen);
          break;
        }
      }
    }
  }
  return labels;
}

/** What names a control: its accessible name, the cell or short text before it, title, placeholder. */
export function controlLabel(scan: Scan, seen: Seen, labels: LabelMap): { text: string; by: Seen | null } {
  const named = scan.name(seen);
  if (named !== '') return { text: named, by: labels.get(seen.element) ?? null };
  const before = textBefore(scan, seen);
  if (before !== '') return { text: before, by: null };
  return { text: cleanText(attr(seen.element, 'title') ?? attrOf(seen, 'placeholder')), by: null };
}

/** A short text right before the control in its own box, or the cell before the one that it stands in. */
function textBefore(scan: Scan, seen: Seen): string {
  const box = seen.parent;
  if (box === null) return '';
  const text = scan.between(box, box.from, seen.from);
  if (text.length > 1 && text.length <= 40) return text;
  if (text !== '') return '';
  const at = box.parent?.children.indexOf(box) ?? -1;
  const before = at > 0 ? box.parent?.children[at - 1] : undefined;
  // What another control holds names none; the words beside a box to tick are not held in it.
  if (before === undefined || scan.size(before) > 40 || before.interactive || showsValue(scan, before)) return '';
  const cell = scan.text(before);
  return /\p{L}/u.test(cell) ? cell : '';
}

/** A control in the element shows what it holds as text. */
function showsValue(scan: Scan, { order, end }: Seen): boolean {
  const boxes = scan.all.slice(order, end + 1).filter(({ tag }) => CONTROLS.has(tag));
  return boxes.some(({ element }) => !/^(?:checkbox|radio)$/.test(controlValue(element)?.control ?? ''));
}

/** Live values of form controls under their labels. Secrets are never read; empty ones and buttons are left out. */
export function readFormControls(scan: Scan, sink: FieldSink, labels: LabelMap): void {
  for (const seen of scan.all) {
    const native = CONTROLS.has(seen.tag);
    if (!native && seen.plain) continue;
    const live = native ? controlValue(seen.element) : ariaValue(scan, seen);
    if (live === null || live.value.trim() === '' || BUTTONS.has(live.control)) continue;
    if (live.control === 'checkbox' && sink.inGrid(seen) && isWholeCell(scan, seen)) continue;
    const label = controlLabel(scan, seen, labels);
    // A native box is often made invisible under a drawn one; its label tells whether it is there for a person.
    const drawn = live.control === 'checkbox' || live.control === 'radio' ? label.by : null;
    const at = seen.hiding.vis === 'concealed' && drawn !== null ? drawn : seen;
    if (live.control === 'radio') {
      if (live.value !== 'yes') continue;
      const group = groupLabel(scan, seen);
      if (group !== '') {
        sink.add({ label: group, value: label.text, at, control: 'radio' });
        continue;
      }
    }
    sink.add({ label: label.text, value: live.value, at, control: live.control });
  }
}

const CELLS = /^(?:cell|gridcell|rowheader|columnheader)$/;

/** A box that is all its cell holds is what the cell says, or only picks out the row. */
function isWholeCell(scan: Scan, box: Seen): boolean {
  let at = box.parent;
  while (at !== null && at.tag !== 'td' && at.tag !== 'th' && !CELLS.test(at.role)) at = at.parent;
  return at !== null && scan.text(at) === '';
}

function ariaValue(scan: Scan, seen: Seen): { control: string; value: string } | null {
  const editable = attr(seen.element, 'contenteditable');
  const isEditable = editable !== null && editable.toLowerCase() !== 'false';
  if ((!ROLES.has(seen.role) && !isEditable) || isSecret(seen.element)) return null;
  if (seen.role === 'checkbox' || seen.role === 'switch' || seen.role === 'radio') {
    const checked = attr(seen.element, 'aria-checked');
    const control = seen.role === 'switch' ? 'checkbox' : seen.role;
    return checked === null ? null : { control, value: checked === 'true' ? 'yes' : 'no' };
  }
  if (seen.role === 'slider' || seen.role === 'spinbutton') {
    const value = attr(seen.element, 'aria-valuetext') ?? attr(seen.element, 'aria-valuenow');
    return value === null ? null : { control: seen.role, value };
  }
  return { control: seen.role === 'combobox' ? 'select' : 'text', value: scan.text(seen) };
}

function groupLabel(scan: Scan, radio: Seen): string {
  for (let box = radio.parent, up = 0; box !== null && up < 6; box = box.parent, up++) {
    if (box.tag === 'fieldset') return scan.name(box);
    if (box.role === 'radiogroup' || box.role === 'group') {
      const label = controlLabel(scan, box, new Map());
      if (label.text !== '') return label.text;
    }
  }
  return '';
}
