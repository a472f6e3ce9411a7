import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Entry, FormerLine } from '../memory/entry.ts';
import type { CapturedAs } from '../sort/verdict.ts';
import { ConfirmCard } from '../ui/card/ConfirmCard.tsx';
import { editCard } from '../ui/card/card.ts';
import type { Judge } from '../ui/card/card-model.ts';
import { type Wall, wordAsOf, wordDay } from '../ui/clock.ts';
import { placeText } from '../ui/place-text.ts';
import type { Memory, Options } from './options-state.ts';

interface Props {
  entry: Entry;
  memory: Memory;
  options: Options;
  judge: Judge;
  wall: Wall;
}

const from: Record<CapturedAs, string> = {
  typed: 'typed by you',
  selection: 'selected on a page',
  link: 'a link you pointed at',
  page: 'a page you pointed at',
  cell: 'a cell you pointed at',
  field: 'a field you pointed at',
  event: 'an event you pointed at',
  count: 'a count you pointed at',
};

/** One kept line: what it says, since when, why it was let in; and the form to change it. */
export function MemoryLine({ entry, memory, options, judge, wall }: Props) {
  const { admission } = entry;
  const editing = options.editing.value === entry.id;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLayoutEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <li>
        <ConfirmCard
          start={editCard(entry)}
          judge={judge}
          wall={wall}
          failure={options.editFailure.value}
          busy={options.saving.value}
          page={null}
          onSave={(draft) => void options.save(draft)}
          onCancel={() => options.edit(null)}
        />
      </li>
    );
  }
  const day = wordDay(admission.vouched ?? entry.createdAt, wall);
  const on = day === 'today' || day === 'yesterday' ? day : `on ${day}`;
  const since = admission.vouched === undefined ? `since ${day}` : `you told me ${on}`;
  const name = nameOf(entry);
  return (
    <li class="line" data-entry={entry.id}>
      <div class="words">
        <Words entry={entry} memory={memory} wall={wall} />
        <p class="meta">
          {since}, {from[admission.capturedAs]}
        </p>
        <p class="meta" data-why>
          {whyKept(entry)}
        </p>
        <History lines={entry.history ?? []} wall={wall} />
      </div>
      <div class="acts">
        <button ref={edit} type="button" class="plain" data-act="edit" onClick={() => options.edit(entry.id)}>
          Edit<span class="unseen"> {name}</span>
        </button>
        <button type="button" class="plain" data-act="delete" onClick={() => void options.remove(entry)}>
          Delete<span class="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
}

/** What the line said before, with its dates: the last of them, and the others when asked for. */
function History({ lines: [last, ...others], wall }: { lines: FormerLine[]; wall: Wall }) {
  if (last === undefined) return null;
  const before = ({ text, since, until }: FormerLine) =>
    `“${text}”, ${wordDay(since, wall)} to ${wordDay(until, wall)}`;
  if (others.length === 0) return <p class="meta" data-history>{`Before: ${before(last)}`}</p>;
  return (
    <details class="meta" data-history>
      <summary>{`Before: ${before(last)}, and ${others.length} more`}</summary>
      <ul>
        {others.map((line) => (
          <li key={line.until}>{before(line)}</li>
        ))}
      </ul>
    </details>
  );
}

function whyKept({ admission }: Entry): string {
  const [reason = 'No reason was noted.'] = admission.reasons;
  return admission.vouched === undefined ? reason : `Kept on your word, against the sort: ${reason}`;
}

const nameOf = (entry: Entry): string => {
  switch (entry.kind) {
    case 'vocabulary':
      return entry.term;
    case 'pointer':
    case 'dated-copy':
      return entry.name;
    default:
      return entry.text;
  }
};

function Words({ entry, memory, wall }: { entry: Entry; memory: Memory; wall: Wall }) {
  const aliases =
    'aliases' in entry && entry.aliases.length > 0 ? (
      <span class="quiet"> (also {entry.aliases.join(', ')})</span>
    ) : null;
  switch (entry.kind) {
    case 'preference':
      return <p>{entry.text}</p>;
    case 'outcome':
      return (
        <p>
          {entry.text}
          {entry.when !== undefined && <span class="quiet"> ({entry.when})</span>}
        </p>
      );
    case 'vocabulary': {
      const target = memory.entries.find((other) => other.id === entry.pointer);
      const meaning = [entry.meaning, target?.kind === 'pointer' ? `the place “${target.name}”` : ''].filter(Boolean);
      return (
        <p>
          <strong>{entry.term}</strong>
          {aliases} means {meaning.join(': ')}
        </p>
      );
    }
    case 'pointer':
      return (
        <>
          <p>
            <strong>{entry.name}</strong>
            {aliases}
          </p>
          <p class="place" data-place>
            {placeText(entry.place)}
          </p>
        </>
      );
    case 'dated-copy':
      return (
        <p>
          <strong>{entry.name}</strong>
          {aliases}: {entry.value} <span class="as-of">as of {wordAsOf(entry.asOf, wall)}</span>
        </p>
      );
  }
}
