import type { Relation } from '../../memory/relation.ts';
import { say } from '../../phrases/phrases.ts';
import type { Wall } from '../clock.ts';
import type { Line } from './card.ts';
import { relatedOf } from './card-words.ts';

interface Props {
  related: Relation;
  /** What the card would store, where that is known. */
  line: Line | null;
  wall: Wall;
  keepsBoth: boolean;
  onChoose(keepsBoth: boolean): void;
}

/** What the memory says already to the line on the card, and whether the new one takes its place. */
export function RelatedLine({ related, line, wall, keepsBoth, onChoose }: Props) {
  return (
    <div class="related" data-related={related.how}>
      <p role="status">{relatedOf(related, line, wall)}</p>
      <label>
        <input
          type="checkbox"
          data-act="replace"
          checked={!keepsBoth}
          onChange={(event) => onChoose(!event.currentTarget.checked)}
        />
        <span>{say('replace_it')}</span>
      </label>
    </div>
  );
}
