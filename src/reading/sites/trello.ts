import type { Site } from './site.ts';

/** A board of Trello: its cards with their due dates. Recorded shape, not run against the product. */
export const trelloBoard: Site = {
  name: 'trello',
  page: /^https:\/\/trello\.com\/b\/(\w{8})(?:\/.*)?$/,
  request: '/b/$1.json',
  kind: 'json',
  json: {
    needs: 'cards',
    title: 'name',
    table: {
      at: 'cards',
      caption: 'Cards',
      without: 'closed',
      columns: [
        ['Card', 'name'],
        ['Due', 'due'],
        ['Labels', 'labels.name'],
      ],
    },
  },
};
