import { say } from '../phrases/phrases.ts';
import type { Options } from './options-state.ts';

const siteName = (origin: string): string => origin.replace(/^\*:\/\/|^https:\/\//, '').replace(/\/\*$/, '');

/** The sites that may be read, each with the way to take it back. */
export function Sites({ options }: { options: Options }) {
  const sites = options.sites.value;
  return (
    <section aria-labelledby="sites">
      <h2 id="sites">{say('sites')}</h2>
      {sites.state === 'loading' && <p class="quiet">{say('sites_asking')}</p>}
      {sites.state === 'failed' && <p class="failure">{sites.text}</p>}
      {sites.state === 'ready' && sites.value.length === 0 && <p class="quiet">{say('sites_none')}</p>}
      {sites.state === 'ready' && sites.value.length > 0 && (
        <ul class="lines">
          {sites.value.map(({ origin, granted, ownData }) => (
            <li key={origin} class="line" data-site={origin}>
              <p class="words">{siteName(origin)}</p>
              {ownData && <p class="quiet">{say(granted ? 'site_own_data' : 'site_own_data_open')}</p>}
              <div class="acts">
                {ownData && (
                  <button
                    type="button"
                    class="plain"
                    data-act="stop-own-data"
                    onClick={() => void options.stopOwnData(origin)}
                  >
                    {say('site_stop_own_data')}
                    <span class="unseen"> {siteName(origin)}</span>
                  </button>
                )}
                {granted && (
                  <button
                    type="button"
                    class="plain"
                    data-act="remove-site"
                    onClick={() => void options.removeSite(origin)}
                  >
                    {say('site_remove')}
                    <span class="unseen"> {siteName(origin)}</span>
                  </button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
