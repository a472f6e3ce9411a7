import type { PageRead } from '../platform/page-commands.ts';
import type { PageContent } from '../reading/reading.ts';
import { frameHosts } from './frame-hosts.ts';
import { mayBeCached } from './may-be-cached.ts';

/** What was read of this frame's document, with how fresh it may be and which frames are in it. */
export function pageRead(content: PageContent, document: Document): PageRead {
  return {
    content,
    loadedAt: performance.timeOrigin,
    mayBeCached: mayBeCached(),
    frameHosts: frameHosts(document),
  };
}
