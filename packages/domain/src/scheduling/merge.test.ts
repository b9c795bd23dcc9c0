import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { staleEdits } from './merge.ts';

const edit = (id: number, version?: number, removes = false) => ({ id, version, removes });

describe('concurrent edits', () => {
  it.each([
    ['of the stored version', edit(1, 3), new Map([[1, 3]]), false, []],
    ['of an older version', edit(1, 2), new Map([[1, 3]]), false, [[1, 'changed']]],
    ['of a shift that is gone', edit(1, 3), new Map(), false, [[1, 'removed']]],
    ['that remove what is gone', edit(1, 3, true), new Map(), false, []],
    ['that remove what was changed', edit(1, 2, true), new Map([[1, 3]]), false, [[1, 'changed']]],
    ['without a version, while nobody has saved', edit(1), new Map([[1, 3]]), true, []],
    ['without a version, after somebody has', edit(1), new Map([[1, 3]]), false, [[1, 'changed']]],
  ] as const)('%s', (_name, one, stored, untouched, stale) => {
    expect([...staleEdits([one], stored, untouched)]).toEqual(stale);
  });

  it('merge if they affect different shifts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (mine, theirs) => {
        const stored = new Map([...mine, ...theirs].map((id) => [id, theirs.includes(id) ? 2 : 1]));
        const stale = staleEdits(
          mine.map((id) => edit(id, 1)),
          stored,
          false,
        );
        expect([...stale.keys()].toSorted()).toEqual(mine.filter((id) => theirs.includes(id)).toSorted());
      }),
    );
  });
});
