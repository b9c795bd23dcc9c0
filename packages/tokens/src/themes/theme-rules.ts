import { aliasOf, mapTokens, type TokenTree } from '../dtcg/token-tree.ts';
import { cssValue } from '../dtcg/css-value.ts';
import { primitive } from '../dtcg/tokens.ts';
import { variableName } from '../theme/variable-name.ts';

function primitiveAt(path: string): string | null {
  let type: string | undefined;
  let node: unknown = primitive;
  for (const name of path.split('.')) {
    if (typeof node !== 'object' || node === null) return null;
    node = (node as Record<string, unknown>)[name];
    if (typeof node === 'object' && node !== null && '$type' in node) type = String(node.$type);
  }
  if (typeof node !== 'object' || node === null || !('$value' in node)) return null;
  return cssValue(type, node.$value);
}

/** CSS values of all tokens: primitives become values, aliases of tiers 2 and 3 stay references. */
export function cssTokens<Tree extends TokenTree>(tree: Tree) {
  return mapTokens(tree, ({ token, type }) => {
    const alias = aliasOf(token.$value);
    if (alias === null) return cssValue(type, token.$value);
    return primitiveAt(alias) ?? `var(--${variableName(alias.split('.'))})`;
  });
}
