import type { PageContent } from '../../reading/reading.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';

/** Which terms the page as a whole accounts for: its title, headings and address say what it is about. */
export function pageTerms(matcher: Matcher, content: PageContent): Terms {
  let hits = matcher.label(content.title).hits;
  const sections = [...content.tables, ...content.fields, ...content.counts].map(({ section }) => section);
  for (const heading of content.headings.slice(0, 3)) {
    // What stands above some parts of the page only says nothing of the others.
    const under = sections.filter((section) => section.includes(heading)).length;
    if (under === 0 || under === sections.length) hits |= matcher.label(heading).hits;
  }
  return hits | matcher.label(pathWords(content.url)).hits;
}

/** "Who gets the most money" is of a budget, or of amounts in euros. */
export function moneyTerms(matcher: Matcher, above: string): Terms {
  return OF_MONEY.test(above) ? matcher.where(({ stem }) => stem === 'money') : 0;
}

const OF_MONEY =
  /[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|[Bb]udgets?|[Cc]osts?|[Ss]pending|[Ee]xpenses?|[Rr]evenues?|[Pp]rices?|[Ss]alar(?:y|ies))\b/;

/** Which terms the headings above a thing and its caption account for. */
export function sectionTerms(matcher: Matcher, section: readonly string[], caption: string | null = null): Terms {
  let hits = caption === null ? 0 : matcher.label(caption).hits;
  if (caption !== null) hits |= moneyTerms(matcher, caption);
  for (const heading of section) hits |= matcher.label(heading).hits;
  return hits;
}

function pathWords(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname).replace(/[/_.+-]+/g, ' ');
  } catch {
    return '';
  }
}

/** Whether a heading above a thing or its caption says that all below is another value than the one asked for: "Draft". */
export function isNarrowed(matcher: Matcher, section: readonly string[], caption: string | null = null): boolean {
  return [...section, caption ?? ''].some((heading) => matcher.label(heading).narrowed === 2);
}
