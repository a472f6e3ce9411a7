import { draftOf } from '../memory/draft.ts';
import type { Draft } from '../memory/entry.ts';
import { inject } from '../platform/inject.ts';
import type { MenuClick } from '../platform/menus.ts';
import { locateCaptured } from './locate-captured.ts';
import { valueInPdf } from './pdf-selection.ts';
import { viewInTab } from './view-in-tab.ts';

/** A busy machine takes seconds; the browser's own words and addresses are a poorer name than a late card. */
const COMMAND_MS = 6000;

/** What a right-click offers for remembering. Never rejects: a page that cannot be asked gives what the browser told. */
export async function draftFromClick(click: MenuClick): Promise<Draft> {
  const at = Date.now();
  const { url, title, tabId, frameId } = click;
  switch (click.on) {
    case 'selection': {
      const got = await inject(tabId, 'selection', null, { frames: frameId, limitMs: COMMAND_MS });
      const captured = got.ok ? got.frames[0]?.value : null;
      const said = captured?.text ?? click.selectionText ?? '';
      const ofPdf = captured ? null : await valueInPdf(tabId, url, said);
      if (ofPdf) return draftOf({ said, capturedAs: ofPdf.kind, at, url, title, value: ofPdf });
      const value = captured?.value;
      const view = await viewInTab(tabId);
      if (!value) return draftOf({ said, capturedAs: 'selection', at, url, title, view });
      const { text, label, pick } = value;
      const found = { text, label, locator: locateCaptured(value) };
      return draftOf({ said, capturedAs: pick.kind, at, url, title, value: found, view });
    }
    case 'link': {
      const linkUrl = click.linkUrl ?? url;
      const got = await inject(tabId, 'linkText', { href: linkUrl }, { frames: frameId, limitMs: COMMAND_MS });
      const text = (got.ok ? got.frames[0]?.value : null) ?? nameFromAddress(linkUrl);
      return draftOf({ said: text, capturedAs: 'link', at, url: linkUrl, title: text });
    }
    case 'page':
      return draftOf({ said: title || nameFromAddress(url), capturedAs: 'page', at, url, title });
  }
}

/** "…/reports/q3-summary.html" as "q3 summary". */
function nameFromAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return (
    last
      .replace(/\.\w{1,5}$/, '')
      .replace(/[-_+]|%20/g, ' ')
      .trim() || host
  );
}
