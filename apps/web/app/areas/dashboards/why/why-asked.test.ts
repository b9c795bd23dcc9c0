import { describe, expect, it } from 'vitest';
import { readWhy, whyText } from './why-asked.ts';

describe('the change in a URL', () => {
  it.each([
    [2, null],
    [null, null],
    [2, 'last_year'],
    [null, 'four_week_mean'],
  ] as const)('round-trips (element %s, vs. %s)', (element, compare) => {
    const asked = {
      slug: 'lantern-psp',
      metric: 'ata_avg',
      timeType: 'This_Month',
      from: '2026-11-01',
      to: '2026-11-17',
      element,
      compare,
    } as const;
    expect(readWhy(whyText(asked))).toEqual(asked);
  });

  it.each([
    '',
    'lantern~ata_avg',
    'lantern~ata_avg~Someday~2026-11-01~2026-11-17~2',
    'lantern~ata_avg~Day~2026-11-17~2026-11-01~2',
    'lantern~ata_avg~Day~2026-11-01~2026-11-01~2~yesterday',
    'lantern~ATA~Day~2026-11-01~2026-11-01~-',
  ])('rejects %j', (text) => {
    expect(readWhy(text)).toBeNull();
  });
});
