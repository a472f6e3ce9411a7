import type { Claim } from '../asking/answer.ts';
import type { AskState } from '../asking/ask-state.ts';
import { type PhraseKey, say } from '../phrases/phrases.ts';
import type { Wall } from '../ui/clock.ts';
import { ClaimView } from './ClaimView.tsx';
import type { Popup } from './popup-state.ts';
import { RefusalView } from './RefusalView.tsx';
import { WaysOn } from './WaysOn.tsx';
import { planWays } from './ways.ts';

interface Props {
  popup: Popup;
  ask: AskState;
  wall: Wall;
  isPrivate: boolean;
}

/** What candidates are introduced by: one line of the memory is no choice. */
function headingFor(sure: readonly Claim[], candidates: readonly Claim[]): PhraseKey {
  if (sure.length > 0) return 'could_also';
  return candidates.length === 1 && candidates[0]?.provenance.clock === 'remembered' ? 'maybe_this' : 'which_one';
}

/** The answer as far as it has come: what is sure, what must be chosen from, what could not be read, and the ways on. */
export function AnswerView({ popup, ask, wall, isPrivate }: Props) {
  const { answer, status } = ask;
  const claims = answer?.claims ?? [];
  const sure = claims.filter((claim) => claim.standing === 'sure');
  const candidates = claims.filter((claim) => claim.standing === 'candidate').slice(0, 3);
  const refusals = answer?.refusals ?? [];
  const ended = status !== 'running';
  const nothing = status === 'done' && claims.length === 0 && refusals.length === 0;
  const ways = planWays(answer?.waysOn ?? [], refusals, nothing);

  return (
    <section class="answer" aria-label={say('answer')}>
      {status === 'interrupted' && (
        <p class="state">
          <span>{say('interrupted')}</span>
          <button type="button" data-act="ask-again" onClick={popup.askAgain}>
            {say('ask_again')}
          </button>
        </p>
      )}
      {status === 'cancelled' && (
        <p class="state">
          <span>{say(claims.length > 0 ? 'stopped_with' : 'stopped')}</span>
          <button type="button" data-act="ask-again" onClick={popup.askAgain}>
            {say('ask_again')}
          </button>
        </p>
      )}
      <div class="claims">
        {sure.map((claim) => (
          <ClaimView key={claim.id} claim={claim} popup={popup} wall={wall} isPrivate={isPrivate} />
        ))}
        {candidates.length > 0 && (
          <>
            <h2>{say(headingFor(sure, candidates))}</h2>
            {candidates.map((claim) => (
              <ClaimView key={claim.id} claim={claim} popup={popup} wall={wall} isPrivate={isPrivate} />
            ))}
          </>
        )}
        {nothing && <p class="unknown">{say('unknown')}</p>}
      </div>
      {refusals.map((refusal) => (
        <RefusalView
          isPrivate={isPrivate}
          key={`${refusal.code} ${refusal.place} ${refusal.origin ?? refusal.url ?? ''}`}
          refusal={refusal}
          popup={popup}
        />
      ))}
      {answer !== null && answer.preferences.length > 0 && (
        <p class="preferences quiet">
          {say('you_told_me', {
            text: answer.preferences.map((preference) => preference.text.replace(/\.$/, '')).join('; '),
          })}
        </p>
      )}
      {ended && (
        <WaysOn
          ways={isPrivate ? ways.filter((way) => way.do !== 'remember-fact' && way.do !== 'read-own-data') : ways}
          popup={popup}
        />
      )}
    </section>
  );
}
