import { say } from '../phrases/phrases.ts';
import { siteName } from '../ui/place-text.ts';
import type { Popup } from './popup-state.ts';

/**
 * Offers to allow the site in front once and for all. Without it the page can be read while the popup is open on it, but
 * no fresh copy can be loaded.
 */
export function FrontSite({ site, popup }: { site: string; popup: Popup }) {
  const name = siteName(site);
  return (
    <div class="front-site">
      <p id="front-site" class="quiet">
        {say('front_explain', { host: name })}
      </p>
      <button
        type="button"
        data-way-on="grant"
        data-origin={site}
        aria-describedby="front-site"
        onClick={() => popup.grant(site)}
      >
        {say('front_grant', { host: name })}
      </button>
    </div>
  );
}
