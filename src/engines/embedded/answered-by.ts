import type { Entry } from '../../memory/entry.ts';
import { findName, namesOf } from '../../memory/lines.ts';
import { contentWords } from '../../memory/words.ts';
import type { Minded } from './bring-to-mind.ts';
import { isRememberedBy } from './pinned.ts';

/** Whether the memory's own words answer, or a value must be read. */
export function kindOf(question: string, kept: readonly Minded[]): 'memory' | 'value' {
  const has = (kind: Entry['kind'], mustBeNamed = false): boolean =>
    kept.some(({ entry, named }) => entry.kind === kind && (named || !mustBeNamed));
  const plain = question.trim();
  if (
    /^(?:so\s+)?(?:where(?:'s|\s+(?:is|are|do|does|can|did|would|should)\b)|(?:in )?(?:which|what) (?:folder|drive|system|site|tool|app|sheet|page|place|shelf|drawer|path|mailbox|channel)\b)/i.test(
      plain,
    ) &&
    has('pointer') &&
    !kept.some(({ entry }) => isReadFor(question, entry))
  ) {
    return 'memory';
  }
  if (
    /^(?:who|whom)\b.*\b(?:ask|owns?|handles?|contact|responsible|charge|sign|approve)\b/i.test(plain) &&
    kept.some(({ entry }) => entry.kind === 'pointer' && 'person' in entry.place)
  ) {
    return 'memory';
  }
  if (
    /\b(?:mean(?:s|ing|t)?|stands? for|definition|define|called|do (?:we|i) call|is short for|what (?:do|did) (?:we|i) mean)\b/i.test(
      plain,
    ) &&
    has('vocabulary')
  )
    return 'memory';
  if (
    /^(?:what|who)(?:'s|s|\s+is|\s+are|\s+was)\s+(?:an?\s+|the\s+)?['"\u2018\u201c]?[\p{L}\p{N}' -]{1,40}['"\u2019\u201d]?(?:\s+again)?\s*\?*$/iu.test(
      plain,
    ) &&
    isOnlyName(plain, kept)
  )
    return 'memory';
  if (
    /\b(?:did|have|has|had) (?:we|i|you|they|anyone|someone|somebody)\b.*\b(?:try|tried|attempt|test|use[d]?|happen|go|work|ever|do|done|switch|move|upgrade)\w*\b|\bhow did .* (?:go|work out|turn out)\b|\bwhat happened (?:with|to|when)\b|\b(?:last|previous) time\b/i.test(
      plain,
    ) &&
    has('outcome')
  ) {
    return 'memory';
  }
  const asksLeave =
    /^(?:can|could|should|may|shall|is it (?:ok|okay|fine|allowed)|would it be|do i (?:want|like|prefer|mind)|how (?:do|should) (?:i|you|we)|what(?:'s| is) my (?:preference|rule))\b|\bis (?:that|it) (?:ok|okay|fine|allowed)\b|\bok(?:ay)?\b.*\?/i.test(
      plain,
    );
  const asksRead = kept.some(({ entry, named }) => named && entry.kind === 'pointer');
  if (asksLeave && (has('preference') || has('outcome')) && !asksRead) return 'memory';
  return 'value';
}

/** A page that was remembered by this very question holds its answer, also where it asks where something is. */
function isReadFor(question: string, entry: Entry): boolean {
  return entry.kind === 'pointer' && 'page' in entry.place && isRememberedBy(question, namesOf(entry));
}

/** The question says nothing beyond the name of a term. */
function isOnlyName(question: string, kept: readonly Minded[]): boolean {
  return kept.some(({ entry, named }) => {
    if (!named || entry.kind !== 'vocabulary') return false;
    const rest = namesOf(entry).reduce((text, name) => cutName(text, name), question);
    return contentWords(`- ${rest}`).length === 0;
  });
}

/** A text without the first place where it says a name. */
export function cutName(text: string, name: string): string {
  const at = findName(text, name);
  return at === null ? text : `${text.slice(0, at[0])} ${text.slice(at[1])}`;
}
