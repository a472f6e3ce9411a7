import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const json = (file: string) => JSON.parse(read(file));

describe('the contract between contexts', () => {
  it('has a doc line for every message', () => {
    const file = 'src/platform/messages.ts';
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    const maps = source.statements.filter(
      (statement): statement is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Messages'),
    );
    expect(maps.map(({ name }) => name.text)).toEqual(['BackgroundMessages', 'OffscreenMessages']);
    const messages = maps.flatMap(({ members }) => [...members]);
    expect(messages.length).toBeGreaterThan(5);
    const silent = messages.filter((message) => ts.getJSDocCommentsAndTags(message).length === 0);
    expect(silent.map((message) => message.name?.getText())).toEqual([]);
  });
});

describe('versions', () => {
  const { version } = json('package.json');

  it('are one', () => {
    expect(json('manifest.json').version).toBe(version);
    expect(json('package-lock.json').version).toBe(version);
  });

  it.runIf(existsSync(path.join(ROOT, 'CHANGELOG.md')))('are told in the change log', () => {
    expect(read('CHANGELOG.md')).toMatch(new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?`, 'm'));
  });

  it('of packages are pinned', () => {
    const { dependencies, devDependencies } = json('package.json');
    const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
      ([, wanted]) => !/^\d/.test(wanted),
    );
    expect(loose).toEqual([]);
  });
});

describe('permissions', () => {
  it('are asked for by site and from a click: none for every site at install', () => {
    const manifest = json('manifest.json');
    expect(manifest.host_permissions).toBeUndefined();
    expect(manifest.content_scripts).toBeUndefined();
    for (const never of ['tabs', 'cookies', 'debugger', 'history', '<all_urls>'])
      expect(manifest.permissions).not.toContain(never);
  });

  it.runIf(existsSync(path.join(ROOT, 'PRIVACY.md')))('are each explained', () => {
    const manifest = json('manifest.json');
    const privacy = read('PRIVACY.md');
    const silent = [...manifest.permissions, ...manifest.optional_host_permissions].filter(
      (name: string) => !privacy.includes(`\`${name}\``),
    );
    expect(silent).toEqual([]);
  });
});

describe('commands', () => {
  it('named in package.json exist', () => {
    const scripts = Object.entries<string>(json('package.json').scripts);
    const gone = scripts.flatMap(([name, line]) =>
      [...line.matchAll(/(?:node|tsx) (\S+)/g)]
        .filter((match) => !existsSync(path.join(ROOT, match[1] ?? '')))
        .map(() => name),
    );
    expect(gone).toEqual([]);
  });
});

describe('texts', () => {
  it('in every language have the same keys, and the manifest uses none that is missing', () => {
    const folder = 'public/_locales';
    const english = Object.keys(json(`${folder}/en/messages.json`)).sort();
    for (const language of readdirSync(path.join(ROOT, folder)))
      expect(Object.keys(json(`${folder}/${language}/messages.json`)).sort(), language).toEqual(english);
    const used = [...read('manifest.json').matchAll(/__MSG_(\w+)__/g)].map((match) => match[1]);
    expect(used.filter((key) => !english.includes(key ?? ''))).toEqual([]);
  });
});
