import { say } from '../phrases/phrases.ts';
import { siteName } from '../ui/place-text.ts';
import type { Popup } from './popup-state.ts';

/** Asks for one site, and says beforehand what the browser's dialog will look like. */
export function GrantButton({ origin, popup }: { origin: string; popup: Popup }) {
  const host = siteName(origin);
  const id = `grant-${host}`;
  return (
    <div class="grant">
      <p id={id} class="quiet">
        {say('grant_explain', { host })}
      </p>
      <button
        type="button"
        class="primary"
        data-way-on="grant"
        data-origin={origin}
        aria-describedby={id}
        onClick={() => popup.grant(origin)}
      >
        {say('grant_host', { host })}
      </button>
    </div>
  );
}
