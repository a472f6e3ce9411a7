import { looksLikeAction } from '../action-url.ts';
import { discourseTopic } from './discourse.ts';
import { gitlabIssue, gitlabMergeRequest } from './gitlab.ts';
import { gmail } from './gmail.ts';
import { googleSheet } from './google-sheets.ts';
import { jiraCloud, jiraDataCenter } from './jira.ts';
import type { DataRequest, Site } from './site.ts';
import { trelloBoard } from './trello.ts';

/** The sites whose data can be asked for, by the address of their pages. */
const SITES: readonly Site[] = [
  googleSheet,
  jiraCloud,
  jiraDataCenter,
  gitlabIssue,
  gitlabMergeRequest,
  trelloBoard,
  discourseTopic,
  gmail,
];

/** The site of a request, by its name; null for what a page named itself. */
export function siteNamed(name: string): Site | null {
  return SITES.find((site) => site.name === name) ?? null;
}

/**
 * What to ask for in place of the page at this address; null for pages of no such site. The address asked for is made of
 * parts of the page's own address, on its own origin.
 */
export function dataRequest(page: string): DataRequest | null {
  if (!URL.canParse(page)) return null;
  const { origin, hash, search } = new URL(page);
  // Google names the sheet in the fragment, too.
  const address = withoutFragment(page) + (/^#gid=\d+$/.test(hash) ? `${search ? '&' : '?'}gid=${hash.slice(5)}` : '');
  for (const { name, page: pattern, request, kind } of SITES) {
    const found = pattern.exec(address) ?? pattern.exec(withoutFragment(page));
    if (found === null) continue;
    const url =
      origin +
      request.replace(/([$%])(\d)/g, (_, sign, n) => {
        const part = found[Number(n)] ?? '';
        return sign === '%' ? encodeURIComponent(part) : part;
      });
    return looksLikeAction(url) ? null : { site: name, url: url.replace(/&gid=$/, ''), kind };
  }
  return null;
}

const withoutFragment = (url: string) => url.replace(/#.*$/s, '');
