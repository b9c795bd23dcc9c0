/** What the questions below need to know of a node. */
export interface Branch<Node> {
  readonly id: string;
  readonly children?: readonly Node[];
  /** It has children that nobody has asked for yet. */
  readonly hasChildren?: boolean;
}

/** Whether a node can be opened. An empty list of children can be: it says that there are none. */
export const opens = <Node>({ children, hasChildren }: Branch<Node>): boolean =>
  hasChildren === true || children !== undefined;

/** The nodes beside one node, itself included; none when it is not in the tree. */
export function siblingsOf<Node extends Branch<Node>>(nodes: readonly Node[], id: string): readonly Node[] {
  if (nodes.some((node) => node.id === id)) return nodes;
  for (const { children } of nodes) {
    const found = children ? siblingsOf(children, id) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** One node of the tree, or undefined. */
export function nodeOf<Node extends Branch<Node>>(nodes: readonly Node[], id: string): Node | undefined {
  return siblingsOf(nodes, id).find((node) => node.id === id);
}

/** How many rows there are while these nodes are open. */
export function countShown<Node extends Branch<Node>>(nodes: readonly Node[], expanded: ReadonlySet<string>): number {
  return nodes.reduce(
    (sum, { id, children }) => sum + 1 + (children && expanded.has(id) ? countShown(children, expanded) : 0),
    0,
  );
}
