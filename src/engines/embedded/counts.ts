import { locatorForCount } from '../../reading/locator/make-locator.ts';
import type { Count, PageContent } from '../../reading/reading.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage, readOf } from './candidate.ts';
import type { Matcher, Terms } from './matcher.ts';
import { sectionTerms } from './page-words.ts';

/** Numbers of things that the page declares. */
export function countCandidates(asked: Asked, matcher: Matcher, content: PageContent, page: Terms): Candidate[] {
  if (asked.operation !== 'count') return [];
  const filters = activeFilters(matcher, content);
  const everything = matcher.where((term) => isUniversal(asked.text, term.raw));
  const columns = content.tables.reduce(
    (hits, table) => table.columns.reduce((sum, path) => sum | matcher.label(path.join(' ')).hits, hits),
    0,
  );
  const out: Candidate[] = [];
  for (const count of content.counts) {
    if (count.vis === 'concealed') continue;
    const match = matcher.label(count.of);
    const ofList = count.by === 'pager' || count.by === 'aria';
    const section = sectionTerms(matcher, count.section);
    const around = page | section | filters.hits | (columns & everything);
    if (!ofList && match.said === 0) continue;
    out.push({
      make: () => readOf(locatorForCount(count, content)),
      text: null,
      subject: count.of === '' ? (count.section.at(-1) ?? content.title) : count.of,
      own: match.hits,
      around,
      score: coverage(matcher, match.hits, around) - 0.06 * Math.min(4, match.unsaid) + (ofList ? 0.01 : 0),
      mayBeSure: match.unsaid === 0 && (!ofList || filters.unsaid === 0) && isOne(count, content),
      whole: ofList,
    });
  }
  return out;
}

/** "all projects", "across projects", "in every project". */
export function isUniversal(text: string, raw: string): boolean {
  const at = text.indexOf(raw);
  return at > 0 && /\b(?:all|across|every|each|any)\s+(?:of\s+)?(?:the\s+|our\s+|my\s+)?$/i.test(text.slice(0, at));
}

/** Filters that the list is under: shown choices whose label is also a column, or that stand among filters. */
export function activeFilters(matcher: Matcher, content: PageContent): { hits: Terms; unsaid: number } {
  let hits = 0;
  let unsaid = 0;
  const columns = new Set(content.tables.flatMap((table) => table.columns.map((path) => path.join(' ').toLowerCase())));
  for (const field of content.fields) {
    const isFilter =
      field.section.some((heading) => /\bfilters?\b/i.test(heading)) || columns.has(field.label.toLowerCase());
    if (
      !isFilter ||
      field.control === null ||
      field.value === '' ||
      /^(?:yes|all|any|every\w*|none|-+|no|is|is not)$/i.test(field.value)
    )
      continue;
    const match = matcher.label(field.value);
    hits |= match.hits;
    if (match.said === 0) unsaid += 1;
  }
  return { hits, unsaid };
}

/** Two lists on a page, each with its own number: which one a bare number counts is not clear. */
function isOne(count: Count, content: PageContent): boolean {
  if (count.of !== '') return true;
  return content.counts.every(
    (other) =>
      other === count || other.of !== '' || other.n === count.n || other.section.join() !== count.section.join(),
  );
}
