import { plainText } from './plain-text.ts';
import { NUMBER_WORD } from './rules/words.ts';
import { isCapturedValue } from './sort-fact.ts';
import { suggestPlace } from './suggest-place.ts';
import { suggestVocabulary } from './suggest-vocabulary.ts';
import type { SortContext, Sorted, Suggestion } from './verdict.ts';

const MAX_NAME = 80;

const WHEN =
  /\b(?:(?:on|in|back in|last|since|around|during) )?(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|(?:in|on|last|this|early|late|mid) may\b(?: \d{4})?|may \d{4}|last (?:spring|summer|autumn|fall|winter|year|month|week|term|season|christmas|easter)|(?:in|the) (?:19|20)\d\d|(?:two|three|four|five|six|a few|\d{1,2}) (?:years|months|weeks) ago|letztes jahr|im (?:januar|februar|m[äa]rz|april|mai|juni|juli|august|september|oktober|november|dezember)|l'an dernier|en (?:janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/i;

/** A figure, amount, time or quoted reading, with the unit stuck to it. */
const VALUE = /[£$€¥]\s?\d[\d.,]*\w?|\d[\d.,:]*\s?(?:%|[£$€¥]|[ap]m\b|°\w?|k\b|kg\b|p\b)?/giu;

/** The subject of "the X is 5", "X: 5", "X = 5", "we have 5 X": what can be pointed at when the value goes. */
function subjectOf(text: string): string {
  const head = text
    .replace(/^(?:remember|note|fyi|btw|ok|so|and|that|please)[:,]? (?:that )?/i, '')
    .split(
      /\s(?:is|are|was|were|has|have|had|stands?|stood|costs?|reads?|came|comes|amounts|totals|shows?|says?|hit|reached|starts?|begins?|ends?|opens?|closes?|takes place|falls|moved|got|will|runs?|betr[äa]gt|ist|sind|est|sont|es|son|est[áa]n?|hasn't|haven't|isn't|aren't|wasn't)\s|(?<=\p{L})'s\s(?!\p{L}+\s(?:is|are|was|total|sheet|count|balance))|[:=;]\s|\s[–—-]\s|,\s/u,
    )[0];
  return (head ?? '')
    .replace(VALUE, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/^(?:there|it|this|that|he|she|they|we|i)(?:'s|'re|'m)?$/i, '')
    .replace(/^(?:the|our|my|a|an|der|die|das|le|la|les|el|los|las)\s/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;-]+|[\s.,:;-]+$/g, '')
    .replace(SPELLED_COUNT, (count, at: number, whole: string) =>
      /^\p{Ll}/u.test(whole.slice(at + count.length)) ? '' : count,
    )
    .slice(0, MAX_NAME);
}

/** "Twenty-three" before what is counted: a value, as its figures would be. Before a capital it may belong to a name. */
const SPELLED_COUNT = new RegExp(
  `^(?:(?:about|around|nearly|almost|over|exactly|only|just|some) )?(?!half)(?:${NUMBER_WORD})(?:(?:-| and | )(?:${NUMBER_WORD}))* (?:of (?:the |our |my )?)?`,
  'i',
);

/** Words of a value sentence without subject ("three tickets were open"): its noun, without the count. */
function countedNoun(text: string): string {
  const found =
    /(?:\d[\d.,]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|several|no))\s((?:\p{L}+ ){0,2}?\p{Ll}{2,}s)\b/iu.exec(
      text,
    );
  return found?.[1] ?? '';
}

/**
 * What could be stored of a fact, in its own words; where the confirm card starts from. For a fact that is looked up it
 * is a pointer without the value ("budget sheet total is 48,200" gives "budget sheet total"), placed at `context.url` when
 * there is one, and null when nothing but the value is in it or no place is known. For captured values the name comes
 * from the page's title, never from the value. Deterministic; never throws.
 */
export function suggest(text: string, sorted: Sorted, context: SortContext): Suggestion | null {
  const plain = plainText(text);
  const place = suggestPlace(plain, context.url);
  if (context.capturedAs === 'link' || context.capturedAs === 'page' || isCapturedValue(context.capturedAs)) {
    if (place === null) return null;
    const title = plainText(context.title ?? '').slice(0, MAX_NAME);
    const label = isCapturedValue(context.capturedAs) ? labelOf(plain) : plain.slice(0, MAX_NAME);
    return { kind: 'pointer', name: label || title || 'this page', aliases: [], place: place.place };
  }
  if (sorted.kind === 'vocabulary') {
    const found = suggestVocabulary(plain);
    if (found !== null) return { kind: 'vocabulary', ...found };
    return { kind: 'preference', text: plain };
  }
  if (sorted.kind === 'preference') return { kind: 'preference', text: plain };
  if (sorted.kind === 'outcome') {
    const when = WHEN.exec(plain)?.[0];
    return when === undefined ? { kind: 'outcome', text: plain } : { kind: 'outcome', text: plain, when: when.trim() };
  }
  if (sorted.verdict === 'point' && place !== null)
    return {
      kind: 'pointer',
      name: place.name || subjectOf(plain) || plain.slice(0, MAX_NAME),
      aliases: [],
      place: place.place,
    };
  const name = subjectOf(plain) || countedNoun(plain);
  if (name === '' || /\d/.test(name)) return name === '' || !context.url ? null : withoutDigits(name, context.url);
  if (context.url) return { kind: 'pointer', name, aliases: [], place: { page: context.url } };
  return { kind: 'pointer', name, aliases: [], place: { named: ownerPlace(sorted) } };
}

function withoutDigits(name: string, url: string): Suggestion | null {
  const bare = name
    .replace(/\S*\d\S*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' ? null : { kind: 'pointer', name: bare, aliases: [], place: { page: url } };
}

/** The label part of a captured "Label: value"; empty when the text is only a value. */
function labelOf(text: string): string {
  const label = /^([^:=\d]{2,60})[:=]\s?\S/u.exec(text)?.[1] ?? '';
  return label.trim();
}

function ownerPlace(sorted: Sorted): string {
  const names: Record<string, string> = {
    calendar: 'the calendar',
    tracker: 'the tracker',
    files: 'the file',
    billing: 'the account',
    mail: 'the mailbox',
    monitoring: 'the monitor',
    hr: 'the staff records',
    crm: 'the customer records',
    inventory: 'the stock list',
    web: 'the web',
  };
  return names[sorted.owned.owner ?? 'web'] ?? 'the web';
}
