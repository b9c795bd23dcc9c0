/** The fields of a node that the functions below need. */
export interface Branch<Node> {
  readonly id: string;
  readonly children?: readonly Node[];
  /** It has children that have not been loaded yet. */
  readonly hasChildren?: boolean;
}

/**
 * Returns whether a node can be expanded. A node with an empty list can be: it then shows that there are no children.
 */
export const opens = <Node>({ children, hasChildren }: Branch<Node>): boolean =>
  hasChildren === true || children !== undefined;

/** Returns the siblings of a node, including itself, or none if it is not in the tree. */
export function siblingsOf<Node extends Branch<Node>>(nodes: readonly Node[], id: string): readonly Node[] {
  if (nodes.some((node) => node.id === id)) return nodes;
  for (const { children } of nodes) {
    const found = children ? siblingsOf(children, id) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the node with this id, or undefined. */
export function nodeOf<Node extends Branch<Node>>(nodes: readonly Node[], id: string): Node | undefined {
  return siblingsOf(nodes, id).find((node) => node.id === id);
}

/** Counts the visible rows while these nodes are expanded. */
export function countShown<Node extends Branch<Node>>(nodes: readonly Node[], expanded: ReadonlySet<string>): number {
  return nodes.reduce(
    (sum, { id, children }) => sum + 1 + (children && expanded.has(id) ? countShown(children, expanded) : 0),
    0,
  );
}
