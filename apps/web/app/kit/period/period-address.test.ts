import fc from 'fast-check';
import { addDays, dayCount } from '@roadside/domain/calendar';
import { describe, expect, it } from 'vitest';
import { readPeriod, stepPeriod, writePeriod, type PeriodLimits } from './period-address.ts';

const fallback = { from: '2026-11-01', to: '2026-11-20' };
const limits: PeriodLimits = { fallback, min: '2026-01-01', max: '2026-11-20', maxDays: 92 };
const read = (query: string) => readPeriod(new URLSearchParams(query), limits);

describe('a period in the address', () => {
  it.each([
    ['nothing', '', fallback],
    ['one day only', 'from=2026-03-01', fallback],
    ['no days', 'from=soon&to=later', fallback],
    ['a day that does not exist', 'from=2026-02-30&to=2026-03-31', fallback],
    ['a year still being typed', 'from=0002-11-01&to=2026-11-20', fallback],
    ['a day of the far future', 'from=2026-11-01&to=9999-12-31', fallback],
    ['the wrong order', 'from=2026-03-02&to=2026-03-01', fallback],
    ['a period', 'from=2026-03-01&to=2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
    ['days after the last', 'from=2026-11-19&to=2027-01-01', { from: '2026-11-19', to: '2026-11-20' }],
    ['too many days', 'from=2026-01-01&to=2026-06-30', { from: '2026-03-31', to: '2026-06-30' }],
    ['days before the first alone', 'from=2024-01-01&to=2024-01-31', fallback],
  ])('reads %s', (_, query, expected) => expect(read(query)).toEqual(expected));

  it('keeps other parameters, drops the cursor, and writes nothing for the fallback', () => {
    const query = new URLSearchParams('q=tow&cursor=abc&from=2026-03-01&to=2026-03-31');
    expect(writePeriod(query, { from: '2026-04-01', to: '2026-04-30' }, limits)).toBe(
      '?q=tow&from=2026-04-01&to=2026-04-30',
    );
    expect(writePeriod(query, fallback, limits)).toBe('?q=tow');
    expect(writePeriod(new URLSearchParams('from=2026-03-01'), fallback, limits)).toBe('?');
  });

  it('steps to the days right before and after', () => {
    expect(stepPeriod({ from: '2026-03-01', to: '2026-03-31' }, -1, limits)).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
    expect(stepPeriod(fallback, 1, limits)).toBeNull();
  });

  it('reads what it wrote, and steps by the same number of days, within the limits', () => {
    const start = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 91 }), (offset, length) => {
        const from = addDays('2026-01-01', offset);
        const to = addDays(from, length);
        fc.pre(to <= '2026-11-20');
        expect(
          readPeriod(new URLSearchParams(writePeriod(new URLSearchParams(), { from, to }, limits)), limits),
        ).toEqual({ from, to });
        const before = stepPeriod({ from, to }, -1, limits);
        if (before)
          expect([before.to, dayCount(before.from, before.to) <= length + 1]).toEqual([addDays(from, -1), true]);
      }),
    );
  });
});
