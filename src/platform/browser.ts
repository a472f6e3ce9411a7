import type { Browser } from 'webextension-polyfill';

/**
 * The browser's extension interface. Since Manifest V3 both browsers give promises under one of these two names; the
 * only difference left is how a message is answered later (see receive.ts).
 */
const { browser: own, chrome: other } = globalThis as unknown as { browser?: Browser; chrome: Browser };
export const browser: Browser = own ?? other;
