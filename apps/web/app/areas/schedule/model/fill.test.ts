import { filledGaps } from '@roadside/domain/fill-gaps';
import { describe, expect, it } from 'vitest';
import { accepted, addedByHour, daysOf, fillableDays, fillInputOf, onShift, proposedBars } from './fill.ts';
import { driverReply, entryReply, scheduleReply } from './schedule-samples.ts';
import { openSession } from './schedule-session.ts';

const hour = 3_600_000;
const timeZone = 'America/New_York';
const availability = Array.from({ length: 7 }, (_, day) => ({
  id: day + 1,
  day_of_week: day,
  start_time: '00:00',
  end_time: '00:00',
  type: 'weekly',
}));
/** Friday, November 27, 2026, in New York. */
const friday = { start: Date.parse('2026-11-27T05:00:00Z'), end: Date.parse('2026-11-28T05:00:00Z') };
const now = Date.parse('2026-11-24T14:00:00Z');

function open() {
  const session = openSession({
    reply: scheduleReply({
      drivers: [
        driverReply(1, 'Kim Ray', { availability }),
        driverReply(2, 'Lou Okafor', { availability, tcd: ['Battery'] }),
        driverReply(9_999_912, 'Night tow', { isGhost: true, employee_profile: null, availability }),
        driverReply(3, 'Ana Reyes', { availability, active: false }),
      ],
      schedule: [entryReply(10, { employee: 1, start: '2026-11-27T13:00:00.000Z', hours: 8 })],
      around: [{ employee: 2, start_date: '2026-11-28T12:00:00.000Z', end_date: '2026-11-28T20:00:00.000Z' }],
    }),
    shown: { from: '2026-11-22', days: 7 },
    timeZone,
  });
  // Two drivers are needed from 8 AM to 4 PM on Friday.
  session.model.setNeeded(
    session.model
      .coverageWith()
      .map(({ from }) => (from >= friday.start + 8 * hour && from < friday.start + 16 * hour ? 2 : 0)),
  );
  return session;
}

describe('filling a day on screen', () => {
  it('reads its hours, and the drivers who can be planned with the shifts of other weeks', () => {
    const input = fillInputOf(open(), { span: friday, now, overtime: true });
    expect(input.from).toBe(friday.start);
    expect(input.needed.reduce((sum, drivers) => sum + drivers, 0)).toBe(16);
    expect(input.scheduled.reduce((sum, drivers) => sum + drivers, 0)).toBe(8);
    expect(input.drivers.map(({ fit, shifts }) => [fit.fullName, shifts.length])).toEqual([
      ['Kim Ray', 1],
      ['Lou Okafor', 1],
    ]);
  });

  it('proposes bars that become unsaved shifts once they are accepted', () => {
    const session = open();
    const bars = proposedBars(session, filledGaps(fillInputOf(session, { span: friday, now, overtime: true })));
    expect(bars).toEqual([
      {
        id: `e2 ${friday.start + 8 * hour}`,
        driverId: 'e2',
        start: friday.start + 8 * hour,
        end: friday.start + 16 * hour,
        service: 'battery',
        overtimeHours: 0,
      },
    ]);
    expect(session.unsaved()).toBe(0);
    expect(session.model.apply([accepted(session, bars[0]!)], 'bulk').applied).toBe(true);
    expect(session.save()?.entries).toMatchObject([{ employee: 2, schedule_type: ['Battery'], duration: 8 }]);
    const again = filledGaps(fillInputOf(session, { span: friday, now, overtime: true }));
    expect(again).toMatchObject({ proposals: [], short: { before: 0 } });
  });

  it('offers the days that aren’t over', () => {
    expect(fillableDays(open(), now)).toHaveLength(5);
    expect(daysOf(friday, timeZone)).toEqual(['2026-11-27']);
  });

  it('counts the drivers it adds in each whole hour', () => {
    const [thursday, added] = addedByHour(
      ['2026-11-26', '2026-11-27'],
      { with: [{ start: friday.start + 8 * hour, end: friday.start + 10.5 * hour }], saved: [] },
      timeZone,
    );
    expect(thursday).toEqual([]);
    expect(added!.flatMap((drivers, at) => (drivers > 0 ? [[at, drivers]] : []))).toEqual([
      [8, 1],
      [9, 1],
    ]);
  });

  it('counts unsaved changes against the saved schedule, and nothing once they are saved', () => {
    const session = open();
    const { model } = session;
    const changed = () => {
      const { onScreen, saved } = onShift(session);
      return addedByHour(['2026-11-27'], { with: onScreen, saved }, timeZone)
        .flat()
        .flatMap((drivers, at) => (drivers === 0 ? [] : [[at, drivers]]));
    };
    expect(changed()).toEqual([]);
    // From 8 AM to 4 PM, moved to 10 AM, with an open shift beside it.
    const { start, end } = model.shift('10')!;
    model.apply([{ kind: 'patch', id: '10', before: { start, end }, after: { start: start + 2 * hour, end } }], 'bulk');
    const ghost = model.drivers.find(({ kind }) => kind !== 'driver')!;
    model.apply(
      [{ kind: 'add', shift: { id: session.newId(), driverId: ghost.id, start, end, service: 'tow', version: 0 } }],
      'bulk',
    );
    expect(changed()).toEqual([
      [8, -1],
      [9, -1],
    ]);
    model.markSaved();
    expect(changed()).toEqual([]);
  });
});
