import { expect, it } from 'vitest';
import { dataRequest } from '../../../src/reading/sites/all.ts';

const SHEET = 'https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

it.each([
  [`${SHEET}/edit?gid=0#gid=0`, '/gviz/tq?tqx=out:csv&headers=0&gid=0'],
  [`${SHEET}/edit?gid=0#gid=77`, '/gviz/tq?tqx=out:csv&headers=0&gid=77'],
  [`${SHEET}/edit?usp=sharing#gid=5`, '/gviz/tq?tqx=out:csv&headers=0&gid=5'],
  [`${SHEET}/edit`, '/gviz/tq?tqx=out:csv&headers=0'],
])('asks for the sheet in front of %s', (page, rest) => {
  expect(dataRequest(page)).toMatchObject({ url: SHEET + rest, kind: 'csv' });
});

it('keeps the account of a sheet', () => {
  const page = SHEET.replace('/d/', '/u/1/d/');
  expect(dataRequest(`${page}/edit#gid=2`)?.url).toContain('/spreadsheets/u/1/d/');
});

it.each([
  [
    'https://acme.atlassian.net/browse/OPS-12',
    'jira-cloud',
    'https://acme.atlassian.net/rest/api/3/issue/OPS-12?fields=',
  ],
  [
    'http://jira.intra:8080/jira/browse/OPS-12?x=1',
    'jira-data-center',
    'http://jira.intra:8080/jira/rest/api/2/issue/OPS-12?fields=',
  ],
  [
    'https://gitlab.com/team/sub/app/-/issues/7',
    'gitlab-issue',
    'https://gitlab.com/api/v4/projects/team%2Fsub%2Fapp/issues/7',
  ],
  [
    'https://git.acme.test/team/app/-/merge_requests/3/diffs',
    'gitlab-merge-request',
    'https://git.acme.test/api/v4/projects/team%2Fapp/merge_requests/3',
  ],
  ['https://trello.com/b/aBcD1234/our-board', 'trello', 'https://trello.com/b/aBcD1234.json'],
  ['https://forum.acme.test/t/how-to-start/42/3', 'discourse', 'https://forum.acme.test/t/42.json'],
  ['https://mail.google.com/mail/u/0/#inbox', 'gmail', 'https://mail.google.com/mail/u/0/feed/atom'],
])('asks for the data of %s', (page, site, url) => {
  const asked = dataRequest(page);
  expect(asked?.site).toBe(site);
  expect(asked?.url.startsWith(url), asked?.url).toBe(true);
  expect(new URL(asked?.url ?? '').origin).toBe(new URL(page).origin);
});

it.each([
  'https://example.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit',
  'https://evil.test/?u=https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit',
  'https://docs.google.com.evil.test/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUvWxYz/edit',
  'https://gitlab.com/team/app/-/issues',
  'https://forum.acme.test/t/42',
  'not an address',
])('asks for nothing in place of %s', (page) => {
  expect(dataRequest(page)).toBeNull();
});
