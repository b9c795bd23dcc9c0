import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../testing/describe-each-engine.ts';

describeEachEngine('the tables of the schedule', (open) => {
  const person = async () => {
    const { kysely } = open();
    const station = await kysely
      .insertInto('organization')
      .values({
        slug: `station-${crypto.randomUUID()}`,
        name: 'Main Street',
        display_name: 'Main Street',
        type: 'station',
        time_zone: 'America/New_York',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const employee = await kysely
      .insertInto('employee')
      .values({
        organization_id: station.id,
        first_name: 'Ana',
        display_name: 'Ana',
        position_type: 'driver',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { stationId: station.id, employeeId: employee.id };
  };
  type Person = Awaited<ReturnType<typeof person>>;
  const shiftOf = ({ stationId, employeeId }: Person, from: number, hours: number, shownHours = hours) => ({
    employee_id: employeeId,
    station_id: stationId,
    local_day: '2026-11-20',
    starts_at: new Date(Date.UTC(2026, 10, 20, from)),
    ends_at: new Date(Date.UTC(2026, 10, 20, from + hours)),
    shown_until: new Date(Date.UTC(2026, 10, 20, from + shownHours)),
    duration_hours: hours,
  });

  test.each([
    ['shares an hour', 13, 8, 8],
    ['lies within', 10, 1, 1],
    ['has no end, which counts as 8 hours', 0, 0, 8],
  ])('refuse a second shift for a driver that %s', async (_name, from, hours, shown) => {
    const driver = await person();
    const { kysely } = open();
    await kysely
      .insertInto('shift')
      .values(shiftOf(driver, 7, 8))
      .execute();
    await expect(
      kysely
        .insertInto('shift')
        .values(shiftOf(driver, from, hours, shown))
        .execute(),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'shift_no_overlap_employee' });
  });

  test('accept adjacent shifts, those of other drivers, and two that swap places in one transaction', async () => {
    const [driver, other] = [await person(), await person()];
    const { kysely } = open();
    const [early, late] = await kysely
      .insertInto('shift')
      .values([shiftOf(driver, 0, 8), shiftOf(driver, 8, 8), shiftOf(other, 4, 8)])
      .returning('id')
      .execute();
    const move = (id: number | undefined, from: number) => {
      const { starts_at, ends_at, shown_until } = shiftOf(driver, from, 8);
      return { id, starts_at, ends_at, shown_until };
    };
    await kysely.transaction().execute(async (trx) => {
      await sql`set constraints shift_no_overlap_employee deferred`.execute(trx);
      for (const { id, ...times } of [move(early?.id, 8), move(late?.id, 0)])
        await trx.updateTable('shift').set(times).where('id', '=', id!).execute();
    });
    const order = await kysely
      .selectFrom('shift')
      .select('id')
      .where('employee_id', '=', driver.employeeId)
      .orderBy('starts_at')
      .execute();
    expect(order.map(({ id }) => id)).toEqual([late?.id, early?.id]);
  });

  test.each([
    ['hours that are not those between start and end', { duration_hours: 7 }],
    ['a shift without an end that ends', { duration_hours: 0 }],
    ['a shift of nobody', { employee_id: null }],
  ])('refuse %s', async (_name, wrong) => {
    const driver = await person();
    await expect(
      open()
        .kysely.insertInto('shift')
        .values({ ...shiftOf(driver, 7, 8), ...wrong })
        .execute(),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
