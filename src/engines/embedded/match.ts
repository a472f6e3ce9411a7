/** A set of terms, one bit each. */
export type Terms = number;

/** How a label and the question meet. */
export interface Match {
  /** The terms that the label holds. */
  hits: Terms;
  /** Words of the label that the question says. */
  said: number;
  /** Words of the label that the question does not say, without weak words and those in brackets. */
  unsaid: number;
  /** A word is only held for what was said because they differ by one letter: "contact" for "contract". */
  doubtful: boolean;
  /**
   * It says which of several like values it is of, and the question does not: "Revenue last month", "Users (inactive)".
   * 2 where that holds for all that stands below it as well ("Draft").
   */
  narrowed: 0 | 1 | 2;
  /** It has words that are not said, weak ones included: "Days used" for "days". */
  loose: boolean;
  /** Some of it is said in other words only: a heading that has the very word is likelier to be meant. */
  near: boolean;
  /** Words of it, where the question has it as it stands, little words included: "Money in" is not "Money out". */
  verbatim: number;
}

/** Nothing in common. */
export const NO_MATCH: Match = {
  hits: 0,
  said: 0,
  unsaid: 0,
  doubtful: false,
  narrowed: 0,
  loose: false,
  near: false,
  verbatim: 0,
};

/** Whether a label is close enough to what was said to be meant: nothing unsaid, or two words said and at least half. */
export function isMeant(match: Match): boolean {
  return match.said > 0 && (match.unsaid === 0 || (match.said >= 2 && match.said >= match.unsaid));
}

/**
 * What is taken off the score of a label by how it is said: more than what two answers must be apart for other words or a
 * slip of the keyboard; something is added for the very label.
 */
export const wordingLoss = ({ near, doubtful, verbatim }: Match): number =>
  near || doubtful ? 0.09 : -0.045 * Math.min(2, verbatim);

/** Whether another label says as much of the question as this one, which says more than the question does. */
export function isOneOfMany(match: Match, all: readonly Match[]): boolean {
  return (
    match.loose &&
    all.some(
      (other) =>
        other !== match && match.hits !== 0 && (other.hits & match.hits) === match.hits && (match.near || !other.near),
    )
  );
}
