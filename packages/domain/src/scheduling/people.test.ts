import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayCount } from '../calendar/calendar.ts';
import { availableTimesOn, dropVerdict, isAvailable, withinAvailability } from './availability.ts';
import { applyBulkAction, bulkActions, isBulkAction } from './bulk-action.ts';
import type { AvailabilityEntry, DayOfWeek, PtoEntry, ServiceType } from './driver.ts';
import { serviceTypes } from './driver.ts';
import { shiftSpan } from './duration.ts';
import { ghostAvailability, ghostIdOf, ghostWeekFields, ghostWeekOf, placeholderIdOf } from './ghost.ts';
import { changePto, totalDaysPto } from './pto.ts';
import { decideRequest, requestKinds, type DriverRequest } from './request.ts';
import { codeFilters, dropColorOf, passesCodeFilter, scheduleColorNames, scheduleColorOf } from './service-filter.ts';

const entry = (dayOfWeek: DayOfWeek, startTime: string, endTime: string): AvailabilityEntry => ({
  id: dayOfWeek,
  startTime,
  endTime,
  type: 'regular',
  dayOfWeek,
});
const pto = (ptoStart: string, ptoEnd: string, id = 1): PtoEntry => ({ id, ptoStart, ptoEnd, type: 'vacation' });

// Friday 2026-11-20 during the day, Saturday night into Sunday.
const driver = {
  availability: [entry(5, '06:00', '14:00'), entry(5, '14:00', '18:00'), entry(6, '22:00', '06:00')],
  pto: [pto('2026-11-27', '2026-11-28')],
  activeNotAvailable: false,
};

describe('availability', () => {
  it.each([
    ['2026-11-20', '06:00', true],
    ['2026-11-20', '05:59', false],
    ['2026-11-20', '17:59', true],
    ['2026-11-20', '18:00', false],
    ['2026-11-21', '23:00', true],
    ['2026-11-22', '05:59', true],
    ['2026-11-22', '06:00', false],
    ['2026-11-21', '05:00', false],
    ['2026-11-27', '07:00', false],
  ])('on %s at %s: %s', (day, time, available) => {
    expect(isAvailable(driver, { day, time })).toBe(available);
  });

  it('is off while a driver is marked unavailable', () => {
    expect(isAvailable({ ...driver, activeNotAvailable: true }, { day: '2026-11-20', time: '07:00' })).toBe(false);
  });

  it('for a whole day covers every minute', () => {
    expect(withinAvailability([entry(5, '00:00', '00:00')], { day: '2026-11-20', time: '23:59' })).toBe(true);
    expect(withinAvailability([entry(5, '00:00', '00:00')], { day: '2026-11-21', time: '00:00' })).toBe(false);
  });

  it.each([
    ['2026-11-20', { start: { hour: 6, minutes: 0 }, end: { hour: 18, minutes: 0 } }],
    ['2026-11-21', { start: { hour: 22, minutes: 0 }, end: { hour: 6, minutes: 0 } }],
    ['2026-11-22', null],
  ])('on %s starts and ends at %j', (day, times) => {
    expect(availableTimesOn(driver.availability, day)).toEqual(times);
  });

  it('runs to the latest end if two entries start together', () => {
    const two = [entry(5, '06:00', '18:00'), entry(5, '06:00', '10:00'), entry(5, '12:00', '12:00')];
    expect(availableTimesOn(two, '2026-11-20')).toEqual({
      start: { hour: 6, minutes: 0 },
      end: { hour: 12, minutes: 0 },
    });
  });

  it.each([
    ['inside one entry', '2026-11-20', '08:00', '12:00', 'available'],
    ['over two entries that touch', '2026-11-20', '08:00', '18:00', 'available'],
    ['a quarter hour too long', '2026-11-20', '08:00', '18:15', 'outside-availability'],
    ['a quarter hour too early', '2026-11-20', '05:45', '08:00', 'outside-availability'],
    ['overnight inside an overnight entry', '2026-11-21', '22:00', '06:00', 'available'],
    ['the morning part of an overnight entry', '2026-11-22', '01:00', '05:00', 'available'],
    ['after an overnight entry', '2026-11-22', '06:00', '12:00', 'outside-availability'],
    ['on a day off', '2026-11-27', '08:00', '12:00', 'not-available'],
    ['into a day off', '2026-11-26', '22:00', '06:00', 'not-available'],
    ['up to the midnight before a day off', '2026-11-26', '22:00', '00:00', 'outside-availability'],
  ])('judges a shift %s', (_name, day, start, end, verdict) => {
    const { startDate, endDate } = shiftSpan(day, start, end, 'America/New_York');
    expect(dropVerdict(driver, startDate, endDate, 'America/New_York')).toBe(verdict);
  });

  it('follows station time through the night of a clock change', () => {
    const night = { ...driver, availability: [entry(6, '22:00', '06:00')], pto: [] };
    const { startDate, endDate, duration } = shiftSpan('2026-10-31', '22:00', '06:00', 'America/New_York');
    expect(duration).toBe(9);
    expect(dropVerdict(night, startDate, endDate, 'America/New_York')).toBe('available');
  });

  it('refuses every shift of a driver marked unavailable', () => {
    const { startDate, endDate } = shiftSpan('2026-11-20', '08:00', '12:00', 'UTC');
    expect(dropVerdict({ ...driver, activeNotAvailable: true }, startDate, endDate, 'UTC')).toBe('not-available');
  });
});

describe('days off', () => {
  it.each([
    [[], 0],
    [[pto('2026-07-01', '2026-07-03')], 3],
    [[pto('2026-07-01', '2026-07-03'), pto('2026-07-03', '2026-07-04', 2)], 4],
    [[pto('2025-12-30', '2026-01-02')], 2],
    [[pto('2026-12-30', '2027-01-02')], 2],
    [[pto('2025-01-01', '2025-12-31')], 0],
    [[pto('2025-01-01', '2027-12-31')], 365],
  ])('%j is %s days in 2026', (entries, days) => {
    expect(totalDaysPto(entries, 2026)).toBe(days);
  });

  it('are never more than the sum of the entries, nor less than the longest, for any overlap', () => {
    const span = fc.tuple(fc.nat(364), fc.nat(20)).map(([from, length]) => {
      const start = addDays('2026-01-01', from);
      const end = addDays(start, length);
      return pto(start, end > '2026-12-31' ? '2026-12-31' : end);
    });
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (entries) => {
        const lengths = entries.map(({ ptoStart, ptoEnd }) => dayCount(ptoStart, ptoEnd));
        const total = totalDaysPto(entries, 2026);
        expect(total).toBeLessThanOrEqual(lengths.reduce((sum, days) => sum + days, 0));
        expect(total).toBeGreaterThanOrEqual(Math.max(0, ...lengths));
        expect(totalDaysPto([...entries, ...entries], 2026)).toBe(total);
      }),
    );
  });

  it('are added, edited and deleted by their flags', () => {
    const first = pto('2026-07-01', '2026-07-03');
    const added = changePto([first], { flag: 'new_pto', entry: pto('2026-03-01', '2026-03-02', 2) });
    expect(added.ok && added.pto.map(({ id }) => id)).toEqual([2, 1]);
    expect(changePto([first], { flag: 'edit_pto', entry: pto('2026-07-01', '2026-07-09') })).toEqual({
      ok: true,
      pto: [pto('2026-07-01', '2026-07-09')],
    });
    expect(changePto([first], { flag: 'delete_pto', id: 1 })).toEqual({ ok: true, pto: [] });
  });

  it.each([
    [{ flag: 'new_pto', entry: pto('2026-07-01', '2026-07-01') }, 'entry-exists'],
    [{ flag: 'new_pto', entry: pto('2026-07-02', '2026-07-01', 2) }, 'ends-before-start'],
    [{ flag: 'edit_pto', entry: pto('2026-07-01', '2026-07-01', 9) }, 'unknown-entry'],
    [{ flag: 'edit_pto', entry: pto('2026-07-02', '2026-07-01') }, 'ends-before-start'],
    [{ flag: 'delete_pto', id: 9 }, 'unknown-entry'],
  ] as const)('%j is refused: %s', (change, problem) => {
    expect(changePto([pto('2026-05-01', '2026-05-01')], change)).toEqual({ ok: false, problem });
  });
});

describe('ghosts', () => {
  it.each([
    [12, 9999912],
    [1, 999991],
    [100, 99999100],
  ])('placeholder %s is driver %s', (placeholder, id) => {
    expect(ghostIdOf(placeholder)).toBe(id);
    expect(placeholderIdOf(id)).toBe(placeholder);
  });

  it.each([99999, 999990, 12, 9999, -9999912, 1.5])('driver %s is no ghost', (id) => {
    expect(placeholderIdOf(id)).toBeNull();
  });

  it('have reversible ids for any placeholder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(placeholderIdOf(ghostIdOf(id))).toBe(id);
      }),
    );
  });

  it('keep their week in the wire fields', () => {
    const day = fc.record({
      start: fc.option(fc.constant('06:00')),
      end: fc.option(fc.constant('14:00')),
      available: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
        expect(ghostWeekOf(ghostWeekFields(week))).toEqual(week);
      }),
    );
    expect(Object.keys(ghostWeekFields([]))).toEqual(
      ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].flatMap((day) => [
        `${day}_start`,
        `${day}_end`,
        `${day}_available`,
      ]),
    );
    expect(ghostWeekFields([])).toMatchObject({ sat_start: null, sat_end: null, sat_available: false });
  });

  it('are available on days marked available with times', () => {
    const week = ghostWeekOf(
      ghostWeekFields([
        { start: '06:00', end: '14:00', available: true },
        { start: '06:00', end: '14:00', available: false },
        { start: null, end: null, available: true },
      ]),
    );
    expect(ghostAvailability(week)).toEqual([
      { id: 1, startTime: '06:00', endTime: '14:00', type: 'placeholder', dayOfWeek: 0 },
    ]);
  });
});

describe('codes and colors', () => {
  it.each([
    ['tow', [['Tow'], ['Tow', 'Light Service']]],
    ['battery', [['Battery'], ['Battery', 'Light Service']]],
    ['ls', [['Light Service'], ['Battery', 'Light Service'], ['Tow', 'Light Service']]],
    ['battery_light_service', [['Battery', 'Light Service']]],
    ['tow_light_service', [['Tow', 'Light Service']]],
    [null, [['Tow'], ['Battery'], ['Light Service'], ['Battery', 'Light Service'], ['Tow', 'Light Service']]],
  ] as const)('%s shows %j', (filter, shown) => {
    const all: ServiceType[][] = [
      ['Tow'],
      ['Battery'],
      ['Light Service'],
      ['Battery', 'Light Service'],
      ['Tow', 'Light Service'],
    ];
    expect(all.filter((tcd) => passesCodeFilter(tcd, filter))).toEqual(shown);
  });

  it('has the five filters of the specification', () => {
    expect(Object.keys(codeFilters)).toEqual(['tow', 'battery', 'ls', 'battery_light_service', 'tow_light_service']);
  });

  it.each([
    [['Tow'], 'blue'],
    [['Battery'], 'orange'],
    [['Light Service'], 'dark orange'],
    [['Light Service', 'Light Service'], 'dark orange'],
    [['Tow', 'Battery'], 'dark slate'],
    [[], 'gray'],
  ] as const)('%j is %s', (services, color) => {
    expect(scheduleColorNames[scheduleColorOf(services)]).toBe(color);
  });

  it('uses dark outside availability, dark red on time off, and the service color otherwise', () => {
    expect(scheduleColorNames[dropColorOf('outside-availability', ['Tow'])]).toBe('dark');
    expect(scheduleColorNames[dropColorOf('not-available', ['Tow'])]).toBe('dark red');
    expect(scheduleColorNames[dropColorOf('available', ['Tow'])]).toBe('blue');
  });
});

describe('bulk actions', () => {
  const person = (id: number, ghost = false) => ({
    id,
    tcd: ['Tow'] as readonly ServiceType[],
    activeNotAvailable: false,
    ghost,
  });
  const drivers = [person(1), person(2), person(ghostIdOf(3), true)];
  const all = new Set(drivers.map(({ id }) => id));

  it('mark drivers, never ghosts', () => {
    const marked = applyBulkAction(drivers, all, 'unavailable');
    expect(marked.map(({ activeNotAvailable }) => activeNotAvailable)).toEqual([true, true, false]);
    expect(applyBulkAction(marked, all, 'available')).toEqual(drivers);
  });

  it('delete drivers, including ghosts', () => {
    expect(applyBulkAction(drivers, new Set([2, ghostIdOf(3)]), 'delete').map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    ['Other', ['Tow', 'Light Service']],
    ['Light Service', ['Tow', 'Light Service']],
    ['Battery', ['Tow', 'Battery']],
    ['Tow', ['Tow']],
  ] as const)('%s makes %j', (action, tcd) => {
    expect(applyBulkAction(drivers, all, action).map((driver) => driver.tcd)).toEqual([tcd, tcd, tcd]);
  });

  it('leave unselected drivers alone, and are idempotent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bulkActions), fc.subarray([...all]), (action, ids) => {
        const selected = new Set(ids);
        const once = applyBulkAction(drivers, selected, action);
        expect(applyBulkAction(once, selected, action)).toEqual(once);
        for (const driver of drivers) if (!selected.has(driver.id)) expect(once).toContain(driver);
      }),
    );
  });

  it('are recognized by name', () => {
    expect(isBulkAction('Other')).toBe(true);
    expect(isBulkAction('toString')).toBe(false);
    expect(serviceTypes.every(isBulkAction)).toBe(true);
  });
});

describe('requests', () => {
  const request: DriverRequest = {
    id: 1,
    kind: 'pto_requests',
    requesterId: 7,
    status: 'pending',
    approverReason: null,
    approverId: null,
  };
  it('store the decision as status, with reason', () => {
    expect(decideRequest(request, 'denied', { id: 8, reason: 'Two are off that week.' })).toEqual({
      ok: true,
      request: { ...request, status: 'denied', approverId: 8, approverReason: 'Two are off that week.' },
    });
  });

  it('are decided once, by someone else', () => {
    expect(decideRequest({ ...request, status: 'approved' }, 'denied', { id: 8, reason: '' })).toEqual({
      ok: false,
      problem: 'not-pending',
    });
    expect(decideRequest({ ...request, status: 'withdrawn' }, 'approved', { id: 8, reason: '' })).toEqual({
      ok: false,
      problem: 'not-pending',
    });
    expect(decideRequest(request, 'approved', { id: 7, reason: '' })).toEqual({ ok: false, problem: 'own-request' });
  });
});

it('drivers have four kinds of requests, in the order of the screen', () => {
  expect(requestKinds).toEqual(['availability_requests', 'pto_requests', 'schedule_changes', 'schedule_fill_requests']);
});
