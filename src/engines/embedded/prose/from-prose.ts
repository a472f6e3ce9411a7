import type { Clock, Extraction } from '../../../asking/engine.ts';
import { subjectOf } from '../../../asking/subject.ts';
import { fold } from '../../../memory/words.ts';
import type { PageContent } from '../../../reading/reading.ts';
import type { Asked } from '../asked.ts';
import { type ProseAnswer, proseAnswers } from './answers.ts';
import type { Features } from './score.ts';

const MOST_SHOWN = 3;
/** What a sentence alone cannot settle: it depends on the clock, or is reckoned over more than one thing. */
const RELATIVE =
  /\b(?:today|tonight|tomorrow|yesterday|now|currently|ago|(?:this|next|last|past|coming|previous) (?:\w+day|morning|afternoon|evening|night|week|weekend|month|quarter|year|sprint))\b/;

/**
 * Sentences of the page that speak of what is asked, quoted. One is stated as the answer only where it is far ahead of
 * all others and holds nearly all that the question says, and what kind of thing it asks for; else they are offered.
 */
export function fromProse(asked: Asked, content: PageContent, clock: Clock, spans: Features | null): Extraction {
  const answers = proseAnswers(asked.text, content, clock, spans);
  const [best] = answers;
  if (best === undefined) return { state: 'none' };
  const settles = asked.operation === null || asked.operation === 'count';
  if (best.sure && settles && !RELATIVE.test(fold(asked.text))) {
    const { derivation, derived, chance } = best;
    return { state: 'sure', derivation, derived, subject: subjectFor(best, content), score: chance };
  }
  const options = answers.slice(0, MOST_SHOWN).map((answer) => {
    const { derivation, derived, chance } = answer;
    const [cite] = derived.cites;
    const { text, part } = derived.value;
    return {
      derivation,
      cite: { text, src: cite?.src ?? -1, where: derived.where },
      subject: derived.where,
      score: chance,
      ...(part === undefined ? {} : { part }),
    };
  });
  return { state: 'candidates', options };
}

/** What an answer is about: what its value is labelled; of a quoted sentence the heading above it, else the page. */
function subjectFor({ derivation, derived }: ProseAnswer, content: PageContent): string {
  if (derivation.op === 'read') return subjectOf(derivation.locator.target);
  return derived.where.split(' / ').at(-1) || content.title;
}
