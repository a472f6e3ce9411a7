/**
 * `npm run -s eval -- locators FILE --candidates FILE`: elements of old pages, sought by their traits among those of the
 * new ones, with the matcher that proposes where a lost place has gone.
 */
import { offerable, type Traits } from '../../src/reading/locator/alike.ts';
import { readArguments, readLines } from './arguments.ts';
import { type LocatorFigures, locatorFigures, type Search } from './score-locators.ts';

type Bag = Record<string, string>;

/** A line of the file: what is known of the old element (null: nothing), and which candidates are right. */
export interface LocatorLine {
  id?: string;
  app: string;
  target: Bag | null;
  goldIds: string[];
}

/** A line of the candidates' file: an element of the new page. */
export interface CandidateLine {
  app: string;
  id: string;
  props: Bag;
}

interface Item {
  id: string;
  raw: string;
  state: 'right' | 'refused' | 'wrong' | 'not asked';
  ms: number;
}

/** Names that the product has for the traits of the file. Others (the pairing number, values) are not given to it. */
const TRAITS: Record<string, string> = {
  tag: 'tag',
  type: 'type',
  id: 'id',
  name: 'name',
  class: 'class',
  href: 'href',
  alt: 'alt',
  title: 'title',
  placeholder: 'placeholder',
  text: 'text',
  visible_text: 'label',
  neighbor_text: 'near',
  neighbor_text_left: 'before',
  neighbor_text_right: 'after',
  neighbor_text_above: 'above',
  neighbor_text_below: 'below',
  xpath: 'path',
  idxpath: 'anchor',
  x: 'x',
  y: 'y',
  width: 'width',
  height: 'height',
};

/** How the file says that there is nothing. */
const NOTHING = '0';

/** Runs the lines of a file. Fails without `--candidates`. Lines about which nothing can be asked count in `n` alone. */
export async function run(line: string[]): Promise<{ figures: LocatorFigures; items: Item[] }> {
  const args = readArguments(line, ['candidates']);
  const file = args.more.get('candidates');
  if (typeof file !== 'string') throw new Error('--candidates FILE is missing');
  const pages = new Map<string, CandidateLine[]>();
  for (const one of readLines<CandidateLine>(file, { only: null, limit: Number.POSITIVE_INFINITY })) {
    const page = pages.get(one.app);
    if (page) page.push(one);
    else pages.set(one.app, [one]);
  }
  const lines = args.files.flatMap((one) => readLines<LocatorLine>(one, args)).slice(0, args.limit);
  const searches: Search[] = [];
  const items = lines.map((one, index): Item => {
    const id = one.id ?? `${index + 1}`;
    const page = pages.get(one.app) ?? [];
    if (one.target === null || page.length === 0) return { id, raw: '', state: 'not asked', ms: 0 };
    const started = performance.now();
    const found = offerable(
      traitsOf(one.target),
      page.map(({ props }) => traitsOf(props)),
    );
    const chosen = found === null ? null : (page[found.at]?.id ?? null);
    searches.push({ chosen, right: one.goldIds });
    const state = chosen === null ? 'refused' : one.goldIds.includes(chosen) ? 'right' : 'wrong';
    return { id, raw: chosen ?? '', state, ms: performance.now() - started };
  });
  return { figures: locatorFigures(lines.length, searches), items };
}

export function traitsOf(bag: Bag): Traits {
  return Object.fromEntries(
    Object.entries(TRAITS).flatMap(([theirs, ours]) => {
      const value = Object.hasOwn(bag, theirs) ? bag[theirs] : undefined;
      return value === undefined || value === '' || value === NOTHING
        ? []
        : [[ours, theirs === 'tag' ? value.toLowerCase() : value]];
    }),
  );
}
