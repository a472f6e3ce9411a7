import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkWalls } from '../../../tools/check/walls.mjs';

const HERE = path.resolve(import.meta.dirname, '../../..');
const CONFIG = path.join(HERE, '.dependency-cruiser.cjs');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'walls-'));
  cpSync(path.join(HERE, 'tsconfig.json'), path.join(root, 'tsconfig.json'));
  cpSync(path.join(HERE, 'package.json'), path.join(root, 'package.json'));
  symlinkSync(path.join(HERE, 'node_modules'), path.join(root, 'node_modules'));
  house({
    'src/sort/verdict.ts': 'export type Verdict = string;\nexport const SORT = 1;',
    'src/memory/entry.ts': 'export interface Entry { id: string }\nexport const ENTRY = 1;',
    'src/reading/reading.ts': 'export interface Reading { id: string }\nexport const READING = 1;',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function house(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), `${text}\n`);
  }
}

async function problemsWith(files: Record<string, string>): Promise<string[]> {
  house(files);
  return checkWalls(root, CONFIG);
}

describe('the import table', { timeout: 30_000 }, () => {
  it('lets rooms import what it grants, types and inline types included', async () => {
    const found = await problemsWith({
      'src/memory/admit.ts':
        "import { SORT } from '../sort/verdict.ts';\nimport type { Reading } from '../reading/reading.ts';\nexport const a: Reading | number = SORT;",
      'src/platform/tabs.ts':
        "import type { Entry } from '../memory/entry.ts';\nimport browser from 'webextension-polyfill';\nexport const tabs = (_: Entry) => browser.tabs;",
      'src/store/db.ts':
        "import { openDB } from 'idb';\nimport { ENTRY } from '../memory/entry.ts';\nexport const db = [openDB, ENTRY];",
      'src/popup/app.tsx': "import { type Entry } from '../memory/entry.ts';\nexport const x = (_: Entry) => 1;",
      'src/engines/embedded/engine.ts': 'export const embedded = 1;',
      'src/background/engine.ts': "export const x = () => import('../engines/embedded/engine.ts');",
    });
    expect(found).toEqual([]);
  });

  it('stops every other import', async () => {
    const found = await problemsWith({
      'src/platform/tabs.ts': "import { ENTRY } from '../memory/entry.ts';\nexport const x = ENTRY;",
      'src/memory/admit.ts': "import { READING } from '../reading/reading.ts';\nexport const x = READING;",
      'src/sort/sort-fact.ts': "import type { Entry } from '../memory/entry.ts';\nexport const x = (_: Entry) => 1;",
      'src/background/index.ts': "import browser from 'webextension-polyfill';\nexport const x = browser;",
      'src/memory/keep.ts': "import { openDB } from 'idb';\nexport const x = openDB;",
      'src/ui/icon.ts': "import { chromium } from 'playwright';\nexport const x = chromium;",
      'src/attic/old.ts': "import { SORT } from '../sort/verdict.ts';\nexport const x = SORT;",
      'src/engines/embedded/engine.ts': 'export const embedded = 1;',
      'src/background/engine.ts':
        "import { embedded } from '../engines/embedded/engine.ts';\nexport const x = embedded;",
      'src/background/answering.ts': "export const x = () => import('../engines/embedded/engine.ts');",
      'tools/peek.mjs': "import { SORT } from '../src/sort/verdict.ts';\nexport const x = SORT;",
      'src/reading/gone.ts': "import { x } from './nowhere.ts';\nexport const y = x;",
      'src/asking/a.ts': "import { B } from './b.ts';\nexport const A = () => B;",
      'src/asking/b.ts': "import { A } from './a.ts';\nexport const B = () => A;",
    });
    const told = (...words: string[]) => found.some((line) => words.every((word) => line.includes(word)));
    expect(told('src/platform/tabs.ts -> src/memory/entry.ts', 'only types')).toBe(true);
    expect(told('src/memory/admit.ts -> src/reading/reading.ts', 'only types')).toBe(true);
    expect(told('src/sort/sort-fact.ts -> src/memory/entry.ts', 'no other room')).toBe(true);
    expect(told('src/background/index.ts', 'only door to webextension-polyfill')).toBe(true);
    expect(told('src/memory/keep.ts', 'only door to IndexedDB')).toBe(true);
    expect(told('src/ui/icon.ts', 'playwright', 'listed under dependencies')).toBe(true);
    expect(told('src/attic/old.ts', 'one of the rooms')).toBe(true);
    expect(told('src/background/engine.ts -> src/engines/embedded/engine.ts', 'await import')).toBe(true);
    expect(told('src/background/answering.ts -> src/engines/embedded/engine.ts', 'the worker loads no engine')).toBe(
      true,
    );
    expect(told('tools/peek.mjs -> src/sort/verdict.ts')).toBe(true);
    expect(told('src/reading/gone.ts', 'does not exist')).toBe(true);
    expect(told('src/asking/a.ts -> src/asking/b.ts -> src/asking/a.ts')).toBe(true);
  });

  it('does not report success over nothing', async () => {
    rmSync(path.join(root, 'src'), { recursive: true });
    house({ 'tools/a.mjs': 'export const a = 1;' });
    expect(await checkWalls(root, CONFIG)).toEqual(['src holds no code: nothing was checked']);
  });
});
