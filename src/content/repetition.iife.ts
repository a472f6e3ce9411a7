import { repetition } from '../reading/readers/repetition.ts';

/** What finds tables that are drawn from boxes; put in before the reader, which asks it about every page. */
Object.assign(globalThis, { whereaboutsRepetition: repetition });
