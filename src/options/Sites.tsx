import type { Options } from './options-state.ts';

const siteName = (origin: string): string => origin.replace(/^\*:\/\/|^https:\/\//, '').replace(/\/\*$/, '');

/** The sites that may be read, each with the way to take it back. */
export function Sites({ options }: { options: Options }) {
  const sites = options.sites.value;
  return (
    <section aria-labelledby="sites">
      <h2 id="sites">Sites I may read</h2>
      {sites.state === 'loading' && <p class="quiet">Asking the browser …</p>}
      {sites.state === 'failed' && <p class="failure">{sites.text}</p>}
      {sites.state === 'ready' && sites.value.length === 0 && (
        <p class="quiet">None. I read the page in front of you when you ask; other sites I ask for by name.</p>
      )}
      {sites.state === 'ready' && sites.value.length > 0 && (
        <ul class="lines">
          {sites.value.map(({ origin, granted, ownData }) => (
            <li key={origin} class="line" data-site={origin}>
              <p class="words">{siteName(origin)}</p>
              {ownData && (
                <p class="quiet">
                  {granted ? 'When you ask' : 'Only while I am open on it'}, I also read its app’s own data: a script of
                  mine runs among the page’s own scripts and only reads.
                </p>
              )}
              <div class="acts">
                {ownData && (
                  <button
                    type="button"
                    class="plain"
                    data-act="stop-own-data"
                    onClick={() => void options.stopOwnData(origin)}
                  >
                    Stop reading its own data<span class="unseen"> on {siteName(origin)}</span>
                  </button>
                )}
                {granted && (
                  <button
                    type="button"
                    class="plain"
                    data-act="remove-site"
                    onClick={() => void options.removeSite(origin)}
                  >
                    Remove<span class="unseen"> {siteName(origin)}</span>
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
