import type { ReadonlySignal } from '@preact/signals';
import type { AskState } from '../asking/ask-state.ts';
import { say } from '../phrases/phrases.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { ConfirmCard } from '../ui/card/ConfirmCard.tsx';
import { openCard } from '../ui/card/card.ts';
import type { Judge } from '../ui/card/card-model.ts';
import { type Clock, useWall } from '../ui/use-wall.ts';
import { AnswerView } from './AnswerView.tsx';
import { FrontSite } from './FrontSite.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import type { Popup } from './popup-state.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  popup: Popup;
  /** Null until the sort has been loaded. */
  judge: ReadonlySignal<Judge | null>;
  clock: Clock;
}

/** The whole popup: the question box, and under it the card, the steps or the answer. */
export function App({ popup, judge, clock }: Props) {
  const wall = useWall(clock);
  const ask = popup.ask.value;
  const card = popup.card.value;
  const tab = popup.tab.value;
  const running = popup.waiting.value || ask?.status === 'running';
  const status = running ? 'running' : (ask?.status ?? 'idle');
  const isPrivate = tab?.incognito === true || ask?.incognito === true;
  const page = tab?.url && /^https?:/.test(tab.url) ? { url: tab.url, title: tab.title ?? '' } : null;

  return (
    <main data-status={status}>
      <h1 class="unseen">Whereabouts</h1>
      {card === null && <QuestionBox popup={popup} running={running} elsewhere={!running && askedElsewhere(popup)} />}
      {isPrivate && <p class="private">{say('private_window')}</p>}
      {card !== null && judge.value !== null ? (
        <Boundary key={card.key} sentence={say('card_failed')} onFail={popup.dropCard}>
          <ConfirmCard
            key={card.key}
            start={openCard(card.from)}
            judge={judge.value}
            wall={wall}
            failure={popup.cardFailure.value}
            busy={popup.saving.value}
            page={page}
            site={popup.cardSite.value}
            related={popup.related}
            onSave={popup.saveCard}
            onCancel={popup.closeCard}
            onDecline={popup.declineCard}
            onChange={popup.holdCard}
            onPick={popup.pickValue}
          />
        </Boundary>
      ) : (
        <>
          {status === 'idle' && (
            <p class="hint">
              {say('hint_ask')} <em>{say('hint_example')}</em> {say('hint_keep')}
            </p>
          )}
          {status === 'idle' && popup.frontSite.value !== null && (
            <FrontSite site={popup.frontSite.value} popup={popup} />
          )}
          {running && <Steps steps={popup.waiting.value ? [] : (ask?.steps ?? [])} onCancel={popup.cancelAsking} />}
          {!popup.waiting.value && ask !== null && (
            <Boundary key={ask.id} sentence={say('answer_failed')} onFail={popup.report}>
              <AnswerView popup={popup} ask={ask} wall={wall} isPrivate={isPrivate} />
            </Boundary>
          )}
        </>
      )}
      <p class="unseen" role="status">
        {spoken(running, popup.waiting.value ? null : ask)}
      </p>
      <NoticeBar notice={popup.notice.value} failure={popup.failure.value} />
      <footer>
        {card === null && !isPrivate && (
          <button type="button" class="plain" data-act="remember" onClick={() => popup.offerFact('')}>
            {say('remember_something')}
          </button>
        )}
        {card === null && !isPrivate && page !== null && (
          <button type="button" class="plain" data-act="pick" onClick={popup.pickValue}>
            {say('pick_value')}
          </button>
        )}
        <a href="../options/index.html" target="_blank" rel="noreferrer">
          {say('what_i_remember')}
        </a>
      </footer>
    </main>
  );
}

/** What assistive technology is told as it happens. It holds no clock: re-wording one would have it all read again. */
function spoken(running: boolean, ask: AskState | null): string {
  if (running) return ask?.steps.findLast((step) => step.state === 'running')?.text ?? say('reading');
  const claims = ask?.answer?.claims ?? [];
  const sure = claims.filter((claim) => claim.standing === 'sure');
  if (sure.length > 0) return sure.map((claim) => `${claim.subject}: ${claim.value.text}`).join('. ');
  if (claims.length > 0) return claims.length === 1 ? say('one_match') : say('many_match', { count: claims.length });
  if (ask === null) return '';
  return ask.answer?.refusals.map((refusal) => refusal.text).join(' ') || say('no_answer');
}

function askedElsewhere(popup: Popup): boolean {
  const [ask, tab] = [popup.ask.value, popup.tab.value];
  return ask !== null && tab !== null && ask.tabId !== null && ask.tabId !== tab.tabId;
}
