import type { Draft } from '../memory/entry.ts';
import type { Judge } from '../ui/card/card-model.ts';

/** A draft whose words are `unsorted` with the line that the sort suggests, if it suggests one; any other as it is. */
export function sortDraft(draft: Draft, judge: Judge): Draft {
  const { unsorted, ...rest } = draft;
  if (!unsorted) return draft;
  const { capturedAs, url, title } = rest;
  const page = { ...(url === undefined ? {} : { url }), ...(title === undefined ? {} : { title }) };
  const { suggestion } = judge(rest.said, { capturedAs, ...page });
  return suggestion === null ? rest : { ...rest, line: suggestion };
}
