import type { Refusal } from '../asking/answer.ts';
import type { Popup } from './popup-state.ts';
import { WayButton } from './WaysOn.tsx';
import { wayFor } from './ways.ts';

/** What could not be read, why, and the button that helps. */
export function RefusalView({ refusal, popup, isPrivate }: { refusal: Refusal; popup: Popup; isPrivate: boolean }) {
  const { ownData = false, ...rest } = refusal;
  // Which sites may be asked so is stored, and nothing is in a private window.
  const way = wayFor(isPrivate ? rest : { ...rest, ownData });
  return (
    <div class="refusal" data-refusal={refusal.code}>
      {refusal.place !== '' && <h2>{refusal.place}</h2>}
      <p>{refusal.text}</p>
      {way !== null && <WayButton way={way} popup={popup} />}
    </div>
  );
}
