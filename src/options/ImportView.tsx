import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Entry } from '../memory/entry.ts';
import type { Choice } from '../memory/import.ts';
import type { Wall } from '../ui/clock.ts';
import { sidesText, wholeLineText } from './import-words.ts';
import type { Memory } from './options-state.ts';
import { countToWrite, type Incoming, type Transfer } from './transfer-state.ts';
import { shareOf } from './worth-a-look.ts';

interface Props {
  incoming: Incoming;
  transfer: Transfer;
  memory: Memory;
  wall: Wall;
  onClose(): void;
}

/** What importing a file would do, line by line, before anything is written. */
export function ImportView({ incoming, transfer, memory, wall, onClose }: Props) {
  const { name, preview, choices } = incoming;
  const { added, changed, same, needsLook, budget } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), [preview]);
  const count = countToWrite(incoming);
  // What a word stands for may be in the file as well.
  const known = [...added, ...changed.map(({ theirs }) => theirs), ...memory.entries];
  const summary = [
    `${added.length} new`,
    `${changed.length} changed`,
    `${same} the same`,
    ...(needsLook > 0 ? [`${needsLook} to look at`] : []),
  ].join(', ');

  return (
    <div class="panel incoming" data-import>
      <h3 ref={heading} tabIndex={-1}>
        What importing {name} would do
      </h3>
      <p data-import-summary>
        {summary}. {added.length + changed.length === 0 ? 'Everything in it is here already.' : ''}
      </p>
      {added.length > 0 && (
        <>
          <h4 id="import-new">New</h4>
          <ul class="lines" aria-labelledby="import-new">
            {added.map((entry) => (
              <li key={entry.id} data-import-new={entry.id}>
                <p>{wholeLineText(entry, known, wall)}</p>
                <Doubt entry={entry} />
              </li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <>
          <h4>Here with other words</h4>
          {changed.map((pair) => (
            <Sides
              key={pair.mine.id}
              pair={pair}
              words={sidesText(pair, known, wall)}
              keep={choices.get(pair.mine.id) ?? 'mine'}
              onKeep={(keep) => transfer.choose(pair.mine.id, keep)}
            />
          ))}
        </>
      )}
      {added.length > 0 && shareOf(budget) > 1 && (
        <p class="as-of" data-import-over>
          With these the memory holds {budget.words} words in {budget.entries} lines: over what can be read in a minute.
        </p>
      )}
      <div class="acts">
        <button
          type="button"
          class="primary"
          data-act="take-import"
          disabled={count === 0}
          onClick={() => void transfer.take()}
        >
          {count === 0 ? 'Nothing to import' : `Import ${count} ${count === 1 ? 'line' : 'lines'}`}
        </button>
        <button type="button" data-act="close-import" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}

function Doubt({ entry }: { entry: Entry }) {
  const { doubt } = entry.admission;
  if (doubt === undefined) return null;
  return <p class="meta as-of">Kept, but not used in answers until you have looked at it: {doubt}</p>;
}

interface SidesProps {
  pair: { mine: Entry; theirs: Entry };
  words: { mine: string; theirs: string };
  keep: Choice;
  onKeep(keep: Choice): void;
}

function Sides({ pair, words, keep, onKeep }: SidesProps) {
  const { id } = pair.mine;
  const sides: [Choice, string, string][] = [
    ['mine', 'Keep mine', words.mine],
    ['theirs', 'Take the file’s', words.theirs],
    ['both', 'Keep both', ''],
  ];
  return (
    <fieldset class="sides" data-import-changed={id}>
      <legend class="unseen">{words.mine}</legend>
      {sides.map(([side, label, text]) => (
        <label key={side}>
          <input
            type="radio"
            name={`import ${id}`}
            value={side}
            checked={keep === side}
            onChange={() => onKeep(side)}
          />
          <span>
            <span class="quiet">
              {label}
              {text === '' ? '' : ': '}
            </span>
            {text}
          </span>
        </label>
      ))}
      {keep !== 'mine' && <Doubt entry={pair.theirs} />}
    </fieldset>
  );
}
