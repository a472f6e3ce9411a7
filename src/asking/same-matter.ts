import type { PageContent, Table } from '../reading/reading.ts';

/** Fewer names than this say nothing about whether a table is the same. */
const FEW = 3;
const fold = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * What a site's data says, when it is of the same matter as what the open tab shows; null where it is of another view (a
 * filter, a query, other calendars): most names in a shown table, and all shown events, must stand in it. Where the
 * events do, days that the data alone could not vouch for are known whole.
 */
export function sameMatter(told: PageContent, shown: PageContent): PageContent | null {
  const events = holdsEvents(told, shown);
  if (events === 'not' || !holdsTable(told, shown)) return null;
  const { calendar } = told;
  return events === 'all' && calendar !== null ? { ...told, calendar: { ...calendar, hidden: [] } } : told;
}

function holdsEvents({ events, calendar }: PageContent, shown: PageContent): 'all' | 'none-shown' | 'not' {
  if (calendar === null) return 'none-shown';
  const key = (title: string, date: string | null) => `${fold(title)}\n${date}`;
  const held = new Set(events.map(({ title, start }) => key(title, start.date)));
  const due = shown.events.filter(
    ({ start, vis }) =>
      vis === 'shown' && start.date !== null && start.date >= calendar.from && start.date <= calendar.to,
  );
  if (due.length === 0) return 'none-shown';
  return due.every(({ title, start }) => held.has(key(title, start.date))) ? 'all' : 'not';
}

function holdsTable(told: PageContent, shown: PageContent): boolean {
  if (told.tables.length === 0) return true;
  const held = new Set(told.tables.flatMap(textsOf));
  const names = shown.tables.map(namesIn).filter((texts) => texts.length >= FEW);
  return names.length === 0 || names.some((texts) => 2 * texts.filter((text) => held.has(text)).length >= texts.length);
}

/** Texts that stand in one cell of a table alone: what its rows are called, not their kinds and states. */
function namesIn(table: Table): string[] {
  const times = new Map<string, number>();
  for (const text of textsOf(table)) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].flatMap(([text, n]) => (n === 1 && /\p{L}.*\p{L}.*\p{L}/u.test(text) ? [text] : []));
}

const textsOf = ({ rows }: Table): string[] =>
  rows.flatMap(({ kind, cells }) => (kind === 'data' ? cells.flatMap((cell) => (cell ? [fold(cell.text)] : [])) : []));
