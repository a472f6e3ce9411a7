import { browser } from './browser.ts';

/** The text of a phrase in the language of the browser's own windows; English where there is none in that. Sync. */
export const phraseText = (key: string): string => browser.i18n.getMessage(key);
