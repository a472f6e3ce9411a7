import ts from 'typescript';

/**
 * Rules of the house that formatter, linter and compiler cannot hold. Each looks at one file and says what is wrong.
 * @typedef {{ file: string, line: number, text: string }} Problem
 */

/** Rooms that get time, randomness and IO as arguments. */
const PURE = /^src\/(sort|memory|reading|asking|engines\/embedded)\//;
/** Rooms that may speak to the browser's extension API. */
const MEETS_BROWSER = /^src\/(platform|content)\//;
const ROOMLESS = /(^|\/)(utils?|commons?|helpers?|types|misc)\//;
const FRESH_COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);

/**
 * @param {string} file path from the root, with slashes
 * @param {string} text its content
 * @returns {Problem[]} in the order of the file
 */
export function breachesIn(file, text) {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  /** @type {Problem[]} */
  const problems = [];
  const tell = (/** @type {ts.Node} */ node, /** @type {string} */ what) =>
    problems.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text: what });

  const visit = (/** @type {ts.Node} */ node) => {
    if (PURE.test(file)) {
      const impure = impurityOf(node);
      if (impure) tell(node, `${impure} in a pure room: take it as an argument`);
    }
    if (leavesOutExtension(node)) tell(node, 'a relative import ends in the name of a file: .ts or .tsx');
    if (file.startsWith('src/')) {
      const markup = markupWrittenBy(node);
      if (markup) tell(node, `${markup} lets page text become markup: set textContent or render with Preact`);
      if (!MEETS_BROWSER.test(file) && isExtensionApi(node))
        tell(node, 'the extension API is reached through src/platform only');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (file.startsWith('src/background/'))
    for (const node of mutableModuleState(source))
      tell(node, 'module state is lost with the worker: keep it in storage.session');
  return problems;
}

/**
 * @param {string} file path from the root, with slashes
 * @returns {string | null} what is wrong with where it lies, or null
 */
export function misplaced(file) {
  const found = ROOMLESS.exec(file);
  return found ? `a folder named ${found[2]} belongs to nobody: put the file with its owner` : null;
}

/**
 * @param {{ permissions?: string[], optional_permissions?: string[], host_permissions?: string[],
 *   optional_host_permissions?: string[] }} manifest manifest.json
 * @param {string} privacy text of PRIVACY.md
 * @returns {string[]} permissions that it does not explain
 */
export function unexplainedPermissions(manifest, privacy) {
  const asked = [
    ...(manifest.permissions ?? []),
    ...(manifest.optional_permissions ?? []),
    ...(manifest.host_permissions ?? []),
    ...(manifest.optional_host_permissions ?? []),
  ];
  return asked.filter((permission) => !privacy.includes(`\`${permission}\``));
}

/**
 * @param {ts.Node} node
 * @returns {string | null} the clock, dice or wire that it reaches for
 */
function impurityOf(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) return 'new Date()';
  if (!ts.isCallExpression(node)) return null;
  const called = node.expression.getText();
  if (/^(Date\.now|Math\.random|performance\.now|(globalThis\.)?crypto\.\w+|fetch|globalThis\.fetch)$/.test(called))
    return `${called}()`;
  return called === 'Date' ? 'Date()' : null;
}

/**
 * @param {ts.Node} node
 * @returns {string | null} the way in which it turns text into markup
 */
function markupWrittenBy(node) {
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  ) {
    const target = node.left;
    const name = ts.isPropertyAccessExpression(target)
      ? target.name.text
      : ts.isElementAccessExpression(target) && ts.isStringLiteral(target.argumentExpression)
        ? target.argumentExpression.text
        : '';
    if (name === 'innerHTML' || name === 'outerHTML') return `assigning ${name}`;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (name.text === 'insertAdjacentHTML' || name.text === 'setHTMLUnsafe') return name.text;
    if (/^(document\.)?write(ln)?$/.test(name.text) && expression.getText() === 'document') return 'document.write';
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'dangerouslySetInnerHTML') return 'dangerouslySetInnerHTML';
  return null;
}

/** @param {ts.Node} node */
function leavesOutExtension(node) {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return false;
  const from = node.moduleSpecifier;
  return (
    from !== undefined &&
    ts.isStringLiteral(from) &&
    from.text.startsWith('.') &&
    !/\.(tsx?|css|json|mjs)(\?|$)/.test(from.text)
  );
}

/** @param {ts.Node} node */
function isExtensionApi(node) {
  return (
    ts.isPropertyAccessExpression(node) &&
    ts.isIdentifier(node.expression) &&
    /^(chrome|browser)$/.test(node.expression.text)
  );
}

/**
 * @param {ts.SourceFile} source
 * @returns {ts.Node[]} top-level variables that can change
 */
function mutableModuleState(source) {
  const statements = source.statements.filter(ts.isVariableStatement);
  const isConst = (/** @type {ts.VariableStatement} */ { declarationList }) =>
    (declarationList.flags & ts.NodeFlags.Const) !== 0;
  return [
    ...statements.filter((statement) => !isConst(statement)),
    ...statements
      .filter(isConst)
      .flatMap(({ declarationList }) => declarationList.declarations.filter(holdsFreshCollection)),
  ];
}

/** @param {ts.VariableDeclaration} declaration */
function holdsFreshCollection({ initializer, type }) {
  if (!initializer || /^(readonly |Readonly)/.test(type?.getText() ?? '')) return false;
  if (ts.isNewExpression(initializer)) return FRESH_COLLECTIONS.has(initializer.expression.getText());
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  return ts.isObjectLiteralExpression(initializer) && initializer.properties.length === 0;
}
