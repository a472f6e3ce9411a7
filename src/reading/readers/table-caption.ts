import type { Scan, Seen } from '../scan.ts';
import { headingLevel } from '../sections.ts';

/** The table's own name: caption, accessible name, or a short line of text right above it. */
export function captionOf(scan: Scan, table: Seen): string | null {
  const caption = table.children.find((child) => child.tag === 'caption');
  if (caption !== undefined) {
    const text = scan.label(caption);
    if (text !== '') return text;
  }
  const named = scan.name(table);
  if (named !== '') return named;
  const figure = table.parent?.tag === 'figure' ? table.parent.children.find((c) => c.tag === 'figcaption') : undefined;
  if (figure !== undefined) return scan.text(figure) || null;
  return lineAbove(scan, table);
}

/** A line such as **Subtasks** in a paragraph of its own, standing where a caption would. */
function lineAbove(scan: Scan, table: Seen): string | null {
  const siblings = table.parent?.children ?? [];
  const before = siblings[siblings.indexOf(table) - 1];
  if (before === undefined || headingLevel(before) > 0 || before.interactive) return null;
  const text = scan.text(before);
  if (text === '' || text.length > 60) return null;
  const [only] = before.children;
  const strong = before.children.length === 1 && before.ownText === 0 && (only?.tag === 'strong' || only?.tag === 'b');
  return strong || before.tag === 'strong' || before.tag === 'b' ? text : null;
}
