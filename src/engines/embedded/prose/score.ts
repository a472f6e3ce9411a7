/** What speaks for something, by name. */
export type Features = Readonly<Record<string, number>>;

/** The sum of features by their weights; those without one count nothing. */
export function scoreOf(features: Features, weights: Features): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}
