import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityEntry, DayOfWeek, ServiceType, Shift } from './driver.ts';
import { shiftSpan } from './duration.ts';
import { checkFit, fitDefaults, type FitDriver, overrideNeeded } from './fit.ts';

const zone = 'America/New_York';
const always: readonly AvailabilityEntry[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  id: dayOfWeek + 1,
  startTime: '00:00',
  endTime: '00:00',
  type: 'regular',
  dayOfWeek: dayOfWeek as DayOfWeek,
}));
const driver: FitDriver = {
  id: 7,
  fullName: 'Ana Reyes',
  tcd: ['Tow', 'Battery'],
  availability: always,
  pto: [],
  activeNotAvailable: false,
  ghost: false,
  active: true,
};
const shift = (
  day: string,
  start: string,
  end: string | null,
  scheduleType: readonly ServiceType[] = ['Tow'],
  driverId = 7,
): Shift => ({ driverId, scheduleType, ...shiftSpan(day, start, end, zone) });
const check = (given: Partial<FitDriver>, wanted: Shift, others: readonly Shift[] = []) =>
  checkFit({ ...driver, ...given }, wanted, others, { timeZone: zone });

// Friday, November 20, 2026.
const friday = shift('2026-11-20', '08:00', '16:00');

describe('the fit check', () => {
  it('finds nothing wrong with a free driver', () => {
    expect(check({}, friday, [shift('2026-11-19', '08:00', '16:00'), shift('2026-11-21', '08:00', '16:00')])).toEqual(
      [],
    );
  });

  it.each<[string, Partial<FitDriver>, Shift, readonly Shift[], string, string]>([
    [
      'another shift at that time',
      {},
      friday,
      [shift('2026-11-20', '15:00', '18:00')],
      'block overlap never',
      'Overlaps another shift: Fri, Nov 20, 3:00 PM–6:00 PM',
    ],
    [
      'a shift without an end, which lasts 8 hours',
      {},
      friday,
      [shift('2026-11-20', '02:00', null)],
      'block overlap never',
      'Overlaps another shift: Fri, Nov 20, 2:00 AM–10:00 AM',
    ],
    ['a person who left', { active: false }, friday, [], 'block inactive never', 'Ana Reyes no longer works here'],
    ['a mark', { activeNotAvailable: true }, friday, [], 'block unavailable reason', 'Marked unavailable'],
    [
      'days off',
      { pto: [{ id: 1, ptoStart: '2026-11-20', ptoEnd: '2026-11-22', type: 'vacation', status: 'approved' }] },
      friday,
      [],
      'block time-off reason',
      'On time off Nov 20–22',
    ],
    [
      'a night that ends on a day off',
      { pto: [{ id: 1, ptoStart: '2026-12-31', ptoEnd: '2027-01-02', type: 'vacation' }] },
      shift('2026-12-30', '22:00', '06:00'),
      [],
      'block time-off reason',
      'On time off Dec 31–Jan 2',
    ],
    [
      'days asked for',
      { pto: [{ id: 1, ptoStart: '2026-11-20', ptoEnd: '2026-11-20', type: 'vacation', status: 'pending' }] },
      friday,
      [],
      'warn time-off no',
      'Requested time off Nov 20',
    ],
    [
      'services the driver does not work',
      { tcd: ['Battery'] },
      shift('2026-11-20', '08:00', '16:00', ['Tow', 'Battery', 'Light Service']),
      [],
      'block skill reason',
      "Doesn't work Tow or Light Service",
    ],
    [
      'hours outside the week',
      { availability: [{ ...always[5]!, startTime: '09:00', endTime: '17:00' }] },
      friday,
      [],
      'warn outside-availability no',
      'Outside weekly availability',
    ],
    [
      'no week at all',
      { availability: [] },
      friday,
      [],
      'warn outside-availability no',
      'No weekly availability on file',
    ],
    [
      'a rest of 6 hours before it',
      {},
      friday,
      [shift('2026-11-19', '18:00', '02:00')],
      'warn rest no',
      'Only 6 hours of rest after the shift that ends Fri, Nov 20, 2:00 AM (minimum 10)',
    ],
    [
      'a rest of 7.5 hours after it',
      {},
      friday,
      [shift('2026-11-20', '23:30', '06:00')],
      'warn rest no',
      'Only 7.5 hours of rest before the shift that starts Fri, Nov 20, 11:30 PM (minimum 10)',
    ],
    [
      'a 15th hour on duty',
      {},
      shift('2026-11-20', '06:00', '21:00'),
      [],
      'block hours-of-service never',
      'Hours of service: 15 hours on duty without a 6-hour break (limit 14)',
    ],
    [
      'a certificate that has expired',
      { certificates: [{ title: 'Roadside safety', issuedOn: '2025-11-20', validDays: 365, rule: 'block' }] },
      friday,
      [],
      'block certificate reason',
      'Certificate “Roadside safety” expired: it was valid through Nov 19, 2026',
    ],
    [
      'an expired certificate whose module only warns',
      { certificates: [{ title: 'Roadside safety', issuedOn: '2025-11-20', validDays: 365, rule: 'warn' }] },
      friday,
      [],
      'warn certificate no',
      'Certificate “Roadside safety” expired: it was valid through Nov 19, 2026',
    ],
    [
      'a certificate on its last day',
      { certificates: [{ title: 'Roadside safety', issuedOn: '2025-11-21', validDays: 365, rule: 'block' }] },
      friday,
      [],
      'warn certificate no',
      'Certificate “Roadside safety” expires soon: it’s valid through Nov 20, 2026',
    ],
    [
      'overtime',
      {},
      friday,
      ['15', '16', '17', '18', '19'].map((day) => shift(`2026-11-${day}`, '08:00', '15:00')),
      'warn weekly-hours no',
      'Overtime: 43 hours in the week of Nov 15 (40 without overtime)',
    ],
  ])('names %s', (_name, given, wanted, others, summary, words) => {
    const findings = check(given, wanted, others);
    expect(findings.map((finding) => finding.words)).toEqual([words]);
    expect(`${findings[0]?.severity} ${findings[0]?.rule} ${overrideNeeded(findings)}`).toBe(summary);
  });

  it('allows a shift exactly at its limits, and no minute past them', () => {
    const rules = (wanted: Shift, others: readonly Shift[] = [], given: Partial<FitDriver> = {}) =>
      check(given, wanted, others).map(({ rule }) => rule);
    // 14 hours on duty
    expect(rules(shift('2026-11-20', '06:00', '20:00'))).toEqual([]);
    expect(rules(shift('2026-11-20', '06:00', '20:15'))).toEqual(['hours-of-service']);
    // a break of 6 hours ends a duty day: 8 and 8 hours
    expect(rules(friday, [shift('2026-11-20', '22:00', '06:00')])).toEqual(['rest']);
    expect(rules(friday, [shift('2026-11-20', '21:45', '05:45')])).toEqual(['hours-of-service', 'rest']);
    // 10 hours of rest, before and after
    expect(rules(friday, [shift('2026-11-19', '18:00', '22:00'), shift('2026-11-21', '02:00', '06:00')])).toEqual([]);
    expect(rules(friday, [shift('2026-11-19', '18:00', '22:15')])).toEqual(['rest']);
    expect(rules(friday, [shift('2026-11-21', '01:45', '06:00')])).toEqual(['rest']);
    // 40 hours in a week
    const week = ['16', '17', '18', '19'].map((day) => shift(`2026-11-${day}`, '08:00', '16:00'));
    expect(rules(friday, week)).toEqual([]);
    expect(rules(shift('2026-11-20', '08:00', '16:15'), week)).toEqual(['weekly-hours']);
    // Unpaid breaks don't count as hours; paid ones do, and nothing shortens the time on duty.
    const paused = (paid: boolean) => ({
      ...shift('2026-11-20', '08:00', '16:30'),
      breaks: [{ after: 240, minutes: 30, paid }],
    });
    expect(rules(paused(false), week)).toEqual([]);
    expect(rules(paused(true), week)).toEqual(['weekly-hours']);
    const long15 = { ...shift('2026-11-20', '06:00', '20:15'), breaks: [{ after: null, minutes: 60, paid: false }] };
    expect(rules(long15)).toEqual(['hours-of-service']);
    // 60 hours in seven days
    const long = ['16', '17', '18', '19'].map((day) => shift(`2026-11-${day}`, '06:00', '19:00'));
    expect(rules(friday, long)).toEqual(['weekly-hours']);
    expect(rules(shift('2026-11-20', '08:00', '16:15'), long)).toEqual(['hours-of-service', 'weekly-hours']);
  });

  it('says that a certificate expires 30 days ahead, and a short one from half of its days on', () => {
    const found = (issuedOn: string, validDays: number | null, rule: 'off' | 'block' = 'block') =>
      check({ certificates: [{ title: 'Roadside safety', issuedOn, validDays, rule }] }, friday).length;
    // Thirty days before it expires, and one more.
    expect([found('2026-10-21', 60), found('2026-10-22', 60)]).toEqual([1, 0]);
    // A course just passed isn't due again.
    expect([found('2026-11-20', 30), found('2026-11-06', 30), found('2026-11-05', 30)]).toEqual([0, 0, 1]);
    expect([found('2026-11-20', null), found('2026-11-20', 1, 'off')]).toEqual([0, 0]);
  });

  it('checks the days a shift is worked on, not the one whose midnight ends it', () => {
    const pto = (day: string) => [
      {
        id: 1,
        ptoStart: day,
        ptoEnd: day,
        type: 'vacation',
        status: 'approved',
      } as unknown as FitDriver['pto'][number],
    ];
    const evening = shift('2026-11-20', '16:00', '00:00');
    const offOn = (day: string) => check({ pto: pto(day) }, evening).map(({ rule }) => rule);
    const [before, first, after] = [offOn('2026-11-19'), offOn('2026-11-20'), offOn('2026-11-21')];
    expect([before, first.length > 0, after]).toEqual([[], true, []]);
  });

  it('allows back-to-back shifts', () => {
    const touching = [shift('2026-11-20', '04:00', '08:00'), shift('2026-11-20', '16:00', '17:00')];
    expect(check({}, friday, touching).filter(({ rule }) => rule === 'overlap')).toEqual([]);
  });

  it('combines shifts with short breaks into one duty day', () => {
    const findings = check({}, friday, [shift('2026-11-20', '18:00', '01:00')]);
    expect(findings.map(({ rule }) => rule)).toEqual(['hours-of-service', 'rest']);
    expect(findings[0]?.words).toContain('15 hours on duty');
  });

  it('counts the hours of any seven days', () => {
    const others = ['15', '16', '17', '18', '19'].map((day) => shift(`2026-11-${day}`, '08:00', '19:00'));
    const findings = check({}, friday, others);
    expect(findings.find(({ rule }) => rule === 'hours-of-service')?.words).toBe(
      'Hours of service: 63 hours on duty in 7 days (limit 60)',
    );
    expect(overrideNeeded(findings)).toBe('never');
    // The same shifts a week apart are two weeks of 55 and 8 hours.
    const later = shift('2026-11-28', '08:00', '16:00');
    expect(check({}, later, others)).toEqual([]);
  });

  it('counts the hours of the seven days that end with the shift', () => {
    // The shift of Nov 13 starts more than seven days earlier, and its last four hours count.
    const others = [
      shift('2026-11-13', '06:00', '20:00'),
      ...['15', '16', '17', '18', '19'].map((day) => shift(`2026-11-${day}`, '08:00', '18:00')),
    ];
    expect(check({}, friday, others).find(({ rule }) => rule === 'hours-of-service')?.words).toBe(
      'Hours of service: 62 hours on duty in 7 days (limit 60)',
    );
  });

  it('measures the duty day of the shift itself, not of the first in the week', () => {
    const long = shift('2026-11-20', '06:00', '20:15');
    const earlier = shift('2026-11-18', '08:00', '12:00');
    expect(check({}, long, [earlier]).map(({ rule }) => rule)).toEqual(['hours-of-service']);
  });

  it('checks each week a shift touches', () => {
    const wednesdayToSaturday = ['18', '19', '20', '21'].map((day) => shift(`2026-11-${day}`, '08:00', '17:30'));
    // 38 hours in the week, and a Saturday night split over two weeks: 2.5 + 6 hours.
    const night = shift('2026-11-21', '21:30', '06:00');
    const rules = check({}, night, wednesdayToSaturday.slice(0, 4));
    expect(rules.filter(({ rule }) => rule === 'weekly-hours').map(({ words }) => words)).toEqual([
      'Overtime: 40.5 hours in the week of Nov 15 (40 without overtime)',
    ]);
  });

  it('excludes the week that starts as a shift ends', () => {
    const nextWeek = ['22', '23', '24', '25', '26'].map((day) => shift(`2026-11-${day}`, '11:00', '20:00'));
    expect(check({}, shift('2026-11-21', '16:00', '00:00'), nextWeek)).toEqual([]);
    expect(check({}, shift('2026-11-21', '16:00', '00:15'), nextWeek).map(({ rule }) => rule)).toEqual([
      'weekly-hours',
    ]);
  });

  it('counts actual hours on a night with a clock change', () => {
    const night = shift('2026-10-31', '17:00', '06:00');
    expect(check({}, night)).toEqual([]);
    expect(check({}, shift('2026-10-31', '16:30', '06:00')).map(({ rule }) => rule)).toEqual(['hours-of-service']);
  });

  it('sets no hour limits for a ghost, only overlaps, services and availability', () => {
    const ghost = { id: 9999912, ghost: true, tcd: [] } as const;
    const long = { ...shift('2026-11-20', '06:00', '23:00'), driverId: 9999912 };
    expect(check(ghost, long, [{ ...friday, driverId: 9999912 }]).map(({ rule }) => rule)).toEqual([
      'overlap',
      'skill',
    ]);
  });

  it('accepts other limits', () => {
    const settings = { minimumRestHours: 0, weeklyHours: 4, longestDayHours: 24 };
    expect(
      checkFit(driver, shift('2026-11-20', '00:00', '20:00'), [], { timeZone: zone, settings }).map(({ rule }) => rule),
    ).toEqual(['weekly-hours']);
  });

  const anyShift = fc
    .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 1, max: 14 }), fc.constantFrom(7, 8))
    .map(([from, duration, driverId]): Shift => {
      const start = Date.parse(friday.startDate) + from * 3_600_000;
      return {
        driverId,
        scheduleType: ['Tow'],
        startDate: new Date(start).toISOString(),
        endDate: new Date(start + duration * 3_600_000).toISOString(),
        duration,
      };
    });

  it('never removes a block when the driver works more', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 8 }), anyShift, anyShift, (others, more, wanted) => {
        const blocks = (list: readonly Shift[]) =>
          new Set(
            check({}, wanted, list)
              .filter(({ severity }) => severity === 'block')
              .map(({ rule }) => rule),
          );
        const before = blocks(others);
        const after = blocks([...others, more]);
        for (const rule of before) expect(after).toContain(rule);
      }),
    );
  });

  it('ignores the shifts of other drivers', () => {
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 8 }), anyShift, (others, wanted) => {
        expect(check({}, wanted, others)).toEqual(
          check(
            {},
            wanted,
            others.filter(({ driverId }) => driverId === 7),
          ),
        );
      }),
    );
  });

  it('reports an overlap exactly when two shifts of the driver share time', () => {
    fc.assert(
      fc.property(anyShift, anyShift, (other, wanted) => {
        const shared =
          other.driverId === 7 &&
          Date.parse(other.startDate) < Date.parse(wanted.endDate) &&
          Date.parse(wanted.startDate) < Date.parse(other.endDate);
        expect(check({}, wanted, [other]).some(({ rule }) => rule === 'overlap')).toBe(shared);
      }),
    );
  });

  it('has the default limits', () => {
    expect(fitDefaults).toEqual({
      minimumRestHours: 10,
      weeklyHours: 40,
      longestDayHours: 14,
      breakHours: 6,
      sevenDayHours: 60,
    });
  });
});
