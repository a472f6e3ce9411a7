/** What speaks for something, by name. */
export type Features = Readonly<Record<string, number>>;

/** Reads a weights file: JSON of one map of numbers. Null when it is something else. */
export function readFeatures(file: ArrayBuffer | null): Features | null {
  if (file === null) return null;
  try {
    const weights: unknown = JSON.parse(new TextDecoder().decode(file));
    const isMap = typeof weights === 'object' && weights !== null;
    return isMap && Object.values(weights).every((weight) => typeof weight === 'number') ? (weights as Features) : null;
  } catch {
    return null;
  }
}

/** The sum of features by their weights; those without one count nothing. */
export function scoreOf(features: Features, weights: Features): number {
  let score = 0;
  for (const name in features) score += (weights[name] ?? 0) * (features[name] ?? 0);
  return score;
}
