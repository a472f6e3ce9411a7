import type { FailureCode } from '../platform/result.ts';

const sentences: Record<FailureCode, string> = {
  'tab-gone': 'That tab is closed. Ask again and I will open the page.',
  'no-permission': 'I may not read that site yet.',
  'restricted-page': 'The browser lets no extension read this page.',
  'not-found': 'It is not there any more.',
  ambiguous: 'Several places match, so I did not choose one.',
  timeout: 'That took too long. Try again.',
  'not-admitted': 'This cannot be kept as it stands.',
  'private-window': 'In a private window nothing is written.',
  'storage-failed': 'The browser’s storage did not take it: the disk may be full. Nothing was lost; try again.',
  'bad-request': 'That could not be understood. Try again.',
  unexpected: 'Something went wrong on my side. Try again.',
};

/** The sentence for a failed reply: its own detail, or the one for its code. */
export const failureText = (failure: { code: FailureCode; detail?: string }): string =>
  failure.detail?.trim() || sentences[failure.code];
