import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../memory/entry.ts';
import { say, sayTold } from '../../phrases/phrases.ts';
import type { Wall } from '../clock.ts';
import { siteName } from '../place-text.ts';
import { CardInputs, kindNames } from './CardInputs.tsx';
import { type Card, hasSentence, isCapturedValue } from './card.ts';
import { type Judge, type Reckoned, reckon } from './card-model.ts';
import { RelatedLine } from './RelatedLine.tsx';
import type { Related } from './related.ts';

interface Props {
  /** What the card starts from; later changes to this are not looked at, so give another card another key. */
  start: Card;
  judge: Judge;
  wall: Wall;
  /** Why the last save was refused; everything typed stays. */
  failure: string | null;
  /** A save is under way. */
  busy: boolean;
  /** The page in front, offered as the place of a typed sentence that is looked up. */
  page: { url: string; title: string } | null;
  /** Site that saving will ask the browser for, as a match pattern. */
  site?: string | null;
  /** Finds the kept line that this one repeats, refines or contradicts. */
  related?: Related;
  onSave(draft: Draft): void;
  onCancel(): void;
  /** Done with a fact of which, by its verdict, nothing is stored. */
  onDecline?: (draft: Draft) => void;
  /** Has a value of the page picked instead of the page itself. */
  onPick?: () => void;
  /** What the card holds now, so that it can be kept while the popup is closed. */
  onChange?: (draft: Draft) => void;
}

const saveLabel = ({ vouches, kind }: Reckoned, editing: boolean): string => {
  if (vouches) return say('save_vouched');
  if (editing) return say('save');
  if (kind === 'pointer') return say('save_place');
  return say(kind === 'dated-copy' ? 'keep_copy' : 'remember');
};

const saidLabel = ({ editing, from }: Card): string => {
  if (editing) return say('said_edit');
  return say(from.capturedAs === 'typed' ? 'said_typed' : 'said_selected');
};

/** Asks the person to confirm what will be remembered; sorts again at each keystroke. */
export function ConfirmCard(props: Props) {
  const { judge, wall, failure, busy, page } = props;
  const [card, setCard] = useState<Card>(props.start);
  const { from, editing } = card;
  const first = useRef<HTMLFormElement>(null);
  const reckoned = reckon(card, judge, wall);
  const { draft, kind, kinds, vouch, datedCopy } = reckoned;
  const typed = hasSentence(card);
  const empty = typed && card.said.trim() === '';

  useLayoutEffect(() => {
    const input = first.current?.querySelector<HTMLElement>('textarea, input');
    input?.focus();
    if (input instanceof HTMLInputElement) input.select();
  }, []);

  const storable = [draft ?? vouch, datedCopy].filter((one) => one !== null);
  // The lines stand for the drafts, which are new at each render.
  const lines = JSON.stringify(storable.map(({ line }) => line));
  useEffect(() => props.related?.look(empty ? [] : storable), [lines, empty]);
  const related = props.related?.line.value ?? null;

  const change = (next: Partial<Card>) => {
    const changed = { ...card, ...next };
    setCard(changed);
    const { replaces: _before, ...held } = reckon(changed, judge, wall).draft ?? {
      ...changed.from,
      said: changed.said,
    };
    props.onChange?.(changed.keepsBoth ? { ...held, replaces: null } : held);
  };
  const save = (stored: Draft) => {
    const replaces = related !== null && !card.keepsBoth && related.entry.kind === stored.line.kind;
    props.onSave(replaces ? { ...stored, replaces: related.entry.id } : stored);
  };
  const submit = () => {
    if (busy || empty) return;
    if (draft !== null) save(draft);
    else if (kind === null) props.onDecline?.({ ...from, said: card.said.trim() });
    else first.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  const livesHere = () => {
    if (page === null) return;
    const name = card.said.trim();
    const { vouch: _never, ...rest } = from;
    const pointed: Draft = {
      ...rest,
      url: page.url,
      title: page.title,
      line: { kind: 'pointer', name: page.title.trim() || name, aliases: [], place: { page: page.url } },
    };
    change({ from: pointed, kind: 'pointer', edited: {} });
  };

  return (
    <form
      ref={first}
      class="card"
      data-confirm
      aria-label={say(editing ? 'card_change' : 'card_remember')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // or the browser closes the popup
        event.stopPropagation();
        props.onCancel();
      }}
    >
      {typed ? (
        <p class="input said">
          <label for="card-said">{saidLabel(card)}</label>
          <textarea
            id="card-said"
            rows={2}
            value={card.said}
            placeholder={say('card_placeholder')}
            onInput={(event) => change({ said: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
              event.preventDefault();
              submit();
            }}
          />
        </p>
      ) : editing ? null : (
        <p class="pointed">
          <span class="quiet">{say('pointed_at')} </span>
          {isCapturedValue(from.capturedAs) ? (from.capturedValue ?? from.said) : from.said || from.title}
        </p>
      )}

      {from.capturedAs === 'page' && !editing && props.onPick !== undefined && (
        <p class="pick">
          <button type="button" data-act="pick" disabled={busy} onClick={props.onPick}>
            {say('pick_the_value')}
          </button>
          <span class="quiet">{say('pick_if')}</span>
        </p>
      )}

      <div class="verdict" role="status">
        {empty ? (
          <p class="quiet">{say('sorted_first')}</p>
        ) : (
          <>
            <p class="sentence" data-verdict={reckoned.verdict}>
              {reckoned.sentence}
            </p>
            <ul class="reasons">
              {reckoned.reasons.slice(0, 3).map((reason) => (
                <li key={reason} data-reason>
                  {sayTold(reason)}
                </li>
              ))}
            </ul>
            {reckoned.provisional && (
              <p class="quiet" data-provisional>
                {say('first_look')}
              </p>
            )}
          </>
        )}
      </div>

      {!empty && kinds.length > 0 && (
        <p class="input">
          <label for="card-kind">{say('keep_as')}</label>
          <select
            id="card-kind"
            value={kind ?? ''}
            onChange={(event) => change({ kind: kinds.find((one) => one === event.currentTarget.value) ?? null })}
          >
            {(kind === null || card.kind !== null) && (
              <option value="">{say(kind === null ? 'keep_nothing' : 'keep_sorted')}</option>
            )}
            {kinds.map((one) => (
              <option key={one} value={one}>
                {say(kindNames[one])}
              </option>
            ))}
          </select>
        </p>
      )}
      {!empty && (
        <CardInputs
          reckoned={reckoned}
          prefix="card"
          onEdit={(edited) => change({ edited: { ...card.edited, ...edited } })}
        />
      )}

      {!empty && (
        <dl class="outcome">
          <dt>{say('stored')}</dt>
          <dd data-stored>{reckoned.stored}</dd>
          {reckoned.notStored !== null && (
            <>
              <dt>{say('not_stored')}</dt>
              <dd data-not-stored>{reckoned.notStored}</dd>
            </>
          )}
        </dl>
      )}
      {related !== null && !empty && (
        <RelatedLine
          related={related}
          line={storable.find(({ line }) => line.kind === related.entry.kind)?.line ?? null}
          wall={wall}
          keepsBoth={card.keepsBoth}
          onChoose={(keepsBoth) => change({ keepsBoth })}
        />
      )}
      {failure !== null && (
        <p class="failure" role="alert">
          {failure}
        </p>
      )}

      {props.site && kind === 'pointer' && (
        <p class="quiet" data-asks-for={props.site}>
          {say('card_grant', { host: siteName(props.site) })}
        </p>
      )}
      <div class="acts">
        {kind === null && !empty ? (
          <button type="submit" class="primary" data-act="done" disabled={busy}>
            {say('done_button')}
          </button>
        ) : (
          <button type="submit" class="primary" data-act={reckoned.vouches ? 'vouch' : 'save'} disabled={busy || empty}>
            {saveLabel(reckoned, editing)}
          </button>
        )}
        {datedCopy !== null && (
          <button type="button" data-act="keep-copy" disabled={busy} onClick={() => save(datedCopy)}>
            {say('keep_copy')}
          </button>
        )}
        {kind === null && page !== null && !empty && (
          <button type="button" data-act="lives-here" disabled={busy} onClick={livesHere}>
            {say('lives_here')}
          </button>
        )}
        {vouch !== null && !empty && (
          <button type="button" data-act="vouch" disabled={busy} onClick={() => save(vouch)}>
            {say('save_vouched')}
          </button>
        )}
        <button type="button" class="plain" data-act="cancel" onClick={props.onCancel}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}
