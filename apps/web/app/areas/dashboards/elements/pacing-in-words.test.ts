import { describe, expect, it } from 'vitest';
import { pacingInWords } from './pacing-in-words.ts';

const halfOfNovember = { from: '2026-11-01', to: '2026-11-15' };

describe('pacing to the next tier', () => {
  it('is a count of the surveys still to come', () => {
    // 100 surveys at 82% in 15 days, 100 more to come in the other 15: (82 + 86) / 200 = 84%.
    expect(pacingInWords({ top: 82, answered: 100, ...halfOfNovember })).toBe(
      '86 of the next 100 surveys must be top score to reach Tier 2 (84%)',
    );
  });

  it('says when a tier is out of reach', () => {
    expect(pacingInWords({ top: 40, answered: 100, from: '2026-11-01', to: '2026-11-25' })).toBe(
      'Tier 1 (82%) is out of reach this month: the next 20 surveys are not enough',
    );
  });

  it('is null at the top tier, at the end of the month, and without surveys', () => {
    expect(pacingInWords({ top: 90, answered: 100, ...halfOfNovember })).toBeNull();
    expect(pacingInWords({ top: 82, answered: 100, from: '2026-11-01', to: '2026-11-30' })).toBeNull();
    expect(pacingInWords({ top: null, answered: 0, ...halfOfNovember })).toBeNull();
  });

  it('knows the length of each month', () => {
    expect(pacingInWords({ top: 54, answered: 70, from: '2028-02-01', to: '2028-02-28' })).toContain(
      'of reach this month: the next 3 surveys',
    );
    expect(pacingInWords({ top: 54, answered: 70, from: '2026-02-01', to: '2026-02-28' })).toBeNull();
  });
});
