import type { PageContent, Told } from './reading.ts';

/** Room for the elements of one frame in the numbering of a merged reading. */
const FRAME_STRIDE = 1_000_000;

/** Which frame (by its index in what was merged) a merged `src` stands in, and its number there. */
export function frameOf(src: number): { index: number; src: number } {
  return { index: Math.floor(src / FRAME_STRIDE), src: src % FRAME_STRIDE };
}

/**
 * One reading of a page and the frames in it: the first is the page itself and gives address, title and language; what
 * the others show is added, with their title as the outermost section.
 */
export function mergeFrames(frames: readonly [PageContent, ...PageContent[]]): PageContent {
  const [main, ...others] = frames;
  const rest = others.map((frame, i) => shifted(frame, (i + 1) * FRAME_STRIDE));
  const all = [main, ...rest];
  const told = all.some((frame) => frame.told) ? all.flatMap((frame) => frame.told ?? []) : null;
  return {
    ...main,
    ...(told === null ? {} : { told }),
    blocks: all.flatMap(({ blocks }) => blocks),
    tables: all.flatMap(({ tables }) => tables),
    fields: all.flatMap(({ fields }) => fields),
    events: all.flatMap(({ events }) => events),
    calendar: all.find(({ calendar }) => calendar)?.calendar ?? null,
    counts: all.flatMap(({ counts }) => counts),
    lists: all.flatMap(({ lists }) => lists),
    // A page that only frames others has no text of its own.
    troubles: all.flatMap(({ troubles }) =>
      rest.length > 0 ? troubles.filter(({ code }) => code !== 'undrawn') : troubles,
    ),
  };
}

function shifted(frame: PageContent, shift: number): PageContent {
  const under = frame.title ? [frame.title] : [];
  const at = <T extends { src: number }>(piece: T): T => ({ ...piece, src: piece.src + shift });
  const within = <T extends { section: string[] }>(part: T): T => ({ ...part, section: [...under, ...part.section] });
  return {
    ...frame,
    blocks: frame.blocks.map((block) => within(at(block))),
    tables: frame.tables.map((table) => ({
      ...within(at(table)),
      rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell && at(cell)) })),
    })),
    fields: frame.fields.map((field) => within(at(field))),
    events: frame.events.map(at),
    counts: frame.counts.map((count) => within(at(count))),
    ...(frame.told === undefined ? {} : { told: frame.told.map((one) => toldShifted(one, shift)) }),
    lists: frame.lists.map((list) => ({ ...within(list), items: list.items.map(at) })),
  };
}

function toldShifted({ from, to, at, by }: Told, shift: number): Told {
  return { from: from + shift, to: to + shift, at: at < 0 ? at : at + shift, by };
}
