import type { AskIO } from '../asking/ask.ts';
import type { NamedPage } from '../asking/page-access.ts';
import { refuse } from '../asking/refusal.ts';
import { originOf } from '../platform/permissions.ts';
import { getTab, type OpenTab, readableTabs } from '../platform/tabs.ts';
import { findTab, otherTabs } from './find-tab.ts';
import { type Asker, pageAccess } from './page-access.ts';

/** The pages that one question can read, for `ask`. */
export function pagesFor(frontTabId: number | null, asker: Asker): Pick<AskIO, 'page' | 'thisPage' | 'openTabs'> {
  return {
    async page({ page: url, name }) {
      const tab = await findTab(url, asker.incognito);
      return { access: pageAccess(url, tab, asker), name, title: tab?.title || name, origin: originOf(url) };
    },
    async thisPage() {
      const tab = frontTabId === null ? null : await getTab(frontTabId);
      if (frontTabId === null || !tab) {
        return refuse('page-gone', { place: 'this page', url: null, origin: null });
      }
      const visible = (await readableTabs()).find(({ tabId }) => tabId === frontTabId);
      if (!visible) {
        // Without a grant the browser does not even tell the address; a click on the toolbar button does.
        return refuse('no-permission', { place: 'this page', url: null, origin: null });
      }
      if (!/^https?:|^file:/.test(visible.url)) {
        return refuse('restricted-page', { place: visible.title || 'this page', url: visible.url, origin: null });
      }
      return named(visible, asker);
    },
    async openTabs() {
      return (await otherTabs(frontTabId, asker.incognito)).map((tab) => named(tab, asker, { beside: true }));
    },
  };
}

function named(tab: OpenTab, asker: Asker, how = { beside: false }): NamedPage {
  const name = tab.title || new URL(tab.url).host;
  return { access: pageAccess(tab.url, tab, asker, how), name, title: tab.title, origin: originOf(tab.url) };
}
