import type { JsonShape, Site } from './site.ts';

const cloudShape: JsonShape = {
  needs: 'body.view.value',
  title: 'title',
  html: 'body.view.value',
  fields: [
    ['Version', 'version.number'],
    ['Updated', 'version.createdAt'],
  ],
};

const CLOUD = '^https:\\/\\/[\\w-]+\\.atlassian\\.net\\/wiki\\/spaces\\/[^/?]+\\/';

/** A page of Confluence Cloud, by version 2 of its interface. Recorded shape, not run against the product. */
export const confluenceCloud: Site = {
  name: 'confluence-cloud',
  page: new RegExp(`${CLOUD}pages\\/(\\d+)(?:\\/[^/?]*)?(?:\\?.*)?$`),
  request: '/wiki/api/v2/pages/$1?body-format=view',
  kind: 'json',
  json: cloudShape,
};

/** A blog post of Confluence Cloud. Recorded shape, not run. */
export const confluenceBlog: Site = {
  name: 'confluence-blog',
  page: new RegExp(`${CLOUD}blog\\/\\d{4}\\/\\d{2}\\/\\d{2}\\/(\\d+)(?:\\/[^/?]*)?(?:\\?.*)?$`),
  request: '/wiki/api/v2/blogposts/$1?body-format=view',
  kind: 'json',
  json: cloudShape,
};

/**
 * A page of Confluence Data Center on any host, by the number that its markup has for it: its address may hold the title
 * alone. Recorded shape, not run against the product.
 */
export const confluenceDataCenter: Site = {
  name: 'confluence-data-center',
  page: /^https?:\/\/(?![\w-]+\.atlassian\.net\/).*\/(?:display|pages\/viewpage\.action|spaces|x)(?:[/?]|$)(?!.*(?:pageVersion|diff))/,
  request: '{base}/rest/api/content/{id}?expand=body.view,version,space',
  kind: 'json',
  product: 'confluence',
  json: {
    needs: 'body.view.value',
    title: 'title',
    html: 'body.view.value',
    fields: [
      ['Space', 'space.name'],
      ['Version', 'version.number'],
      ['Updated', 'version.when'],
      ['Updated by', 'version.by.displayName'],
    ],
  },
};
