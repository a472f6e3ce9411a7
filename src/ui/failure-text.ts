import { type PhraseKey, say, sayTold } from '../phrases/phrases.ts';
import type { FailureCode } from '../platform/result.ts';

const phrases: Record<FailureCode, PhraseKey> = {
  'tab-gone': 'failure_tab_gone',
  'no-permission': 'failure_no_permission',
  'restricted-page': 'failure_restricted_page',
  'not-found': 'failure_not_found',
  ambiguous: 'failure_ambiguous',
  timeout: 'failure_timeout',
  'not-admitted': 'failure_not_admitted',
  'private-window': 'failure_private_window',
  'storage-failed': 'failure_storage_failed',
  'bad-request': 'failure_bad_request',
  unexpected: 'failure_unexpected',
};

/** The sentence for a failed reply: its own detail, or the one for its code. */
export const failureText = (failure: { code: FailureCode; detail?: string }): string =>
  sayTold(failure.detail?.trim() ?? '') || say(phrases[failure.code]);
