import { siteName } from '../ui/place-text.ts';
import type { Popup } from './popup-state.ts';

/** Asks to read what an app holds or draws beside its text, and says what that means. */
export function OwnDataButton({ site, popup }: { site: string; popup: Popup }) {
  const name = siteName(site);
  const id = `own-data-${name}`;
  return (
    <div class="own-data">
      <p id={id} class="quiet">
        A script of mine then runs among the page’s own scripts when you ask, on {name} only, and looks for the rows and
        drawn text of what is on the screen. It only reads, and nothing leaves your machine. You can take it back under
        “Sites I may read”.
      </p>
      <button
        type="button"
        class="primary"
        data-way-on="read-own-data"
        data-origin={site}
        aria-describedby={id}
        onClick={() => popup.readOwnData(site)}
      >
        Read the app’s own data on {name}
      </button>
    </div>
  );
}
