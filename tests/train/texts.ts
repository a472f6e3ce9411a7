import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from './logistic.ts';

/** A labelled text, as `eval -- sort` takes it. */
export interface Line {
  text: string;
  verdict?: string | null;
  kind?: string | null;
  owner?: string | null;
  label?: string | null;
  /** Which part of its source it is from. */
  split?: string;
  /** Our own text, not from a file given. */
  own?: boolean;
  /** The fold that it belongs to, where that is not left to chance. */
  fold?: number;
}

const TEXTS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'texts');

/** The lines of a file of JSON Lines. Throws when it cannot be read. */
export const jsonl = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Our own facts: the rows `verdict, kind, owner, text` of the tables in `texts/`. */
export function ownFacts(): Line[] {
  const files = readdirSync(TEXTS).filter((name) => name.endsWith('.tsv'));
  return files.sort().flatMap((name) =>
    readFileSync(path.join(TEXTS, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [verdict = '', kind = '', owner = '', text = ''] = line.split('\t');
        return { verdict, kind: kind === '-' ? null : kind, owner: owner === '-' ? null : owner, text, own: true };
      }),
  );
}

/** Each word of the lists `owner: word | word` as a line of its own. */
export function ownerWords(): Line[] {
  const lists = readFileSync(path.join(TEXTS, 'owner-words.txt'), 'utf8').split('\n');
  return lists
    .filter((list) => list !== '' && !list.startsWith('#'))
    .flatMap((list) => {
      const [owner = '', words = ''] = list.split(': ');
      return words.split(' | ').map((text) => ({ owner, text, own: true }));
    });
}

/**
 * Questions in the manner of people who ask for facts of the world: the rows `fold, label, text` of `asked-questions.txt`.
 * Each was written beside questions of one fold of those given, and must not be trained on where these are judged.
 */
export function ownAskedQuestions(): Line[] {
  return readFileSync(path.join(TEXTS, 'asked-questions.txt'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [fold = '', label = '', text = ''] = line.split('\t');
      return { fold: Number(fold), label, text, own: true };
    });
}

/** Questions from patterns: `[live]` and `[fixed]` lines with {slots}, drawn from the lists under `[slots]`. */
export function ownQuestions(each: number): Line[] {
  const random = seeded(7);
  const slots = new Map<string, string[]>();
  const patterns: [string, string][] = [];
  let section = '';
  for (const line of readFileSync(path.join(TEXTS, 'questions.txt'), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    else if (section === 'slots')
      slots.set(line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2).split('|'));
    else patterns.push([section, line]);
  }
  return patterns.flatMap(([label, pattern]) =>
    Array.from({ length: pattern.includes('{') ? each : 1 }, () => ({
      label: label === 'live' ? 'volatile' : 'stable',
      own: true,
      text: pattern.replace(/\{(\w+)\}/g, (_all, slot: string) => {
        const options = slots.get(slot) ?? [];
        return options[Math.floor(random() * options.length)] ?? slot;
      }),
    })),
  );
}
