import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../phrases/phrases.ts';
import type { Toast } from './options-state.ts';

/** Says what was just done. When that took away the button which had the focus, the way back gets it. */
export function ToastBar({ toast }: { toast: Toast | null }) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus();
  });
  return (
    <div class="toast" role="status">
      {toast !== null && (
        <p data-toast>
          <span>{toast.text}</span>
          {toast.undo !== null && (
            <button ref={undo} type="button" data-act="undo" onClick={toast.undo}>
              {say('undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
