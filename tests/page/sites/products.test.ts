import { describe, expect, it } from 'vitest';
import { readSiteFile } from '../../../src/offscreen/site-data.ts';
import type { PageContent } from '../../../src/reading/reading.ts';
import { dataRequest } from '../../../src/reading/sites/all.ts';
import { productMark } from '../../../src/reading/sites/product-mark.ts';
import type { ProductMark } from '../../../src/reading/sites/site.ts';

// The shapes are written from the products' documentation of their interfaces; the values are made up.

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const markOf = (html: string, url: string) => productMark(parse(html), url);
const urlFor = (page: string, mark?: ProductMark | null) => dataRequest(page, mark)?.url ?? null;

/** What the data of a page says, the page being of that markup. */
function read(page: string, text: string, markup = '<title>x</title>') {
  const asked = dataRequest(page, markOf(markup, page));
  if (asked === null) throw new Error(`${page} is no page of a site`);
  const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  const reading = readSiteFile({ base64, type: 'application/json', asked, page: { url: page, title: 'Shown' } });
  return reading.ok ? (JSON.parse(reading.content) as PageContent) : reading.why;
}

const content = (read: PageContent | string): PageContent => {
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const pairs = (of: PageContent | string) => content(of).fields.map(({ label, value }) => [label, value]);
const rows = (of: PageContent | string) =>
  content(of).tables[0]?.rows.map(({ cells }) => cells.map((cell) => cell?.text ?? ''));

const WIKI = (config: object, api = '/w/api.php?action=rsd') =>
  `<meta name="generator" content="MediaWiki 1.43.0"><link rel="EditURI" type="application/rsd+xml" href="${api}">
   <script>RLCONF=${JSON.stringify(config)};</script>`;
const ARTICLE = {
  ...{ wgArticleId: 42, wgAction: 'view', wgIsArticle: true, wgCurRevisionId: 7, wgRevisionId: 7 },
};
const CONFLUENCE =
  '<meta name="ajs-page-id" content="98765"><meta name="ajs-context-path" content="/wiki"><title>Plan</title>';
const GRAFANA = '<base href="/graphs/"><script nonce="x">window.grafanaBootData = { settings: {} };</script>';
const GITHUB = '<meta property="og:site_name" content="GitHub">';
const JIRA = '<meta name="application-name" content="JIRA" data-name="jira">';

describe('MediaWiki', () => {
  const page = 'https://handbook.test/wiki/Market_stalls';
  const url =
    'https://handbook.test/w/api.php?action=parse&pageid=42&prop=text&disableeditsection=1&format=json&formatversion=2';

  it('is known by its generator and asked by the number that its markup has for the article', () => {
    expect(urlFor(page, markOf(WIKI(ARTICLE), page))).toBe(url);
    expect(urlFor(page, markOf(WIKI(ARTICLE, '//handbook.test/w/api.php?action=rsd'), page))).toBe(url);
  });

  it('is not asked for an earlier version, a form, a special page, or on another host', () => {
    for (const config of [
      { ...ARTICLE, wgRevisionId: 3 },
      { ...ARTICLE, wgAction: 'edit' },
      { ...ARTICLE, wgArticleId: 0 },
      { ...ARTICLE, wgIsArticle: false },
    ])
      expect(urlFor(page, markOf(WIKI(config), page)), JSON.stringify(config)).toBeNull();
    const old = 'https://handbook.test/w/index.php?title=Market_stalls&oldid=3';
    expect(urlFor(old, markOf(WIKI(ARTICLE), old))).toBeNull();
    expect(urlFor(page, markOf(WIKI(ARTICLE, 'https://evil.test/api.php'), page))).toBeNull();
    expect(urlFor(page)).toBeNull();
  });

  it('gives the tables, pairs and headings of the article', () => {
    const html =
      '<div class="mw-parser-output"><p>Twelve stalls.</p><h2>Prices</h2><table><caption>Rents</caption><tr><th>Stall</th><th>Rent</th></tr><tr><td>North 1</td><td>310</td></tr><tr><td>North 2</td><td>275</td></tr><tr><td>South</td><td>420</td></tr></table><dl><dt>Warden</dt><dd>Petra Voss</dd></dl><script>alert(1)</script></div>';
    const said = read(
      page,
      JSON.stringify({ parse: { title: 'Market stalls', pageid: 42, text: html } }),
      WIKI(ARTICLE),
    );
    expect(rows(said)).toEqual([
      ['North 1', '310'],
      ['North 2', '275'],
      ['South', '420'],
    ]);
    expect(pairs(said)).toContainEqual(['Warden', 'Petra Voss']);
    expect(content(said)).toMatchObject({ headings: ['Market stalls', 'Prices'], title: 'Shown', rendered: false });
    expect(content(said).tables[0]?.complete).toBe(true);
  });

  it('that has no such article says so by its form', () => {
    const gone = JSON.stringify({ error: { code: 'nosuchpageid', info: 'There is no page with ID 42.' } });
    expect(read(page, gone, WIKI(ARTICLE))).toBe('changed-format');
  });
});

describe('Confluence', () => {
  it('in the cloud is asked by the number in the address', () => {
    const cloud = 'https://acme.atlassian.net/wiki/spaces';
    expect(urlFor(`${cloud}/OPS/pages/123456/Runbook?focusedCommentId=4`)).toBe(
      'https://acme.atlassian.net/wiki/api/v2/pages/123456?body-format=view',
    );
    expect(urlFor(`${cloud}/OPS/blog/2026/11/30/77/News`)).toBe(
      'https://acme.atlassian.net/wiki/api/v2/blogposts/77?body-format=view',
    );
    expect(urlFor(`${cloud}/OPS/overview`)).toBeNull();
  });

  it('elsewhere is asked by the number in its markup, under its own path', () => {
    const page = 'https://docs.acme.test/wiki/display/OPS/Rollout+plan';
    const url = 'https://docs.acme.test/wiki/rest/api/content/98765?expand=body.view,version,space';
    expect(urlFor(page, markOf(CONFLUENCE, page))).toBe(url);
    const action = 'https://docs.acme.test/wiki/pages/viewpage.action?pageId=98765';
    expect(urlFor(action, markOf(CONFLUENCE, action))).toBe(url);
    for (const other of [`${action}&pageVersion=3`, 'https://docs.acme.test/wiki/pages/editpage.action?pageId=98765'])
      expect(urlFor(other, markOf(CONFLUENCE, other)), other).toBeNull();
    expect(urlFor(page, null)).toBeNull();
    const twisted = '<meta name="ajs-page-id" content="1?x=/../"><meta name="ajs-context-path" content="//evil.test">';
    expect(urlFor(page, markOf(twisted, page))).toBeNull();
  });

  it('gives the page with its tables, its version and who changed it', () => {
    const said = read(
      'https://docs.acme.test/wiki/display/OPS/Plan',
      JSON.stringify({
        ...{ id: '98765', type: 'page', title: 'Rollout plan', space: { key: 'OPS', name: 'Operations' } },
        version: { number: 12, when: '2026-11-28T10:05:00.000Z', by: { displayName: 'Mira Patel' } },
        body: {
          view: {
            value:
              '<h2>Stages</h2><div class="table-wrap"><table class="confluenceTable"><tbody><tr><th>Stage</th><th>Owner</th></tr><tr><td>Pilot</td><td>Sam</td></tr><tr><td>Rest</td><td>Aiko</td></tr></tbody></table></div>',
          },
        },
      }),
      CONFLUENCE,
    );
    expect(pairs(said).slice(0, 2)).toEqual([
      ['Space', 'Operations'],
      ['Version', '12'],
    ]);
    expect(rows(said)).toEqual([
      ['Pilot', 'Sam'],
      ['Rest', 'Aiko'],
    ]);
    expect(read('https://docs.acme.test/wiki/display/OPS/Plan', '{"title":"x"}', CONFLUENCE)).toBe('changed-format');
  });
});

describe('Grafana', () => {
  const dashboard = 'https://mon.acme.test/graphs/d/fe3k2/gateway?orgId=1&from=now-6h';

  it('is known by what it starts from, wherever it stands', () => {
    expect(markOf(GRAFANA, dashboard)).toEqual({ product: 'grafana', base: '/graphs', id: '' });
    expect(urlFor(dashboard, markOf(GRAFANA, dashboard))).toBe('https://mon.acme.test/graphs/api/dashboards/uid/fe3k2');
    expect(urlFor(dashboard, markOf('<title>Grafana</title>', dashboard))).toBeNull();
  });

  it('gives what a dashboard is called and has, and the states of alert rules in all groups', () => {
    const said = read(
      dashboard,
      JSON.stringify({
        meta: { folderTitle: 'Edge', updatedBy: 'mira', updated: '2026-11-20T08:00:00Z' },
        dashboard: {
          ...{ title: 'Gateway', version: 31, tags: ['edge', 'prod'] },
          panels: [
            { title: 'Requests', type: 'timeseries' },
            { title: 'Errors', type: 'stat' },
          ],
        },
      }),
      GRAFANA,
    );
    expect(pairs(said)).toContainEqual(['Folder', 'Edge']);
    expect(pairs(said)).toContainEqual(['Tags', 'edge, prod']);
    expect(rows(said)).toEqual([
      ['Requests', 'timeseries'],
      ['Errors', 'stat'],
    ]);
    const alerts = read(
      'https://mon.acme.test/graphs/alerting/list',
      JSON.stringify({
        status: 'success',
        data: {
          groups: [
            { name: 'disk', file: 'Infra', rules: [{ name: 'Disk full', state: 'firing', health: 'ok' }] },
            { name: 'none', file: 'Infra', rules: [] },
            {
              ...{ name: 'web', file: 'Edge' },
              rules: [
                { name: 'Slow', state: 'inactive', health: 'ok' },
                { name: 'Down', state: 'pending', health: 'error' },
              ],
            },
          ],
        },
      }),
      GRAFANA,
    );
    expect(rows(alerts)?.map(([name, state]) => [name, state])).toEqual([
      ['Disk full', 'firing'],
      ['Slow', 'inactive'],
      ['Down', 'pending'],
    ]);
  });
});

describe('GitHub', () => {
  const page = 'https://github.com/acme/gate/issues?q=is%3Aissue%20label%3Abug';
  const shell = (payload: object) =>
    `<!DOCTYPE html><html><head>${GITHUB}</head><body><script type="application/json" data-target="react-app.embeddedData">${JSON.stringify({ payload })}</script></body></html>`;
  const issue = (number: number, title: string) => ({
    node: {
      ...{ __typename: 'Issue', number, title, state: 'OPEN', author: { login: 'mira' } },
      labels: { nodes: [{ name: 'bug' }, { name: 'edge' }] },
      createdAt: '2026-11-03T09:00:00Z',
    },
  });

  it('is asked for its page again, with the session of the tab', () => {
    expect(urlFor(page, markOf(GITHUB, page))).toBe(page);
    expect(urlFor(`${page}#top`)).toBe(page);
    expect(urlFor('https://code.acme.test/acme/gate/pull/7', markOf(GITHUB, page))).toBe(
      'https://code.acme.test/acme/gate/pull/7',
    );
    for (const elsewhere of ['https://example.test/acme/gate/issues', 'https://example.test/projects/gate/issues']) {
      expect(urlFor(elsewhere, null), elsewhere).toBeNull();
      expect(urlFor(elsewhere), elsewhere).toBeNull();
    }
  });

  it('gives the rows of a list and how many there are in all', () => {
    const list = (issueCount: number) => ({
      preloadedQueries: [
        { queryName: 'Other', result: { data: { viewer: {} } } },
        {
          queryName: 'IssueIndexPageQuery',
          result: {
            data: { repository: { search: { issueCount, edges: [issue(12, 'Rotate keys'), issue(9, 'Old nodes')] } } },
          },
        },
      ],
    });
    const said = content(read(page, shell(list(61)), GITHUB));
    expect(rows(said)?.map((cells) => cells.slice(0, 5))).toEqual([
      ['12', 'Rotate keys', 'OPEN', 'mira', 'bug, edge'],
      ['9', 'Old nodes', 'OPEN', 'mira', 'bug, edge'],
    ]);
    expect(said.tables[0]).toMatchObject({ complete: false, rowTotal: 61 });
    expect(said.counts).toMatchObject([{ of: 'issues', n: 61, by: 'pager' }]);
    expect(content(read(page, shell(list(2)), GITHUB)).tables[0]).toMatchObject({ complete: true, rowTotal: 2 });
  });

  it('gives an issue and a pull request by their labels', () => {
    const one = { repository: { issue: { title: 'Rotate keys', state: 'OPEN', author: { login: 'mira' } } } };
    const said = read(
      'https://github.com/acme/gate/issues/12',
      shell({ preloadedQueries: [{ queryName: 'IssueViewerViewQuery', result: { data: one } }] }),
      GITHUB,
    );
    expect(pairs(said)).toContainEqual(['State', 'OPEN']);
    const pull = read(
      'https://github.com/acme/gate/pull/7/files',
      shell({ pullRequestsLayoutRoute: { pullRequest: { title: 'Fix', state: 'MERGED', baseBranch: 'main' } } }),
      GITHUB,
    );
    expect(pairs(pull)).toContainEqual(['Base branch', 'main']);
  });

  it('that gives no data in its page, or asks to sign in, says so', () => {
    expect(read(page, '<!DOCTYPE html><html><body><p>Issues</p></body></html>', GITHUB)).toBe('changed-format');
    expect(read(page, '<!DOCTYPE html><form><input type="password"></form>', GITHUB)).toBe('page-instead');
    expect(read(page, shell({ preloadedQueries: [{ result: { data: {} } }] }), GITHUB)).toBe('changed-format');
  });
});

describe('Google Docs', () => {
  const doc = 'https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

  it('is asked for its plain view, and for no other tab of the document than the first', () => {
    for (const end of ['', '/', '/edit', '/edit?tab=t.0', '/edit?usp=sharing&tab=t.0#heading=h.1', '/edit?pli=1'])
      expect(urlFor(doc + end), end).toBe(`${doc}/mobilebasic`);
    expect(urlFor(`${doc}/edit?tab=t.abc123`)).toBeNull();
    expect(urlFor(`${doc}/edit?usp=sharing&tab=t.0x`)).toBeNull();
    expect(urlFor(`${doc.replace('/d/', '/u/1/d/')}/edit`)).toContain('/document/u/1/d/');
  });

  it('gives the text, headings and tables of the document without what stands around it', () => {
    const html =
      '<!DOCTYPE html><html lang="en"><head><title>Offsite - Google Docs</title></head><body><div class="app-bar"><p>Docs can have 3 viewers</p></div><div class="doc-content"><h1>Offsite</h1><p>The offsite is in Lisbon.</p><table><tbody><tr><td>Day</td><td>Host</td></tr><tr><td>Monday</td><td>Mira</td></tr><tr><td>Tuesday</td><td>Sam</td></tr></tbody></table></div></body></html>';
    const said = content(read(`${doc}/edit`, html));
    expect(said.headings).toEqual(['Offsite']);
    expect(said.blocks.map(({ text }) => text)).toContain('The offsite is in Lisbon.');
    expect(JSON.stringify(said)).not.toContain('3 viewers');
    expect(said.tables).toHaveLength(1);
  });

  it('that came as a page to sign in, or as another page, says so', () => {
    expect(read(`${doc}/edit`, '<!DOCTYPE html><input type="PASSWORD">')).toBe('page-instead');
    expect(read(`${doc}/edit`, '<!DOCTYPE html><p>Sorry</p>')).toBe('changed-format');
  });
});

describe('Jira', () => {
  const list = 'jql=project%20%3D%20OPS%20AND%20status%20%3D%20Done';
  const issues = [{ key: 'OPS-1', fields: { summary: 'Rotate', status: { name: 'Done' } } }];

  it('lists by the query that stands in the address', () => {
    const cloud = `https://acme.atlassian.net/jira/software/c/projects/OPS/issues/?${list}`;
    expect(urlFor(cloud)).toContain(`https://acme.atlassian.net/rest/api/3/search/jql?${list}&maxResults=100`);
    const own = `https://jira.acme.test/tracker/issues/?${list}`;
    expect(urlFor(own, markOf(JIRA, own))).toContain(`https://jira.acme.test/tracker/rest/api/2/search?${list}&max`);
    expect(urlFor(own)).toBeNull();
    expect(urlFor(own, null)).toBeNull();
  });

  it('lists say whether they are whole: by a total, or because nothing follows', () => {
    const own = `https://jira.acme.test/issues/?${list}`;
    const of = (more: object) => content(read(own, JSON.stringify({ issues, ...more }), JIRA)).tables[0];
    expect(of({ total: 1 })).toMatchObject({ complete: true, rowTotal: 1 });
    expect(of({ total: 412 })).toMatchObject({ complete: false, rowTotal: 412 });
    expect(of({})).toMatchObject({ complete: false });
    const cloud = `https://acme.atlassian.net/issues/?${list}`;
    const told = (more: object) => content(read(cloud, JSON.stringify({ issues, ...more }))).tables[0]?.complete;
    expect([told({ isLast: true }), told({ nextPageToken: 'abc' })]).toEqual([true, false]);
  });
});

describe('marks', () => {
  it('of products on any host are needed once a tab shows the page', () => {
    const pages: [string, string][] = [
      ['https://git.acme.test/a/b/-/issues/4', '<meta content="GitLab" property="og:site_name">'],
      ['https://talk.acme.test/t/welcome/12', '<meta name="generator" content="Discourse 3.4.0">'],
      ['https://jira.acme.test/browse/OPS-12', JIRA],
    ];
    for (const [page, markup] of pages) {
      expect(urlFor(page, markOf(markup, page)), page).not.toBeNull();
      expect(urlFor(page, markOf('<title>x</title>', page)), page).toBeNull();
      expect(urlFor(page), page).not.toBeNull();
    }
  });

  it('do not throw on pages that are hostile or empty', () => {
    for (const html of ['', '<meta name="generator">', '<base href="ht!tp://"><script>grafanaBootData</script>'])
      expect(() => markOf(html, 'https://x.test/')).not.toThrow();
    const clobbered = '<form name="querySelectorAll"></form><meta name="generator" content="Discourse 3">';
    expect(markOf(clobbered, 'https://x.test/')?.product).toBe('discourse');
  });
});
