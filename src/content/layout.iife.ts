import { gridLayout } from '../reading/readers/grid-layout.ts';

/** What tells how grids are drawn; put in before the reader, which asks it about pages that are. */
Object.assign(globalThis, { whereaboutsLayout: gridLayout });
