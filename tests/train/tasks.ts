import { gather, tally } from '../../src/sort/evidence.ts';
import { isQuestion } from '../../src/sort/live-question.ts';
import { features } from '../../src/sort/model/features.ts';
import type { SortModel } from '../../src/sort/model/model.ts';
import { plainText } from '../../src/sort/plain-text.ts';
import { CAUTION, RULE_SCALE, RULES, SIDES } from '../../src/sort/rules/all.ts';
import { QUESTION_RULES } from '../../src/sort/rules/question.ts';
import type { Example } from './logistic.ts';
import { jsonl, type Line, ownAskedQuestions, ownerWords, ownFacts, ownQuestions } from './texts.ts';

const OWNERS = ['calendar', 'tracker', 'files', 'billing', 'mail', 'monitoring', 'hr', 'crm', 'inventory', 'web'];

/** What one head of the model is trained on. */
export interface Task {
  name: keyof SortModel;
  classes: readonly string[];
  buckets: number;
  /** Smallest weight that is kept, as a share of the largest. */
  prune: number;
  fitting: { epochs: number; l2: number };
  examples: Example[];
  lines: Line[];
}

/** Which side of the evidence a labelled fact belongs to. */
function sideOf({ verdict, kind }: Line): number {
  const lookedUp = verdict === 'look-up' || verdict === 'lookup';
  return SIDES.findIndex(
    (side) => side === (lookedUp ? 'changes' : verdict === 'point' || verdict === 'pointer' ? 'pointer' : kind),
  );
}

/** A statement as the sort sees it: its features with the rules that it shows, and the points that those give, as log odds. */
function seenByRules(text: string): Pick<Example, 'features' | 'known'> {
  const plain = plainText(text);
  const evidence = gather(plain, RULES);
  const sums = tally(evidence);
  return {
    features: features(plain, evidence),
    known: SIDES.map((side) => RULE_SCALE * (sums[side] + (side === 'changes' ? CAUTION : 0))),
  };
}

/** Files of JSON Lines to train on, beside our own texts. */
export interface Sources {
  questions: readonly string[];
  facts: readonly string[];
  requests: readonly string[];
}

/** Made-up questions of a source are many and alike: each counts less. */
const SYNTHETIC = 0.1;
/** Questions of our own: those in people's manner, and those drawn from patterns, which are alike. */
const ASKED = 0.7;
const DRAWN = 0.3;

/** The tasks of the model, one per head, with their examples and the lines that these were made from. */
export function tasksFrom(given: Sources): Task[] {
  const requests = given.requests.flatMap(jsonl);
  const asked = [...given.questions.flatMap(jsonl), ...requests, ...ownQuestions(6), ...ownAskedQuestions()].filter(
    ({ label }) => label,
  );
  const told = [...given.facts.flatMap(jsonl), ...ownFacts()];
  const facts = [...told, ...requests];
  const stated = facts.filter((line) => sideOf(line) >= 0 && !isQuestion(plainText(line.text)));
  const owned = [...facts, ...ownerWords()].filter(({ owner }) => owner && OWNERS.includes(owner));
  // Requests are many and alike: among statements and questions they would outvote the rest.
  const isRequest = new Set(requests);
  const weigh = (line: Line, own: number, request: number): number =>
    isRequest.has(line) ? request : line.own ? own : line.split?.includes('synth') ? SYNTHETIC : 1;
  return [
    {
      name: 'questions',
      classes: ['live', 'settled'],
      buckets: 1 << 16,
      prune: 0.06,
      fitting: { epochs: 10, l2: 1e-4 },
      lines: asked,
      examples: asked.map((line) => ({
        features: features(plainText(line.text), gather(plainText(line.text), QUESTION_RULES)),
        is: line.label === 'volatile' ? 0 : 1,
        known: [0, 0],
        weight: weigh(line, line.fold === undefined ? DRAWN : ASKED, 0.1),
      })),
    },
    {
      name: 'statements',
      classes: SIDES,
      buckets: 1 << 15,
      prune: 0.1,
      fitting: { epochs: 10, l2: 1e-3 },
      lines: stated,
      examples: stated.map((line) => ({ ...seenByRules(line.text), is: sideOf(line), weight: weigh(line, 1, 0.05) })),
    },
    {
      name: 'owners',
      classes: OWNERS,
      buckets: 1 << 13,
      prune: 0.11,
      fitting: { epochs: 20, l2: 1e-5 },
      lines: owned,
      examples: owned.map((line) => ({
        features: features(plainText(line.text)),
        is: OWNERS.indexOf(line.owner ?? ''),
        known: OWNERS.map(() => 0),
        weight: 1,
      })),
    },
  ];
}
