import { say } from '../phrases/phrases.ts';
import { siteName } from '../ui/place-text.ts';
import type { Popup } from './popup-state.ts';

/** Asks to read what an app holds or draws beside its text, and says what that means. */
export function OwnDataButton({ site, popup }: { site: string; popup: Popup }) {
  const host = siteName(site);
  const id = `own-data-${host}`;
  return (
    <div class="own-data">
      <p id={id} class="quiet">
        {say('own_data_explain', { sites: say('sites'), host })}
      </p>
      <button
        type="button"
        class="primary"
        data-way-on="read-own-data"
        data-origin={site}
        aria-describedby={id}
        onClick={() => popup.readOwnData(site)}
      >
        {say('own_data_host', { host })}
      </button>
    </div>
  );
}
