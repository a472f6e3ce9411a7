import type { Site } from './site.ts';

const PROJECT = '^https?:\\/\\/[^/]+\\/((?:[\\w.-]+\\/)+[\\w.-]+)\\/-\\/';

const fields = [
  ['Title', 'title'],
  ['State', 'state'],
  ['Assignees', 'assignees.name'],
  ['Author', 'author.name'],
  ['Labels', 'labels'],
  ['Milestone', 'milestone.title'],
  ['Due date', 'due_date'],
  ['Created', 'created_at'],
  ['Updated', 'updated_at'],
  ['Closed', 'closed_at'],
] as const;

/** An issue of GitLab on any host; its interface takes the session's cookie. Recorded shape, not run against the product. */
export const gitlabIssue: Site = {
  name: 'gitlab-issue',
  page: new RegExp(`${PROJECT}(?:issues|work_items)\\/(\\d+)(?:\\?.*)?$`),
  request: '/api/v4/projects/%1/issues/$2',
  kind: 'json',
  product: 'gitlab',
  byAddress: /^/,
  json: { needs: 'iid', title: 'title', fields: [...fields, ['Weight', 'weight']] },
};

/** A merge request of GitLab. Recorded shape, not run against the product. */
export const gitlabMergeRequest: Site = {
  name: 'gitlab-merge-request',
  page: new RegExp(`${PROJECT}merge_requests\\/(\\d+)(?:[/?].*)?$`),
  request: '/api/v4/projects/%1/merge_requests/$2',
  kind: 'json',
  product: 'gitlab',
  byAddress: /^/,
  json: {
    needs: 'iid',
    title: 'title',
    fields: [
      ...fields,
      ['Reviewers', 'reviewers.name'],
      ['Source branch', 'source_branch'],
      ['Target branch', 'target_branch'],
      ['Merged', 'merged_at'],
    ],
  },
};
