import { coverageCounts, coverageOf } from '@roadside/domain/scheduling';
import { createScheduleModel, hour, quarterHour, windowOfDays } from '@roadside/scheduler-gantt/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** There is one rule of coverage, the domain's. The gantt knows no domain, so its default must give the same counts. */
it('the gantt counts coverage as the domain does', () => {
  const window = windowOfDays({ year: 2026, month: 11, day: 16 }, 1, 'America/New_York');
  const spans = fc.array(
    fc.record({ from: fc.integer({ min: -12, max: 100 }), length: fc.integer({ min: 1, max: 60 }) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(spans, fc.constantFrom(1, 2, 4), (drawn, quarters) => {
      const shifts = drawn.map(({ from, length }, place) => ({
        id: `s${place}`,
        driverId: 'kim',
        start: window.from + from * quarterHour,
        end: window.from + (from + length) * quarterHour,
        service: 'tow',
        version: 1,
      }));
      const bucket = quarters * quarterHour;
      const model = createScheduleModel({
        drivers: [{ id: 'kim', name: 'Kim', kind: 'driver' }],
        shifts,
        window,
        needed: { bucket, values: [] },
      });
      const buckets = (24 * hour) / bucket;
      const domain = coverageOf({ from: window.from, bucketMinutes: bucket / 60_000, buckets }, shifts);
      expect([...model.coverage.scheduled()]).toEqual([...coverageCounts(domain)]);
    }),
  );
});
