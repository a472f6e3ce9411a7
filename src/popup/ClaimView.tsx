import type { Claim, Provenance } from '../asking/answer.ts';
import { say } from '../phrases/phrases.ts';
import { ageOf, type Wall, wordProvenance } from '../ui/clock.ts';
import type { Popup } from './popup-state.ts';

interface Props {
  claim: Claim;
  popup: Popup;
  wall: Wall;
  isPrivate: boolean;
}

const LONG = 42;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The claim's clock, without the place on the page where the subject already names just that. */
function unrepeated({ provenance, subject }: Claim): Provenance {
  if (!('source' in provenance) || provenance.source.where !== subject) return provenance;
  return { ...provenance, source: { ...provenance.source, where: '' } };
}

/** The value as it stands, with the part of it that answers in bold. */
function emphasised({ text, part }: Claim['value']) {
  const at = part === undefined ? -1 : text.indexOf(part);
  if (part === undefined || at < 0) return text;
  return [text.slice(0, at), <strong key="part">{part}</strong>, text.slice(at + part.length)];
}

/** One statement with its clock. A candidate puts what tells it apart first: none of them is the answer yet. */
export function ClaimView({ claim, popup, wall, isPrivate }: Props) {
  const { provenance, standing, value } = claim;
  const age = ageOf(provenance, wall.now);
  const read = provenance.clock === 'now' || provenance.clock === 'shown';
  // What a fresh copy does not open with has no address that could be remembered.
  const hasPlace =
    read && !(provenance.clock === 'shown' && ['not-in-fresh', 'other-view'].includes(provenance.because));
  const items = value.items && value.items.length > 1 ? value.items : null;
  const id = `claim-${claim.id}`;
  const button = (deed: 'show-me' | 'remember-place' | 'keep-copy' | 'copy', label: string) => (
    <button type="button" data-act={deed} aria-describedby={id} onClick={() => popup.act(claim, deed)}>
      {label}
    </button>
  );

  const subject =
    claim.subject === '' ? null : (
      <p class="subject" data-subject>
        {claim.subject}
      </p>
    );
  const stated = (
    <p id={id} class={items !== null ? 'unseen' : value.text.length > LONG ? 'value long' : 'value'} data-value>
      {emphasised(value)}
    </p>
  );
  const was = provenance.clock === 'now' ? provenance.was : null;

  return (
    <article
      class="claim"
      data-claim={claim.id}
      data-standing={standing}
      data-clock={provenance.clock}
      data-age={age ?? undefined}
      aria-label={claim.subject || say('answer')}
    >
      {standing === 'candidate' && subject}
      {stated}
      {items !== null && (
        <ul class="items" aria-hidden="true">
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      )}
      {standing === 'sure' && subject}
      <p
        class="provenance"
        data-provenance
        data-cached={provenance.clock === 'now' && provenance.mayBeCached ? 'true' : undefined}
      >
        {capital(wordProvenance(unrepeated(claim), wall))}
      </p>
      {was !== null && (
        <p class="was" data-was>
          {say('your_tab_shows', { was })}
        </p>
      )}
      <div class="acts">
        {age === 'old' && (
          <button type="button" class="primary" data-act="ask-again" onClick={popup.askAgain}>
            {say('ask_again')}
          </button>
        )}
        {read && button('show-me', say('show_me'))}
        {hasPlace &&
          !isPrivate &&
          (claim.entryId === null || standing === 'candidate') &&
          button('remember-place', say(standing === 'candidate' ? 'its_this_one' : 'remember_place'))}
        {read && !isPrivate && standing === 'sure' && button('keep-copy', say('keep_copy'))}
        {standing === 'sure' && button('copy', say('copy'))}
      </div>
    </article>
  );
}
