import { coveredBuckets } from '@roadside/domain/scheduling';
import { type CoverageRule, quarterHour, wholeBuckets } from '@roadside/scheduler-gantt/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';

/** The domain owns the coverage rule, and the gantt uses it unchanged. */
const rule: CoverageRule = coveredBuckets;

/** The gantt does not depend on the domain, so its default must give the same result. */
it('the gantt covers the same hours by default as the domain', () => {
  const shift = fc.record({
    start: fc.integer({ min: -120, max: 2000 }),
    minutes: fc.integer({ min: 1, max: 900 }),
  });
  const axes = fc.record({
    bucket: fc.constantFrom(1, 2, 4).map((quarters) => quarters * quarterHour),
    quarters: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(shift, axes, ({ start, minutes }, { bucket, quarters }) => {
      const to = quarters * quarterHour;
      const axis = { from: 0, to, bucket, length: Math.ceil(to / bucket) };
      const span = { start: start * 60_000, end: (start + minutes) * 60_000 };
      expect(wholeBuckets(span, axis)).toEqual(rule(span, axis));
    }),
  );
});
