// Finds every small change ("mutant") that a test of a TypeScript source file should notice.
import ts from 'typescript';

/**
 * @typedef {object} Mutant
 * @property {string} kind what was changed, such as `boundary` or `string`
 * @property {number} start offset of the replaced text
 * @property {number} end
 * @property {string} replacement
 * @property {string} original
 * @property {number} line counted from 1
 * @property {number} column counted from 1
 * @property {number} scope start of the innermost function around it, or -1 at the top of the module
 */

const operators = new Map(
  /** @type {[ts.SyntaxKind, [string, string][]][]} */ ([
    [
      ts.SyntaxKind.LessThanToken,
      [
        ['boundary', '<='],
        ['negation', '>='],
      ],
    ],
    [
      ts.SyntaxKind.LessThanEqualsToken,
      [
        ['boundary', '<'],
        ['negation', '>'],
      ],
    ],
    [
      ts.SyntaxKind.GreaterThanToken,
      [
        ['boundary', '>='],
        ['negation', '<='],
      ],
    ],
    [
      ts.SyntaxKind.GreaterThanEqualsToken,
      [
        ['boundary', '>'],
        ['negation', '<'],
      ],
    ],
    [ts.SyntaxKind.EqualsEqualsEqualsToken, [['negation', '!==']]],
    [ts.SyntaxKind.ExclamationEqualsEqualsToken, [['negation', '===']]],
    [ts.SyntaxKind.PlusToken, [['arithmetic', '-']]],
    [ts.SyntaxKind.MinusToken, [['arithmetic', '+']]],
    [ts.SyntaxKind.AsteriskToken, [['arithmetic', '/']]],
    [ts.SyntaxKind.SlashToken, [['arithmetic', '*']]],
    [ts.SyntaxKind.PercentToken, [['arithmetic', '*']]],
    [ts.SyntaxKind.PlusEqualsToken, [['arithmetic', '-=']]],
    [ts.SyntaxKind.MinusEqualsToken, [['arithmetic', '+=']]],
    [ts.SyntaxKind.AmpersandAmpersandToken, [['logic', '||']]],
    [ts.SyntaxKind.BarBarToken, [['logic', '&&']]],
  ]),
);

const methods = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
]);

/** Calls whose result has the receiver's type, so that the call can be removed. */
const removable = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'concat', 'flat']);

/** Text nobody relies on: a programmer's error, a log line, a description inside a schema. */
const wordsOfNoConsequence = /^(?:(?:console|log|logger|request\.log|app\.log)\.\w+|.*\.(?:describe|meta))$/;
const descriptiveProperties = new Set(['description', 'summary', 'purpose', 'title', 'example', 'examples']);

/**
 * Lists the mutants of a source file in text order. Types, imports and exports, comments, and text nobody relies on
 * (errors thrown at programmers, logs, descriptions) are left out, because changing those says nothing about the
 * behavior.
 * @param {string} file used in messages of the parser only
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const found = [];

  /** @param {string} kind @param {ts.Node} node @param {string} replacement @param {number} [from] @param {number} [to] */
  const add = (kind, node, replacement, from = node.getStart(tree), to = node.getEnd()) => {
    const original = source.slice(from, to);
    if (original === replacement) return;
    const { line, character } = tree.getLineAndCharacterOfPosition(from);
    found.push({
      kind,
      start: from,
      end: to,
      replacement,
      original,
      line: line + 1,
      column: character + 1,
      scope: scopeOf(node),
    });
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isWithoutBehavior(node)) return;
    ofStatement(node);
    ofExpression(node);
    ofLiteral(node);
    ts.forEachChild(node, visit);
  };

  /** @param {ts.Node} node */
  const ofStatement = (node) => {
    if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) add('removed statement', node, ';');
    if (ts.isIfStatement(node)) {
      add('condition', node.expression, 'true');
      add('condition', node.expression, 'false');
    }
    if (ts.isConditionalExpression(node)) {
      add('condition', node.condition, 'true');
      add('condition', node.condition, 'false');
    }
  };

  /** @param {ts.Node} node */
  const ofExpression = (node) => {
    if (ts.isBinaryExpression(node)) {
      for (const [kind, operator] of operators.get(node.operatorToken.kind) ?? [])
        if (!(kind === 'arithmetic' && isText(node))) add(kind, node.operatorToken, operator);
      if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
        add('fallback', node, node.left.getText(tree));
    }
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken) add('negation', node, node.operand.getText(tree));
      if (node.operator === ts.SyntaxKind.MinusToken) add('arithmetic', node, node.operand.getText(tree));
    }
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
      const other = methods.get(node.name.text);
      if (other !== undefined) add('method', node.name, other);
      if (removable.has(node.name.text)) add('removed call', node.parent, node.expression.getText(tree));
    }
  };

  /** @param {ts.Node} node */
  const ofLiteral = (node) => {
    if (node.kind === ts.SyntaxKind.TrueKeyword) add('boolean', node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add('boolean', node, 'true');
    if (ts.isNumericLiteral(node) && !isName(node)) add('number', node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      if (!isName(node)) add('string', node, node.text === '' ? "'mutated'" : "''");
    if (ts.isTemplateExpression(node)) add('string', node, "''");
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add('emptied array', node, '[]');
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 0)
      add('emptied object', node, ts.isArrowFunction(node.parent) ? '({})' : '{}');
  };

  visit(tree);
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Applies a mutant to the text it was found in. @param {string} source @param {Mutant} mutant */
export function applyMutant(source, { start, end, replacement }) {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** @param {ts.Node} node */
function isWithoutBehavior(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isTypeParameterDeclaration(node))
    return true;
  if (ts.isThrowStatement(node)) return isErrorOfProgrammer(node.expression);
  if (ts.isCallExpression(node))
    return wordsOfNoConsequence.test(node.expression.getText().replaceAll(/\s/g, '')) && !hasReceiverWorthAVisit(node);
  if (ts.isPropertyAssignment(node)) return descriptiveProperties.has(node.name.getText());
  return false;
}

/**
 * `z.string().min(3).describe('…')`: the text does not matter, but the calls before it do. @param {ts.CallExpression}
 * node
 */
function hasReceiverWorthAVisit(node) {
  return ts.isPropertyAccessExpression(node.expression) && ts.isCallExpression(node.expression.expression);
}

/** @param {ts.Expression} thrown */
function isErrorOfProgrammer(thrown) {
  return ts.isNewExpression(thrown) && /^(?:Error|TypeError|RangeError)$/.test(thrown.expression.getText());
}

/**
 * Text joined with `+` stays joined: the compiler rejects a minus between strings. @param {ts.BinaryExpression} node
 */
function isText({ left, right }) {
  return [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
}

/** A literal that names something (a property, a module) instead of being a value. @param {ts.Node} node */
function isName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isComputedPropertyName(parent) ||
    (ts.isElementAccessExpression(parent) && ts.isStringLiteralLike(node)) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isEnumMember(parent) ||
    (ts.isExpressionStatement(parent) && ts.isStringLiteral(node)) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isCallExpression(parent) && /\.(?:describe|meta)$/.test(parent.expression.getText()))
  );
}

/** @param {ts.Node} node */
function scopeOf(node) {
  for (let at = node.parent; at !== undefined; at = at.parent)
    if (ts.isFunctionLike(at) && 'body' in at && at.body !== undefined && isInside(node, at.body)) return at.getStart();
  return -1;
}

/** @param {ts.Node} node @param {ts.Node} body */
function isInside(node, body) {
  return node.pos >= body.pos && node.end <= body.end;
}
