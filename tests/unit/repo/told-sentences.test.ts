import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { sayTold, speakBy } from '../../../src/phrases/phrases.ts';
import { sortFact } from '../../../src/sort/sort-fact.ts';
import { failureText } from '../../../src/ui/failure-text.ts';
import { shippedModel } from '../../support/sort-model.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const phrasesOf = (language: string): Record<string, { message: string }> =>
  JSON.parse(readFileSync(path.join(root, 'public/_locales', language, 'messages.json'), 'utf8'));
const english = phrasesOf('en');

const speak = (language: string): void => {
  const phrases = phrasesOf(language);
  speakBy((key) => phrases[key]?.message ?? '');
};
afterEach(() => speak('en'));

/** Rooms that may not import phrases and whose sentences a person reads. */
const rooms = ['sort', 'memory', 'store', 'platform'];

/** Sentences for the browser, and one that cannot come about: change is no kind. */
const NOT_TOLD = [
  'Looks for the answer in what a page says, in a thread of its own.',
  'It reads like things that change or are kept elsewhere.',
];

const isSentence = (text: string): boolean => /^[A-Z][\s\S]*\s[\s\S]*\.$/.test(text) && !NOT_TOLD.includes(text);

/** What may stand in a template: the texts of a table in the same file, one or two quoted words, or a number. */
function possible(expression: ts.Expression, quotes: boolean, source: ts.SourceFile): string[] {
  if (quotes) return ['x'];
  if (ts.isIdentifier(expression) && expression.text === 'quoted') return ['“x”', '“x” and “y”'];
  const table = ts.isElementAccessExpression(expression) || ts.isPropertyAccessExpression(expression);
  const name = table ? expression.expression.getText() : '';
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const literal = ts.isVariableDeclaration(node) && node.name.getText() === name ? node.initializer : undefined;
    if (literal && ts.isObjectLiteralExpression(literal))
      for (const property of literal.properties)
        if (ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer))
          found.push(property.initializer.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found.length > 0 ? found : ['1'];
}

function sentencesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      let texts = [node.head.text];
      for (const { expression, literal } of node.templateSpans)
        texts = texts.flatMap((text) =>
          possible(expression, /["“]$/.test(text), source).map((value) => text + value + literal.text),
        );
      found.push(...texts);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found.filter(isSentence);
}

const told = [
  ...new Set(
    rooms.flatMap((room) =>
      readdirSync(path.join(root, 'src', room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .flatMap((name) => sentencesIn(path.join(root, 'src', room, name))),
    ),
  ),
];

describe('sentences of rooms without phrases', () => {
  it('read the same in English, word for word', () => {
    expect(told.length).toBeGreaterThan(100);
    expect(told).toContain('Sentences with “x” and “y” mostly say what a word means.');
    expect(told.filter((sentence) => sayTold(sentence) !== sentence)).toEqual([]);
  });

  it.each(['de', 'fr', 'es'])('are all worded in %s, with what they quote and count', (language) => {
    speak(language);
    expect(told.filter((sentence) => sayTold(sentence) === sentence)).toEqual([]);
    for (const sentence of told) expect(sayTold(sentence)).not.toMatch(/\{\d\}/);
  });

  it('have no phrase that is never told', () => {
    const said = new Set<string>();
    speakBy((key) => {
      said.add(key);
      return '';
    });
    told.forEach(sayTold);
    const named = Object.keys(english).filter((key) => key.startsWith('sentence_'));
    expect(named.filter((key) => !said.has(key))).toEqual([]);
  });

  it('cover every reason that the sort gives, with and without its weights', () => {
    const folder = path.join(root, 'tests/train/texts');
    const facts = readdirSync(folder)
      .filter((name) => name.endsWith('.tsv'))
      .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
      .flatMap((line, i) => (i % 5 === 0 ? (line.split('\t').at(-1) ?? '') : []));
    expect(facts.length).toBeGreaterThan(200);
    speak('de');
    const shipped = shippedModel();
    const unworded = facts.flatMap((fact) =>
      [null, shipped].flatMap((model) =>
        sortFact(fact, { capturedAs: 'typed', model }).reasons.filter((reason) => sayTold(reason) === reason),
      ),
    );
    expect(unworded).toEqual([]);
  });

  it('are told in the language of the person, with their values, where a save fails', () => {
    speak('de');
    const failure = { code: 'not-admitted' as const, detail: 'The name says "3 {1} open", which will change.' };
    expect(failureText({ ...failure, detail: `${failure.detail} Name it by what it is, not by what it says.` })).toBe(
      'Der Name sagt „3 {1} open“, und das wird sich ändern. Benennen Sie es nach dem, was es ist, nicht nach dem, was dort steht.',
    );
    expect(sayTold('Sentences with “$1” and “"” mostly say what a word means.')).toBe(
      'Sätze mit „$1“ und „"“ sagen meist, was ein Wort bedeutet.',
    );
  });

  it('stay as they are where no phrase has their words', () => {
    speak('de');
    for (const sentence of [
      '',
      '…',
      '说明',
      'A reason of an older version.',
      'Das steht schon auf Deutsch da.',
      '__proto__',
    ])
      expect(sayTold(sentence)).toBe(sentence);
  });
});
