import { calls } from '@roadside/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { editAt, employees, insertShift, openScheduleWorld } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const monday = '2026-03-09';

describeEachEngine('a driver’s calendar feed', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
  });
  beforeEach(async () => {
    await world.clear();
    await open().kysely.deleteFrom('calendar_feed').execute();
    await open().kysely.deleteFrom('shift_as_published').execute();
  });

  const environment = { ACCESS_TOKEN_SECRET: 'the secret of this test, long enough for one' };
  const asAnn: Partial<TestCaller> = {
    environment,
    organization: 'ann',
    positionType: 'driver',
    employeeId: employees.ann,
  };
  const asBo: Partial<TestCaller> = {
    environment,
    organization: 'bo',
    positionType: 'driver',
    employeeId: employees.bo,
  };
  const feed = (who = asAnn) => world.call(scheduler.calendarFeed, { purpose, action: 'calendar_feed' }, who);
  const change = async (on: boolean, who = asAnn) =>
    (await world.call(scheduler.changeCalendarFeed, { purpose, action: 'change_calendar_feed', on }, who)).token ?? '';
  const shiftsAt = async (token: string) =>
    (await world.call(scheduler.calendarShifts, { purpose: 'shifts', token }, { environment })).shifts;

  it('has the driver’s own published shifts with the station’s time zone', async () => {
    const { station_id } = await open()
      .kysely.selectFrom('organization')
      .select('id as station_id')
      .where('slug', '=', 'station-1')
      .executeTakeFirstOrThrow();
    const shift = (employee: number, day: string) =>
      insertShift(open(), station_id, day, editAt({ employee }, [day, '06:00', '14:00']));
    const id = await shift(employees.ann, monday);
    const draft = await shift(employees.ann, '2026-03-10');
    await open().kysely.updateTable('shift').set({ publication: 'draft' }).where('id', '=', draft).execute();
    await shift(employees.bo, monday);
    expect(await feed()).toEqual({ token: null, made_at: null });
    const token = await change(true);
    expect(await feed()).toMatchObject({ token });
    expect(await shiftsAt(token)).toEqual([
      {
        id,
        version: 1,
        start: '2026-03-09T10:00:00.000Z',
        end: '2026-03-09T18:00:00.000Z',
        services: ['Tow'],
        note: null,
        station: 'station-1',
        time_zone: 'America/New_York',
      },
    ]);
  });

  it('ends an address when the driver makes a new one or ends the feed', async () => {
    const first = await change(true);
    const second = await change(true);
    expect(second).not.toBe(first);
    expect(await refusalOf(shiftsAt(first))).toMatchObject({ code: 'not-found' });
    expect(await shiftsAt(second)).toEqual([]);
    expect(await change(false)).toBe('');
    expect(await refusalOf(shiftsAt(second))).toMatchObject({ code: 'not-found' });
    expect(world.audited.map(({ event }) => event)).toEqual([
      'calendar_feed_made',
      'calendar_feed_made',
      'calendar_feed_ended',
    ]);
  });

  it('answers a guessed address, another driver’s key, and somebody who has left alike', async () => {
    const token = await change(true);
    await change(true, asBo);
    const key = token.slice(token.indexOf('-'));
    for (const wrong of [`${employees.bo}${key}`, `${token}x`, 'x', `99999999999${key}`, `${employees.cy}${key}`])
      expect(await refusalOf(shiftsAt(wrong)), wrong).toMatchObject({ code: 'not-found' });
    await open().kysely.updateTable('employee').set({ active: false }).where('id', '=', employees.ann).execute();
    expect(await refusalOf(shiftsAt(token))).toMatchObject({ code: 'not-found' });
  });
});
