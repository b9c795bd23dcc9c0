import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMinuteOf, timeOf } from './time.ts';

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('times of day', () => {
  it('round-trip unchanged', () => {
    fc.assert(fc.property(times, (time) => hourMinuteOf(timeOf(time, 'Test') ?? '') === time));
  });

  it('throw if they do not exist', () => {
    expect(() => timeOf('24:30', 'TimeField')).toThrow(/TimeField: "24:30" is not a time of day/);
    expect(timeOf(null, 'TimeField')).toBeNull();
  });
});
