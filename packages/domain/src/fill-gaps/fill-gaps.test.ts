import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suitsCallOut } from '../call-outs/workable-span.ts';
import { coverage, coverageCounts } from '../scheduling/coverage.ts';
import { checkFit, type FitDriver } from '../scheduling/fit.ts';
import { shiftTime, spansOverlap } from '../scheduling/overlap.ts';
import type { AvailabilityEntry, DayOfWeek, Shift } from '../scheduling/driver.ts';
import { shiftSpan } from '../scheduling/duration.ts';
import { filledGaps, fillGaps, type FillDriver, type FillInput, type ProposedShift } from './index.ts';

const timeZone = 'America/New_York';
const hour = 3_600_000;
/** Sunday, November 22, 2026. */
const from = Date.parse('2026-11-22T05:00:00Z');
const weekdays: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6];
const hoursFrom = (startTime: string, endTime: string): readonly AvailabilityEntry[] =>
  weekdays.map((dayOfWeek) => ({ id: dayOfWeek + 1, startTime, endTime, type: 'regular', dayOfWeek }));
const always = hoursFrom('00:00', '00:00');
const driver = (id: number, more: Partial<FitDriver> = {}, shifts: readonly Shift[] = []): FillDriver => ({
  fit: {
    id,
    fullName: `Driver ${id}`,
    tcd: ['Tow'],
    availability: always,
    pto: [],
    activeNotAvailable: false,
    ghost: false,
    active: true,
    ...more,
  },
  timeZone,
  shifts,
});
const shiftOn = (driverId: number, day: number, start: number, hours: number): Shift => {
  const at = from + (day * 24 + start) * hour;
  return {
    driverId,
    startDate: new Date(at).toISOString(),
    endDate: new Date(at + hours * hour).toISOString(),
    duration: hours,
    scheduleType: ['Tow'],
  };
};
/** Drivers needed: this many from one hour to another. */
const need = (first: number, past: number, drivers = 1, length = 24) =>
  Array.from({ length }, (_, at) => (at >= first && at < past ? drivers : 0));
const input = (
  needed: readonly number[],
  drivers: readonly FillDriver[],
  more: Partial<FillInput> = {},
): FillInput => ({
  from,
  needed,
  scheduled: needed.map(() => 0),
  notBefore: 0,
  drivers,
  overtime: true,
  ...more,
});
const times = ({ driverId, start, end }: ProposedShift) => [driverId, (start - from) / hour, (end - from) / hour];

describe('a day with gaps', () => {
  it('is filled by free drivers, with no hour left over that is too short for a shift', () => {
    const { proposals, short } = filledGaps(input(need(6, 17), [driver(1), driver(2)]));
    expect(short).toEqual({ before: 11, after: 0 });
    expect(proposals.map(times)).toEqual([
      [1, 6, 13],
      [2, 13, 17],
    ]);
  });

  it('is left alone where a shift would be one driver too many', () => {
    expect(filledGaps(input(need(6, 9), [driver(1)]))).toMatchObject({ proposals: [], short: { before: 3, after: 3 } });
  });

  it('is left alone where hours have begun', () => {
    const { proposals, short } = filledGaps(input(need(6, 14), [driver(1)], { notBefore: from + 8.5 * hour }));
    expect(short.before).toBe(5);
    expect(proposals.map(times)).toEqual([[1, 9, 14]]);
  });

  it('goes to the driver with the fewest hours that week, never to one who works then', () => {
    const drivers = [
      driver(1, {}, [shiftOn(1, 2, 8, 8)]),
      driver(2, {}, [shiftOn(2, 0, 12, 8)]),
      driver(3, {}, [shiftOn(3, 2, 8, 4)]),
    ];
    expect(filledGaps(input(need(6, 14), drivers)).proposals.map(times)).toEqual([[3, 6, 14]]);
  });

  it.each<[string, Partial<FitDriver>]>([
    ['no service', { tcd: [] }],
    ['time off', { pto: [{ id: 1, ptoStart: '2026-11-22', ptoEnd: '2026-11-22', type: 'Vacation' }] }],
    ['other weekly times', { availability: hoursFrom('16:00', '23:00') }],
    ['no leave to be scheduled', { activeNotAvailable: true }],
    ['left', { active: false }],
    ['no name yet: an open shift', { ghost: true }],
  ])('never goes to somebody with %s', (_, more) => {
    expect(filledGaps(input(need(6, 14), [driver(1, more)])).proposals).toEqual([]);
  });

  it('doesn’t count unpaid breaks as overtime', () => {
    const lunch = { breaks: [{ after: 240, minutes: 60, paid: false }] };
    const week = [1, 2, 3, 4].map((day) => ({ ...shiftOn(1, day, 6, 9), ...lunch }));
    const { proposals, overtime } = filledGaps(input(need(6, 15), [driver(1, {}, week)]));
    expect(proposals.map(({ overtimeHours }) => overtimeHours)).toEqual([1]);
    expect(overtime).toEqual({ before: 0, after: 1 });
  });

  it('plans overtime only where nobody can work without it, and only if it may', () => {
    const busy = driver(
      1,
      {},
      [1, 2, 3, 4].map((day) => shiftOn(1, day, 8, 10)),
    );
    const result = filledGaps(input(need(6, 14), [busy]));
    expect(result.proposals).toMatchObject([{ driverId: 1, overtimeHours: 8 }]);
    expect(result.overtime).toEqual({ before: 0, after: 8 });
    expect(filledGaps(input(need(6, 14), [busy], { overtime: false })).proposals).toEqual([]);
    expect(filledGaps(input(need(6, 14), [busy, driver(2)])).proposals).toMatchObject([
      { driverId: 2, overtimeHours: 0 },
    ]);
  });

  it('frees a driver for a gap nobody else can fill', () => {
    // Driver 1 works around the clock and would take the morning; driver 2 works mornings only.
    const needed = [...need(6, 14), ...need(0, 0)].map((drivers, at) => (at >= 14 && at < 22 ? 1 : drivers));
    const drivers = [driver(1), driver(2, { availability: hoursFrom('05:00', '15:00') }, [shiftOn(2, 4, 6, 8)])];
    expect(filledGaps(input(needed.slice(0, 24), drivers)).proposals.map(times)).toEqual([
      [2, 6, 14],
      [1, 14, 22],
    ]);
  });

  it('tells how far it is', () => {
    const search = fillGaps(input(need(6, 22), [driver(1), driver(2)]));
    const left: number[] = [];
    for (let step = search.next(); !step.done; step = search.next()) left.push(step.value.short);
    expect(left).toEqual([16, 8, 0]);
  });
});

const randomDriver = (id: number) =>
  fc
    .record({
      tcd: fc.subarray(['Tow', 'Battery', 'Light Service'] as const),
      availability: fc.constantFrom(always, hoursFrom('06:00', '18:00'), hoursFrom('18:00', '06:00'), []),
      pto: fc.constantFrom(
        [],
        [{ id: 1, ptoStart: '2026-11-24', ptoEnd: '2026-11-26', type: 'Vacation' }],
        [{ id: 1, ptoStart: '2026-11-27', ptoEnd: '2026-11-27', type: 'Sick', status: 'pending' as const }],
      ),
      activeNotAvailable: fc.nat(9).map((chance) => chance === 0),
      days: fc.uniqueArray(fc.integer({ min: -7, max: 13 }), { maxLength: 8 }),
      start: fc.integer({ min: 0, max: 16 }),
      hours: fc.constantFrom(0, 6, 8, 12),
    })
    .map(({ days, start, hours, ...more }) =>
      driver(
        id,
        more,
        days.map((day) => ({
          driverId: id,
          scheduleType: more.tcd,
          ...shiftSpan(
            new Date(from + day * 24 * hour).toISOString().slice(0, 10),
            `${String(start).padStart(2, '0')}:00`,
            hours === 0 ? null : `${String((start + hours) % 24).padStart(2, '0')}:00`,
            timeZone,
          ),
        })),
      ),
    );
const randomWeek = fc
  .record({
    drivers: fc
      .integer({ min: 1, max: 7 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => randomDriver(id + 1)))),
    byDay: fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 6, maxLength: 6 }), {
      minLength: 7,
      maxLength: 7,
    }),
    begun: fc.integer({ min: -24, max: 60 }),
    overtime: fc.boolean(),
  })
  .map(({ drivers, byDay, begun, overtime }): FillInput => {
    const needed = byDay.flatMap((blocks) => blocks.flatMap((drivers) => [drivers, drivers, drivers, drivers]));
    const spans = drivers.flatMap(({ shifts }) => shifts.map(shiftTime));
    const to = from + needed.length * hour;
    const scheduled = [...coverageCounts(coverage(spans, { from, to, bucketMinutes: 60 }))];
    return { from, needed, scheduled, notBefore: from + begun * hour, drivers, overtime };
  });

describe('1,000 random weeks', () => {
  it('break no rule, book nobody twice, ask nobody for a service they lack, and plan no driver too many', () => {
    let [proposed, filled] = [0, 0];
    for (const week of fc.sample(randomWeek, { numRuns: 1000, seed: 39 })) {
      const { proposals, short, overtime } = filledGaps(week);
      const planned = proposals.map(({ driverId, start, end, services }): Shift => ({
        driverId,
        startDate: new Date(start).toISOString(),
        endDate: new Date(end).toISOString(),
        duration: (end - start) / hour,
        scheduleType: services,
      }));
      for (const [at, shift] of planned.entries()) {
        const own = week.drivers.find(({ fit }) => fit.id === shift.driverId)!;
        const others = [
          ...own.shifts,
          ...planned.filter((other, place) => place !== at && other.driverId === own.fit.id),
        ];
        const findings = checkFit(own.fit, shift, others, { timeZone });
        if (!suitsCallOut(findings) || (!week.overtime && findings.some(({ rule }) => rule === 'weekly-hours')))
          expect.fail(JSON.stringify(findings));
        if (others.some((other) => spansOverlap(shiftTime(other), shiftTime(shift)))) expect.fail('booked twice');
        if (!shift.scheduleType.length || shift.scheduleType.some((service) => !own.fit.tcd.includes(service)))
          expect.fail('a service the driver lacks');
        if (Date.parse(shift.startDate) < week.notBefore) expect.fail('begun');
      }
      const options = { from, to: from + week.needed.length * hour, bucketMinutes: 60 };
      const more = coverageCounts(coverage(planned.map(shiftTime), options));
      for (const [at, drivers] of more.entries())
        if (drivers > 0 && week.scheduled[at]! + drivers > week.needed[at]!) expect.fail(`too many at hour ${at}`);
      const hours = proposals.reduce((sum, { start, end }) => sum + (end - start) / hour, 0);
      expect(short.before - short.after).toBe(hours);
      expect(overtime.after - overtime.before).toBeCloseTo(
        proposals.reduce((sum, each) => sum + each.overtimeHours, 0),
        6,
      );
      proposed += proposals.length;
      filled += hours;
    }
    expect(proposed).toBeGreaterThan(4000);
    expect(filled).toBeGreaterThan(24_000);
  }, 300_000);
});
