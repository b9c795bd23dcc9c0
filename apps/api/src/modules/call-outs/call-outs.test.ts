import { calls } from '@roadside/contract/calls';
import type { CallOutBoard } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEvent } from '../../platform/audit/audit-event.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { requestsHandlers } from '../requests/requests.handlers.ts';
import {
  addShift,
  emptySchedule,
  homes,
  insertPeople,
  people,
  predictTows,
} from '../requests/testing/schedule-world.ts';
import { callOutsHandlers } from './call-outs.handlers.ts';

const { callOuts, accounts } = calls;
/** Friday, May 1, 2026; 8 AM in New York. */
const today = '2026-05-01';
const tomorrow = '2026-05-02';
/** 4 PM to 10 PM in New York. */
const window = { starts_at: `${tomorrow}T20:00:00Z`, ends_at: `${today.slice(0, 8)}03T02:00:00Z` };
type Person = keyof typeof people;

describeEachEngine('call-outs', (open) => {
  let tree: OrganizationTree;
  const audited: AuditEvent[] = [];
  beforeAll(async () => {
    await insertPeople(open());
    tree = await loadOrganizationTree(open());
  });
  beforeEach(async () => {
    await sql`delete from call_out`.execute(open().kysely);
    await sql`delete from notification`.execute(open().kysely);
    await emptySchedule(open());
    audited.length = 0;
    for (const id of [people.ann, people.bo])
      for (let day = 0; day < 7; day += 1)
        await sql`insert into availability (employee_id, day_of_week, start_time, end_time, type)
          values (${id}::integer, ${day}::integer, '00:00', '23:59', 'regular')`.execute(open().kysely);
    // One driver is needed all day, two from 4 PM to 6 PM.
    await predictTows(
      open(),
      tomorrow,
      Array.from({ length: 24 }, (_, hour) => (hour === 16 || hour === 17 ? 1.5 : 0.5)),
    );
  });
  const as = (who: Person) => ({
    db: open(),
    tree,
    today,
    organization: homes[who],
    positionType: people[who] <= people.di ? 'driver' : 'station-admin',
    employeeId: people[who],
    audited,
    environment: { ACCESS_TOKEN_SECRET: 'the secret of this test, long enough for one' },
  });
  const plan = (services: ('Tow' | 'Light Service')[] = []) =>
    runCall(callOutsHandlers, callOuts.plan, as('manager'), {
      purpose: 'plan',
      slug: 'station-1',
      ...window,
      services,
    });
  const start = async (reason = 'Ice storm') =>
    (
      await runCall(callOutsHandlers, callOuts.start, as('manager'), {
        purpose: 'start',
        slug: 'station-1',
        ...window,
        services: [],
        reason,
      })
    ).call_out;
  const board = async (id: number, who: Person = 'manager') =>
    (await runCall(callOutsHandlers, callOuts.board, as(who), { purpose: 'board', id })).call_out;
  const answer = async (who: Person, id: number, said: 'can' | 'cannot') =>
    (await runCall(callOutsHandlers, callOuts.answer, as(who), { purpose: 'answer', id, answer: said })).call_out;
  const standings = ({ drivers }: CallOutBoard) =>
    Object.fromEntries(drivers.map(({ display_name, standing }) => [display_name, standing]));
  const openShifts = async () =>
    (await sql<{ id: number }>`select id from shift where placeholder_id is not null`.execute(open().kysely)).rows
      .length;

  test('ask the fewest drivers who are off and fit', async () => {
    const both = await plan();
    expect(both.hours.map(({ needed, present }) => `${present} of ${needed}`)).toEqual([
      '0 of 2',
      '0 of 2',
      '0 of 1',
      '0 of 1',
      '0 of 1',
      '0 of 1',
    ]);
    expect(both).toMatchObject({ fitting: 2, uncovered: 0 });
    expect(both.drivers.map(({ display_name }) => display_name)).toEqual(['ann', 'bo']);
    // Bo works until 2 PM: too little rest before 4 PM.
    await addShift(open(), { employee: people.bo }, `${tomorrow}T10:00:00Z`, 8);
    expect(await plan()).toMatchObject({ fitting: 1, uncovered: 2, drivers: [{ display_name: 'ann' }] });
    expect(await plan(['Light Service'])).toMatchObject({ fitting: 0, drivers: [] });
  });

  test('ask nobody when nothing is short', async () => {
    await addShift(open(), { employee: people.ann }, `${tomorrow}T20:00:00Z`, 6);
    await addShift(open(), { employee: people.bo }, `${tomorrow}T20:00:00Z`, 2);
    expect(await plan()).toMatchObject({ drivers: [] });
    expect((await refusalOf(start())).status).toBe(409);
  });

  test('ring urgently with a reason, which is audited, and give each driver an open shift', async () => {
    expect(await refusalOf(start('  '))).toMatchObject({ status: 400, fields: { reason: 'Enter a reason' } });
    const { id, ...started } = await start();
    expect(started).toMatchObject({ state: 'open', reason: 'Ice storm', can_change: true });
    expect(audited).toMatchObject([
      { event: 'call_out_started', target: `call-out:${id}`, changes: { reason: 'Ice storm', asked: 2, off_shift: 2 } },
    ]);
    const { rows } =
      await sql`select employee_id, kind, subject_id, urgent from notification order by employee_id`.execute(
        open().kysely,
      );
    expect(rows).toEqual(
      [people.ann, people.bo].map((employee_id) => ({ employee_id, kind: 'call-out', subject_id: id, urgent: true })),
    );
    expect(await openShifts()).toBe(2);
  });

  test('a yes becomes a request, and approving it changes coverage', async () => {
    const { id } = await start();
    const [mine] = (await runCall(callOutsHandlers, callOuts.mine, as('ann'), { purpose: 'mine' })).call_outs;
    expect(mine).toMatchObject({
      id,
      standing: 'asked',
      reason: 'Ice storm',
      station_name: expect.any(String) as string,
    });
    expect(await answer('ann', id, 'can')).toMatchObject({ standing: 'can' });
    // A second tap, or a repeated one, changes nothing.
    expect(await answer('ann', id, 'can')).toMatchObject({ standing: 'can' });
    const waiting = await board(id);
    expect(standings(waiting)).toEqual({ ann: 'can', bo: 'asked' });
    expect(waiting.hours[0]).toMatchObject({ needed: 2, present: 0, coming: 1 });
    const { rows } = await runCall(requestsHandlers, calls.requests.list, as('manager'), {
      purpose: 'list',
      slug: 'station-1',
      status__in: ['pending'],
    });
    expect(rows).toMatchObject([{ request_type: 'schedule_fill_requests', display_name: 'ann', can_decide: true }]);
    await runCall(requestsHandlers, accounts.driverRequestsDecide, as('manager'), {
      purpose: 'decide',
      request_type: 'schedule_fill_requests',
      id: rows[0]?.id ?? 0,
      decision: 'approved',
      approver_reason: '',
    });
    const after = await board(id);
    expect(standings(after)).toEqual({ ann: 'approved', bo: 'asked' });
    expect(after.hours[0]).toMatchObject({ needed: 2, present: 1, coming: 0 });
    expect((await refusalOf(answer('ann', id, 'cannot'))).status).toBe(409);
    await answer('bo', id, 'can');
    expect((await board(id)).state).toBe('open');
  });

  test('two taps at the same moment are one answer', async () => {
    const { id } = await start();
    const taps = await Promise.all([answer('ann', id, 'can'), answer('ann', id, 'can')]);
    expect(taps.map(({ standing }) => standing)).toEqual(['can', 'can']);
    const sent = await sql<{ n: number }>`select count(*)::integer as n from schedule_fill_request`.execute(
      open().kysely,
    );
    expect(sent.rows).toEqual([{ n: 1 }]);
  });

  test('a no asks somebody else, and can be taken back', async () => {
    // Only one is needed, so one is asked.
    await addShift(open(), { employee: people.other }, `${tomorrow}T20:00:00Z`, 6);
    const { id, drivers } = await start();
    expect(drivers.map(({ display_name }) => display_name)).toEqual(['ann']);
    expect(await answer('ann', id, 'cannot')).toMatchObject({ standing: 'cannot' });
    const more = await runCall(callOutsHandlers, callOuts.askMore, as('manager'), { purpose: 'ask_more', id });
    expect(standings(more.call_out)).toEqual({ ann: 'cannot', bo: 'asked' });
    const twice = runCall(callOutsHandlers, callOuts.askMore, as('manager'), { purpose: 'ask_more', id });
    expect((await refusalOf(twice)).status).toBe(409);
    expect(await answer('ann', id, 'can')).toMatchObject({ standing: 'can' });
    expect(await answer('ann', id, 'cannot')).toMatchObject({ standing: 'cannot' });
  });

  const needOneAllDay = async () => {
    for (const table of ['forecast_day', 'forecast_run'])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
    await predictTows(
      open(),
      tomorrow,
      Array.from({ length: 24 }, () => 0.5),
    );
  };

  test('silent drivers count as coming for a while, or until they are replaced', async () => {
    await needOneAllDay();
    const { id } = await start();
    const more = (replace_silent?: boolean) =>
      runCall(callOutsHandlers, callOuts.askMore, as('manager'), {
        purpose: 'ask_more',
        id,
        ...(replace_silent === undefined ? {} : { replace_silent }),
      });
    await expect(more()).rejects.toThrow('Wait for their answers');
    expect(await plan()).toMatchObject({ drivers: [] });
    const { call_out: replaced } = await more(true);
    expect(standings(replaced)).toEqual({ ann: 'asked', bo: 'asked' });
    await expect(more(true)).rejects.toThrow('no one else');
    expect(await askedIn()).toEqual([1, 1]);
  });

  test('half an hour without an answer asks others in the driver’s place', async () => {
    await needOneAllDay();
    const { id } = await start();
    const [first] = (await board(id)).drivers;
    expect(first).toMatchObject({ display_name: 'ann', standing: 'asked', silent: false });
    await sql`update call_out_driver set asked_at = asked_at - interval '30 minutes'`.execute(open().kysely);
    expect((await board(id)).drivers).toMatchObject([{ display_name: 'ann', standing: 'asked', silent: true }]);
    // Another call-out for the same hours doesn't wait for her either.
    expect(await plan()).toMatchObject({ drivers: [{ display_name: 'bo' }] });
    const more = await runCall(callOutsHandlers, callOuts.askMore, as('manager'), { purpose: 'ask_more', id });
    expect(standings(more.call_out)).toEqual({ ann: 'asked', bo: 'asked' });
    // Her late yes still counts.
    expect(await answer('ann', id, 'can')).toMatchObject({ standing: 'can' });
  });

  test('a driver who works in the middle may be asked for the hours after it', async () => {
    await sql`delete from availability where employee_id = ${people.bo}::integer`.execute(open().kysely);
    await sql`delete from availability where employee_id = ${people.ann}::integer`.execute(open().kysely);
    for (const [employee, from, until] of [
      [people.ann, '16:00', '19:00'],
      [people.ann, '20:00', '22:00'],
      [people.bo, '16:00', '20:00'],
    ] as const)
      for (let day = 0; day < 7; day += 1)
        await sql`insert into availability (employee_id, day_of_week, start_time, end_time, type)
          values (${employee}::integer, ${day}::integer, ${from}, ${until}, 'regular')`.execute(open().kysely);
    await needOneAllDay();
    const { drivers, fitting, uncovered } = await plan();
    expect([fitting, uncovered]).toEqual([2, 0]);
    expect(drivers.map(({ display_name, starts_at }) => [display_name, starts_at])).toEqual([
      ['bo', `${tomorrow}T20:00:00.000Z`],
      ['ann', `${today.slice(0, 8)}03T00:00:00.000Z`],
    ]);
  });

  const askedIn = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from call_out_driver group by employee_id`.execute(
        open().kysely,
      )
    ).rows.map(({ n }) => n);

  test('a second one for the same hours asks nobody again, and counts those asked as coming', async () => {
    const { id } = await start();
    expect(await plan()).toMatchObject({ drivers: [], uncovered: 0 });
    expect((await refusalOf(start('Again'))).status).toBe(409);
    await answer('ann', id, 'can');
    await answer('bo', id, 'cannot');
    // One more is needed from 4 PM to 6 PM, and both who fit were asked.
    expect(await plan()).toMatchObject({ drivers: [], fitting: 0, uncovered: 2 });
    expect((await refusalOf(start('Again'))).status).toBe(409);
    expect(await askedIn()).toEqual([1, 1]);
    const rung = await sql<{ rings: number }>`select rings from notification where kind = 'call-out'`.execute(
      open().kysely,
    );
    expect(rung.rows.map(({ rings }) => rings)).toEqual([1, 1]);
    // One that has ended asks nobody anymore.
    await runCall(callOutsHandlers, callOuts.close, as('manager'), { purpose: 'close', id });
    expect((await start('Again')).drivers).not.toEqual([]);
  });

  test('two started at once ask each driver once', async () => {
    const started = await Promise.allSettled([start('First'), start('Second')]);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await askedIn()).toEqual([1, 1]);
    expect(await openShifts()).toBe(2);
  });

  test('the end takes back open questions and shifts, and keeps what was requested', async () => {
    const { id } = await start();
    await answer('ann', id, 'can');
    const ended = await runCall(callOutsHandlers, callOuts.close, as('manager'), { purpose: 'close', id });
    expect(ended.call_out.state).toBe('closed');
    expect(await openShifts()).toBe(1);
    expect((await sql`select 1 from notification`.execute(open().kysely)).rows).toEqual([]);
    expect((await refusalOf(answer('bo', id, 'can'))).status).toBe(409);
    expect((await runCall(callOutsHandlers, callOuts.mine, as('bo'), { purpose: 'mine' })).call_outs).toEqual([]);
  });

  test('are unknown to other drivers and other places', async () => {
    const { id } = await start();
    expect((await refusalOf(answer('di', id, 'can'))).status).toBe(404);
    expect((await refusalOf(answer('ann', 999_999, 'can'))).status).toBe(404);
    for (const call of ['close', 'ask_more'] as const) {
      const run = (target: number) =>
        call === 'close'
          ? runCall(callOutsHandlers, callOuts.close, as('stranger'), { purpose: call, id: target })
          : runCall(callOutsHandlers, callOuts.askMore, as('stranger'), { purpose: call, id: target });
      expect((await refusalOf(run(id))).status).toBe(404);
      expect((await refusalOf(run(999_999))).status).toBe(404);
    }
    const listed = await runCall(callOutsHandlers, callOuts.list, as('manager'), {
      purpose: 'list',
      slug: 'station-1',
    });
    expect(listed.call_outs).toMatchObject([{ id, asked: 2, can: 0, approved: 0 }]);
    expect((await refusalOf(board(id, 'ann'))).status).toBe(404);
  });
});
