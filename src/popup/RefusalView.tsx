import type { Refusal } from '../asking/answer.ts';
import type { Popup } from './popup-state.ts';
import { WayButton } from './WaysOn.tsx';
import { wayFor } from './ways.ts';

const sentences: Record<Refusal['code'], string> = {
  'no-permission': 'I may not read this site yet.',
  'restricted-page': 'The browser lets no extension read this page.',
  'signed-out': 'You are signed out there. Sign in and ask again.',
  'page-gone': 'The page is gone.',
  'changed-page': 'The page looks different from when you showed it to me.',
  'not-found': 'I could not find it on the page.',
  ambiguous: 'Several places match, so I did not choose one.',
  partial: 'The page shows only part of it.',
  undrawn: 'The page stays empty in the background. Open it and ask again.',
  timeout: 'It took too long.',
  offline: 'You are offline.',
  'not-a-page': 'I know where it is, but it has no page that I could read.',
  unreadable: 'I could not read this page.',
  'unsafe-url': 'Its address looks like an action, so I do not request it myself.',
};

/** What could not be read, why, and the button that helps. */
export function RefusalView({ refusal, popup }: { refusal: Refusal; popup: Popup }) {
  const way = wayFor(refusal);
  return (
    <div class="refusal" data-refusal={refusal.code}>
      {refusal.place !== '' && <h2>{refusal.place}</h2>}
      <p>{refusal.text.trim() || sentences[refusal.code]}</p>
      {way !== null && <WayButton way={way} popup={popup} />}
    </div>
  );
}
