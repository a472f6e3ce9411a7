import type { Fetching } from '../platform/page-commands.ts';
import { fetchPage, parsePage } from './fetch-page.ts';
import type { readHere } from './read-here.ts';

/** What gets pages that no tab shows; put in after the reader, which it asks. */
const { whereaboutsHere: read } = globalThis as unknown as { whereaboutsHere: typeof readHere };

const fetching: Fetching = {
  fetchPage: (options) => fetchPage(options, read),
  parse: ({ html, url }) => parsePage(html, url, read),
};

Object.assign(globalThis, { whereaboutsFetching: fetching });
