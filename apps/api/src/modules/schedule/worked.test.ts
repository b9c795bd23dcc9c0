import { calls } from '@roadside/contract/calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import { employees, openScheduleWorld } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const { ann, cy } = employees;

describeEachEngine('the times drivers worked', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
  });
  beforeEach(async () => {
    await open().kysely.deleteFrom('sign_on').execute();
  });

  const signOn = (employee_id: number, signed_on_at: string, signed_off_at: string | null) =>
    open().kysely.insertInto('sign_on').values({ employee_id, signed_on_at, signed_off_at }).execute();
  const worked = async (slug = 'station-1', who = {}) =>
    (
      await world.call(
        scheduler.worked,
        { purpose: 'scheduler_utils', action: 'worked', slug, date: '2026-03-05', days: 1 },
        who,
      )
    ).worked;

  it('are those that reach into the days, by the place’s clock', async () => {
    await signOn(ann, '2026-03-05T04:30:00Z', '2026-03-05T05:00:00Z');
    await signOn(ann, '2026-03-05T04:50:00Z', '2026-03-05T05:30:00Z');
    await signOn(ann, '2026-03-05T11:00:00Z', null);
    await signOn(ann, '2026-03-06T05:00:00Z', '2026-03-06T12:00:00Z');
    await signOn(ann, '2026-03-01T11:00:00Z', null);
    await signOn(cy, '2026-03-05T11:00:00Z', '2026-03-05T19:00:00Z');
    expect(await worked()).toEqual([
      { employee: ann, start: '2026-03-05T04:50:00.000Z', end: '2026-03-05T05:30:00.000Z' },
      { employee: ann, start: '2026-03-05T11:00:00.000Z', end: null },
    ]);
  });

  it('are only for people who plan the place', async () => {
    await signOn(ann, '2026-03-05T11:00:00Z', null);
    const driver = { organization: 'ann', positionType: 'driver', employeeId: ann, permissions: [] };
    expect(await refusalOf(worked('ann', driver))).toMatchObject({ code: 'forbidden' });
  });
});
