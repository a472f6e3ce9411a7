import type { Site } from './site.ts';

const SCRIPT = 'script[type="application/json"][data-target="react-app.embeddedData"]';
const REPOSITORY = 'payload.preloadedQueries.result.data.repository';
const PAGE = '^https?:\\/\\/[^/]+\\/[\\w.-]+\\/[\\w.-]+\\/';

/** What all pages of GitHub share: its page is asked for again, with the person's session, and holds its data in a script. */
const ownPage = {
  request: '{page}',
  kind: 'page',
  script: SCRIPT,
  product: 'github',
  byAddress: /^https:\/\/github\.com\//,
} as const;

/**
 * A list of issues on GitHub: the rows of this page and how many there are in all. Its documented interface is on another
 * host, which knows no session and would need a token. Recorded shape, not run against the product.
 */
export const githubIssues: Site = {
  ...ownPage,
  name: 'github-issues',
  page: new RegExp(`${PAGE}issues\\/?(?:\\?.*)?$`),
  json: {
    needs: `${REPOSITORY}.search.edges`,
    table: {
      at: `${REPOSITORY}.search.edges`,
      total: `${REPOSITORY}.search.issueCount`,
      caption: 'Issues',
      columns: [
        ['Number', 'node.number'],
        ['Title', 'node.title'],
        ['State', 'node.state'],
        ['Author', 'node.author.login'],
        ['Labels', 'node.labels.nodes.name'],
        ['Milestone', 'node.milestone.title'],
        ['Created', 'node.createdAt'],
      ],
    },
  },
};

/** An issue on GitHub. Recorded shape, not run against the product. */
export const githubIssue: Site = {
  ...ownPage,
  name: 'github-issue',
  page: new RegExp(`${PAGE}issues\\/\\d+(?:\\?.*)?$`),
  json: {
    needs: `${REPOSITORY}.issue.title`,
    title: `${REPOSITORY}.issue.title`,
    fields: [
      ['Title', `${REPOSITORY}.issue.title`],
      ['State', `${REPOSITORY}.issue.state`],
      ['Author', `${REPOSITORY}.issue.author.login`],
      ['Assignees', `${REPOSITORY}.issue.assignedActors.nodes.login`],
      ['Labels', `${REPOSITORY}.issue.labels.nodes.name`],
      ['Milestone', `${REPOSITORY}.issue.milestone.title`],
      ['Created', `${REPOSITORY}.issue.createdAt`],
    ],
  },
};

const PULL = 'payload.pullRequestsLayoutRoute.pullRequest';

/** A pull request on GitHub. Recorded shape, not run against the product. */
export const githubPull: Site = {
  ...ownPage,
  name: 'github-pull',
  page: new RegExp(`${PAGE}pull\\/\\d+(?:\\/\\w+)?(?:\\?.*)?$`),
  json: {
    needs: `${PULL}.state`,
    title: `${PULL}.title`,
    fields: [
      ['Title', `${PULL}.title`],
      ['State', `${PULL}.state`],
      ['Author', `${PULL}.author.login`],
      ['Base branch', `${PULL}.baseBranch`],
      ['Head branch', `${PULL}.headBranch`],
    ],
  },
};
