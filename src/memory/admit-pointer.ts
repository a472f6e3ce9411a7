import type { SortModel } from '../sort/model/model.ts';
import { isCapturedValue, sortFact } from '../sort/sort-fact.ts';
import type { Sorted } from '../sort/verdict.ts';
import { mentionsValue, withoutValue } from './captured-value.ts';
import { cleanUrl } from './clean-url.ts';
import type { Draft } from './entry.ts';
import type { Place } from './place.ts';

type PointerLine = Extract<Draft['line'], { kind: 'pointer' }>;

/** The pointer as it may be stored, or a sentence that says what to change. */
export type PointerAdmittance = { ok: true; line: PointerLine } | { ok: false; why: string };

/** A figure that reads as a value by itself: money, percent, clock time, decimals, thousands. */
const VALUE_IN_NAME = /[£$€¥]\s?\d|\d\s?[%£$€¥]|\b\d{1,2}:\d\d\b|\b\d+[.,]\d+\b|\(\d[\d.,]*\)/u;

const VERB = /\b(is|are|was|were|has|have|had|ist|sind|est|sont|es|son)\b|'s\b/i;

/**
 * The value that a page showed, as far as the draft tells: `capturedValue`, else what stands behind the label in what
 * was said, else all of it. Null for anything that is not a captured value.
 */
export function capturedValueOf(draft: Draft): string | null {
  if (draft.capturedValue !== undefined && draft.capturedValue.trim() !== '') return draft.capturedValue;
  if (!isCapturedValue(draft.capturedAs)) return null;
  const said = draft.said.trim();
  const afterLabel = /^[^:=]{1,60}[:=]\s*(\S.*)$/s.exec(said)?.[1];
  if (afterLabel !== undefined) return afterLabel;
  return /\d[\d.,:]*/.exec(said)?.[0] ?? said;
}

/** Every word of a place that a person could read, without its address and locator. */
function wordsOfPlace(place: Place): string[] {
  if ('page' in place) return [];
  if ('named' in place) return place.path === undefined ? [place.named] : [place.named, place.path];
  if ('person' in place) return place.role === undefined ? [place.person] : [place.person, place.role];
  return [place.physical];
}

/** The place with its address cleaned and the value's own cell taken out of its locator; null when it is no place. */
function cleanPlace(place: Place, value: string | null): Place | null {
  if (!('page' in place)) return wordsOfPlace(place).every((words) => words.trim() !== '') ? place : null;
  const page = cleanUrl(place.page);
  if (page === null) return null;
  const { locator, page: _uncleaned, ...rest } = place;
  const bare = { page, ...rest };
  if (locator === undefined) return bare;
  const { target } = locator;
  if (target.kind !== 'cell' || value === null) return { ...bare, locator };
  const row = target.row.filter(([column, text]) => !(column === target.column && mentionsValue(text, value)));
  return row.length === 0 && target.header === undefined
    ? bare
    : { ...bare, locator: { ...locator, target: { ...target, row } } };
}

/** Parameters that say which day or view of a calendar is meant. */
const VIEW_PARAMETER = /^(?:date|day|week|month|year|view|start|end|from|to|until|since)$/i;

/**
 * The address without parameters that hold the value. Plain whole numbers stay, since they are ids far more often, and
 * so do days and views: without them it would be another page.
 */
function addressWithoutValue(page: string, value: string): string {
  const url = new URL(page);
  const pairs = url.search.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const [name = '', content = ''] = [...new URLSearchParams(pair)][0] ?? [];
    return VIEW_PARAMETER.test(name) || content.length < 3 || /^\d+$/.test(content) || !mentionsValue(content, value);
  });
  if (kept.length === pairs.length) return page;
  url.search = kept.join('&');
  return url.href;
}

/**
 * Checks that a pointer says only *where*. A captured value is taken out of aliases and, where it stands at the edge,
 * out of the name; elsewhere the pointer is refused. Of the person's own words, a name that states a value ("total is
 * 48,200") is refused unless they vouch for it.
 */
export function admitPointer(
  draft: Draft,
  line: PointerLine,
  sorted: Sorted,
  model: SortModel | null,
): PointerAdmittance {
  const value = capturedValueOf(draft);
  const place = cleanPlace(line.place, value);
  if (place === null)
    return { ok: false, why: 'A pointer needs a place: a web address, a system, a person or where it is kept.' };
  if (line.name === '') return { ok: false, why: 'Give it a name that you will ask by.' };
  if (value !== null) {
    const name = withoutValue(line.name, value);
    if (name === null)
      return {
        ok: false,
        why: `The name says "${value.slice(0, 60)}", which will change. Name it by what it is, not by what it says.`,
      };
    if (wordsOfPlace(place).some((words) => mentionsValue(words, value)))
      return { ok: false, why: `The place says "${value.slice(0, 60)}", which will change. Say only where it is.` };
    const aliases = line.aliases.filter((alias) => !mentionsValue(alias, value));
    const where = 'page' in place ? { ...place, page: addressWithoutValue(place.page, value) } : place;
    return { ok: true, line: { ...line, name, aliases, place: where } };
  }
  if (draft.vouch === true && draft.capturedAs === 'typed') return { ok: true, line: { ...line, place } };
  const stated = [line.name, ...line.aliases, ...wordsOfPlace(place)].find((words) =>
    statesValue(words, sorted, model),
  );
  if (stated !== undefined)
    return {
      ok: false,
      why: `"${stated.slice(0, 80)}" says what it is now, not only where. Name it without the value.`,
    };
  return { ok: true, line: { ...line, place } };
}

function statesValue(words: string, sorted: Sorted, model: SortModel | null): boolean {
  if (sorted.verdict === 'look-up' && VALUE_IN_NAME.test(words)) return true;
  const says = (weights: SortModel | null) => {
    const own = sortFact(words, { capturedAs: 'typed', model: weights });
    return own.verdict === 'look-up' && own.changes.confidence >= 0.93;
  };
  // The weights know statements: of a mere name ("Standup") they would say that what it names changes.
  return says(null) || (VERB.test(words) && says(model));
}
