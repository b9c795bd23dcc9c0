import { describe, expect, it } from 'vitest';
import { countShown, nodeOf, opens, siblingsOf } from './tree-model.ts';

interface Node {
  readonly id: string;
  readonly children?: readonly Node[];
  readonly hasChildren?: boolean;
}
const tree: readonly Node[] = [
  { id: 'a', children: [{ id: 'aa' }, { id: 'ab', children: [{ id: 'aba' }] }] },
  { id: 'b', hasChildren: true },
  { id: 'c', children: [] },
];

describe('tree model', () => {
  it('finds the siblings of a node at any depth', () => {
    expect(siblingsOf(tree, 'ab').map(({ id }) => id)).toEqual(['aa', 'ab']);
    expect(siblingsOf(tree, 'b').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(siblingsOf(tree, 'zz')).toEqual([]);
    expect(nodeOf(tree, 'aba')?.id).toBe('aba');
  });

  it('counts only the visible rows', () => {
    expect(countShown(tree, new Set())).toBe(3);
    expect(countShown(tree, new Set(['ab']))).toBe(3);
    expect(countShown(tree, new Set(['a', 'ab']))).toBe(6);
  });

  it('knows which nodes can be expanded', () => {
    expect(tree.map(opens)).toEqual([true, true, true]);
    expect(opens({ id: 'aa' })).toBe(false);
  });
});
