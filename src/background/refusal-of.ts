import type { Refusal } from '../asking/answer.ts';
import type { InjectFailure } from '../platform/inject.ts';

/** What the person is told of a page that would not run the reader. */
export function refusalOf(code: InjectFailure | 'pdf'): Refusal['code'] {
  if (code === 'pdf') return 'unreadable';
  if (code === 'tab-gone') return 'page-gone';
  return code === 'navigating' ? 'timeout' : code;
}
