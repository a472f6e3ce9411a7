import type { Field } from '../reading.ts';
import type { Scan, Seen } from '../scan.ts';
import { readDefinitionLists } from './definition-lists.ts';
import { fieldSink } from './field-sink.ts';
import { labelMap, readFormControls } from './form-controls.ts';
import { readLabelledLines, readSiblingPairs } from './label-value-pairs.ts';
import { readMarkedValues } from './marked-values.ts';
import { readStatCards } from './stat-cards.ts';

/**
 * Labels with their values, from the surest markup to the loosest; what one reader took the next leaves alone.
 * `grids` are the roots of what is read as tables.
 */
export function readFields(scan: Scan, grids: Seen[]): Field[] {
  const sink = fieldSink(scan, grids);
  const labels = labelMap(scan);
  readDefinitionLists(scan, sink);
  readFormControls(scan, sink, labels);
  readMarkedValues(scan, sink, labels);
  readSiblingPairs(scan, sink);
  readLabelledLines(scan, sink);
  readStatCards(scan, sink);
  return sink.fields;
}
