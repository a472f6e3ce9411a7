import { boardGrids } from './boards.ts';
import { recordGrids } from './records.ts';
import { repeatedGrids } from './repeated-rows.ts';

/** What finds tables that are drawn from boxes: the columns of a board, rows of boxes, and records that repeat. */
export interface Repetition {
  boardGrids: typeof boardGrids;
  repeatedGrids: typeof repeatedGrids;
  recordGrids: typeof recordGrids;
}

export const repetition: Repetition = { boardGrids, repeatedGrids, recordGrids };
