// Adds entries to lists in TypeScript files through their syntax tree, so that formatting and comments can't break it.
import ts from 'typescript';

const parse = (source) => ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function unwrap(node) {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** The first descendant of a node that passes a test. */
function find(node, test) {
  return test(node) ? node : ts.forEachChild(node, (child) => find(child, test));
}

function valueOf(file, name) {
  const found = find(file, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
  if (!found?.initializer) throw new Error(`There is no ${name} to add to.`);
  return unwrap(found.initializer);
}

/**
 * Adds an entry to a list or an object: before the first entry that sorts after it, or at the end.
 * @param sorted whether the entries are in the order of their text
 */
function insert(source, list, entry, sorted) {
  const entries = list.elements ?? list.properties;
  const next = sorted ? entries.find((node) => node.getText() > entry) : undefined;
  if (next) return `${source.slice(0, next.getStart())}${entry},\n${source.slice(next.getStart())}`;
  const last = entries.at(-1);
  const at = last ? last.getEnd() : list.getStart() + 1;
  const rest = source.slice(at);
  return `${source.slice(0, at)}${last ? ',' : ''}\n${entry}${last && rest.trimStart().startsWith(',') ? '' : ','}${rest}`;
}

/** Adds an entry to a constant's list or object. */
export function addTo(source, name, entry, { sorted = false } = {}) {
  return insert(source, valueOf(parse(source), name), entry, sorted);
}

/** Adds an entry to a list argument of a call with this first argument, such as `layout('routes/x.tsx', …)`. */
export function addToCall(source, first, entry) {
  const call = find(
    parse(source),
    (node) =>
      ts.isCallExpression(node) &&
      node.arguments[0]?.text === first &&
      node.arguments.some(ts.isArrayLiteralExpression),
  );
  if (!call) throw new Error(`There is no call with ${first} to add to.`);
  return insert(source, call.arguments.find(ts.isArrayLiteralExpression), entry, false);
}

/** The text of a call's arguments, by the call's name and its first argument; null if there is no such call. */
export function argumentsOf(source, callee, first) {
  const call = find(
    parse(source),
    (node) => ts.isCallExpression(node) && node.expression.getText() === callee && node.arguments[0]?.text === first,
  );
  return call ? { end: call.arguments.at(-1).getEnd(), texts: call.arguments.map((node) => node.text) } : null;
}

/** Adds an import, ordered by module name, after those of the same kind. */
export function addImport(source, line) {
  const specifier = (node) => node.moduleSpecifier.text;
  const own = specifier(parse(line).statements[0]);
  const imports = parse(source).statements.filter(ts.isImportDeclaration);
  const relative = own.startsWith('.');
  const next = imports.find((node) => specifier(node).startsWith('.') === relative && specifier(node) > own);
  if (next) return `${source.slice(0, next.getStart())}${line}\n${source.slice(next.getStart())}`;
  const last = imports.at(-1);
  const at = last ? last.getEnd() : 0;
  return `${source.slice(0, at)}${last ? '\n' : ''}${line}${last ? '' : '\n'}${source.slice(at)}`;
}
