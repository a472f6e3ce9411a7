import { inject } from '../platform/inject.ts';
import { viewMarks } from '../reading/view.ts';

/** Marks of what is chosen in a tab's page now; none where it cannot be told. */
export async function viewInTab(tabId: number): Promise<string[]> {
  const chosen = await inject(tabId, 'view', null, { frames: 'all', limitMs: 6000 });
  return chosen.ok ? viewMarks(chosen.frames.flatMap((frame) => frame.value)) : [];
}
