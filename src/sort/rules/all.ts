import type { Rule, Side } from '../evidence.ts';
import { CHANGE_RULES } from './changes.ts';
import { OUTCOME_RULES } from './outcome.ts';
import { POINTER_RULES } from './pointer.ts';
import { PREFERENCE_RULES } from './preference.ts';
import { RAW_RULES } from './raw.ts';
import { VOCABULARY_RULES } from './vocabulary.ts';

/** Every rule of the sort, in the order in which equals are told. */
export const RULES: readonly Rule[] = [
  ...RAW_RULES,
  ...CHANGE_RULES,
  ...VOCABULARY_RULES,
  ...POINTER_RULES,
  ...OUTCOME_RULES,
  ...PREFERENCE_RULES,
];

/** What evidence can speak for, in the order of the model's classes. */
export const SIDES: readonly Side[] = ['changes', 'preference', 'vocabulary', 'pointer', 'outcome'];

/** In doubt nothing is kept: a missing line is visible, a stale one is not. Points for `changes` from the start. */
export const CAUTION = 0.9;

/** One point of evidence in log odds. */
export const RULE_SCALE = 1.3;
