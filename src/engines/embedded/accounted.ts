import { contentWords, isTypo, stem, stemsOf } from '../../memory/words.ts';
import { isState } from '../../reading/values/state-words.ts';
import type { Asked, Term } from './asked.ts';
import type { Grounds } from './grounds.ts';
import type { Terms } from './match.ts';
import type { Matcher } from './matcher.ts';
import { moneyTerms } from './page-words.ts';
import { ideaOf } from './synonyms.ts';
import { areKin, isAkin, isShortFor } from './tables/kin.ts';

/** Which terms of a question each part of what an answer stands on accounts for. */
export interface Accounted {
  /** Labels of the value. */
  label: Terms;
  /** What else its row says, or what a computed answer went by. */
  beside: Terms;
  above: Terms;
  page: Terms;
  /** The value itself, and nothing else. */
  onlyValue: Terms;
  /** Nothing: terms that matter. */
  left: Terms;
}

/** Terms of this weight and more are to be accounted for. */
const MATTERS = 0.6;

/** Words that tell nothing of what is asked for. */
const FILLERS = new Set(['together', 'alone', 'own', 'count', 'shown', 'current', 'exactly', 'actual'].map(stem));

/** A value in percent is a rate or share, whether or not its label says so. */
export const SHARE = /^[^\p{L}]*%$/u;
/** An amount of something for each of something else is a rate. */
const PER = /\d.*(?:\/|\bper\b)/iu;
export const RATES = new Set(['rate', 'share', 'ratio', 'percentage', 'percent'].map(stem).map(ideaOf));

/** Which terms of the question an answer accounts for, and by what; `page`: those of the page as a whole. */
export function accountedBy(asked: Asked, matcher: Matcher, grounds: Grounds, page: Terms): Accounted {
  const label = joined(grounds.labels.map((text) => matcher.label(text).hits | kinOf(matcher, text)));
  // Who or when is of what the heading says; how the thing stands tells of it nothing, unless it is called so.
  const isOfEvent = !grounds.isName && (asked.wants === 'person' || asked.wants === 'date' || asked.wants === 'time');
  const beside = joined(
    grounds.beside.map(({ label: heading, text }) => {
      const { said: words, unsaid } = matcher.cell(text);
      const isName = words > 1 && unsaid === 0;
      const said = isOfEvent && isState(text) && !isName ? 0 : textHits(matcher, text);
      return matcher.label(heading).hits | said;
    }),
  );
  const above = joined(grounds.above.map((text) => matcher.label(text).hits | moneyTerms(matcher, text)));
  const value = textHits(matcher, grounds.value);
  const isOfState = isState(grounds.value);
  const isShare = SHARE.test(grounds.value) || PER.test(grounds.value);
  const stated = matcher.where(
    ({ state, roles, idea }) =>
      (isOfState && (state === true || roles?.includes('state') === true)) || (isShare && RATES.has(idea)),
  );
  const met = label | beside | above | page;
  const matters = matcher.where(({ weight, stem }) => weight >= MATTERS && !FILLERS.has(stem));
  return {
    label,
    beside,
    above,
    page,
    onlyValue: value & ~met & ~stated,
    left: matters & ~(met | value | stated),
  };
}

/** Words that a heading has others for: "Pts" for "points", "Visiteurs" for "visitors". */
function kinOf(matcher: Matcher, label: string): Terms {
  const words = stemsOf(label.slice(0, 60));
  return matcher.where(({ stem }) =>
    words.some((word) => isShortFor(word, stem) || areKin(word, stem) || isAkin(word, stem)),
  );
}

const joined = (hits: readonly Terms[]): Terms => hits.reduce((all, one) => all | one, 0);

/** As the matcher compares cells; slips of the keyboard count too. */
function textHits(matcher: Matcher, text: string): Terms {
  let hits = matcher.cell(text).hits;
  const rest = matcher.all & ~hits;
  if (rest === 0 || text.length > 400) return hits;
  const words = contentWords(`- ${text}`);
  hits |= matcher.where((term: Term) => words.some((word) => isTypo(word.stem, term.stem)));
  return hits;
}
