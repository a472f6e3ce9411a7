import type { AskState } from '../asking/ask-state.ts';
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
    <section class="answer" aria-label="Answer">
      {status === 'interrupted' && (
        <p class="state">
          <span>I was interrupted before the answer was whole.</span>
          <button type="button" data-act="ask-again" onClick={popup.askAgain}>
            Ask again
          </button>
        </p>
      )}
      {status === 'cancelled' && (
        <p class="state">
          <span>{claims.length > 0 ? 'Stopped. This had come by then.' : 'Stopped before anything was read.'}</span>
          <button type="button" data-act="ask-again" onClick={popup.askAgain}>
            Ask again
          </button>
        </p>
      )}
      <div class="claims">
        {sure.map((claim) => (
          <ClaimView key={claim.id} claim={claim} popup={popup} wall={wall} isPrivate={isPrivate} />
        ))}
        {candidates.length > 0 && (
          <>
            <h2>{sure.length > 0 ? 'It could also be one of these' : 'Which one do you mean?'}</h2>
            {candidates.map((claim) => (
              <ClaimView key={claim.id} claim={claim} popup={popup} wall={wall} isPrivate={isPrivate} />
            ))}
          </>
        )}
        {nothing && <p class="unknown">I don’t know where this lives.</p>}
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
          You told me: {answer.preferences.map((preference) => preference.text.replace(/\.$/, '')).join('; ')}.
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
