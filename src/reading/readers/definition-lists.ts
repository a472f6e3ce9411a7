import type { Scan, Seen } from '../scan.ts';
import type { FieldSink } from './field-sink.ts';

/** Fields of `dl` lists: every `dd` under each `dt` that it follows, grouped in divs or not. */
export function readDefinitionLists(scan: Scan, sink: FieldSink): void {
  for (const list of scan.tagged('dl')) {
    const items = list.children.flatMap((child) => (child.tag === 'div' ? child.children : [child]));
    let terms: Seen[] = [];
    let described = false;
    for (const item of items) {
      if (item.tag === 'dt') {
        if (described) terms = [];
        described = false;
        terms.push(item);
      } else if (item.tag === 'dd') {
        described = true;
        const label = terms.map((term) => scan.label(term)).join(' / ');
        sink.add({ label, value: scan.text(item), at: item });
      }
    }
  }
}
