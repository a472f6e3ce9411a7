import type { PageContent } from '../reading/reading.ts';
import type { Claim, Provenance, Refusal, Source } from './answer.ts';
import type { Cite, Derivation, Value } from './derivation.ts';
import type { Clock, Engine } from './engine.ts';
import type { PageAnswer } from './freshen.ts';
import { holds } from './holds.ts';
import { limitSentence, limitsOf, mayTellMore } from './limits.ts';
import type { NamedPage } from './page-access.ts';
import { oneSentence, otherSheetSentence, partialSentence, refuse } from './refusal.ts';

type Found = Exclude<PageAnswer, { state: 'failed' }>;

/**
 * Puts what was found on a page into claims with their clock. Each sure value is recomputed from the reading it is
 * said to come from; one that does not hold is dropped and said to be unreadable. Rejects as the engine does.
 */
export async function claimsFromPage(
  found: Found,
  page: NamedPage,
  entryId: string | null,
  { engine, clock }: { engine: Pick<Engine, 'derive'>; clock: Clock },
): Promise<{ claims: Claim[]; refusals: Refusal[] }> {
  const { extraction, reading } = found;
  const sure = extraction.state === 'sure';
  const ownData = !sure && mayTellMore(reading.content);
  const context = { place: page.name, url: page.access.url, origin: page.origin, ownData };
  const limit = limitSentence(page.name, reading.content.troubles);
  const limits = limit === null ? [] : [refuse('unreadable', { ...context, detail: limit })];
  const claim = (parts: {
    standing: Claim['standing'];
    subject: string;
    value: Value;
    cites: Cite[];
    where: string;
    derivation: Derivation;
  }): Claim => {
    const { where, ...rest } = parts;
    return { id: '', entryId, provenance: provenanceOf(found, page, where, rest.cites), ...rest };
  };
  switch (extraction.state) {
    case 'sure': {
      const { derivation, derived, subject } = extraction;
      const { value, cites, where } = derived;
      const again = await engine.derive(derivation, reading.content, clock);
      if (!holds({ derivation, value, cites }, again)) {
        return { claims: [], refusals: [refuse('unreadable', context)] };
      }
      return { claims: [claim({ standing: 'sure', subject, value, cites, where, derivation })], refusals: [] };
    }
    case 'candidates': {
      const claims = extraction.options.slice(0, 3).map(({ derivation, cite, subject, items, part }) =>
        claim({
          standing: 'candidate',
          subject,
          value: {
            text: cite.text,
            shape: 'text',
            ...(items === undefined ? {} : { items }),
            ...(part === undefined ? {} : { part }),
          },
          cites: [cite],
          where: cite.where,
          derivation,
        }),
      );
      return {
        claims,
        refusals: [
          refuse('ambiguous', claims.length === 1 ? { ...context, detail: oneSentence(page.name) } : context),
          ...limits,
        ],
      };
    }
    case 'partial': {
      const detail = partialSentence(page.name, extraction);
      return { claims: [], refusals: [refuse('partial', { ...context, detail }), ...limits] };
    }
    case 'none': {
      const { sheet } = extraction;
      const limit = limitSentence(page.name, limitsOf(reading.content));
      const detail = sheet === undefined ? limit : otherSheetSentence(page.name, sheet);
      const said = detail === null ? refuse('not-found', context) : refuse('unreadable', { ...context, detail });
      return { claims: [], refusals: [said] };
    }
  }
}

/** On which page of a PDF a piece stands, counted from 1; null for other pages. */
function pageOf({ pages }: PageContent, src: number | undefined): number | null {
  if (pages === undefined || src === undefined || src < 0) return null;
  return pages.findLastIndex((from) => from <= src) + 1 || null;
}

function provenanceOf(found: Found, page: NamedPage, where: string, cites: readonly Cite[]): Provenance {
  const { reading, tabId } = found;
  const { url, title } = reading.content;
  const number = pageOf(reading.content, cites[0]?.src);
  const told = reading.content.told?.find(({ from, to }) => cites.some(({ src }) => src >= from && src <= to));
  const at = number === null ? where : [`page ${number}`, where].filter((part) => part !== '').join(', ');
  const source: Source = {
    ...{ url, title: title || page.title, where: at, tabId },
    ...(number === null ? {} : { page: number }),
    ...(told ? { toldBy: told.by } : {}),
  };
  const { readAt, loadedAt, via, mayBeCached, settled } = reading;
  return found.state === 'fresh'
    ? { clock: 'now', readAt, via, source, was: found.was, mayBeCached, settled }
    : { clock: 'shown', loadedAt, readAt, source, because: found.because };
}
