import { sameValue } from './score-value.ts';

/** One claim as the popup shows it. */
export interface ShownClaim {
  id: string;
  standing: string;
  clock: string;
  cached: boolean;
  subject: string;
  value: string;
  provenance: string;
}

/** What the popup showed for one question; `failed` says what went wrong when no answer came. */
export interface ShownAnswer {
  claims: ShownClaim[];
  refusals: string[];
  /** The popup's visible text. */
  raw: string;
  state: string;
  ms: number;
  failed: string | null;
}

/**
 * `stale`: the old value stated as current. `wrong`: any other wrong value stated as sure. `hedged`: a value with its
 * own earlier time. `refused`: no one value. `failed`: a crash or time-out.
 */
export type Outcome = 'right' | 'hedged' | 'stale' | 'wrong' | 'refused' | 'failed';

/** Outcomes of one case; null for a phase that does not apply to it. */
export interface CaseOutcome {
  before: Outcome;
  after: Outcome | null;
  closed: Outcome;
  mayRefuse: boolean;
}

export interface Figures {
  n: number;
  rightBefore: number;
  rightAfter: number;
  rightClosed: number;
  hedged: number;
  stale: number;
  wrongCertain: number;
  refused: number;
}

/** The one value that is stated as the answer: all sure claims agree. Null when there is none, or several. */
export function statedValue(claims: ShownClaim[], lang: string): { value: string; hedged: boolean } | null {
  const sure = claims.filter((claim) => claim.standing === 'sure');
  const first = sure[0];
  if (!first || sure.some((claim) => !sameValue(claim.value, first.value, lang))) return null;
  const hedged = (claim: ShownClaim) => claim.clock === 'shown' || claim.clock === 'as-of' || claim.cached;
  return { value: first.value, hedged: sure.every(hedged) };
}

/** Judges an answer by the right value and, once the value was changed, the old one. */
export function judge(answer: ShownAnswer, right: string, old: string | null, lang: string): Outcome {
  if (answer.failed !== null) return 'failed';
  const stated = statedValue(answer.claims, lang);
  if (!stated) return 'refused';
  if (stated.hedged) return 'hedged';
  if (sameValue(stated.value, right, lang)) return 'right';
  return old !== null && sameValue(stated.value, old, lang) ? 'stale' : 'wrong';
}

/**
 * The figures of a run. Shares (0 to 1) are over all cases, but rightAfter over those with a change; the others count
 * phases of all cases. Failures count as refused. A case that may be refused is right when it is.
 */
export function figures(cases: CaseOutcome[]): Figures {
  const right = (outcomes: [Outcome, CaseOutcome][]) =>
    outcomes.length === 0
      ? 0
      : outcomes.filter(([outcome, { mayRefuse }]) => outcome === 'right' || (mayRefuse && outcome === 'refused'))
          .length / outcomes.length;
  const all = cases.flatMap(({ before, after, closed }) => [before, after, closed]);
  const count = (...wanted: Outcome[]) => all.filter((outcome) => outcome !== null && wanted.includes(outcome)).length;
  return {
    n: cases.length,
    rightBefore: right(cases.map((one) => [one.before, one])),
    rightAfter: right(
      cases.flatMap((one) => (one.after === null ? [] : [[one.after, one] satisfies [Outcome, CaseOutcome]])),
    ),
    rightClosed: right(cases.map((one) => [one.closed, one])),
    hedged: count('hedged'),
    stale: count('stale'),
    wrongCertain: count('wrong'),
    refused: count('refused', 'failed'),
  };
}
