import type { WayOn } from '../asking/answer.ts';
import { say } from '../phrases/phrases.ts';
import { GrantButton } from './GrantButton.tsx';
import { OwnDataButton } from './OwnDataButton.tsx';
import type { Popup } from './popup-state.ts';

interface Props {
  ways: WayOn[];
  popup: Popup;
}

/** Buttons to go on with, where the answer is not whole. */
export function WaysOn({ ways, popup }: Props) {
  if (ways.length === 0) return null;
  return (
    <div class="ways">
      {ways.map((way) => (
        <WayButton key={JSON.stringify(way)} way={way} popup={popup} />
      ))}
    </div>
  );
}

/** One way on. */
export function WayButton({ way, popup }: { way: WayOn; popup: Popup }) {
  switch (way.do) {
    case 'grant':
      return <GrantButton origin={way.origin} popup={popup} />;
    case 'read-own-data':
      return <OwnDataButton site={way.origin} popup={popup} />;
    case 'open':
      return (
        <button type="button" data-way-on="open" onClick={() => popup.openPlace(way.url)}>
          {way.place ? say('open_place', { place: way.place }) : say('open_page')}
        </button>
      );
    case 'retry':
      return (
        <button type="button" data-way-on="retry" onClick={popup.askAgain}>
          {say('try_again')}
        </button>
      );
    case 'read-this-page':
      return (
        <button type="button" data-way-on="read-this-page" onClick={popup.askAgain}>
          {say('read_this_page')}
        </button>
      );
    case 'go-to-tab':
      return (
        <button type="button" data-way-on="go-to-tab" onClick={popup.goToTab}>
          {say('go_to_tab')}
        </button>
      );
    case 'remember-fact':
      return (
        <button type="button" data-way-on="remember-fact" onClick={() => popup.offerFact('')}>
          {say('its_a_fact')}
        </button>
      );
  }
}
