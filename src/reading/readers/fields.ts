import type { Field } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { type FieldSink, fieldSink } from './field-sink.ts';
import { labelMap, readFormControls } from './form-controls.ts';
import { readLabelledLines, readSiblingPairs, readStackedPairs } from './label-value-pairs.ts';
import { readMarkedValues } from './marked-values.ts';
import { readStatCards } from './stat-cards.ts';

type Guard = <T>(reader: string, read: () => T, otherwise: T) => T;

/**
 * Labels with their values, from the surest markup to the loosest; what one reader took the next leaves alone.
 * `grids` are the roots of what is read as tables, `found` the fields that tables hold.
 */
export function readFields(scan: Scan, grids: Seen[], found: Parameters<FieldSink['add']>[0][], guard: Guard): Field[] {
  const sink = fieldSink(scan, grids);
  const labels = labelMap(scan);
  for (const field of found) sink.add(field);
  const readers = [
    readDefinitionLists,
    readFormControls,
    readMarkedValues,
    readSiblingPairs,
    readStackedPairs,
    readLabelledLines,
    readStatCards,
  ];
  for (const read of readers) guard('fields', () => read(scan, sink, labels), undefined);
  return sink.fields;
}
