import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { problemsOf } from '../../../tools/check/built.mjs';

const noise = (bytes: number) => `"${randomBytes(bytes).toString('base64').slice(0, bytes)}"`;
const built = (more: Record<string, string>, manifest: object = {}) =>
  new Map(
    Object.entries({
      'manifest.json': JSON.stringify({
        action: { default_popup: 'src/popup/index.html' },
        background: { service_worker: 'loader.js' },
        ...manifest,
      }),
      'loader.js': 'import "./assets/worker.js";',
      'assets/worker.js': 'import{a}from"./shared.js";a()',
      'assets/shared.js': 'export const a=()=>1',
      'src/popup/index.html': '<script type="module" src="/assets/popup.js"></script>',
      'assets/popup.js': 'import{a}from"./shared.js";a()',
      'src/content/reader.iife.js': '1',
      'src/offscreen/index.html': '<script type="module" src="/assets/offscreen.js"></script>',
      'assets/offscreen.js': 'new Worker(new URL(`/assets/thread.js`,``+import.meta.url),{type:`module`})',
      'assets/thread.js': '1',
      ...more,
    }),
  );

it('finds nothing wrong with a small extension', () => {
  expect(problemsOf(built({}))).toEqual([]);
});

it('finds what pages could see or what runs on every page', () => {
  expect(problemsOf(built({}, { web_accessible_resources: [] }))).toEqual([
    expect.stringContaining('web_accessible_resources'),
  ]);
  expect(problemsOf(built({}, { content_scripts: [] }))).toEqual([expect.stringContaining('content_scripts')]);
});

it('weighs what a context loads at once, shared parts included', () => {
  const heavy = problemsOf(built({ 'assets/shared.js': `export const a=${noise(140_000)}` }));
  expect(heavy).toHaveLength(2);
  expect(heavy[0]).toContain('popup');
  expect(heavy[1]).toContain('worker');
});

it('misses parts that are not there', () => {
  const files = built({});
  files.delete('src/content/reader.iife.js');
  expect(problemsOf(files)).toEqual([expect.stringContaining('reader')]);
  expect(problemsOf(new Map())).toEqual(['the build holds no manifest.json']);
});

it('weighs each script that is put into pages', () => {
  const heavy = problemsOf(built({ 'src/content/picking.iife.js': noise(50_000) }));
  expect(heavy).toEqual([expect.stringContaining('picking.iife.js')]);
});

it('weighs a thread with the document that starts it', () => {
  const heavy = problemsOf(built({ 'assets/thread.js': noise(170_000) }));
  expect(heavy).toEqual([expect.stringContaining('offscreen')]);
});

it('finds an engine in the worker, loaded at once or later', () => {
  const engine = ['/x/src/engines/embedded/engine.ts'];
  expect(problemsOf(built({}), new Map([['assets/thread.js', engine]]))).toEqual([]);
  expect(problemsOf(built({}), new Map([['assets/worker.js', engine]]))).toEqual([
    expect.stringContaining('holds an engine'),
  ]);
  const later = built({ 'assets/shared.js': 'export const a=()=>import("./engine.js")', 'assets/engine.js': '1' });
  expect(problemsOf(later, new Map([['assets/engine.js', engine]]))).toEqual([
    expect.stringContaining('assets/engine.js'),
  ]);
});
