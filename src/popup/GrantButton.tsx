import { siteName } from '../ui/place-text.ts';
import type { Popup } from './popup-state.ts';

/** Asks for one site, and says beforehand what the browser's dialog will look like. */
export function GrantButton({ origin, popup }: { origin: string; popup: Popup }) {
  const host = siteName(origin);
  const id = `grant-${host}`;
  return (
    <div class="grant">
      <p id={id} class="quiet">
        The browser will ask whether I may “read and change” {host}. I only read: nothing is ever changed. Its first
        button is Deny, so choose Allow. If this closes, your question is kept.
      </p>
      <button
        type="button"
        class="primary"
        data-way-on="grant"
        data-origin={origin}
        aria-describedby={id}
        onClick={() => popup.grant(origin)}
      >
        Let me read {host}
      </button>
    </div>
  );
}
