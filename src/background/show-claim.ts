import type { Claim } from '../asking/answer.ts';
import type { Derivation, Derived } from '../asking/derivation.ts';
import { EngineFailure } from '../asking/engine.ts';
import { say } from '../phrases/phrases.ts';
import { inject } from '../platform/inject.ts';
import { mayAskOwnWorld } from '../platform/own-world.ts';
import { fail, ok, type Result } from '../platform/result.ts';
import { getTab, navigate, openTab } from '../platform/tabs.ts';
import { focusTab } from '../platform/windows.ts';
import { frameOf } from '../reading/merge-frames.ts';
import type { PageContent } from '../reading/reading.ts';
import { engineForQuestion } from './engine.ts';
import { findTab } from './find-tab.ts';
import { contentOf } from './page-access.ts';
import { readLoadingTab, readOpenTab } from './settle.ts';
import { wallClock } from './wall-clock.ts';

/**
 * Brings the claim's page to the front (opening it where no tab shows it) and outlines the first thing it cites. When
 * the page has changed so that the value is not there any more, the page is in front all the same.
 */
export async function showClaim(claim: Claim, { incognito }: { incognito: boolean }): Promise<Result<null>> {
  if (!('source' in claim.provenance)) return fail('not-found', say('from_memory'));
  const { url, tabId: openAt, page } = claim.provenance.source;
  const drawn = claim.provenance.clock !== 'now' || claim.provenance.via !== 'endpoint';
  if (page !== undefined) return showPage(url, page, openAt, incognito);
  const focused = openAt !== null && (await focusTab(openAt)) ? openAt : null;
  const found = focused ?? (await findTab(url, incognito))?.tabId ?? null;
  const tabId = found !== null && (await focusTab(found)) ? found : await openTab(url);
  if (tabId === null) return fail('tab-gone');
  const own = await mayAskOwnWorld(url);
  const read =
    found === null ? await readLoadingTab(tabId, 8000, async () => true, own) : await readOpenTab(tabId, own);
  if (!read.ok) return fail(read.code === 'timeout' ? 'timeout' : 'no-permission');
  const content = contentOf(read.frames);
  const derived = claim.derivation && content ? await deriveAgain(claim.derivation, content) : null;
  if (derived === 'failed') return fail('unexpected');
  const cite = derived?.state === 'certain' ? derived.cites[0] : undefined;
  if (!cite && !drawn) return ok(null); // the site told it, and the page may not show it in words
  if (!cite) return fail('not-found', say('value_moved'));
  const { index, src } = frameOf(cite.src);
  const frameId = read.frames[index]?.frameId ?? 0;
  const told = content?.told?.find(({ from, to }) => cite.src >= from && cite.src <= to);
  const shown = told ? { src: told.at < 0 ? -1 : frameOf(told.at).src, text: '' } : { src, text: cite.text };
  await inject(tabId, 'show', shown, { frames: frameId, limitMs: 3000 });
  return ok(null);
}

/** Turns to a page of a PDF. Viewers go by the fragment, which loads nothing anew; they let nobody outline a value. */
async function showPage(url: string, page: number, openAt: number | null, incognito: boolean): Promise<Result<null>> {
  const address = `${url.replace(/#.*$/s, '')}#page=${page}`;
  const tab = openAt === null ? null : await getTab(openAt);
  const found = tab ? { tabId: openAt as number, url: tab.url } : await findTab(url, incognito);
  if (!found || !(await focusTab(found.tabId))) return (await openTab(address)) === null ? fail('tab-gone') : ok(null);
  if (found.url !== address) await navigate(found.tabId, address);
  return ok(null);
}

async function deriveAgain(derivation: Derivation, content: PageContent): Promise<Derived | 'failed'> {
  try {
    return await (await engineForQuestion()).derive(derivation, content, wallClock(Date.now()));
  } catch (error) {
    if (error instanceof EngineFailure) return 'failed'; // the page is in front all the same
    throw error;
  }
}
