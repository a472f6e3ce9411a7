import type { Site } from './site.ts';

const ISSUE =
  '?fields=summary,status,assignee,reporter,duedate,priority,resolution,issuetype,created,updated,fixVersions,labels';

const shape: Site['json'] = {
  needs: 'fields.summary',
  title: 'fields.summary',
  fields: [
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
  ],
};

/** An issue of Jira Cloud, by version 3 of its interface. Recorded shape, not run against the product. */
export const jiraCloud: Site = {
  name: 'jira-cloud',
  page: /^https:\/\/[\w-]+\.atlassian\.net\/browse\/([A-Z][A-Z\d_]+-\d+)(?:\?.*)?$/,
  request: `/rest/api/3/issue/$1${ISSUE}`,
  kind: 'json',
  json: shape,
};

/** An issue of Jira Data Center on any host, which may stand under a path of its own. Recorded shape, not run. */
export const jiraDataCenter: Site = {
  name: 'jira-data-center',
  page: /^https?:\/\/(?![\w-]+\.atlassian\.net\/)[^/]+((?:\/[\w-]+)?)\/browse\/([A-Z][A-Z\d_]+-\d+)(?:\?.*)?$/,
  request: `$1/rest/api/2/issue/$2${ISSUE}`,
  kind: 'json',
  json: shape,
};
