import { say } from '../phrases/phrases.ts';
import type { BackgroundMessages, Handlers } from '../platform/messages.ts';
import { ownDataSites, setOwnDataSite } from '../platform/own-world.ts';
import { fail, ok } from '../platform/result.ts';
import { isPrivateWindow } from '../platform/windows.ts';

/** Which sites' pages may be asked in their own world: only the person's own press says so. */
export function ownDataHandlers(): Handlers<Pick<BackgroundMessages, 'setOwnData' | 'listOwnData'>> {
  return {
    async setOwnData({ site, on, windowId }) {
      if (!/^https?:\/\/[^/*]+\/\*$/.test(site)) return fail('bad-request');
      if (on && (await isPrivateWindow(windowId))) return fail('bad-request', say('private_allow'));
      await setOwnDataSite(site, on);
      return ok(null);
    },

    async listOwnData() {
      return ok({ sites: await ownDataSites() });
    },
  };
}
