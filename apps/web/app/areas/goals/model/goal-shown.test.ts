import { describe, expect, it } from 'vitest';
import { goalText, readGoal } from './goal-shown.ts';

describe('a goal in the URL', () => {
  it('round-trips', () => {
    const shown = { slug: 'lantern-nonPSP', metric: 'ata_avg' };
    expect(readGoal(goalText(shown))).toEqual(shown);
  });

  it.each(['', 'montgomery', 'montgomery~', '~ata_avg', '../x~ata_avg', 'montgomery~ATA', 'montgomery~ata_avg~more'])(
    'rejects %j',
    (text) => {
      expect(readGoal(text)).toBeNull();
    },
  );
});
