import type { Notice } from './popup-state.ts';

interface Props {
  notice: Notice | null;
  failure: string | null;
}

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
                Undo
              </button>
            )}
          </p>
        )}
        {share !== null && share !== undefined && (
          <p class="notice budget" data-budget>
            <span>The memory is {share} % full. It is kept small enough to read in a minute.</span>
            <a href="../options/index.html#let-go" target="_blank" rel="noreferrer">
              What could go
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
