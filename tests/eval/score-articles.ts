/** How well a text covers another: F1 over their runs of four words, 0 to 1. Both empty is 1. */
export function shingleF1(said: string, gold: string): number {
  const [ours, theirs] = [shingles(said), shingles(gold)];
  const [a, b] = [total(ours), total(theirs)];
  if (a === 0 || b === 0) return a === b ? 1 : 0;
  let shared = 0;
  for (const [shingle, times] of ours) shared += Math.min(times, theirs.get(shingle) ?? 0);
  return (2 * shared) / (a + b);
}

/** Runs of four words with how often each occurs; a shorter text is one run. */
export function shingles(text: string): Map<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Map<string, number>();
  for (let i = 0; i === 0 || i + 4 <= words.length; i++) {
    const shingle = words.slice(i, i + 4).join(' ');
    if (shingle !== '') found.set(shingle, (found.get(shingle) ?? 0) + 1);
  }
  return found;
}

function total(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, times) => sum + times, 0);
}
