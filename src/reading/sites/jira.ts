import type { JsonShape, Site } from './site.ts';

const FIELDS =
  'summary,status,assignee,reporter,duedate,priority,resolution,issuetype,created,updated,fixVersions,labels';

const named = [
  ['Key', 'key'],
  ['Summary', 'fields.summary'],
  ['Status', 'fields.status.name'],
  ['Assignee', 'fields.assignee.displayName'],
  ['Reporter', 'fields.reporter.displayName'],
  ['Due date', 'fields.duedate'],
  ['Priority', 'fields.priority.name'],
  ['Resolution', 'fields.resolution.name'],
  ['Type', 'fields.issuetype.name'],
  ['Created', 'fields.created'],
  ['Updated', 'fields.updated'],
  ['Fix versions', 'fields.fixVersions.name'],
  ['Labels', 'fields.labels'],
] as const;

const issue: JsonShape = { needs: 'fields.summary', title: 'fields.summary', fields: named };

const CLOUD = '^https:\\/\\/[\\w-]+\\.atlassian\\.net';
const ELSEWHERE = '^https?:\\/\\/(?![\\w-]+\\.atlassian\\.net\\/)[^/]+((?:\\/[\\w-]+)?)';
/** The query of a list of issues, as it stands in the list's address. */
const LIST = '(?:\\/[\\w-]+)*?\\/issues\\/?\\?(?:.*&)?jql=([^&]+).*$';

/** An issue of Jira Cloud, by version 3 of its interface. Recorded shape, not run against the product. */
export const jiraCloud: Site = {
  name: 'jira-cloud',
  page: new RegExp(`${CLOUD}\\/browse\\/([A-Z][A-Z\\d_]+-\\d+)(?:\\?.*)?$`),
  request: `/rest/api/3/issue/$1?fields=${FIELDS}`,
  kind: 'json',
  json: issue,
};

/** A list of issues of Jira Cloud, by the query in its address: the first hundred. Recorded shape, not run. */
export const jiraCloudList: Site = {
  name: 'jira-cloud-list',
  page: new RegExp(CLOUD + LIST),
  request: `/rest/api/3/search/jql?jql=$1&maxResults=100&fields=${FIELDS}`,
  kind: 'json',
  json: {
    needs: 'issues',
    table: { at: 'issues', caption: 'Issues', columns: named, more: 'nextPageToken' },
  },
};

/** An issue of Jira Data Center on any host, which may stand under a path of its own. Recorded shape, not run. */
export const jiraDataCenter: Site = {
  name: 'jira-data-center',
  page: new RegExp(`${ELSEWHERE}\\/browse\\/([A-Z][A-Z\\d_]+-\\d+)(?:\\?.*)?$`),
  request: `$1/rest/api/2/issue/$2?fields=${FIELDS}`,
  kind: 'json',
  product: 'jira',
  byAddress: /^/,
  json: issue,
};

/** A list of issues of Jira Data Center: the first two hundred, and how many there are. Recorded shape, not run. */
export const jiraDataCenterList: Site = {
  name: 'jira-data-center-list',
  page: new RegExp(ELSEWHERE + LIST),
  request: `$1/rest/api/2/search?jql=$2&maxResults=200&fields=${FIELDS}`,
  kind: 'json',
  product: 'jira',
  json: {
    needs: 'issues',
    table: { at: 'issues', caption: 'Issues', columns: named, total: 'total' },
  },
};
