// Fails on tests that pass without checking anything or that depend on the speed of the machine. Part of `npm run
// lint`.
//   node tooling/check-tests.mjs
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const isTest =
  /\.(test|stories|e2e|pointer)\.(ts|tsx|mjs)$|(^|\/)e2e\/.*\.ts$|^(packages|apps)\/[^/]+\/test\/|^\.storybook\/(test-runner|preview|test-runner-jest\.config)\.(tsx?|js)$|(^|\/)(vitest|playwright)\.config\.ts$/;

const isJourney = /(^|\/)e2e\/|\.e2e\.ts$/;

const rules = {
  sleep: 'Fixed sleep. Wait for the event itself: expect.poll, findBy…, waitForResponse, fake timers.',
  capture: 'Replaces setPointerCapture. Dispatch events of pointerId 1, the mouse, which can be captured.',
  private: "Reads React's private keys. Wait for something a user could see.",
  limit:
    'Gives up in less than a minute, which a busy machine can miss. Leave the limit out: those of the configurations only end a hang.',
  stopwatch: 'Fails on a slow machine. Count what happened, or spy on the limit; `npm run bench` measures speed.',
  package:
    'Loads a package of this repository, itself or by what it imports; a journey meets it unbuilt. Write the value, or import its type only.',
  absence: 'Waits for something not to be called, which is true at once. Wait for what must happen, then expect this.',
};

const nameOf = (expression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';

/** The only expression a function evaluates, if it has just one. */
function onlyExpression(fn) {
  let body = fn.body;
  if (ts.isBlock(body)) {
    const [statement, ...more] = body.statements;
    if (more.length > 0 || !statement || !(ts.isExpressionStatement(statement) || ts.isReturnStatement(statement)))
      return null;
    body = statement.expression;
  }
  while (body && (ts.isParenthesizedExpression(body) || ts.isAwaitExpression(body))) body = body.expression;
  return body ?? null;
}

const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** `expect(…).not.toHaveBeenCalled()` and its variants, which are true before anything has happened. */
function isNotCalled(expression) {
  if (!expression || !ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression))
    return false;
  const { name, expression: subject } = expression.expression;
  return /^toHaveBeen(Last|Nth)?Called/.test(name.text) && nameOf(subject) === 'not';
}

/** `new Promise((resolve) => setTimeout(resolve, …))`: a pure delay. */
function isSleep(node) {
  if (!ts.isNewExpression(node) || nameOf(node.expression) !== 'Promise') return false;
  const [executor] = node.arguments ?? [];
  if (!isFunction(executor)) return false;
  const call = onlyExpression(executor);
  const [resolve] = executor.parameters;
  return (
    call !== null &&
    ts.isCallExpression(call) &&
    nameOf(call.expression) === 'setTimeout' &&
    call.arguments[0] !== undefined &&
    nameOf(call.arguments[0]) === resolve?.name.getText()
  );
}

/** A delay in a stub server or route is allowed: its latency is the subject of the test, not a wait. */
function isLatency(node) {
  for (let at = node.parent; at; at = at.parent)
    if (isFunction(at) && ts.isCallExpression(at.parent) && /^(createServer|route)$/.test(nameOf(at.parent.expression)))
      return true;
  return false;
}

/** The shortest time after which a wait may give up: longer than any slow machine takes, so it only ends a hang. */
const shortestLimitMs = 60_000;

/** `{ timeout: 5_000 }`, wherever it is passed. */
const isShortLimit = (node) =>
  ts.isPropertyAssignment(node) &&
  /^(timeout|testTimeout|hookTimeout|asyncUtilTimeout)$/.test(nameOf(node.name)) &&
  ts.isNumericLiteral(node.initializer) &&
  Number(node.initializer.text) < shortestLimitMs;

/** `vi.waitFor` without a limit of its own gives up after a second, and no configuration changes that. */
const isImpatientWait = (node) =>
  ts.isPropertyAccessExpression(node.expression) &&
  nameOf(node.expression.expression) === 'vi' &&
  /^wait(For|Until)$/.test(nameOf(node.expression)) &&
  node.arguments.length < 2;

/** `expect(performance.now() - began).toBeLessThan(…)`. */
const isStopwatch = (node) =>
  nameOf(node.expression).startsWith('toBeLessThan') &&
  /^expect\(.*\b(Date|performance)\.now\(\)/s.test(node.expression.expression.getText());

/** One attempt of a retried block may be short, as `expect(async () => …).toPass()` tries again. */
function isRetried(node) {
  for (let at = node.parent; at; at = at.parent)
    if (isFunction(at) && ts.isCallExpression(at.parent) && nameOf(at.parent.expression) === 'expect') return true;
  return false;
}

/** Time that is a subject of the test or of the browser, not a wait for something that must happen. */
const isIdleCallback = (node) =>
  node.parent?.parent &&
  ts.isCallExpression(node.parent.parent) &&
  nameOf(node.parent.parent.expression) === 'requestIdleCallback';

/** What a file loads when it runs: the sources of its imports and re-exports of values. */
function loadedBy(file) {
  return file.statements.flatMap((node) => {
    const types = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : null;
    return from && !types ? [{ node, from: from.text }] : [];
  });
}

const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * The file that loads one of the repository's own packages, if a file does or what it imports. Journeys load packages as
 * an installed app would, from `dist`, and a fresh clone has none.
 */
function loadsPackage(path, from, read, seen) {
  if (from.startsWith('@roadside/')) return path;
  const next = join(dirname(path), from);
  if (!from.startsWith('.') || seen.has(next)) return null;
  seen.add(next);
  const text = read(next);
  if (text === null) return null;
  for (const { from: further } of loadedBy(parse(next, text))) {
    const found = loadsPackage(next, further, read, seen);
    if (found) return found;
  }
  return null;
}

/** Reads React's internal keys until the app itself marks hydrated elements. */
const mayReadReactKeys = new Set(['apps/web/e2e/support/test.ts']);

/**
 * The problems of one test file, as `line: why`.
 * @param read - the text of a file it imports; null if there is none
 */
export function problemsIn(path, text, read = () => null) {
  const file = parse(path, text);
  const problems = [];
  const report = (node, rule) =>
    (rule === 'private' && mayReadReactKeys.has(path)) ||
    problems.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${rules[rule]}`);
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      if (name === 'waitForTimeout') report(node, 'sleep');
      if (isImpatientWait(node)) report(node, 'limit');
      if (isStopwatch(node)) report(node, 'stopwatch');
      const [callback] = node.arguments;
      if (name === 'waitFor' && isFunction(callback) && isNotCalled(onlyExpression(callback))) report(node, 'absence');
    }
    if (ts.isAwaitExpression(node) && isSleep(node.expression) && !isLatency(node)) report(node, 'sleep');
    if (isShortLimit(node) && !isRetried(node) && !isIdleCallback(node)) report(node, 'limit');
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      nameOf(node.left) === 'setPointerCapture'
    )
      report(node, 'capture');
    if (ts.isStringLiteralLike(node) && node.text.startsWith('__react')) report(node, 'private');
    if (ts.isPropertyAccessExpression(node) && node.name.text.startsWith('__react')) report(node, 'private');
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (isJourney.test(path))
    for (const { node, from } of loadedBy(file)) if (loadsPackage(path, from, read, new Set())) report(node, 'package');
  return problems;
}

function check() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => isTest.test(path) && existsSync(join(root, path)));
  const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);
  const problems = files.flatMap((path) => problemsIn(path, read(path), read).map((problem) => `${path}:${problem}`));
  for (const problem of problems) console.error(problem);
  console.log(`check-tests: ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
