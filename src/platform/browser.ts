import polyfill from 'webextension-polyfill';

/** The browser's extension API with promises, the same in Chrome, Edge and Firefox. The rest of this room imports it here. */
export const browser = polyfill;
