import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = path.resolve(import.meta.dirname, '../../../src');
const pages = ['options', 'popup', 'ui'];

/** Two words, or one that is said by itself: what a person would read. */
const WORDS = /\p{L}{2,}[,;:]? \p{L}{2,}/u;
const WORD = /\p{L}{3,}/u;

/** Said as they are in every language. */
const NAMES = ['Whereabouts'];

/** Calls whose texts are for the machine or for whoever mends it. */
const INSIDE = /(?:querySelector(?:All)?|closest|console\.\w+)$/;

/** Whether a text that looks like words is never shown, by where it stands. */
const isUnseen = (node: ts.Node): boolean =>
  ts.findAncestor(node, (above) => {
    if (ts.isJsxAttribute(above)) return !/^(?:aria-label|placeholder|title|alt)$/.test(above.name.getText());
    if (ts.isNewExpression(above)) return above.expression.getText() === 'Error';
    if (ts.isCallExpression(above)) return INSIDE.test(above.expression.getText());
    // How a line is written for the sort, which judges English words.
    return ts.isFunctionDeclaration(above) && above.name?.text === 'wordsOf';
  }) !== undefined;

/** Sentences and words in a file that would be shown as they are. */
function shownLiterals(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORD.test(node.text) && !NAMES.includes(node.text.trim())) found.push(node.text.trim());
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
    const pieces = ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
      : [isText ? (node as ts.StringLiteral).text : ''];
    if (isText && !ts.isImportDeclaration(node.parent)) {
      const isAttribute = ts.isJsxAttribute(node.parent);
      const isWorded = pieces.some((piece) => (isAttribute ? WORD : WORDS).test(piece));
      if (isWorded && !isUnseen(node)) found.push(pieces.join('…'));
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found.map((text) => `${path.relative(src, file)}: ${text}`);
}

const filesOf = (room: string): string[] =>
  readdirSync(path.join(src, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(src, room, name));

describe('the pages', () => {
  it('say nothing that does not come from the phrases', () => {
    const files = pages.flatMap(filesOf);
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap(shownLiterals)).toEqual([]);
  });
});
