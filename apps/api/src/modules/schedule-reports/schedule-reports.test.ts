import { calls } from '@roadside/contract/calls';
import { ghostIdOf } from '@roadside/domain/scheduling';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { plainCall, replaceFacts } from '../metrics/testing/fact-world.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import {
  addGhost,
  addShift,
  emptySchedule,
  homes,
  insertPeople,
  people,
  predictTows,
} from '../requests/testing/schedule-world.ts';
import { scheduleReportsHandlers } from './schedule-reports.handlers.ts';

const { scheduleReports } = calls;
type Person = keyof typeof people;
type Report = 'hours' | 'coverage' | 'pto' | 'adherence' | 'ghosts' | 'forecast' | 'locations';

describeEachEngine('reports on the schedule', (open) => {
  let tree: OrganizationTree;
  let night = 0;
  let ghost = 0;
  beforeAll(async () => {
    await insertPeople(open());
    tree = await loadOrganizationTree(open());
  });
  beforeEach(async () => {
    await emptySchedule(open());
    ghost = await addGhost(open());
    // The week of Sunday, April 19, in New York: Ann works five days of 9 hours and Friday night, Bo one day of two services.
    for (const day of [20, 21, 22, 23, 24])
      await addShift(open(), { employee: people.ann }, `2026-04-${day}T12:00:00Z`, 9);
    night = await addShift(open(), { employee: people.ann }, '2026-04-26T02:00:00Z', 8);
    await addShift(open(), { employee: people.bo }, '2026-04-20T12:00:00Z', 8, ['Tow', 'Battery']);
    await addShift(open(), { placeholder: ghost }, '2026-04-21T12:00:00Z', 6);
  });
  const as = (who: Person) => ({
    db: open(),
    tree,
    today: '2026-05-01',
    organization: homes[who],
    positionType: people[who] <= people.di ? 'driver' : 'station-admin',
    employeeId: people[who],
    environment: { ACCESS_TOKEN_SECRET: 'the secret of this test, long enough for one' },
  });
  const run = <Name extends Report>(
    report: Name,
    who: Person = 'manager',
    slug: string = homes[who],
    from = '2026-04-19',
    to = '2026-04-26',
  ) =>
    runCall(scheduleReportsHandlers, scheduleReports[report] as (typeof scheduleReports)['hours'], as(who), {
      purpose: 'schedule_reports',
      report: report as 'hours',
      slug,
      from,
      to,
    });
  const rowsOf = async (report: Report, who: Person = 'manager', slug?: string): Promise<readonly unknown[]> => {
    const handler = scheduleReports[report];
    return (
      (await runCall(scheduleReportsHandlers, handler as (typeof scheduleReports)['hours'], as(who), {
        purpose: 'schedule_reports',
        report: report as 'hours',
        slug: slug ?? homes[who],
        from: '2026-04-19',
        to: '2026-04-26',
      })) as { rows: readonly unknown[] }
    ).rows;
  };
  const shifts = async (given: object, who: Person = 'manager') =>
    runCall(scheduleReportsHandlers, scheduleReports.shifts, as(who), {
      purpose: 'schedule_reports',
      report: 'shifts',
      slug: homes[who],
      from: '2026-04-19',
      to: '2026-04-26',
      ...given,
    });

  it('count hours by driver and week, services in equal parts, and overtime above 40 hours', async () => {
    const { rows } = await run('hours');
    expect(
      rows.map(({ display_name, week, hours, tow_hours, battery_hours, overtime_hours }) => [
        display_name,
        week,
        hours,
        tow_hours,
        battery_hours,
        overtime_hours,
      ]),
    ).toEqual([
      ['ann', '2026-04-19', 53, 53, 0, 13],
      ['bo', '2026-04-19', 8, 4, 4, 0],
    ]);
  });

  it('count drivers and ghosts by hour of the week, in the station’s local time', async () => {
    const rows = (await rowsOf('coverage')) as {
      day_of_week: number;
      hour: number;
      scheduled: number;
      ghosts: number;
      hours: number;
    }[];
    expect(rows).toHaveLength(168);
    const at = (day: number, hour: number) => rows.find((row) => row.day_of_week === day && row.hour === hour);
    expect(at(1, 8)).toMatchObject({ scheduled: 2, ghosts: 0, hours: 1 });
    expect(at(1, 16)).toMatchObject({ scheduled: 1 });
    expect(at(2, 8)).toMatchObject({ scheduled: 1, ghosts: 1 });
    // 10 PM on Saturday to 6 AM on Sunday; the report has two Sundays.
    expect(at(6, 23)).toMatchObject({ scheduled: 1 });
    expect(at(0, 5)).toMatchObject({ scheduled: 0.5, hours: 2 });
    const scheduled = rows.reduce((sum, row) => sum + row.scheduled * row.hours, 0);
    expect(scheduled).toBe(61);
  });

  it('leave unpaid breaks out of hours, and breaks with a time out of coverage', async () => {
    // Noon to 12:30 PM in New York, and 15 paid minutes anywhere.
    const breaks = [
      { after: 240, minutes: 30, paid: false },
      { after: null, minutes: 15, paid: true },
    ];
    await sql`update shift set breaks = ${JSON.stringify(breaks)}::jsonb, unpaid_minutes = 30
      where employee_id = ${people.ann}::integer`.execute(open().kysely);
    const { rows } = await run('hours');
    // Five shifts of 9 hours and one of 8, each with half an hour less.
    expect(rows.find(({ display_name }) => display_name === 'ann')).toMatchObject({ hours: 50, overtime_hours: 10 });
    const coverage = (await rowsOf('coverage')) as { day_of_week: number; hour: number; scheduled: number }[];
    const at = (day: number, hour: number) => coverage.find((row) => row.day_of_week === day && row.hour === hour);
    expect([at(1, 11), at(1, 12), at(1, 13)].map((row) => row?.scheduled)).toEqual([2, 1, 2]);
    // The shifts behind a number are those it counts.
    for (const hour of [11, 12]) {
      const behind = await shifts({ day_of_week: 1, hour });
      expect(behind.total_rows).toBe(at(1, hour)?.scheduled);
    }
    // Signed on from start to end, they would be there for the whole shift.
    const adherence = (await rowsOf('adherence')) as { display_name: string; planned_hours: number }[];
    expect(adherence.find(({ display_name }) => display_name === 'ann')?.planned_hours).toBe(53);
  });

  it('compare the drivers of each hour with the forecast', async () => {
    // Monday, April 20, needs two drivers all day; two work from 8 AM to 4 PM, one until 5 PM.
    await predictTows(
      open(),
      '2026-04-20',
      Array.from({ length: 24 }, () => 1.5),
    );
    const rows = (await rowsOf('coverage')) as {
      day_of_week: number;
      hour: number;
      needed: number | null;
      short_hours: number | null;
    }[];
    const of = (hour: number) => rows.find((row) => row.day_of_week === 1 && row.hour === hour);
    expect(of(8)).toMatchObject({ needed: 2, short_hours: 0 });
    expect(of(16)).toMatchObject({ needed: 2, short_hours: 1 });
    expect(rows.filter(({ short_hours }) => short_hours === 1)).toHaveLength(16);
    expect(rows.find(({ day_of_week }) => day_of_week === 2)).toMatchObject({ needed: null, short_hours: null });
    const own = (await rowsOf('coverage', 'bo', 'bo')) as typeof rows;
    expect(own.every(({ needed }) => needed === null)).toBe(true);
  });

  it('link every number to the shifts behind it', async () => {
    expect((await shifts({ day_of_week: 0, hour: 5 })).rows).toMatchObject([
      { id: night, display_name: 'ann', hours: 8 },
    ]);
    expect((await shifts({ day_of_week: 0, hour: 6 })).rows).toEqual([]);
    const ann = tree.bySlug('ann')?.id ?? 0;
    const all = await shifts({ driver_id: ann, rows_per_page: 4 });
    expect([all.total_rows, all.rows.length]).toEqual([6, 4]);
    const rest = await shifts({ driver_id: ann, rows_per_page: 4, cursor: all.next_cursor ?? '' });
    expect(new Set([...all.rows, ...rest.rows].map(({ id }) => id)).size).toBe(6);
    expect((await shifts({ driver_id: ghostIdOf(ghost) })).rows).toMatchObject([
      { isGhost: true, display_name: 'Night relief' },
    ]);
    expect((await shifts({ service: 'Battery' })).rows).toMatchObject([{ display_name: 'bo' }]);
    expect((await shifts({ driver_id: tree.bySlug('di')?.id ?? 0 })).rows).toEqual([]);
  });

  it('compare sign-ons with the plan', async () => {
    const on = (employee: number, from: string, to: string | null) =>
      sql`insert into sign_on (employee_id, signed_on_at, signed_off_at) values (${employee}::integer, ${from}::timestamptz, ${to}::timestamptz)`.execute(
        open().kysely,
      );
    // Early by 10 minutes, then late by 30; a shift left right away counts only the time inside it.
    await on(people.ann, '2026-04-20T11:50:00Z', '2026-04-20T21:30:00Z');
    await on(people.ann, '2026-04-21T12:30:00Z', '2026-04-21T21:00:00Z');
    await on(people.bo, '2026-04-20T12:00:00Z', '2026-04-20T14:00:00Z');
    const rows = (await rowsOf('adherence')) as object[];
    expect(rows).toMatchObject([
      { display_name: 'bo', planned_hours: 8, worked_hours: 2, adherence: 25, late_shifts: 0, missed_shifts: 0 },
      { display_name: 'ann', shifts: 6, planned_hours: 53, worked_hours: 17.5, late_shifts: 1, missed_shifts: 4 },
    ]);
  });

  it('count days off once: used, upcoming and pending', async () => {
    const off = (starts: string, ends: string, status: string) =>
      sql`insert into time_off (employee_id, starts_on, ends_on, type, status) values (${people.ann}::integer, ${starts}::date, ${ends}::date, 'vacation', ${status}::text)`.execute(
        open().kysely,
      );
    await off('2026-04-29', '2026-05-02', 'approved');
    await off('2026-05-02', '2026-05-03', 'approved');
    await off('2026-05-03', '2026-05-05', 'pending');
    await off('2026-05-10', '2026-05-10', 'denied');
    const { rows } = await runCall(scheduleReportsHandlers, scheduleReports.pto, as('manager'), {
      purpose: 'schedule_reports',
      report: 'pto',
      slug: 'station-1',
      from: '2026-01-01',
      to: '2026-12-31',
    });
    expect(rows).toMatchObject([{ display_name: 'ann', used_days: 3, coming_days: 2, pending_days: 2 }]);
  });

  it('count open shifts of ghosts and those taken over by drivers', async () => {
    await sql`update shift set filled_from = ${ghost}::integer where id = ${night}::integer`.execute(open().kysely);
    expect(await rowsOf('ghosts')).toMatchObject([
      {
        display_name: 'Night relief',
        planned_shifts: 2,
        filled_shifts: 1,
        open_hours: 6,
        filled_hours: 8,
        filled_share: 50,
      },
    ]);
  });

  it('compare calls and drivers of past days with the forecast', async () => {
    await replaceFacts(open(), {
      calls: [7, 8, 9].map((hour, index) => ({
        ...plainCall(index + 1, '2026-04-20', 20),
        local_hour: hour,
        trouble_code: '5',
      })),
      passes: [],
      surveys: [],
    });
    await predictTows(
      open(),
      '2026-04-20',
      Array.from({ length: 24 }, (_, hour) => (hour < 4 ? 1.5 : 0)),
    );
    expect(await rowsOf('forecast')).toEqual([
      {
        local_day: '2026-04-20',
        predicted_calls: 6,
        actual_calls: 3,
        difference: -3,
        difference_share: -50,
        // Two drivers for four hours, one for the rest. Ann works 9 hours of it and Bo 8.
        needed_hours: 28,
        scheduled_hours: 17,
        short_hours: 15,
      },
    ]);
    expect(await rowsOf('forecast', 'bo', 'bo')).toEqual([]);
    await predictTows(
      open(),
      '2026-05-03',
      Array.from({ length: 24 }, () => 1),
    );
    const { rows } = await run('forecast', 'manager', 'station-1', '2026-05-01', '2026-05-05');
    expect(rows).toEqual([]);
  });

  it('add up by child location', async () => {
    await sql`insert into sign_on (employee_id, signed_on_at, signed_off_at)
      values (${people.bo}::integer, '2026-04-20T12:00:00Z', '2026-04-20T16:00:00Z')`.execute(open().kysely);
    await sql`insert into time_off (employee_id, starts_on, ends_on, type, status) values
      (${people.ann}::integer, '2026-04-18', '2026-04-20', 'vacation', 'approved'),
      (${people.ann}::integer, '2026-04-20', '2026-04-21', 'vacation', 'approved'),
      (${people.bo}::integer, '2026-04-20', '2026-04-21', 'vacation', 'pending')`.execute(open().kysely);
    const business = tree.byId(tree.bySlug('station-1')?.parentId ?? 0);
    const { rows } = await runCall(
      scheduleReportsHandlers,
      scheduleReports.locations,
      { ...as('manager'), organization: 'club', positionType: 'executive' },
      {
        purpose: 'schedule_reports',
        report: 'locations',
        slug: business?.slug ?? '',
        from: '2026-04-19',
        to: '2026-04-26',
      },
    );
    expect(rows.find(({ slug }) => slug === 'station-1')).toMatchObject({
      drivers: 2,
      shifts: 7,
      hours: 61,
      overtime_hours: 13,
      open_hours: 6,
      planned_hours: 61,
      worked_hours: 4,
      adherence: 6.56,
      days_off: 3,
    });
    const others = rows.filter(({ slug }) => slug !== 'station-1');
    expect(others.every(({ shifts }) => shifts === 0)).toBe(true);
    expect(await rowsOf('locations')).toEqual([]);
    expect(await refusalOf(run('locations', 'bo', 'station-1'))).toMatchObject({ status: 403 });
  });

  describe('of a driver at two stations of a business', () => {
    const executive = () => ({ ...as('manager'), organization: 'club', positionType: 'executive' });
    const week = { purpose: 'schedule_reports', from: '2026-04-19', to: '2026-04-26' } as const;
    const hoursAt = async (slug: string, from: string = week.from) =>
      (
        await runCall(scheduleReportsHandlers, scheduleReports.hours, executive(), {
          ...week,
          from,
          report: 'hours',
          slug,
        })
      ).rows;
    const locationsOf = async (slug: string) =>
      (
        await runCall(scheduleReportsHandlers, scheduleReports.locations, executive(), {
          ...week,
          report: 'locations',
          slug,
        })
      ).rows;
    const behind = async (slug: string, given: object) =>
      runCall(scheduleReportsHandlers, scheduleReports.shifts, executive(), {
        ...week,
        report: 'shifts',
        slug,
        ...given,
      });
    beforeEach(async () => {
      // Ann starts and ends her week at the second station: 10 hours on Sunday and 4 on Saturday, 67 in all.
      await addShift(open(), { employee: people.ann }, '2026-04-19T12:00:00Z', 10, ['Tow'], 'station-2');
      await addShift(open(), { employee: people.ann }, '2026-04-25T14:00:00Z', 4, ['Tow'], 'station-2');
    });

    it('count the driver once, and judge overtime over the whole week', async () => {
      const [business] = await locationsOf('harbor');
      expect(business).toMatchObject({
        slug: 'two-state-towing',
        drivers: 2,
        shifts: 9,
        hours: 75,
        overtime_hours: 27,
      });
      const stations = await locationsOf('two-state-towing');
      expect(stations.map(({ slug, drivers, overtime_hours }) => [slug, drivers, overtime_hours])).toEqual([
        ['station-1', 2, 23],
        ['station-2', 1, 4],
      ]);
    });

    it('give each station the overtime worked there', async () => {
      const ofAnn = (rows: Awaited<ReturnType<typeof hoursAt>>) =>
        rows.flatMap((row) => (row.display_name === 'ann' ? [[row.station_slug, row.hours, row.overtime_hours]] : []));
      expect(ofAnn(await hoursAt('two-state-towing'))).toEqual([
        ['station-1', 53, 23],
        ['station-2', 14, 4],
      ]);
      expect(ofAnn(await hoursAt('station-1'))).toEqual([['station-1', 53, 23]]);
      // Days outside the report are still part of the week.
      expect(ofAnn(await hoursAt('station-1', '2026-04-24'))).toEqual([['station-1', 17, 17]]);
    });

    it('list the shifts their numbers count', async () => {
      const ann = { driver_id: tree.bySlug('ann')?.id ?? 0 };
      const total = async (slug: string, given: object) => (await behind(slug, given)).total_rows;
      expect(await total('station-1', ann)).toBe(6);
      // Ann belongs to the first station, and still has shifts at the second.
      expect(await total('station-2', ann)).toBe(2);
      expect(await total('station-1', { ...ann, counted: 'overtime' })).toBe(3);
      expect(await total('station-2', { ...ann, counted: 'overtime' })).toBe(1);
      expect(await total('two-state-towing', { counted: 'staffed' })).toBe(9);
      expect(await total('two-state-towing', { counted: 'open' })).toBe(1);
      expect((await shifts(ann, 'bo')).total_rows).toBe(0);
    });
  });

  it('link part of a number to the shifts it counts', async () => {
    await sql`insert into sign_on (employee_id, signed_on_at, signed_off_at) values
      (${people.ann}::integer, '2026-04-21T12:30:00Z', '2026-04-21T21:00:00Z'),
      (${people.ann}::integer, '2026-04-22T12:04:00Z', '2026-04-22T21:00:00Z')`.execute(open().kysely);
    await sql`insert into time_off (employee_id, starts_on, ends_on, type, status) values
      (${people.ann}::integer, '2026-04-22', '2026-04-23', 'vacation', 'approved'),
      (${people.bo}::integer, '2026-04-20', '2026-04-21', 'vacation', 'pending')`.execute(open().kysely);
    await sql`update shift set filled_from = ${ghost}::integer where id = ${night}::integer`.execute(open().kysely);
    const days = async (given: object) => (await shifts(given)).rows.map(({ local_day }) => local_day.slice(8));
    const ann = { driver_id: tree.bySlug('ann')?.id ?? 0 };
    expect(await days({ ...ann, counted: 'late' })).toEqual(['21']);
    expect(await days({ ...ann, counted: 'missed' })).toEqual(['25', '24', '23', '20']);
    expect(await days({ counted: 'missed' })).toHaveLength(5);
    expect(await days({ counted: 'on-day-off' })).toEqual(['23', '22']);
    expect(await days({ driver_id: ghostIdOf(ghost), counted: 'filled' })).toEqual(['25']);
    expect(await days({ driver_id: ghostIdOf(ghost) })).toEqual(['21']);
  });

  it('show drivers only their own numbers', async () => {
    expect((await run('hours', 'bo', 'bo')).rows).toMatchObject([{ display_name: 'bo' }]);
    expect(await rowsOf('ghosts', 'bo', 'bo')).toEqual([]);
    expect((await shifts({}, 'bo')).rows).toHaveLength(1);
    expect(await refusalOf(run('hours', 'bo', 'station-1'))).toMatchObject({ status: 403 });
    expect(await refusalOf(run('hours', 'bo', 'ann'))).toMatchObject({ status: 403 });
  });
});
