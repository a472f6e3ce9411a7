import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What is given to an eval on the command line. */
export interface Arguments {
  files: string[];
  /** Print nothing but the figures. */
  json: boolean;
  /** Only lines that contain this text. */
  only: string | null;
  limit: number;
  /** Where to write one line per item. */
  items: string | null;
  /** Folder that paths in the input start from; the first file's own unless told. */
  root: string;
  /** Other options: `--whole-page` -> true, `--candidates FILE` -> FILE. */
  more: Map<string, string | true>;
}

/** Reads a command line. Options that take a value are named in `valued`, next to the common ones. Fails on a missing value. */
export function readArguments(line: string[], valued: string[] = []): Arguments {
  const files: string[] = [];
  const more = new Map<string, string | true>();
  for (let i = 0; i < line.length; i++) {
    const word = line[i] ?? '';
    if (!word.startsWith('--')) files.push(word);
    else if (['only', 'limit', 'items', 'root', ...valued].includes(word.slice(2))) {
      const value = line[++i];
      if (value === undefined) throw new Error(`${word} needs a value`);
      more.set(word.slice(2), value);
    } else more.set(word.slice(2), true);
  }
  const text = (name: string) => (typeof more.get(name) === 'string' ? String(more.get(name)) : null);
  const limit = Number(text('limit') ?? Number.POSITIVE_INFINITY);
  if (Number.isNaN(limit)) throw new Error('--limit needs a number');
  return {
    files,
    json: more.has('json'),
    only: text('only'),
    limit,
    items: text('items'),
    root: text('root') ?? path.dirname(files[0] ?? '.'),
    more,
  };
}

/** Parses a JSON Lines file, keeping the lines that `--only` and `--limit` leave. Fails with the number of a broken line. */
export function readLines<T>(file: string, { only, limit }: Pick<Arguments, 'only' | 'limit'>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: line.trim(), index }))
    .filter(({ line }) => line !== '' && (only === null || line.includes(only)))
    .slice(0, limit)
    .map(({ line, index }) => {
      try {
        return JSON.parse(line) as T;
      } catch {
        throw new Error(`${file}:${index + 1} is not JSON`);
      }
    });
}
