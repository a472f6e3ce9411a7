/** How one search ended: `chosen` is the id of the candidate that was taken for the element, null when none was. */
export interface Search {
  chosen: string | null;
  right: readonly string[];
}

/** Shares of the searches; refused is neither right nor wrong. */
export interface LocatorFigures {
  /** Lines of the file. */
  n: number;
  /** Lines that say anything of the element and have candidates: what the shares are of. */
  asked: number;
  right: number;
  refused: number;
  wrong: number;
}

/** Figures over the searches that were made; `n` lines were given. */
export function locatorFigures(n: number, searches: readonly Search[]): LocatorFigures {
  const share = (passes: (search: Search) => boolean) => searches.filter(passes).length / Math.max(1, searches.length);
  const isRight = ({ chosen, right }: Search) => chosen !== null && right.includes(chosen);
  return {
    n,
    asked: searches.length,
    right: share(isRight),
    refused: share(({ chosen }) => chosen === null),
    wrong: share((search) => search.chosen !== null && !isRight(search)),
  };
}
