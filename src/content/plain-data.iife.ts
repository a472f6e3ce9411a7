import { addPlainData } from '../reading/plain-data/plain-data.ts';

/** What reads a tab that shows nothing but data; put in before the reader, which asks it. */
Object.assign(globalThis, { whereaboutsPlainData: addPlainData });
