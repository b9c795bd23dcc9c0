/** One token in the Design Tokens Community Group format: a value, and optionally its type and purpose. */
export interface Token {
  readonly $value: unknown;
  readonly $type?: string;
  readonly $description?: string;
}

/** A group of tokens, nested as in a DTCG file. `$type` applies to every token below that has no type of its own. */
export interface TokenTree {
  readonly [name: string]: unknown;
}

/** The tree of a DTCG type with each token replaced by `Leaf`; `$` entries are dropped. */
export type MapTokens<Tree, Leaf> = Tree extends { readonly $value: unknown }
  ? Leaf
  : { [Name in keyof Tree as Name extends `$${string}` ? never : Name]: MapTokens<Tree[Name], Leaf> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a token rather than a group: only tokens have a `$value`. */
export const isToken = (value: unknown): value is Token => isObject(value) && '$value' in value;

/** Every token of a tree with its path and inherited type, in file order. */
export function listTokens(
  tree: TokenTree,
  path: readonly string[] = [],
  inherited?: string,
): { path: readonly string[]; token: Token; type: string | undefined }[] {
  const type = typeof tree.$type === 'string' ? tree.$type : inherited;
  return Object.entries(tree).flatMap(([name, value]) => {
    if (name.startsWith('$') || !isObject(value)) return [];
    const here = [...path, name];
    return isToken(value) ? [{ path: here, token: value, type: value.$type ?? type }] : listTokens(value, here, type);
  });
}

/** Maps the tokens of a tree, keeping its nesting. */
export function mapTokens<Tree extends TokenTree, Leaf>(
  tree: Tree,
  map: (entry: { path: readonly string[]; token: Token; type: string | undefined }) => Leaf,
): MapTokens<Tree, Leaf> {
  const result: Record<string, unknown> = {};
  for (const entry of listTokens(tree)) {
    let group = result;
    for (const name of entry.path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
    group[entry.path.at(-1) as string] = map(entry);
  }
  return result as MapTokens<Tree, Leaf>;
}

/** Merges a partial tree into a complete one, token by token, so a contrast theme only lists its changes. */
export function overlay<Tree extends TokenTree>(whole: Tree, part: TokenTree): Tree {
  const merged: Record<string, unknown> = { ...whole };
  for (const [name, value] of Object.entries(part)) {
    const below = merged[name];
    merged[name] = isObject(below) && isObject(value) && !isToken(value) ? overlay(below, value) : value;
  }
  return merged as Tree;
}

/** The path inside an alias such as `{color.surface.base}`, or null for a plain value. */
export const aliasOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\{(.+)\}$/.exec(value)?.[1] ?? null) : null;
