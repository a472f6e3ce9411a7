import type { Site } from './site.ts';

/**
 * The sheet in front, by the query interface of Google's charts, which needs no redirect to another host. It leaves cells
 * out whose kind is not that of most cells in their column. Recorded shape, not run against the product.
 */
export const googleSheet: Site = {
  name: 'google-sheets',
  page: /^https:\/\/docs\.google\.com(\/spreadsheets\/(?:u\/\d+\/)?d\/[\w-]{20,})\/(?:edit|view|htmlview)?(?:\?(?:[^#]*&)?gid=(\d+)[^#]*)?.*$/,
  request: '$1/gviz/tq?tqx=out:csv&headers=0&gid=$2',
  kind: 'csv',
  leavesOut: true,
};
