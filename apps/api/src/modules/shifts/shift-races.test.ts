import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { RequestDraft, ScheduleEdit } from '@roadside/contract/schemas';
import { checkFit, overrideNeeded } from '@roadside/domain/scheduling';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuditEvent } from '../../platform/audit/audit-event.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { RandomStream } from '../demo/random/random-stream.ts';
import { writeTimeOff } from '../import/kinds/time-off.repository.ts';
import { runCall } from '../reports/testing/run-call.ts';
import { requestsHandlers } from '../requests/requests.handlers.ts';
import { addGhost, addShift, emptySchedule, homes, insertPeople, people } from '../requests/testing/schedule-world.ts';
import { scheduleHandlers } from '../schedule/schedule.handlers.ts';

const { requests, accounts, scheduler } = calls;
const today = '2026-05-01';
const timeZone = 'America/New_York';
/** Full counts run with SHIFT_RACES=full; the smaller default is enough to catch a bug in every run. */
const full = process.env['SHIFT_RACES'] === 'full';
const drivers = ['ann', 'bo'] as const;
type Driver = (typeof drivers)[number];

/**
 * People who write the same drivers' shifts at the same time: saves, approvals, swaps, days off, and imports. However
 * they interleave, the result must be one that some order of them could have given.
 */
describeEachEngine('writes of the same shifts at the same time', (open) => {
  let tree: OrganizationTree;
  const audited: AuditEvent[] = [];
  beforeAll(async () => {
    await insertPeople(open());
    tree = await loadOrganizationTree(open());
  });
  beforeEach(begin);

  async function begin(): Promise<void> {
    await emptySchedule(open());
    audited.length = 0;
    await open()
      .kysely.insertInto('availability')
      .values(
        drivers.flatMap((driver) =>
          Array.from({ length: 7 }, (_, day) => ({
            employee_id: people[driver],
            day_of_week: day,
            start_time: '00:00',
            end_time: '00:00',
            type: 'regular',
          })),
        ),
      )
      .execute();
  }

  const as = (who: Driver | 'manager') => ({
    db: open(),
    tree,
    today,
    organization: homes[who],
    positionType: who === 'manager' ? 'station-admin' : 'driver',
    employeeId: people[who],
    audited,
    environment: { ACCESS_TOKEN_SECRET: 'the secret of this test, long enough for one' },
  });
  const ask = async (who: Driver, draft: RequestDraft) =>
    (await runCall(requestsHandlers, requests.submit, as(who), { purpose: 'submit', draft })).request;
  /** Approves without a reason, so that no rule is overridden. */
  const approve = ({ id, request_type }: Awaited<ReturnType<typeof ask>>) =>
    runCall(requestsHandlers, accounts.driverRequestsDecide, as('manager'), {
      purpose: 'decide',
      request_type,
      id,
      decision: 'approved',
      approver_reason: '',
    } satisfies CallBody<typeof accounts.driverRequestsDecide>);
  const save = (driver: Driver, start: string, hours: number) =>
    runCall(scheduleHandlers, scheduler.saveSchedule, as('manager'), {
      purpose: 'scheduler_utils',
      action: 'save_schedule',
      slug: 'station-1',
      date: start.slice(0, 10),
      days: 1,
      version: 0,
      entries: [
        {
          employee: people[driver],
          start_date: start,
          end_date: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
          duration: hours,
          schedule_type: ['Tow'],
        } satisfies ScheduleEdit,
      ],
    });
  const importDayOff = (driver: Driver, day: string) =>
    open()
      .kysely.transaction()
      .execute(async (trx) => {
        const row = { employeeId: people[driver], startsOn: day, endsOn: day, type: 'vacation', reason: null };
        await writeTimeOff(trx, { now: new Date() } as unknown as Parameters<typeof writeTimeOff>[1], [row]);
      });

  /** The rules of rest, hours and overlap that the stored shifts of a driver break. */
  async function brokenRules(driver: Driver): Promise<readonly string[]> {
    const rows = await open()
      .kysely.selectFrom('shift')
      .selectAll()
      .where('employee_id', '=', people[driver])
      .orderBy('starts_at')
      .execute();
    const shifts = rows.map((row) => ({
      driverId: people[driver],
      startDate: row.starts_at.toISOString(),
      endDate: row.ends_at.toISOString(),
      duration: row.duration_hours,
      scheduleType: ['Tow'] as const,
    }));
    const person = {
      id: people[driver],
      fullName: driver,
      tcd: ['Tow'] as const,
      availability: [],
      pto: [],
      activeNotAvailable: false,
      ghost: false,
      active: true,
    };
    return shifts.flatMap((shift) => {
      const findings = checkFit(
        person,
        shift,
        shifts.filter((other) => other !== shift),
        { timeZone },
      );
      return overrideNeeded(findings) === 'no' ? [] : findings.map(({ words }) => `${driver}: ${words}`);
    });
  }

  /** Runs writes at once; a refusal is an answer, anything else an error. */
  async function atOnce(writes: readonly (() => Promise<unknown>)[]): Promise<number> {
    const outcomes = await Promise.allSettled(writes.map((write) => write()));
    const errors = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' && !(outcome.reason instanceof ApiError) ? [outcome.reason as unknown] : [],
    );
    expect(errors).toEqual([]);
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  const seeds = Array.from({ length: full ? 100 : 12 }, (_, seed) => seed);

  it(`never breaks rest, hours or overlaps (${seeds.length} interleavings)`, async () => {
    let accepted = 0;
    for (const seed of seeds) {
      await begin();
      const random = new RandomStream(seed);
      const ghosts = [await addGhost(open(), 'Early'), await addGhost(open(), 'Late')] as const;
      const early = await addShift(open(), { placeholder: ghosts[0] }, '2026-05-11T10:00:00Z', 8);
      const late = await addShift(open(), { placeholder: ghosts[1] }, '2026-05-11T20:00:00Z', 8);
      const tuesdays = {
        ann: await addShift(open(), { employee: people.ann }, '2026-05-12T14:00:00Z', 8),
        bo: await addShift(open(), { employee: people.bo }, '2026-05-12T22:00:00Z', 8),
      };
      const fill = (driver: Driver, shift_id: number) =>
        ask(driver, { request_type: 'schedule_fill_requests', shift_id });
      const swap = await ask('ann', {
        request_type: 'schedule_changes',
        change: 'swap',
        shift_id: tuesdays.ann,
        swap_with_shift_id: tuesdays.bo,
      });
      const fills = [
        await fill('ann', early),
        await fill('ann', late),
        await fill('bo', early),
        await fill('bo', late),
      ];
      const writes = [
        () => approve(swap),
        ...fills.map((request) => () => approve(request)),
        () => save('ann', '2026-05-11T18:00:00Z', 6),
        () => save('bo', '2026-05-12T06:00:00Z', 6),
        () => save('ann', '2026-05-13T02:00:00Z', 8),
        () => importDayOff('bo', '2026-05-14'),
      ];
      accepted += await atOnce(random.shuffle(writes));
      const broken = [...(await brokenRules('ann')), ...(await brokenRules('bo'))];
      expect(broken, `seed ${seed}`).toEqual([]);
    }
    // Each round leaves room for some of them.
    expect(accepted).toBeGreaterThan(seeds.length * 2);
  });

  it(`gives no shift on a day off that was approved before it (${seeds.length} times)`, async () => {
    for (const seed of seeds) {
      await begin();
      const ghost = await addGhost(open());
      const shift_id = await addShift(open(), { placeholder: ghost }, '2026-05-11T14:00:00Z', 8);
      const fill = await ask('ann', { request_type: 'schedule_fill_requests', shift_id });
      const dayOff = await ask('ann', {
        request_type: 'pto_requests',
        pto_start: '2026-05-11',
        pto_end: '2026-05-11',
        type: 'vacation',
      });
      audited.length = 0;
      const writes = [
        () => approve(dayOff),
        seed % 2 === 0 ? () => approve(fill) : () => save('ann', '2026-05-11T14:00:00Z', 8),
      ];
      await atOnce(new RandomStream(seed).shuffle(writes));
      // A day off may be approved over a shift, which is then shown as a conflict; never the other way around.
      const order = audited.map(({ event, target }) => (target === `pto_requests:${dayOff.id}` ? 'day off' : event));
      const shiftAfter = order.indexOf('day off') < order.findIndex((each) => each !== 'day off');
      expect(order.includes('day off') && order.length > 1 && shiftAfter, `seed ${seed}: ${order.join()}`).toBe(false);
    }
  });
});
