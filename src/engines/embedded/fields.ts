import { locatorForField } from '../../reading/locator/make-locator.ts';
import type { Field, PageContent } from '../../reading/reading.ts';
import { shapeOf } from '../../reading/values/shape-of.ts';
import { isState } from '../../reading/values/state-words.ts';
import type { Asked } from './asked.ts';
import { type Candidate, coverage, fits, readOf } from './candidate.ts';
import { leavesAll } from './counts.ts';
import { isMeant, isOneOfMany, type Terms, wordingLoss } from './match.ts';
import type { Matcher } from './matcher.ts';
import { isNarrowed, sectionTerms } from './page-words.ts';
import { sideOf } from './relations.ts';
import { isStateHeading, isTimeHeading } from './roles.ts';
import { DATE_LABEL, PERSON_LABEL, PLACE_LABEL } from './synonyms.ts';

/** Labelled values that may answer. */
export function fieldCandidates(asked: Asked, matcher: Matcher, content: PageContent, page: Terms): Candidate[] {
  const out: Candidate[] = [];
  const implied = content.fields.filter((field) => isImplied(asked, field));
  const every =
    /\b(?:(?:of|for|in) all|across|every|all)(?: (?:of )?(?:the|our|my|these))? (\p{L}+s)\b|\bof every (\p{L}+)/iu.exec(
      asked.text,
    );
  const things = (every?.[1] ?? (every?.[2] === undefined ? '' : `${every[2]}s`)).toLowerCase();
  const isUniversal = every !== null || /\b(?:every|across|combined|altogether)\b/i.test(asked.text);
  // The total on the page of one order is not that of all orders.
  const saysAll = (field: Field): boolean =>
    /\b(?:all|overall|combined|every)\b/i.test(field.label) ||
    (things !== '' &&
      [field.label, ...field.section, content.title].some((text) => text.toLowerCase().includes(things)));
  const all = content.fields.flatMap(({ label, vis }) => (vis === 'concealed' ? [] : [matcher.label(label)]));
  for (const field of content.fields) {
    if (field.vis === 'concealed' || field.value === '' || isOpenChoice(field) || isCounted(field, content)) continue;
    const match = matcher.label(field.label);
    const onlyImplied = implied.length === 1 && implied[0] === field;
    if (match.said === 0 && !onlyImplied) continue;
    const section = sectionTerms(matcher, field.section);
    const state = matcher.where((term) => term.state === true);
    const typed =
      (state === 0 || isStateHeading(field.label) || isState(field.value)) &&
      (fits(asked.wants, shapeOf(field.value, content.lang), field.value) ||
        (asked.wants === 'date' && isTimeLabel(field.label) && /\d/.test(field.value)));
    // A value that tells how a thing stands is its status, whatever its label.
    const ofState = matcher.where((term) => term.roles?.includes('state') === true);
    const own = match.hits | (typed && isState(field.value) ? ofState : 0);
    const side = sideOf(asked, field.label);
    const around = page | section;
    out.push({
      make: () => readOf(locatorForField(field, content)),
      text: field.value,
      subject: [...field.section.slice(-1), field.label].join(', '),
      own,
      around,
      score:
        coverage(matcher, own | section, page) -
        wordingLoss(match) -
        0.06 * Math.min(4, match.unsaid) -
        (typed ? 0 : 0.3) -
        (field.vis === 'collapsed' ? 0.1 : 0),
      mayBeSure:
        typed &&
        !match.doubtful &&
        match.narrowed === 0 &&
        !isOneOfMany(match, all) &&
        (side === null || side === 'row') &&
        !(isUniversal && !saysAll(field)) &&
        !isNarrowed(matcher, field.section) &&
        (isMeant(match) || (onlyImplied && match.unsaid <= 2)),
      labelled: match.said > 0 && match.unsaid === 0,
    });
  }
  return out;
}

/** A filter that leaves out nothing says nothing of what it could leave out. */
const isOpenChoice = ({ control, value }: Field): boolean =>
  control !== null && control !== 'checkbox' && leavesAll(value);

/** "Drafts (3)" is a count of the page, which says it without brackets. */
const isCounted = ({ label, value }: Field, { counts }: PageContent): boolean =>
  counts.some(({ of, n }) => of === label && value === `(${n})`);

const isTimeLabel = (label: string): boolean => DATE_LABEL.test(label) || isTimeHeading(label);

/** When a page was written or changed is no date of what it tells of. */
const OF_THE_PAGE = /\b(?:modified|updated|edited|changed|published|posted|revised|retrieved|accessed)\b/i;

function isImplied(asked: Asked, field: Field): boolean {
  if (field.value === '' || field.control !== null) return false;
  if (asked.wants === 'person') return PERSON_LABEL.test(field.label);
  if (asked.wants === 'date') return DATE_LABEL.test(field.label) && !OF_THE_PAGE.test(field.label);
  return asked.wants === 'place' && PLACE_LABEL.test(field.label);
}
