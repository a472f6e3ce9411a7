import type { Answer } from './answer.ts';
import type { Plan } from './plan.ts';

/** One visible step of an answer under way. */
export interface Step {
  id: string;
  /** "Calendar: loading a fresh copy" */
  text: string;
  state: 'running' | 'done' | 'failed';
}

/**
 * A question from asking to answer, kept in storage.session so that closing the popup or losing the worker loses
 * nothing. One per window; asking anew replaces it.
 */
export interface AskState {
  id: string;
  question: string;
  windowId: number;
  incognito: boolean;
  /** Epoch milliseconds. */
  askedAt: number;
  /** The tab that was in front when it was asked. */
  tabId: number | null;
  /** `interrupted`: the worker went away while answering; the popup offers to ask again. */
  status: 'running' | 'done' | 'cancelled' | 'interrupted';
  steps: Step[];
  plan: Plan | null;
  answer: Answer | null;
}
