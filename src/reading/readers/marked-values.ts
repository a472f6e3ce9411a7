import { cleanText } from '../clean-text.ts';
import { attr, attrOf, hasAttr } from '../dom.ts';
import type { Scan, Seen } from '../scan.ts';
import type { FieldSink } from './field-sink.ts';
import { controlLabel, type LabelMap } from './form-controls.ts';
import { looksLikeValue } from './typed-text.ts';

const GAUGES = new Set(['meter', 'progressbar']);

/** Values that the markup itself declares: meters, progress bars, outputs, itemprop, and labels for screen readers. */
export function readMarkedValues(scan: Scan, sink: FieldSink, labels: LabelMap): void {
  for (const seen of scan.all) {
    const gauge = gaugeValue(seen);
    if (gauge !== null || seen.tag === 'output') {
      const value = gauge ?? scan.text(seen);
      sink.add({ label: controlLabel(scan, seen, labels).text, value, at: seen });
      continue;
    }
    if (seen.plain || sink.inGrid(seen)) continue;
    const property = attr(seen.element, 'itemprop');
    if (property !== null && !hasAttr(seen.element, 'itemscope') && scan.size(seen) <= 120) {
      sink.add({ label: property.split(/\s+/)[0] ?? '', value: scan.text(seen), at: seen });
    } else if (hasAttr(seen.element, 'aria-label') && scan.size(seen) <= 40) readAriaLabel(seen, sink);
  }
}

/** "Open tickets: 17" as an element's accessible name. */
function readAriaLabel(seen: Seen, sink: FieldSink): void {
  const label = cleanText(attrOf(seen, 'aria-label'));
  const match = label.length > 80 ? null : /^(\p{L}[^:]{1,39}):\s+(\S.*)$/u.exec(label);
  if (match !== null && looksLikeValue(match[2] ?? '')) {
    sink.add({ label: match[1] ?? '', value: match[2] ?? '', at: seen });
  }
}

/** What a meter or progress bar says, as text; null for other elements and for bars without a value. */
function gaugeValue(seen: Seen): string | null {
  const native = seen.tag === 'meter' || seen.tag === 'progress';
  if (!native && !GAUGES.has(seen.role)) return null;
  const text = cleanText(attrOf(seen, 'aria-valuetext'));
  if (text !== '') return text;
  const now = attr(seen.element, native ? 'value' : 'aria-valuenow');
  const value = now === null ? Number.NaN : Number(now);
  if (now === null || now.trim() === '' || !Number.isFinite(value)) return null;
  const max = Number(
    attr(seen.element, native ? 'max' : 'aria-valuemax') ?? (seen.tag === 'progress' || seen.tag === 'meter' ? 1 : 100),
  );
  const share = seen.tag === 'progress' || seen.role === 'progressbar' || max === 100;
  if (!share || !(max > 0)) return now.trim();
  return `${Math.round((value / max) * 1000) / 10}%`;
}
