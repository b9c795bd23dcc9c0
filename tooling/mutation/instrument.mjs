// The code the mutation run adds to each source file before the tests load it.
import ts from 'typescript';

/**
 * Adds a counter to each loop, so that a mutant that loops forever fails instead of hanging, and optionally a mark to
 * each function and to the module itself, which shows the tests that reach it. Line numbers stay the same.
 * @param {string} file absolute path; part of the marks
 * @param {string} source
 * @param {{ marks?: boolean }} [options]
 */
export function instrument(file, source, { marks = false } = {}) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  /** @type {{ at: number, text: string, order: number }[]} */
  const added = [];
  /** @param {number} at @param {string} text */
  const add = (at, text) => added.push({ at, text, order: added.length });

  /** @param {ts.Node} body @param {string} call */
  const before = (body, call) => {
    if (ts.isBlock(body)) add(body.getStart(tree) + 1, ` ${call};`);
    else if (ts.isStatement(body)) {
      add(body.getStart(tree), `{ ${call}; `);
      add(body.getEnd(), ' }');
    } else {
      add(body.getStart(tree), `(${call}, `);
      add(body.getEnd(), ')');
    }
  };

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIterationStatement(node, false)) before(node.statement, 'globalThis.mutationRun?.turn()');
    if (marks && ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      before(/** @type {ts.Node} */ (node.body), reach(file, node.getStart(tree)));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (marks) add(afterDirectives(tree), `${reach(file, -1)};`);

  return added
    .sort((a, b) => b.at - a.at || b.order - a.order)
    .reduce((text, { at, text: piece }) => text.slice(0, at) + piece + text.slice(at), source);
}

/** The name of a function in the list of what a test file reached. @param {string} file @param {number} scope */
export const markOf = (file, scope) => `${file}:${scope}`;

/** @param {string} file @param {number} scope */
const reach = (file, scope) => `globalThis.mutationRun?.reached.add(${JSON.stringify(markOf(file, scope))})`;

/** @param {ts.SourceFile} tree */
function afterDirectives(tree) {
  const first = tree.statements.find(
    (statement) => !(ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)),
  );
  return first?.getStart(tree) ?? tree.end;
}
