import { say } from '../phrases/phrases.ts';
import type { BudgetUse } from '../platform/messages.ts';
import { shareOf } from './worth-a-look.ts';

/** How much of the small memory is in use. */
export function BudgetBar({ budget }: { budget: BudgetUse }) {
  const share = shareOf(budget);
  return (
    <div class="budget-bar">
      <progress id="budget" max={1} value={Math.min(1, share)} data-full={share >= 0.8 ? 'true' : undefined} />
      <label for="budget">{say(share > 1 ? 'budget_over' : 'budget', { ...budget })}</label>
    </div>
  );
}
