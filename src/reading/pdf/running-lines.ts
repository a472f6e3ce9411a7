import type { Line } from './lines.ts';

/** The share of a page's height, above and below, in which running heads and feet stand. */
const EDGE = 0.12;
const FEWEST_PAGES = 3;

interface Found {
  page: number;
  text: string;
}

/**
 * Takes away what is printed on most pages at the same height near an edge: the same words, or words that only count
 * the pages. It stays where it stands first, unless it is only a page's number.
 */
export function withoutRunningLines(pages: readonly { lines: Line[]; height: number }[]): Line[][] {
  if (pages.length < FEWEST_PAGES) return pages.map(({ lines }) => lines);
  const alike = new Map<string, Found[]>();
  pages.forEach(({ lines, height }, page) => {
    for (const line of lines) {
      const key = keyOf(line, height);
      if (key === null) continue;
      const found = alike.get(key) ?? [];
      found.push({ page, text: textOf(line) });
      alike.set(key, found);
    }
  });
  const running = new Map([...alike].filter(([, found]) => isRunning(found, pages.length)));
  return pages.map(({ lines, height }, page) =>
    lines.filter((line) => {
      const found = running.get(keyOf(line, height) ?? '');
      return (
        found === undefined || (found[0]?.page === page && /\p{L}{3}/u.test(textOf(line)) && !/\d/.test(textOf(line)))
      );
    }),
  );
}

const textOf = ({ segments }: Line) => segments.map(({ text }) => text.trim()).join('  ');

function keyOf(line: Line, height: number): string | null {
  if (line.base > height * EDGE && line.base < height * (1 - EDGE)) return null;
  return `${Math.round(line.base / 4)} ${textOf(line).replace(/\d+/g, '0')}`;
}

function isRunning(found: readonly Found[], pages: number): boolean {
  const [first] = found;
  if (first === undefined || found.length < Math.max(FEWEST_PAGES, pages * 0.5)) return false;
  if (found.every(({ text }) => text === first.text)) return true;
  const figures = found.map(({ text }) => (text.match(/\d+/g) ?? []).map(Number));
  return (figures[0] ?? []).some((from, i) =>
    found.every(({ page }, at) => (figures[at]?.[i] ?? Number.NaN) - page === from - first.page),
  );
}
