import { calls } from '@roadside/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import { editAt, employees, insertShift, openScheduleWorld, today } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const chicago = 'America/Chicago';
const week = ['2026-03-01', '2026-03-07'] as const;

describeEachEngine('reading the schedule', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
  });
  beforeEach(() => world.clear());

  const schedule = (slug: string, date: string, days?: number, who = {}) =>
    world.call(scheduler.schedule, { purpose, action: 'schedule', slug, date, ...(days ? { days } : {}) }, who);
  const ghost = async (stationId: number) => {
    const day = { start: '06:00', end: '14:00', available: true };
    const { id } = await open()
      .kysely.insertInto('placeholder')
      .values({
        station_id: stationId,
        name: 'Open days',
        services: ['Tow'],
        week: JSON.stringify([{ ...day, available: false }, day, day, day, day, day, { ...day, available: false }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  it('returns the week, Sunday to Saturday, with drivers, ghosts and stations', async () => {
    await insertShift(open(), 20, today, editAt({ employee: employees.ann }, [today, '06:00', '14:00']));
    const placeholder = await ghost(20);
    const reply = await world.week('station-1');
    expect([reply.from, reply.days, reply.version]).toEqual([week[0], 7, 0]);
    expect(reply.schedule).toMatchObject([
      { employee: employees.ann, station_id: 20, day: today, duration: 8, version: 1, schedule_type: ['Tow'] },
    ]);
    expect(reply.drivers.map(({ id, employee_profile, isGhost }) => [id, employee_profile, isGhost])).toEqual([
      [30, employees.ann, false],
      [31, employees.bo, false],
      [Number(`99999${placeholder}`), null, true],
    ]);
    expect(reply.drivers[0]).toMatchObject({ weekly_hours: 8, schedule_type: ['Tow'], station_id: 20, active: true });
    expect(reply.drivers[2]?.availability).toHaveLength(5);
    expect(reply.stations).toMatchObject([
      { id: 20, slug: 'station-1', time_zone: 'America/New_York', zone: 'harbor', today, editable: true },
    ]);
  });

  it('uses every station’s time zone for its days', async () => {
    // 23:30 on Thursday in Chicago is Friday in New York.
    const late = editAt({ employee: employees.cy }, ['2026-03-05', '23:30', '23:45'], chicago);
    await insertShift(open(), 21, '2026-03-05', late);
    expect((await schedule('club', '2026-03-05', 1)).schedule.map(({ employee }) => employee)).toEqual([employees.cy]);
    expect((await schedule('club', '2026-03-06', 1)).schedule).toEqual([]);
  });

  it('says when the drivers work around the days, at any station, to those who plan', async () => {
    await insertShift(open(), 20, '2026-02-27', editAt({ employee: employees.ann }, ['2026-02-27', '06:00', '14:00']));
    await insertShift(open(), 21, '2026-03-05', editAt({ employee: employees.ann }, ['2026-03-05', '06:00', '14:00']));
    await insertShift(open(), 20, '2026-02-20', editAt({ employee: employees.bo }, ['2026-02-20', '06:00', '14:00']));
    const ask = (who = {}) =>
      world.call(
        scheduler.schedule,
        { purpose, action: 'schedule', slug: 'station-1', date: today, around: true },
        who,
      );
    const reply = await ask();
    expect(reply.schedule).toEqual([]);
    expect(reply.around?.map(({ employee, start_date: start }) => [employee, start.slice(0, 10)])).toEqual([
      [employees.ann, '2026-02-27'],
      [employees.ann, '2026-03-05'],
    ]);
    expect(reply.around?.map(({ unpaid_minutes }) => unpaid_minutes)).toEqual([undefined, undefined]);
    await open()
      .kysely.updateTable('shift')
      .set({ unpaid_minutes: 30 })
      .where('local_day', '=', '2026-02-27')
      .execute();
    expect((await ask()).around?.map(({ unpaid_minutes }) => unpaid_minutes)).toEqual([30, undefined]);
    expect((await schedule('station-1', today)).around).toBeUndefined();
    const own = { organization: 'ann', positionType: 'driver' };
    const asked = { purpose, action: 'schedule', slug: 'ann', date: today, around: true } as const;
    expect((await world.call(scheduler.schedule, asked, own)).around).toBeUndefined();
  });

  it('shows a shift over midnight on both days and counts it once, even without an end', async () => {
    await insertShift(open(), 20, '2026-03-04', editAt({ employee: employees.ann }, ['2026-03-04', '22:00', '06:00']));
    await insertShift(open(), 20, '2026-03-04', editAt({ employee: employees.bo }, ['2026-03-04', '20:00', null]));
    const days = await Promise.all(
      ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'].map((day) => schedule('station-1', day, 1)),
    );
    expect(days.map((reply) => reply.schedule.map(({ employee }) => employee))).toEqual([
      [],
      [employees.bo, employees.ann],
      [employees.bo, employees.ann],
      [],
    ]);
    expect(days[2]?.drivers.map(({ weekly_hours }) => weekly_hours)).toEqual([8, 8]);
    expect(days[1]?.schedule[0]).toMatchObject({ duration: 0 });
  });

  it('has flags that agree with today, and counts only approved time off', async () => {
    const { kysely } = open();
    const entry = { day_of_week: 5, start_time: '06:00', end_time: '14:00', type: 'regular' };
    await kysely
      .insertInto('availability')
      .values([
        { employee_id: employees.ann, ...entry },
        { employee_id: employees.bo, ...entry },
      ])
      .execute();
    await kysely
      .insertInto('time_off')
      .values([
        {
          employee_id: employees.bo,
          starts_on: '2025-12-30',
          ends_on: '2026-01-02',
          type: 'vacation',
          status: 'approved',
        },
        {
          employee_id: employees.bo,
          starts_on: today,
          ends_on: today,
          type: 'sick',
          status: 'approved',
          reason: 'Flu',
        },
        { employee_id: employees.ann, starts_on: today, ends_on: today, type: 'vacation', status: 'pending' },
        { employee_id: employees.ann, starts_on: today, ends_on: today, type: 'vacation', status: 'denied' },
      ])
      .execute();
    const [ann, bo] = (await world.week('station-1')).drivers;
    // 12:00 UTC is 07:00 in New York.
    expect(ann).toMatchObject({ isAvailable: true, outOnPto: false, total_days_pto: 0 });
    expect(ann?.pto.map(({ status }) => status)).toEqual(['pending']);
    expect(ann?.available_start_time).toEqual({ hour: 6, minutes: 0 });
    expect(bo).toMatchObject({ isAvailable: false, outOnPto: true, total_days_pto: 3 });
    expect(bo?.pto.at(-1)?.reason).toBe('Flu');
  });

  it('keeps former employees while they have a shift on screen, and guests without private data', async () => {
    const { kysely } = open();
    await insertShift(open(), 20, today, editAt({ employee: employees.ann }, [today, '06:00', '14:00']));
    await insertShift(open(), 20, today, editAt({ employee: employees.di }, [today, '06:00', '14:00']));
    await kysely
      .insertInto('time_off')
      .values({ employee_id: employees.di, starts_on: today, ends_on: today, type: 'sick', status: 'approved' })
      .execute();
    await kysely
      .updateTable('employee')
      .set({ active: false })
      .where('id', 'in', [employees.ann, employees.bo])
      .execute();
    const { drivers } = await world.week('station-1');
    expect(
      drivers.map(({ full_name, active, station_id, pto }) => [full_name, active, station_id, pto.length]),
    ).toEqual([
      ['ann', false, 20, 0],
      ['di', true, null, 0],
    ]);
  });

  it('returns only a driver’s own row, with the station read-only', async () => {
    await insertShift(open(), 20, today, editAt({ employee: employees.ann }, [today, '06:00', '14:00']));
    await insertShift(open(), 20, today, editAt({ employee: employees.bo }, [today, '06:00', '14:00']));
    await ghost(20);
    const ann = { organization: 'ann', positionType: 'driver' };
    const own = await world.week('ann', ann);
    expect(own.drivers.map(({ id }) => id)).toEqual([30]);
    expect(own.schedule.map(({ employee }) => employee)).toEqual([employees.ann]);
    expect(own.stations).toMatchObject([{ id: 20, editable: false }]);
    for (const slug of ['bo', 'station-1', 'club', 'nobody-has-this'])
      expect((await refusalOf(world.week(slug, ann))).code).toBe('forbidden');
  });

  it('returns the first rows in screen order, and that there are more', async () => {
    const placeholder = await ghost(21);
    const shifts = [
      { station: 20, who: { employee: employees.ann } },
      { station: 20, who: { employee: employees.bo } },
      { station: 21, who: { employee: employees.cy } },
      { station: 21, who: { placeholder } },
    ];
    for (const { station, who } of shifts)
      await insertShift(open(), station, today, editAt(who, [today, '06:00', '14:00']));
    // A guest elsewhere in the club counts with their own hours, and outside the club with none.
    await insertShift(open(), 23, '2026-03-05', editAt({ employee: employees.ann }, ['2026-03-05', '06:00', '14:00']));
    const first = (first_rows: number, slug = 'club', who = {}) =>
      world.call(scheduler.schedule, { purpose, action: 'schedule', slug, date: today, first_rows }, who);
    const whole = await world.week('club');
    expect(whole.complete).toBe(true);
    for (const rows of [1, 2, 3, 4]) {
      const part = await first(rows);
      const ids = [Number(`99999${placeholder}`), 30, 31, 32].slice(0, rows);
      expect(part.complete).toBe(false);
      expect(part.drivers.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      expect(part.drivers).toEqual(whole.drivers.filter(({ id }) => ids.includes(id)));
      const own = new Set(part.drivers.map(({ employee_profile }) => employee_profile));
      expect(part.schedule).toEqual(
        whole.schedule.filter(({ employee, placeholder: open }) => open !== null || own.has(employee)),
      );
      expect([part.stations, part.version]).toEqual([whole.stations, whole.version]);
    }
    expect(await first(5)).toEqual(whole);
    const ann = { organization: 'ann', positionType: 'driver' };
    expect(await first(1, 'ann', ann)).toMatchObject({ complete: true, drivers: [{ id: 30 }] });
    expect((await refusalOf(first(1, 'club', ann))).code).toBe('forbidden');
  });

  it('searches drivers and stations, and filters by code', async () => {
    const { kysely } = open();
    await kysely
      .updateTable('organization')
      .set({ service_types: ['Tow', 'Light Service'] })
      .where('id', '=', 30)
      .execute();
    const find = async (more: object) =>
      (await world.call(scheduler.drivers, { purpose, action: 'drivers', slug: 'club', ...more })).drivers.map(
        ({ full_name }) => full_name,
      );
    expect(await find({})).toEqual(['ann', 'bo', 'cy', 'di']);
    expect(await find({ search: 'BO' })).toEqual(['bo']);
    expect(await find({ search: 'station-2' })).toEqual(['cy']);
    expect(await find({ code: 'tow_light_service' })).toEqual(['ann']);
    expect(await find({ station_ids: [20, 23] })).toEqual(['ann', 'bo', 'di']);
    expect((await refusalOf(find({ station_ids: [20, 999] }))).fields).toHaveProperty('station_ids');
  });
});
