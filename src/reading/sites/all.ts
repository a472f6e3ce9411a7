import { looksLikeAction } from '../action-url.ts';
import { confluenceBlog, confluenceCloud, confluenceDataCenter } from './confluence.ts';
import { discourseTopic } from './discourse.ts';
import { githubIssue, githubIssues, githubPull } from './github.ts';
import { gitlabIssue, gitlabMergeRequest } from './gitlab.ts';
import { gmail } from './gmail.ts';
import { googleDocument } from './google-docs.ts';
import { googleSheet } from './google-sheets.ts';
import { grafanaAlerts, grafanaDashboard } from './grafana.ts';
import { jiraCloud, jiraCloudList, jiraDataCenter, jiraDataCenterList } from './jira.ts';
import { wikiArticle } from './mediawiki.ts';
import type { DataRequest, ProductMark, Site } from './site.ts';
import { trelloBoard } from './trello.ts';

/** The sites whose data can be asked for, by the address of their pages. */
const SITES: readonly Site[] = [
  googleSheet,
  googleDocument,
  jiraCloud,
  jiraCloudList,
  jiraDataCenter,
  jiraDataCenterList,
  confluenceCloud,
  confluenceBlog,
  confluenceDataCenter,
  gitlabIssue,
  gitlabMergeRequest,
  githubIssues,
  githubIssue,
  githubPull,
  trelloBoard,
  discourseTopic,
  gmail,
  grafanaDashboard,
  grafanaAlerts,
  wikiArticle,
];

/** The site of a request, by its name; null for what a page named itself. */
export function siteNamed(name: string): Site | null {
  return SITES.find((site) => site.name === name) ?? null;
}

/**
 * What to ask for in place of the page at this address; null for pages of no such site. The address asked for is on the
 * page's own origin, made of parts of the page's own address and of what its mark says. `mark`: the product that the
 * open page says it is of, null for none; undefined where no tab shows the page.
 */
export function dataRequest(page: string, mark?: ProductMark | null): DataRequest | null {
  if (!URL.canParse(page)) return null;
  const { origin, hash, search } = new URL(page);
  // Google names the sheet in the fragment, too.
  const address = withoutFragment(page) + (/^#gid=\d+$/.test(hash) ? `${search ? '&' : '?'}gid=${hash.slice(5)}` : '');
  for (const site of SITES) {
    const { name, page: pattern, request, kind } = site;
    const found = pattern.exec(address) ?? pattern.exec(withoutFragment(page));
    if (found === null || !isOf(site, mark, page)) continue;
    const parts = { page: withoutFragment(page).slice(origin.length), base: mark?.base ?? '', id: mark?.id ?? '' };
    const path = request.replace(/\{(page|base|id)\}|([$%])(\d)/g, (_, named, sign, n) => {
      if (named) return parts[named as keyof typeof parts];
      const part = found[Number(n)] ?? '';
      return sign === '%' ? encodeURIComponent(part) : part;
    });
    const url = origin + path.replace(/&gid=$/, '');
    return looksLikeAction(url) ? null : { site: name, url, kind };
  }
  return null;
}

/** By the page's mark, where the site has one; by the address alone where no tab shows the page and that is enough. */
function isOf({ product, byAddress, request }: Site, mark: ProductMark | null | undefined, page: string): boolean {
  if (product === undefined) return true;
  if (mark === undefined) return byAddress?.test(page) === true;
  return mark?.product === product && (mark.id !== '' || !request.includes('{id}'));
}

const withoutFragment = (url: string) => url.replace(/#.*$/s, '');
