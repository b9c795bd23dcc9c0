import { describe, expect, it } from 'vitest';
import { laterChoices } from './index.ts';

describe('laterChoices', () => {
  it('is in the time of the place', () => {
    expect(laterChoices('2026-11-20T19:40:00Z', 'America/New_York')).toEqual([
      { label: 'In 1 hour', at: '2026-11-20T20:40:00.000Z' },
      { label: 'Tomorrow at 6:00 AM', at: '2026-11-21T11:00:00.000Z' },
      { label: 'Tomorrow at 8:00 AM', at: '2026-11-21T13:00:00.000Z' },
      { label: 'Monday at 8:00 AM', at: '2026-11-23T13:00:00.000Z' },
    ]);
  });

  it('keeps the wall clock when the clocks change overnight', () => {
    expect(laterChoices('2026-10-31T19:40:00Z', 'America/New_York')[1]?.at).toBe('2026-11-01T11:00:00.000Z');
  });

  it.each([
    ['2026-11-22T15:00:00Z', ['In 1 hour', 'Tomorrow at 6:00 AM', 'Tomorrow at 8:00 AM']],
    ['2026-11-23T15:00:00Z', ['In 1 hour', 'Tomorrow at 6:00 AM', 'Tomorrow at 8:00 AM', 'Monday at 8:00 AM']],
  ])('says each time once: %s', (now, labels) => {
    expect(laterChoices(now, 'America/New_York').map(({ label }) => label)).toEqual(labels);
  });
});
