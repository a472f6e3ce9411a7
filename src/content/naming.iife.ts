import { accessibleNames } from '../reading/naming/accessible-name.ts';

/** What gives elements their names; put in before the reader, which asks it. A world of its own, like the reader's. */
Object.assign(globalThis, { whereaboutsNaming: accessibleNames });
