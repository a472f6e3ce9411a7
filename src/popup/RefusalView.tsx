import type { Refusal } from '../asking/answer.ts';
import type { Popup } from './popup-state.ts';
import { WayButton } from './WaysOn.tsx';
import { wayFor } from './ways.ts';

/** What could not be read, why, and the button that helps. */
export function RefusalView({ refusal, popup }: { refusal: Refusal; popup: Popup }) {
  const way = wayFor(refusal);
  return (
    <div class="refusal" data-refusal={refusal.code}>
      {refusal.place !== '' && <h2>{refusal.place}</h2>}
      <p>{refusal.text}</p>
      {way !== null && <WayButton way={way} popup={popup} />}
    </div>
  );
}
