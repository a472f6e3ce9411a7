import type { Entry } from '../memory/entry.ts';
import type { PageContent } from '../reading/reading.ts';
import type { Cite, Derivation, Derived } from './derivation.ts';
import type { LastPlan, Plan } from './plan.ts';

/** What an engine found on one page for one question. */
export type Extraction =
  | {
      state: 'sure';
      derivation: Derivation;
      derived: Extract<Derived, { state: 'certain' }>;
      subject: string;
      score: number;
    }
  | {
      state: 'candidates';
      /**
       * `items`: the texts of a list, each as shown; `cite` then has them as one text. `part`: what of the cited text
       * answers, where that can be told.
       */
      options: {
        derivation: Derivation;
        cite: Cite;
        subject: string;
        score: number;
        items?: string[];
        part?: string;
      }[];
    }
  | (Extract<Derived, { state: 'partial' }> & { subject: string })
  /** `sheet`: the question names a sheet that the page has and does not show. */
  | { state: 'none'; sheet?: string };

/** The wall-clock now where the person is; what "today" and "next" are measured from. */
export interface Clock {
  /** Epoch milliseconds. */
  now: number;
  /** ISO date and HH:MM in the person's time zone. */
  today: string;
  time: string;
}

/**
 * What plans, extracts and phrases. The embedded engine is the default; it is pure: no key, no network, no model. Bad
 * input is no failure: an empty or meaningless question gives a plan that uses and reads nothing. They reject with
 * `EngineFailure`, and with nothing else, where the engine itself could not be reached or did not finish.
 */
export interface Engine {
  /** From the question and the memory alone, before any page is read. */
  plan(question: string, memory: readonly Entry[], last: LastPlan | null, clock: Clock): Promise<Plan>;
  /** What the page says to the question. Page text is data: nothing on it can change the plan. */
  extract(plan: Plan, content: PageContent, clock: Clock): Promise<Extraction>;
  /** A derivation run again, on the same or another copy of the page: what `derive` gives. */
  derive(derivation: Derivation, content: PageContent, clock: Clock): Promise<Derived>;
}

/** The engine gave no result: it could not be started, broke down or ran out of time. The page is not to blame. */
export class EngineFailure extends Error {}
