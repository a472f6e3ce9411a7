import type { Draft } from '../memory/entry.ts';
import type { Judge } from '../ui/card/card-model.ts';

/** Passes drafts on to `see`, sorted. The sort may load meanwhile: a draft that another, or none, has followed is dropped. */
export function sorted(load: () => Promise<Judge>, see: (draft: Draft | null) => void): (draft: Draft | null) => void {
  let last = 0;
  return (draft) => {
    last += 1;
    const nth = last;
    if (!draft?.unsorted) see(draft);
    else void load().then((judge) => nth === last && see(sortDraft(draft, judge)));
  };
}

/** A draft whose words are `unsorted` with the line that the sort suggests, if it suggests one; any other as it is. */
export function sortDraft(draft: Draft, judge: Judge): Draft {
  const { unsorted, ...rest } = draft;
  if (!unsorted) return draft;
  const { capturedAs, url, title } = rest;
  const page = { ...(url === undefined ? {} : { url }), ...(title === undefined ? {} : { title }) };
  const { suggestion } = judge(rest.said, { capturedAs, ...page });
  return suggestion === null ? rest : { ...rest, line: suggestion };
}
