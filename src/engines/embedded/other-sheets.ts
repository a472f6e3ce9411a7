import type { Extraction } from '../../asking/engine.ts';
import type { PageContent } from '../../reading/reading.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';

/** Words of less weight name no sheet. */
const NAMING = 0.6;

/**
 * What was found, or, where a sheet that is not shown is named and nothing that was found is of that name, that it may be
 * there. `page`: the terms that the page as a whole accounts for.
 */
export function orOtherSheet(found: Extraction, matcher: Matcher, content: PageContent, page: Terms): Extraction {
  if (found.state === 'sure' || content.otherSheets === undefined) return found;
  const said = (text: string): Terms => matcher.label(text).hits | matcher.cell(text).hits;
  const offered = found.state === 'candidates' ? found.options : [];
  const known = offered.reduce((hits, { subject, cite }) => hits | said(`${subject} ${cite.text} ${cite.where}`), page);
  const sheet = content.otherSheets.find((name) => {
    const match = matcher.label(name);
    return match.said > 0 && match.unsaid === 0 && !match.doubtful && matcher.weight(match.hits & ~known) >= NAMING;
  });
  return sheet === undefined ? found : { state: 'none', sheet };
}
