import type { Site } from './site.ts';

/** A topic of a forum that runs Discourse, on any host. Recorded shape, not run against the product. */
export const discourseTopic: Site = {
  name: 'discourse',
  page: /^https?:\/\/[^/]+\/t\/[\w%-]*[a-z][\w%-]*\/(\d+)(?:\/\d+)?(?:\?.*)?$/i,
  request: '/t/$1.json',
  kind: 'json',
  product: 'discourse',
  byAddress: /^/,
  json: {
    needs: 'post_stream',
    title: 'title',
    fields: [
      ['Title', 'title'],
      ['Posts', 'posts_count'],
      ['Replies', 'reply_count'],
      ['Views', 'views'],
      ['Likes', 'like_count'],
      ['Participants', 'participant_count'],
      ['Created', 'created_at'],
      ['Last post', 'last_posted_at'],
    ],
  },
};
