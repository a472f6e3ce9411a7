import { say, spokenLocale } from '../phrases/phrases.ts';
import type { Notice } from './popup-state.ts';

interface Props {
  notice: Notice | null;
  failure: string | null;
}

const percent = (share: number): string =>
  new Intl.NumberFormat(spokenLocale(navigator.language), { style: 'percent' }).format(share / 100);

/** Says what was just done or what went wrong. Always in the page, so that assistive technology hears it change. */
export function NoticeBar({ notice, failure }: Props) {
  const share =
    notice?.budget &&
    Math.round(
      100 * Math.max(notice.budget.words / notice.budget.maxWords, notice.budget.entries / notice.budget.maxEntries),
    );
  return (
    <div class="notices">
      <div role="status">
        {notice !== null && (
          <p class="notice" data-notice>
            <span>{notice.text}</span>
            {notice.undo !== null && (
              <button type="button" data-act="undo" onClick={notice.undo}>
                {say('undo')}
              </button>
            )}
          </p>
        )}
        {share !== null && share !== undefined && (
          <p class="notice budget" data-budget>
            <span>{say('nearly_full', { share: percent(share) })}</span>
            <a href="../options/index.html#let-go" target="_blank" rel="noreferrer">
              {say('what_could_go')}
            </a>
          </p>
        )}
      </div>
      <div role="alert">
        {failure !== null && (
          <p class="notice failure" data-failure>
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
