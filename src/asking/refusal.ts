import { type PhraseKey, say } from '../phrases/phrases.ts';
import type { Refusal } from './answer.ts';
import type { Extraction } from './engine.ts';

/** What is known when a place cannot answer. */
export interface RefusalContext {
  /** Name of the place or title of the page. */
  place: string;
  url: string | null;
  /** Site to ask permission for. */
  origin: string | null;
  /** A sentence that says more than the code ("16 of 500 rows"), used instead of the code's own. */
  detail?: string;
  /** See Refusal. */
  ownData?: boolean;
}

/** A refusal with its sentence: what could not be read, and what to do. */
export function refuse(code: Refusal['code'], context: RefusalContext): Refusal {
  const { place, url, origin, ownData = false } = context;
  const refusal = { code, place, url, origin, text: context.detail ?? say(phrases[code], { place }) };
  return ownData ? { ...refusal, ownData } : refusal;
}

const phrases: Record<Refusal['code'], PhraseKey> = {
  'no-permission': 'refuse_no_permission',
  'not-shown': 'refuse_not_shown',
  'restricted-page': 'refuse_restricted_page',
  'signed-out': 'refuse_signed_out',
  'page-gone': 'refuse_page_gone',
  'changed-page': 'refuse_changed_page',
  'not-found': 'refuse_not_found',
  ambiguous: 'refuse_ambiguous',
  partial: 'refuse_partial',
  undrawn: 'refuse_undrawn',
  timeout: 'refuse_timeout',
  offline: 'refuse_offline',
  'not-a-page': 'refuse_not_a_page',
  'other-view': 'refuse_other_view',
  unreadable: 'refuse_unreadable',
  'unsafe-url': 'refuse_unsafe_url',
  'pdf-locked': 'refuse_pdf_locked',
  'pdf-no-text': 'refuse_pdf_no_text',
  'pdf-broken': 'refuse_pdf_broken',
  'too-large': 'refuse_too_large',
  'local-file': 'refuse_local_file',
  'local-pdf': 'refuse_local_pdf',
  'engine-failed': 'refuse_engine_failed',
};

/** "the page shows 16 of 500 rows, so I cannot compute over all of them" */
export function partialSentence(
  place: string,
  { seen, of, events }: Extract<Extraction, { state: 'partial' }>,
): string {
  if (events) return say('partial_events', { place });
  return of === null ? say('partial_unknown', { place, seen }) : say('partial_of', { place, seen, of });
}

/** What is asked for may be on a sheet that is not shown. */
export function otherSheetSentence(place: string, sheet: string): string {
  return say('limit_sheet', { place, sheet });
}

/** One value was found that may be meant, and nothing says for sure that it is. */
export function oneSentence(place: string): string {
  return say('one_unsure', { place });
}
