import type { Site } from './site.ts';

/** What is unread in the inbox of Gmail, by its feed: asking for it marks nothing as read. Recorded shape, not run. */
export const gmail: Site = {
  name: 'gmail',
  page: /^https:\/\/mail\.google\.com(\/mail\/u\/\d+)\/.*$/,
  request: '$1/feed/atom',
  kind: 'atom',
};
