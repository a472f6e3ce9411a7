import { describe, expect, it } from 'vitest';
import { breachesIn, misplaced, unexplainedPermissions } from '../../../tools/check/house-rules.mjs';

const linesIn = (file: string, text: string) => breachesIn(file, text).map(({ line }) => line);

describe('pure rooms', () => {
  const impure = ['Date.now();', 'new Date();', 'Math.random();', 'crypto.randomUUID();', 'fetch("/x");'].join('\n');

  it('may not ask for the time, throw dice or use the wire', () => {
    for (const room of ['sort', 'memory', 'reading', 'asking', 'engines/embedded'])
      expect(linesIn(`src/${room}/x.ts`, impure)).toEqual([1, 2, 3, 4, 5]);
  });

  it('may compute with times that they are given, and others may ask for them', () => {
    expect(
      linesIn('src/asking/x.ts', 'export const day = (now: number) => new Date(now).getDay(); // Date.now()'),
    ).toEqual([]);
    expect(linesIn('src/background/x.ts', impure)).toEqual([]);
  });
});

describe('page text', () => {
  it('never becomes markup', () => {
    const text = [
      'el.innerHTML = x;',
      'el["outerHTML"] += x;',
      'el.insertAdjacentHTML("beforeend", x);',
      'document.write(x);',
      'const a = <p dangerouslySetInnerHTML={x} />;',
      'const read = el.innerHTML;',
      'stream.write(x);',
    ].join('\n');
    expect(linesIn('src/popup/x.tsx', text)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the worker', () => {
  it('keeps no state in module variables', () => {
    const text = [
      'let count = 0;',
      'const seen = new Set<string>();',
      'const list: string[] = [];',
      'const byId = {};',
      "const NAMES: ReadonlySet<string> = new Set(['a']);",
      'const handlers = { ask };',
      'const LIMIT = 5;',
      'function f() { let inside = 1; const map = new Map(); return [inside, map]; }',
    ].join('\n');
    expect(linesIn('src/background/x.ts', text)).toEqual([1, 2, 3, 4]);
    expect(linesIn('src/ui/x.ts', text)).toEqual([]);
  });

  it('reaches the browser through platform only', () => {
    expect(linesIn('src/background/x.ts', 'await chrome.tabs.query({});')).toEqual([1]);
    expect(linesIn('src/platform/x.ts', 'await chrome.tabs.query({});')).toEqual([]);
  });
});

describe('places', () => {
  it('have an owner', () => {
    for (const file of ['src/utils/a.ts', 'src/memory/helpers/a.ts', 'tests/common/a.ts', 'src/types/a.ts'])
      expect(misplaced(file)).toContain('belongs to nobody');
    expect(misplaced('src/memory/entry.ts')).toBeNull();
    expect(misplaced('src/reading/values/types-of-value.ts')).toBeNull();
  });
});

describe('permissions', () => {
  it('are each explained by name', () => {
    const manifest = { permissions: ['storage', 'alarms'], optional_host_permissions: ['https://*/*'] };
    expect(unexplainedPermissions(manifest, 'We use `storage` to remember.')).toEqual(['alarms', 'https://*/*']);
    expect(unexplainedPermissions(manifest, '`storage` `alarms` `https://*/*`')).toEqual([]);
  });
});

describe('imports', () => {
  it('name files', () => {
    const text = [
      "import './a';",
      "import './a.ts';",
      "import s from './b.iife.ts?script';",
      "export * from '../c.js';",
      "import 'idb';",
    ].join('\n');
    expect(linesIn('src/ui/x.ts', text)).toEqual([1, 4]);
  });
});
