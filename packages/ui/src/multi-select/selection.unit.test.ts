import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAdded, withRemoved, withShown } from './selection.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe('multiple selection', () => {
  it('grows up to its limit and keeps the earliest items', () => {
    expect(withAdded(['b'], items('a', 'b', 'c'), 2)).toEqual(['b', 'a']);
    expect(withAdded([], [{ id: 'a', disabled: true }, { id: 'b' }])).toEqual(['b']);
  });

  it('shrinks, but keeps disabled items', () => {
    expect(withRemoved(['a', 'b', 'c'], [{ id: 'a' }, { id: 'b', disabled: true }])).toEqual(['b', 'c']);
  });

  it('follows a list filtered by a search', () => {
    expect(withShown(['hidden', 'a'], items('a', 'b'), new Set(['b']))).toEqual(['hidden', 'b']);
  });

  it('has no duplicates, stays within its limit and keeps items not shown', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(ids, ids, ids, fc.integer({ min: 0, max: 8 }), (chosen, shown, selected, room) => {
        const max = chosen.length + room;
        const next = withShown(chosen, items(...shown), new Set(selected), max);
        expect(new Set(next).size).toBe(next.length);
        expect(next.length).toBeLessThanOrEqual(max);
        for (const id of chosen) if (!shown.includes(id)) expect(next).toContain(id);
      }),
    );
  });
});
