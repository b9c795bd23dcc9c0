import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import { giveShift, openShift } from '../shifts/index.ts';
import { editAt, employees, insertShift, openScheduleWorld } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const monday = '2026-03-09';
const { ann, bo, manager } = employees;

describeEachEngine('the history of a shift', (open) => {
  let world: ScheduleWorld;
  let stationId = 0;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
    const station = await open()
      .kysely.selectFrom('organization')
      .select('id')
      .where('slug', '=', 'station-1')
      .executeTakeFirstOrThrow();
    stationId = station.id;
  });
  beforeEach(async () => {
    await world.clear();
    await open().kysely.deleteFrom('shift_as_published').execute();
  });

  const plan = () => insertShift(open(), stationId, monday, editAt({ employee: ann }, [monday, '06:00', '14:00']));
  const history = async (shift_id: number, slug = 'station-1') =>
    (await world.call(scheduler.shiftHistory, { purpose, action: 'shift_history', slug, shift_id })).states;
  const save = async (id: number, more: Partial<CallBody<typeof scheduler.saveSchedule>['entries'][number]>) => {
    const { version } = await world.call(scheduler.schedule, {
      purpose,
      action: 'schedule',
      slug: 'station-1',
      date: monday,
    });
    return world.call(scheduler.saveSchedule, {
      purpose,
      action: 'save_schedule',
      slug: 'station-1',
      date: monday,
      version,
      entries: [{ ...editAt({ employee: ann }, [monday, '06:00', '14:00']), id, ...more }],
      override_reason: 'Storm',
    });
  };

  it('has who changed it, when, from what and why, latest first', async () => {
    const id = await plan();
    await save(id, { ...editAt({ employee: bo }, [monday, '08:00', '16:00']), note: 'Take truck 4' });
    expect(await history(id)).toMatchObject([
      {
        by: 'Mo Manager',
        reason: 'Storm',
        worker: 'Bo',
        start: '2026-03-09T12:00:00.000Z',
        note: 'Take truck 4',
        at: '2026-03-06T12:00:00.000Z',
      },
      { by: null, reason: null, worker: 'Ann', start: '2026-03-09T10:00:00.000Z', note: null },
    ]);
  });

  it('has what a request did to it', async () => {
    const id = await plan();
    const stamp = { by: manager, at: new Date('2026-03-06T13:00:00Z') };
    await open()
      .kysely.transaction()
      .execute(async (trx) => {
        await openShift(trx, { id, station_id: stationId, local_day: monday }, { ...stamp, reason: 'Dropped' });
        await giveShift(trx, id, bo, { ...stamp, reason: 'Open shift taken' });
      });
    expect((await history(id)).map(({ worker, reason }) => [worker, reason])).toEqual([
      ['Bo', 'Open shift taken'],
      ['Open shift', 'Dropped'],
      ['Ann', null],
    ]);
  });

  it('is only for people who plan the station, and gone with the shift', async () => {
    const id = await plan();
    const ask = (organization: string, positionType: string, employeeId: number) =>
      world.call(
        scheduler.shiftHistory,
        { purpose, action: 'shift_history', slug: 'station-1', shift_id: id },
        { organization, positionType, employeeId, permissions: [] },
      );
    expect(await refusalOf(ask('station-2', 'station-admin', 2))).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(history(id, 'station-2'))).toMatchObject({ code: 'not-found' });
    await expect(history(id, 'station-2')).rejects.toThrow('This shift isn’t on this schedule.');
    await open().kysely.deleteFrom('shift').where('id', '=', id).execute();
    expect(await refusalOf(history(id))).toMatchObject({ code: 'not-found' });
    // The same words, true of both: they don't say whether another station has such a shift.
    for (const slug of ['station-1', 'station-2'])
      await expect(history(id, slug)).rejects.toThrow('This shift isn’t on this schedule.');
  });
});
