import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Entry, FormerLine } from '../memory/entry.ts';
import { type PhraseKey, say, sayTold } from '../phrases/phrases.ts';
import type { CapturedAs } from '../sort/verdict.ts';
import { ConfirmCard } from '../ui/card/ConfirmCard.tsx';
import { editCard } from '../ui/card/card.ts';
import type { Judge } from '../ui/card/card-model.ts';
import { type Wall, wordAsOf, wordDay, wordOnDay, wordSince } from '../ui/clock.ts';
import { placeText } from '../ui/place-text.ts';
import type { Memory, Options } from './options-state.ts';

interface Props {
  entry: Entry;
  memory: Memory;
  options: Options;
  judge: Judge;
  wall: Wall;
}

const from: Record<CapturedAs, PhraseKey> = {
  typed: 'from_typed',
  selection: 'from_selection',
  link: 'from_link',
  page: 'from_page',
  cell: 'from_cell',
  field: 'from_field',
  event: 'from_event',
  count: 'from_count',
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
  const since =
    admission.vouched === undefined
      ? say('since', { day: wordSince(entry.createdAt, wall) })
      : say('told_me', { day: wordOnDay(admission.vouched, wall) });
  const name = nameOf(entry);
  return (
    <li class="line" data-entry={entry.id}>
      <div class="words">
        <Words entry={entry} memory={memory} wall={wall} />
        <p class="meta">
          {since}, {say(from[admission.capturedAs])}
        </p>
        <p class="meta" data-why>
          {whyKept(entry)}
        </p>
        <History lines={entry.history ?? []} wall={wall} />
      </div>
      <div class="acts">
        <button ref={edit} type="button" class="plain" data-act="edit" onClick={() => options.edit(entry.id)}>
          {say('edit')}
          <span class="unseen"> {name}</span>
        </button>
        <button type="button" class="plain" data-act="delete" onClick={() => void options.remove(entry)}>
          {say('delete')}
          <span class="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
}

/** What the line said before, with its dates: the last of them, and the others when asked for. */
function History({ lines: [last, ...others], wall }: { lines: FormerLine[]; wall: Wall }) {
  if (last === undefined) return null;
  const before = ({ text, since, until }: FormerLine) =>
    say('history_line', { text, since: wordDay(since, wall), until: wordDay(until, wall) });
  const line = before(last);
  if (others.length === 0)
    return (
      <p class="meta" data-history>
        {say('history_last', { line })}
      </p>
    );
  return (
    <details class="meta" data-history>
      <summary>{say('history_more', { line, count: others.length })}</summary>
      <ul>
        {others.map((other) => (
          <li key={other.until}>{before(other)}</li>
        ))}
      </ul>
    </details>
  );
}

function whyKept({ admission }: Entry): string {
  const [first] = admission.reasons;
  const reason = first === undefined ? say('no_reason') : sayTold(first);
  return admission.vouched === undefined ? reason : say('kept_on_word', { reason });
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
      <span class="quiet"> {say('line_also', { names: entry.aliases.join(', ') })}</span>
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
      const meaning = [
        entry.meaning,
        target?.kind === 'pointer' ? say('line_place', { name: target.name }) : '',
      ].filter(Boolean);
      return (
        <p>
          <strong>{entry.term}</strong>
          {aliases} {say('line_means', { meaning: meaning.join(': ') })}
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
          {aliases}: {entry.value} <span class="as-of">{say('as_of', { time: wordAsOf(entry.asOf, wall) })}</span>
        </p>
      );
  }
}
