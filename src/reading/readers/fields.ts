import type { Field } from '../reading.ts';
import type { Scan } from '../scan.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { fieldSink } from './field-sink.ts';
import { labelMap, readFormControls } from './form-controls.ts';
import { readLabelledLines, readSiblingPairs, readStackedPairs } from './label-value-pairs.ts';
import { readMarkedValues } from './marked-values.ts';
import { readStatCards } from './stat-cards.ts';
import type { TablesReading } from './tables.ts';

type Guard = <T>(reader: string, read: () => T, otherwise: T) => T;

/**
 * Labels with their values, from the surest markup to the loosest; what one reader took the next leaves alone.
 * `tables` are what was read as such, with the fields that they hold.
 */
export function readFields(
  scan: Scan,
  { roots, records, fields: found }: Pick<TablesReading, 'roots' | 'records' | 'fields'>,
  guard: Guard,
): Field[] {
  const sink = fieldSink(scan, roots);
  for (const record of records) sink.claim(record);
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
