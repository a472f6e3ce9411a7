import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../phrases/phrases.ts';
import type { Popup } from './popup-state.ts';

interface Props {
  popup: Popup;
  running: boolean;
  /** The question on show was asked in front of another tab. */
  elsewhere: boolean;
}

/** Where questions are typed. A question brought back from before is selected, so that Enter asks it and typing replaces it. */
export function QuestionBox({ popup, running, elsewhere }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const question = popup.question.value;

  useLayoutEffect(() => box.current?.focus(), []);
  useLayoutEffect(() => {
    if (!typed.current && question !== '' && document.activeElement === box.current) box.current?.select();
  }, [question]);

  return (
    <search>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          popup.submit();
        }}
      >
        <label class="unseen" for="question">
          {say('question_label')}
        </label>
        <input
          ref={box}
          id="question"
          type="text"
          autocomplete="off"
          placeholder={say('question_placeholder')}
          value={question}
          aria-describedby={elsewhere ? 'question-hint' : undefined}
          onInput={(event) => {
            typed.current = true;
            popup.question.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="primary" data-act="ask" disabled={running && question.trim() === ''}>
          {say('ask')}
        </button>
        {elsewhere && (
          <p class="question-hint" id="question-hint">
            {say('asked_elsewhere')}
          </p>
        )}
      </form>
    </search>
  );
}
