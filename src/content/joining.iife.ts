import type { Joining, PageRead } from '../platform/page-commands.ts';
import { fitContent } from '../reading/fit-content.ts';
import { type Answered, toldBy } from '../reading/own-data/own-data.ts';
import type { Told, Trouble } from '../reading/reading.ts';
import { readDrawn } from './joining/join-drawn.ts';
import { joinHeld } from './joining/join-held.ts';
import { numbered } from './joining/numbered.ts';
import { type Asked, wantedOf } from './joining/wanted.ts';
import { elementAt } from './own-world/element-path.ts';
import { pageRead } from './page-read.ts';
import type { Here, readHere } from './read-here.ts';

/** What joins a reading and what the page's own world tells of it; put in after the reader. */
const world = globalThis as unknown as {
  whereaboutsHere: typeof readHere;
  whereaboutsFirst?: { here: Here; asked: Asked | null; read: PageRead } | undefined;
};

/** What an app holds beside what it shows may be long: this much, in characters, can still be looked through. */
const MAX_CHARS = 12_000_000;

const joining: Joining = {
  readFirst() {
    const here = world.whereaboutsHere(document);
    here.content.told ??= [];
    const read = pageRead(here.content, document);
    const asked = wantedOf(here, document);
    world.whereaboutsFirst = { here, asked, read };
    return { read, wanted: asked?.wanted ?? null };
  },
  readTold({ told }) {
    const first = world.whereaboutsFirst;
    world.whereaboutsFirst = undefined;
    if (first === undefined || first.asked === null) return null;
    const answer = told === null ? null : toldBy(told, first.asked.wanted);
    join(first.here, first.asked, answer);
    return first.read;
  },
};

function join({ content, elements }: Here, { tables }: Asked, answer: Answered | null): void {
  const told: Told[] = [...(content.told ?? [])];
  const troubles: Trouble[] = [];
  const held = new Map(tables.map((at, i) => [at, answer?.tables[i] ?? null] as const));
  content.tables = content.tables.flatMap((table, at) => {
    const rows = held.get(at);
    if (rows === undefined) return [table];
    if (rows === null) {
      troubles.push({ code: 'app-silent', detail: 'no rows that match those shown' });
      return [table];
    }
    return numbered(elements, elements[table.src], { at: table.src, by: 'app' }, told, (next) =>
      joinHeld(table, rows, next, content.lang),
    );
  });
  let read = 0;
  let cut = false;
  for (const grid of answer?.drawn ?? []) {
    const canvas = elementAt(grid.path, document);
    if (canvas === null || canvas.querySelector('tr, [role="row"]') !== null) continue;
    const by = grid.name === null ? ('drawing' as const) : ('app' as const);
    const section = content.headings.slice(0, 1);
    const {
      tables: drawn,
      fields,
      cut: hasCut,
      blocks,
    } = numbered(elements, canvas, { at: -1, by }, told, (next) =>
      readDrawn(grid, next, section, world.whereaboutsHere),
    );
    content.tables.push(...drawn);
    content.fields.push(...fields);
    content.blocks.push(...blocks);
    read += drawn.length + fields.length;
    cut ||= hasCut;
  }
  const rest = content.troubles.filter(({ code }) => code !== 'canvas');
  const unread = rest.length < content.troubles.length && read === 0;
  if (unread) {
    const code = answer?.elsewhere ? 'canvas-elsewhere' : 'canvas-unread';
    troubles.push({ code, detail: 'a large canvas whose text is not known' });
  }
  if (cut) troubles.push({ code: 'text-cut', detail: 'texts with an ellipsis' });
  content.troubles = [...rest, ...troubles];
  content.told = told;
  fitContent(content, MAX_CHARS);
}

Object.assign(globalThis, { whereaboutsJoining: joining });
