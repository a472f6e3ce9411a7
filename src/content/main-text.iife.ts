import { markMainText } from '../reading/main-text/mark-main-text.ts';

/** What marks a page's main text; put in before the reader, which lets it look at each reading. */
Object.assign(globalThis, { whereaboutsMainText: markMainText });
