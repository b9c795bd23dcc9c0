import { describe, expect, it } from 'vitest';
import { type DraftLimits, daysIn, draftOf, picked, rangeOf, typed } from './range-draft.ts';

const november = { from: '2026-11-01', to: '2026-11-20' };

describe('a range being selected', () => {
  it('starts from the current selection', () => {
    expect(rangeOf(draftOf(november))).toEqual({ range: november });
    expect(rangeOf(draftOf(null))).toEqual({ problem: 'bothDays' });
  });

  it('takes days from the calendar and the keyboard, and tracks which came last', () => {
    const draft = typed(draftOf(null), 'from', '2026-11-03');
    expect(draft).toMatchObject({ from: '2026-11-03', to: null, reason: 'type', typed: 1 });
    expect(picked(draft, november)).toMatchObject({ ...november, reason: 'pick' });
  });

  it.each([
    ['an end is missing', typed(draftOf(november), 'to', null), {}, 'bothDays'],
    ['the ends are crossed', typed(draftOf(november), 'from', '2026-12-01'), {}, 'order'],
    ['it starts too early', draftOf(november), { min: '2026-11-02' }, 'outside'],
    ['it ends too late', draftOf(november), { max: '2026-11-19' }, 'outside'],
    ['it is too long', draftOf(november), { maxDays: 19 }, 'tooLong'],
  ])('is no range while %s', (_name, draft, limits: DraftLimits, problem) => {
    expect(rangeOf(draft, limits)).toEqual({ problem });
  });

  it('may have as many days as the limit', () => {
    expect(rangeOf(draftOf(november), { maxDays: 20 })).toEqual({ range: november });
  });

  it('counts both ends, across daylight saving changes', () => {
    expect(daysIn({ from: '2026-11-20', to: '2026-11-20' })).toBe(1);
    expect(daysIn({ from: '2026-03-01', to: '2026-03-31' })).toBe(31);
    expect(daysIn({ from: '2025-11-21', to: '2026-11-20' })).toBe(365);
  });
});
