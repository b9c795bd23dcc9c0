import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { RequestDraft } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../platform/audit/audit-event.ts';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { driversHandlers } from '../drivers/drivers.handlers.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { requestsHandlers } from './requests.handlers.ts';
import {
  addGhost,
  addShift,
  emptySchedule,
  homes,
  insertPeople,
  people,
  predictTows,
} from './testing/schedule-world.ts';

const { requests, accounts } = calls;
/** Friday, May 1, 2026; 8 AM in New York. */
const today = '2026-05-01';
type Person = keyof typeof people;
/** The full count runs with REQUEST_RACES=full; the smaller default is enough to catch a bug in every run. */
const full = process.env['REQUEST_RACES'] === 'full';

describeEachEngine('requests of drivers', (open) => {
  let tree: OrganizationTree;
  const audited: AuditEvent[] = [];
  beforeAll(async () => {
    await insertPeople(open());
    tree = await loadOrganizationTree(open());
  });
  beforeEach(async () => {
    await emptySchedule(open());
    audited.length = 0;
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
  const submit = async (who: Person, draft: RequestDraft) =>
    (await runCall(requestsHandlers, requests.submit, as(who), { purpose: 'submit', draft })).request;
  const list = (who: Person, body: Partial<CallBody<typeof requests.list>> = {}) =>
    runCall(requestsHandlers, requests.list, as(who), { purpose: 'list', slug: homes[who], ...body });
  const decide = (
    who: Person,
    { id, request_type }: { id: number; request_type: CallBody<typeof accounts.driverRequestsDecide>['request_type'] },
    decision: 'approved' | 'denied',
    approver_reason = 'Short that night',
  ) =>
    runCall(requestsHandlers, accounts.driverRequestsDecide, as(who), {
      purpose: 'decide',
      request_type,
      id,
      decision,
      approver_reason,
    });
  const swapsFor = async (who: Person) =>
    (await runCall(requestsHandlers, requests.swaps, as(who), { purpose: 'swaps' })).swaps;
  const answer = async (who: Person, id: number, agree: boolean) =>
    (await runCall(requestsHandlers, requests.answerSwap, as(who), { purpose: 'answer_swap', id, agree })).status;
  const preview = (who: Person, { id, request_type }: Awaited<ReturnType<typeof submit>>) =>
    runCall(requestsHandlers, requests.preview, as(who), { purpose: 'preview', request: { request_type, id } });
  const profile = async (who: Person) =>
    (
      await runCall(driversHandlers, accounts.employee, as('manager'), {
        employee_id: people[who],
        scheduler_info: true,
      })
    ).scheduler_info;
  const shiftsNow = () =>
    open()
      .kysely.selectFrom('shift')
      .select(['id', 'employee_id', 'placeholder_id', 'version', 'starts_at'])
      .orderBy('id')
      .execute();
  const dayOff = {
    request_type: 'pto_requests',
    pto_start: '2026-05-08',
    pto_end: '2026-05-09',
    type: 'vacation',
  } as const;

  it('go from the driver to the manager and back with a reason', async () => {
    const request = await submit('ann', dayOff);
    expect(request).toMatchObject({
      status: 'pending',
      words: 'Time off May 8–9 (vacation)',
      can_withdraw: true,
      can_decide: false,
    });
    const [seen] = (await list('manager', { status__in: ['pending'] })).rows;
    expect(seen).toMatchObject({ display_name: 'ann', can_decide: true, can_withdraw: false });
    await decide('manager', request, 'denied');
    const [answered] = (await list('ann')).rows;
    expect(answered).toMatchObject({ status: 'denied', approver_reason: 'Short that night', decided_by: 'manager' });
    const four = await runCall(requestsHandlers, accounts.driverRequests, as('ann'), { slug: 'ann' });
    expect(four.pto_requests).toMatchObject([{ status: 'denied', approver_reason: 'Short that night' }]);
    expect(audited.map(({ event }) => event)).toEqual(['request_submitted', 'request_decided']);
  });

  it('are refused while the same one waits, and when the days are already off', async () => {
    const refused = async (draft: RequestDraft) => {
      const { status, fields } = await refusalOf(submit('ann', draft));
      return [status, ...Object.entries(fields ?? {}).flat()];
    };
    const first = await submit('ann', dayOff);
    expect(await refused(dayOff)).toEqual([
      409,
      'draft.pto_start',
      'May 8–9 is already requested. Choose other days, or change that request',
    ]);
    await decide('manager', first, 'approved', '');
    expect(await refused({ ...dayOff, pto_end: '2026-05-20' })).toEqual([
      409,
      'draft.pto_start',
      'May 8–9 is already approved time off. Choose other days',
    ]);
    expect((await refused({ ...dayOff, pto_start: '2020-05-08', pto_end: '2020-05-09' }))[0]).toBe(400);
    expect((await refused({ ...dayOff, pto_end: '2036-05-08' }))[0]).toBe(400);

    const week: RequestDraft = {
      request_type: 'availability_requests',
      entries: [{ day_of_week: 1, start_time: '06:00', end_time: '14:00' }],
    };
    const waiting = await submit('ann', week);
    expect((await refused(week)).slice(0, 2)).toEqual([409, 'draft.entries']);
    expect((await refused({ ...week, entries: [] })).slice(0, 2)).toEqual([409, 'draft.entries']);
    await decide('manager', waiting, 'denied');
    await submit('ann', week);

    const mine = await addShift(open(), { employee: people.ann }, '2026-05-12T12:00:00Z', 8);
    const theirs = await addShift(open(), { employee: people.bo }, '2026-05-13T12:00:00Z', 8);
    const swap: RequestDraft = {
      request_type: 'schedule_changes',
      change: 'swap',
      shift_id: mine,
      swap_with_shift_id: theirs,
    };
    await submit('ann', swap);
    expect((await refused(swap)).slice(0, 2)).toEqual([409, 'draft.shift_id']);
    expect((await refused({ request_type: 'schedule_changes', change: 'drop', shift_id: mine }))[0]).toBe(409);
  });

  it('are stored once when they are sent twice at once', async () => {
    const outcomes = await Promise.allSettled([submit('ann', dayOff), submit('ann', dayOff)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await list('ann')).rows).toHaveLength(1);
  });

  it('are decided once, and the second approver sees who decided', async () => {
    const request = await submit('ann', dayOff);
    await decide('manager', request, 'denied');
    await expect(decide('other', request, 'approved')).rejects.toMatchObject({
      code: 'stale-version',
      message: 'manager already denied this request.',
      current: { request: { status: 'denied' } },
    });
    expect((await profile('ann'))?.pto).toEqual([]);
  });

  it(`are decided once by fifty at the same time (${full ? 100 : 4} times)`, async () => {
    for (let round = 0; round < (full ? 100 : 4); round += 1) {
      await emptySchedule(open());
      audited.length = 0;
      const request = await submit('ann', dayOff);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, (_, index) =>
          decide(index % 2 === 0 ? 'manager' : 'other', request, (index + round) % 3 === 0 ? 'approved' : 'denied'),
        ),
      );
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled').map(({ value }) => value);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
      expect(won).toHaveLength(1);
      expect(audited.filter(({ event }) => event === 'request_decided')).toHaveLength(1);
      const [row] = (await list('manager')).rows;
      expect(row).toMatchObject({ version: request.version + 1, status: won[0]?.status });
      // Everyone else gets who decided, and how.
      const words = `${row?.decided_by} already ${row?.status} this request.`;
      expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
        new Set([`stale-version: ${words}`]),
      );
      // The state matches the decision: a day off for an approval, none for a denial.
      expect((await profile('ann'))?.pto).toHaveLength(row?.status === 'approved' ? 1 : 0);
    }
  }, 240_000);

  it('cannot be decided by their author, by drivers, or by a neighbor', async () => {
    const request = await submit('ann', dayOff);
    for (const who of ['ann', 'bo', 'stranger'] as const)
      expect(await refusalOf(decide(who, request, 'approved'))).toMatchObject({ status: 403 });
    expect(await refusalOf(list('bo', { slug: 'ann' }))).toMatchObject({ status: 403 });
    expect(
      await refusalOf(
        runCall(requestsHandlers, requests.preview, as('bo'), {
          purpose: 'preview',
          request: { request_type: 'pto_requests', id: request.id },
        }),
      ),
    ).toMatchObject({ status: 404 });
    expect((await list('manager')).rows[0]?.status).toBe('pending');
  });

  it('can be denied only with a reason', async () => {
    const request = await submit('ann', dayOff);
    expect(await refusalOf(decide('manager', request, 'denied', '  '))).toMatchObject({
      status: 400,
      fields: { approver_reason: 'Enter a reason' },
    });
  });

  it('can be withdrawn by their author until a decision', async () => {
    const request = await submit('ann', dayOff);
    const back = (who: Person) =>
      runCall(requestsHandlers, requests.withdraw, as(who), {
        purpose: 'withdraw',
        request_type: request.request_type,
        id: request.id,
      });
    expect(await refusalOf(back('bo'))).toMatchObject({ status: 404 });
    expect((await back('ann')).request.status).toBe('withdrawn');
    await expect(decide('manager', request, 'approved')).rejects.toMatchObject({
      message: 'The driver withdrew this request.',
    });
    const second = await submit('ann', dayOff);
    await decide('manager', second, 'approved');
    await expect(
      runCall(requestsHandlers, requests.withdraw, as('ann'), {
        purpose: 'withdraw',
        request_type: second.request_type,
        id: second.id,
      }),
    ).rejects.toMatchObject({ code: 'stale-version' });
  });

  it('for time off report the short hours, who else is off, and earlier decisions', async () => {
    // 6 PM to 2 AM on Friday, May 8, where Ann is the only one until 10 PM.
    await addShift(open(), { employee: people.ann }, '2026-05-08T22:00:00Z', 8);
    await addShift(open(), { employee: people.bo }, '2026-05-09T02:00:00Z', 4);
    const earlier = await submit('bo', { ...dayOff, pto_start: '2026-05-09', pto_end: '2026-05-09', type: 'personal' });
    const denied = await submit('ann', { ...dayOff, pto_start: '2026-05-02', pto_end: '2026-05-02' });
    await decide('manager', denied, 'denied', 'Storm');
    const draft = await runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft: dayOff });
    const request = await submit('ann', dayOff);
    const effect = await preview('manager', request);
    expect(effect).toMatchObject({
      words: 'Leaves Fri, May 8, 6:00 PM–10:00 PM short (0 of 1 drivers)',
      short_hours: 4,
      total_days_pto: { year: 2026, before: 0, after: 2 },
      shifts: [{ driver_name: 'ann' }],
      others_off: [{ display_name: 'bo', type: 'personal', status: 'pending' }],
      earlier: [
        { words: 'Time off May 2 (vacation)', status: 'denied', approver_reason: 'Storm', decided_by: 'manager' },
      ],
    });
    expect(effect.hours.map(({ before, after }) => [before, after])).toEqual([
      ...Array.from({ length: 4 }, () => [1, 0]),
      ...Array.from({ length: 4 }, () => [2, 1]),
    ]);
    expect(draft.words).toBe(effect.words);
    expect(earlier.status).toBe('pending');
  });

  it('tell a driver only how many others are off, and that a swap may not suit someone', async () => {
    await submit('bo', { ...dayOff, type: 'personal', reason: 'Surgery' });
    const own = await runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft: dayOff });
    expect([own.others_off, own.others_off_count]).toEqual([[], 1]);
    expect(JSON.stringify(own)).not.toMatch(/bo\b|personal|Surgery/);
    const request = await submit('ann', dayOff);
    expect(await preview('ann', request)).toMatchObject({ others_off: [], others_off_count: 1 });

    const mine = await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
    const theirs = await addShift(open(), { employee: people.bo }, '2026-05-10T14:00:00Z', 8);
    const swap: RequestDraft = {
      request_type: 'schedule_changes',
      change: 'swap',
      shift_id: mine,
      swap_with_shift_id: theirs,
    };
    const seen = await runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft: swap });
    const ofBo = seen.findings.filter(({ words }) => words.includes('bo'));
    expect(ofBo).toMatchObject([{ rule: 'unavailable', words: 'This shift may not suit bo' }]);
    const managers = await preview('manager', await submit('ann', swap));
    expect(managers.findings.map(({ words }) => words)).toContain('bo: Requested time off May 8–9');
  });

  it('for time off are checked against the forecast, before sending and before approval', async () => {
    // Two drivers from 6 PM to 2 AM on Friday, May 8; the forecast needs one until 8 PM and two from then on.
    await addShift(open(), { employee: people.ann }, '2026-05-08T22:00:00Z', 8);
    await addShift(open(), { employee: people.bo }, '2026-05-08T22:00:00Z', 8);
    await predictTows(
      open(),
      '2026-05-08',
      Array.from({ length: 24 }, (_, hour) => (hour < 20 ? 0.5 : 1.5)),
    );
    const draft = await runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft: dayOff });
    expect(draft).toMatchObject({
      words: 'Leaves Fri, May 8, 8:00 PM–12:00 AM short (1 of 2 drivers)',
      short_hours: 4,
    });
    expect(draft.hours.map(({ needed }) => needed)).toEqual([1, 1, 2, 2, 2, 2, null, null]);
    const request = await submit('ann', dayOff);
    expect((await preview('manager', request)).words).toBe(draft.words);
    const bulk = await runCall(requestsHandlers, requests.decideMany, as('manager'), {
      purpose: 'decide_many',
      requests: [{ request_type: request.request_type, id: request.id }],
      decision: 'approved',
      approver_reason: '',
    });
    expect(bulk.left).toMatchObject([{ why: 'Leaves 4 hours short' }]);
  });

  it('for time off count on the profile once approved', async () => {
    const request = await submit('ann', { ...dayOff, pto_start: today, pto_end: '2026-05-03' });
    expect(await profile('ann')).toMatchObject({ outOnPto: false, total_days_pto: 0, pto: [{ status: 'pending' }] });
    await decide('manager', request, 'approved', '');
    expect(await profile('ann')).toMatchObject({ outOnPto: true, total_days_pto: 3, state: 'on-pto' });
  });

  it('for availability replace the week', async () => {
    const entries = [{ day_of_week: 5, start_time: '06:00', end_time: '14:00' }];
    const request = await submit('ann', { request_type: 'availability_requests', entries });
    expect(request.words).toBe('New availability: Fri 6:00 AM–2:00 PM');
    await decide('manager', request, 'approved', '');
    expect(await profile('ann')).toMatchObject({
      availability: [{ day_of_week: 5, start_time: '06:00', end_time: '14:00', type: 'regular' }],
      isAvailable: true,
      version: 1,
    });
  });

  describe('about shifts', () => {
    const fill = (shift_id: number): RequestDraft => ({ request_type: 'schedule_fill_requests', shift_id });

    it('fill an open shift and deny the other requests for it', async () => {
      const shift = await addShift(open(), { placeholder: await addGhost(open()) }, '2026-05-08T12:00:00Z', 8);
      const choices = await runCall(requestsHandlers, requests.choices, as('ann'), { purpose: 'choices' });
      expect(choices).toMatchObject({ today, time_zone: 'America/New_York', availability: [] });
      expect(choices.open_shifts).toMatchObject([{ id: shift, driver_name: 'Night relief' }]);
      const [first, second] = [await submit('ann', fill(shift)), await submit('bo', fill(shift))];
      await decide('manager', first, 'approved', '');
      expect(await shiftsNow()).toMatchObject([{ employee_id: people.ann, placeholder_id: null, version: 2 }]);
      expect((await list('bo')).rows[0]).toMatchObject({ status: 'denied', approver_reason: 'ann has this shift now' });
      await expect(decide('manager', second, 'approved')).rejects.toMatchObject({ status: 409 });
      expect(await refusalOf(submit('bo', fill(shift)))).toMatchObject({ status: 400 });
    });

    it('list only what the driver may take: open shifts, and swaps that fit both', async () => {
      const ghost = await addGhost(open());
      const fits = await addShift(open(), { placeholder: ghost }, '2026-05-08T12:00:00Z', 8);
      await addShift(open(), { placeholder: ghost }, '2026-05-12T12:00:00Z', 8, ['Light Service']);
      const mine = await addShift(open(), { employee: people.ann }, '2026-05-14T12:00:00Z', 8);
      await addShift(open(), { placeholder: ghost }, '2026-05-14T12:00:00Z', 8);
      const theirs = await addShift(open(), { employee: people.bo }, '2026-05-16T12:00:00Z', 8);
      await addShift(open(), { employee: people.bo }, '2026-05-18T12:00:00Z', 8, ['Light Service']);
      const choices = await runCall(requestsHandlers, requests.choices, as('ann'), { purpose: 'choices' });
      expect(choices.open_shifts.map(({ id }) => id)).toEqual([fits]);
      expect(choices.swap_shifts.map(({ id, fits: own }) => [id, own])).toEqual([[theirs, [mine]]]);
      // Bo is at work during Ann's shift, so nothing can be swapped for it.
      await addShift(open(), { employee: people.bo }, '2026-05-14T10:00:00Z', 8);
      const now = await runCall(requestsHandlers, requests.choices, as('ann'), { purpose: 'choices' });
      expect(now.swap_shifts.map(({ id }) => id)).not.toContain(theirs);
    });

    it('give an open shift to the first driver who fits, where the station wants that', async () => {
      const always = [0, 1, 2, 3, 4, 5, 6].map((day_of_week) => ({
        day_of_week,
        start_time: '00:00',
        end_time: '00:00',
        type: 'regular',
      }));
      await open()
        .kysely.insertInto('availability')
        .values([people.ann, people.bo].flatMap((employee_id) => always.map((entry) => ({ employee_id, ...entry }))))
        .execute();
      await sql`insert into schedule_setting (organization_id, fill) select id, 'first' from organization
        where slug = 'station-1'`.execute(open().kysely);
      const ghost = await addGhost(open());
      const shift = await addShift(open(), { placeholder: ghost }, '2026-05-08T12:00:00Z', 8);
      const light = await addShift(open(), { placeholder: ghost }, '2026-05-12T12:00:00Z', 8, ['Light Service']);
      const taken = await submit('ann', fill(shift));
      expect((await list('ann')).rows[0]).toMatchObject({ id: taken.id, status: 'approved', decided_by: null });
      expect(await refusalOf(submit('bo', fill(shift)))).toMatchObject({ status: 400 });
      // Nobody is given what the rules forbid: a manager decides.
      await submit('bo', fill(light));
      expect((await list('bo')).rows[0]).toMatchObject({ status: 'pending' });
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.ann, null]);
      // Ann learns the service and gets it. Bo isn't denied by Ann, who decides nothing.
      await sql`update organization set service_types = array['Tow', 'Light Service'] where slug = 'ann'`.execute(
        open().kysely,
      );
      await submit('ann', fill(light));
      expect((await list('bo')).rows[0]).toMatchObject({
        status: 'denied',
        approver_reason: 'ann has this shift now',
        decided_by: null,
      });
      await sql`delete from schedule_setting`.execute(open().kysely);
    });

    it('cannot be approved against an overlap, and need a reason against a missing service', async () => {
      const ghost = await addGhost(open());
      const taken = await addShift(open(), { placeholder: ghost }, '2026-05-08T12:00:00Z', 8);
      const light = await addShift(open(), { placeholder: ghost }, '2026-05-12T12:00:00Z', 8, ['Light Service']);
      const overlapping = await submit('ann', fill(taken));
      await addShift(open(), { employee: people.ann }, '2026-05-08T18:00:00Z', 4);
      await expect(decide('manager', overlapping, 'approved', 'Anyway')).rejects.toMatchObject({
        status: 409,
        message: 'Overlaps another shift: Fri, May 8, 2:00 PM–6:00 PM.',
      });
      const unskilled = await submit('ann', fill(light));
      expect((await preview('manager', unskilled)).findings).toMatchObject([
        { rule: 'skill', severity: 'block', overridable: true },
        { severity: 'warn' },
      ]);
      expect(await refusalOf(decide('manager', unskilled, 'approved', ''))).toMatchObject({
        status: 400,
        fields: { approver_reason: 'Enter a reason to approve anyway' },
      });
      await decide('manager', unskilled, 'approved', 'Rides along');
      expect(audited.at(-1)?.changes).toMatchObject({
        overridden: [{ rule: 'skill', words: "Doesn't work Light Service" }],
      });
    });

    it('swap two shifts, even overlapping ones', async () => {
      const mine = await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
      const theirs = await addShift(open(), { employee: people.bo }, '2026-05-08T16:00:00Z', 8);
      const request = await submit('ann', {
        request_type: 'schedule_changes',
        change: 'swap',
        shift_id: mine,
        swap_with_shift_id: theirs,
      });
      expect((await preview('manager', request)).words).toBe('No change to coverage');
      await answer('bo', request.id, true);
      await decide('manager', request, 'approved', '');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.bo, people.ann]);
    });

    const swapOf = async (mine: number, theirs: number) =>
      submit('ann', {
        request_type: 'schedule_changes',
        change: 'swap',
        shift_id: mine,
        swap_with_shift_id: theirs,
      });
    const swapDays = async () => [
      await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8),
      await addShift(open(), { employee: people.bo }, '2026-05-09T12:00:00Z', 8),
    ];
    const decideSwapsByRules = async (swaps: 'choice' | 'agreed') => {
      await open().kysely.deleteFrom('schedule_setting').execute();
      if (swaps === 'choice') return;
      const { id } = await open()
        .kysely.selectFrom('organization')
        .select('id')
        .where('slug', '=', 'station-1')
        .executeTakeFirstOrThrow();
      await open()
        .kysely.insertInto('schedule_setting')
        .values({ organization_id: id, swaps, updated_by: null })
        .execute();
    };

    it('ask the other driver of a swap first', async () => {
      await decideSwapsByRules('choice');
      const [mine = 0, theirs = 0] = await swapDays();
      const request = await swapOf(mine, theirs);
      expect(request.words).toContain('waiting for the other driver');
      expect((await swapsFor('bo')).map(({ id, gets, gives }) => [id, gets.id, gives.id])).toEqual([
        [request.id, mine, theirs],
      ]);
      expect(await swapsFor('cy')).toEqual([]);
      expect(await refusalOf(decide('manager', request, 'approved', ''))).toMatchObject({
        status: 409,
        code: 'conflict',
      });
      expect(await refusalOf(answer('cy', request.id, true))).toMatchObject({ status: 404 });
      expect(await answer('bo', request.id, true)).toBe('pending');
      expect(await swapsFor('bo')).toEqual([]);
      expect((await list('manager')).rows[0]?.words).not.toContain('waiting');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.ann, people.bo]);
      await decide('manager', request, 'approved', '');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.bo, people.ann]);
    });

    it('swap at once when both agree, where the station says so', async () => {
      await decideSwapsByRules('agreed');
      await open()
        .kysely.insertInto('availability')
        .values(
          [people.ann, people.bo].flatMap((employee_id) =>
            Array.from({ length: 7 }, (_, day_of_week) => ({
              employee_id,
              day_of_week,
              start_time: '00:00',
              end_time: '00:00',
              type: 'regular',
            })),
          ),
        )
        .execute();
      const [mine = 0, theirs = 0] = await swapDays();
      const request = await swapOf(mine, theirs);
      expect(await answer('bo', request.id, true)).toBe('approved');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.bo, people.ann]);
      expect(audited.at(-1)?.changes).toMatchObject({ decision: 'approved', automatic: true });
      expect(await refusalOf(answer('bo', request.id, true))).toMatchObject({ status: 404 });
      await decideSwapsByRules('choice');
    });

    it('leave a swap both agreed to for a manager while a rule speaks against it', async () => {
      await decideSwapsByRules('agreed');
      // Nobody has any availability, so both shifts are outside of it.
      const [mine = 0, theirs = 0] = await swapDays();
      const request = await swapOf(mine, theirs);
      expect(await answer('bo', request.id, true)).toBe('pending');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.ann, people.bo]);
      await decideSwapsByRules('choice');
    });

    it('end a swap the other driver declines', async () => {
      const [mine = 0, theirs = 0] = await swapDays();
      const request = await swapOf(mine, theirs);
      expect(await answer('bo', request.id, false)).toBe('denied');
      expect((await shiftsNow()).map(({ employee_id }) => employee_id)).toEqual([people.ann, people.bo]);
    });

    it('move a shift to other times', async () => {
      const mine = await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
      const request = await submit('ann', {
        request_type: 'schedule_changes',
        change: 'change',
        shift_id: mine,
        wanted_start: '2026-05-09T12:00:00Z',
        wanted_end: '2026-05-09T18:00:00Z',
      });
      await decide('manager', request, 'approved', '');
      expect(await shiftsNow()).toMatchObject([{ starts_at: new Date('2026-05-09T12:00:00Z'), version: 2 }]);
      const days = await open().kysely.selectFrom('schedule_day').select('day').orderBy('day').execute();
      expect(days.map(({ day }) => day)).toEqual(['2026-05-08', '2026-05-09']);
    });

    it('refuse times that no shift can have', async () => {
      const mine = await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
      const wish = (start: string, end: string) =>
        refusalOf(
          submit('ann', {
            request_type: 'schedule_changes',
            change: 'change',
            shift_id: mine,
            wanted_start: `2026-05-09T${start}:00Z`,
            wanted_end: `2026-05-09T${end}:00Z`,
          }),
        );
      expect((await wish('12:07', '18:00')).fields).toHaveProperty(['draft.wanted_start']);
      expect((await wish('12:15', '18:20')).fields).toHaveProperty(['draft.wanted_end']);
    });

    it('give a shift up, which leaves it open for others', async () => {
      const mine = await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
      const request = await submit('ann', { request_type: 'schedule_changes', change: 'drop', shift_id: mine });
      await decide('manager', request, 'approved', '');
      const choices = await runCall(requestsHandlers, requests.choices, as('bo'), { purpose: 'choices' });
      expect(choices.open_shifts).toMatchObject([{ id: mine, driver_name: 'Open shift' }]);
    });

    it('accept only the caller’s own upcoming shifts', async () => {
      const past = await addShift(open(), { employee: people.ann }, '2026-04-30T12:00:00Z', 8);
      const foreign = await addShift(open(), { employee: people.bo }, '2026-05-08T12:00:00Z', 8);
      for (const shift_id of [past, foreign, 999_999]) {
        const draft: RequestDraft = { request_type: 'schedule_changes', change: 'drop', shift_id };
        const look = runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft });
        for (const refusal of [refusalOf(submit('ann', draft)), refusalOf(look)])
          expect(await refusal).toMatchObject({ fields: { 'draft.shift_id': 'Choose one of your upcoming shifts' } });
      }
      const backwards = { ...dayOff, pto_start: '2026-05-09', pto_end: '2026-05-08' };
      expect(
        await refusalOf(
          runCall(requestsHandlers, requests.preview, as('ann'), { purpose: 'preview', draft: backwards }),
        ),
      ).toMatchObject({ fields: { 'draft.pto_end': 'The last day is before the first' } });
    });
  });

  describe('for time off over planned shifts', () => {
    const approve = (request: Awaited<ReturnType<typeof submit>>, open_shifts?: boolean) =>
      runCall(requestsHandlers, accounts.driverRequestsDecide, as('manager'), {
        purpose: 'decide',
        request_type: 'pto_requests',
        id: request.id,
        decision: 'approved',
        approver_reason: '',
        ...(open_shifts === undefined ? {} : { open_shifts }),
      });
    const keep = (who: Person, id: number) =>
      runCall(requestsHandlers, requests.keepShifts, as(who), { purpose: 'keep_shifts', id });
    const workersNow = async () =>
      (await shiftsNow()).map(
        ({ employee_id, placeholder_id }) => employee_id ?? (placeholder_id === null ? '' : 'open'),
      );
    const choicesOf = async (who: Person) =>
      (await runCall(requestsHandlers, requests.choices, as(who), { purpose: 'choices' })).open_shifts;
    const offersOf = (who: Person) =>
      open()
        .kysely.selectFrom('notification')
        .select('subject_id')
        .where('kind', '=', 'open-shift')
        .where('employee_id', '=', people[who])
        .execute();
    const alwaysThere = (who: Person) =>
      open()
        .kysely.insertInto('availability')
        .values(
          Array.from({ length: 7 }, (_, day_of_week) => ({
            employee_id: people[who],
            day_of_week,
            start_time: '00:00',
            end_time: '00:00',
            type: 'regular',
          })),
        )
        .execute();

    it('open them when the manager wants that, and offer them to those who fit', async () => {
      await alwaysThere('bo');
      const before = await addShift(open(), { employee: people.ann }, '2026-05-06T12:00:00Z', 8);
      const night = await addShift(open(), { employee: people.ann }, '2026-05-08T02:00:00Z', 4);
      const during = await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
      const request = await submit('ann', { ...dayOff, type: 'sick' });
      // The night of the 7th reaches into the first day off.
      expect(await preview('manager', request)).toMatchObject({ opens: 2, shifts: [{ id: night }, { id: during }] });
      expect(await approve(request, true)).toMatchObject({ status: 'approved', opened_shifts: 2 });
      expect(await workersNow()).toEqual([people.ann, 'open', 'open']);
      expect((await choicesOf('bo')).map(({ id }) => id)).toEqual([night, during]);
      expect((await offersOf('bo')).map(({ subject_id }) => Number(subject_id))).toEqual([night, during]);
      expect(await offersOf('ann')).toEqual([]);
      expect(audited.at(-1)).toMatchObject({ event: 'request_decided', changes: { opened_shifts: 2 } });
      expect(before).toBeGreaterThan(0);
    });

    it('keep them where the manager doesn’t ask for it', async () => {
      await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
      expect(await approve(await submit('ann', dayOff))).toMatchObject({ opened_shifts: 0 });
      expect(await workersNow()).toEqual([people.ann]);
    });

    it('leave a shift that has started with its driver', async () => {
      await addShift(open(), { employee: people.ann }, '2026-05-01T10:00:00Z', 8);
      const request = await submit('ann', { ...dayOff, pto_start: today, pto_end: today, type: 'sick' });
      expect(await preview('manager', request)).toMatchObject({ opens: 0 });
      expect(await approve(request, true)).toMatchObject({ opened_shifts: 0 });
      expect(await workersNow()).toEqual([people.ann]);
    });

    it('leave a draft a draft, which no one is offered', async () => {
      await alwaysThere('bo');
      const draft = await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
      await open().kysely.updateTable('shift').set({ publication: 'draft' }).where('id', '=', draft).execute();
      const request = await submit('ann', dayOff);
      expect(await approve(request, true)).toMatchObject({ opened_shifts: 1 });
      const publications = () => open().kysely.selectFrom('shift').select('publication').execute();
      expect(await publications()).toEqual([{ publication: 'draft' }]);
      expect([await choicesOf('bo'), await offersOf('bo')]).toEqual([[], []]);
      expect(await keep('manager', request.id)).toEqual({ kept: 1 });
      expect(await workersNow()).toEqual([people.ann]);
      expect(await publications()).toEqual([{ publication: 'draft' }]);
    });

    it('give back what is still open when the manager undoes it', async () => {
      await alwaysThere('bo');
      const first = await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 4);
      const second = await addShift(open(), { employee: people.ann }, '2026-05-09T14:00:00Z', 4);
      const third = await addShift(open(), { employee: people.ann }, '2026-05-09T20:00:00Z', 4);
      const request = await submit('ann', dayOff);
      await approve(request, true);
      const fillOf = (shift_id: number): RequestDraft => ({ request_type: 'schedule_fill_requests', shift_id });
      await decide('manager', await submit('bo', fillOf(first)), 'approved', 'Fits');
      await submit('bo', fillOf(second));
      for (const who of ['ann', 'bo', 'stranger'] as const)
        expect(await refusalOf(keep(who, request.id))).toMatchObject({ status: 403 });
      expect(await keep('manager', request.id)).toEqual({ kept: 2 });
      expect(await shiftsNow()).toMatchObject([
        { id: first, employee_id: people.bo },
        { id: second, employee_id: people.ann },
        { id: third, employee_id: people.ann },
      ]);
      const filledFrom = await open().kysely.selectFrom('shift').select('filled_from').orderBy('id').execute();
      expect(filledFrom.map(({ filled_from }) => filled_from !== null)).toEqual([true, false, false]);
      expect((await list('bo', { search: '' })).rows[0]).toMatchObject({
        status: 'denied',
        approver_reason: 'ann has this shift again',
      });
      expect(await offersOf('bo')).toEqual([]);
      expect(audited.at(-1)).toMatchObject({ event: 'shifts_kept', changes: { shifts: [second, third] } });
      // The time off stays, and there is nothing left to take back.
      expect((await profile('ann'))?.pto).toHaveLength(1);
      expect(await keep('manager', request.id)).toEqual({ kept: 0 });
      expect(await refusalOf(keep('manager', 999_999))).toMatchObject({ status: 403 });
    });

    it('open them for days that a manager enters, and give them back', async () => {
      await alwaysThere('bo');
      const during = await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
      const enter = (who: Person, of: Person, pto_start: string, open_shifts?: boolean) =>
        runCall(driversHandlers, accounts.newPto, as(who), {
          employee_id: people[of],
          parameters: {
            new_pto: true,
            pto_start,
            pto_end: pto_start,
            type: 'sick',
            ...(open_shifts === undefined ? {} : { open_shifts }),
          },
        });
      // Other days, and days that nobody asked to open.
      expect(await enter('manager', 'ann', '2026-05-12', true)).toMatchObject({ opened_shifts: 0 });
      // What drivers enter for themselves is a request: it opens nothing before it is approved.
      expect(await enter('bo', 'bo', '2026-05-08', true)).toMatchObject({ opened_shifts: 0 });
      expect(await workersNow()).toEqual([people.ann]);
      const { pto_id, opened_shifts } = await enter('manager', 'ann', '2026-05-08', true);
      expect(opened_shifts).toBe(1);
      expect(await workersNow()).toEqual(['open']);
      expect(audited.at(-1)).toMatchObject({ event: 'pto_added', changes: { pto_id, opened_shifts: 1 } });
      expect(await keep('manager', pto_id)).toEqual({ kept: 1 });
      expect(await shiftsNow()).toMatchObject([{ id: during, employee_id: people.ann }]);
      expect((await profile('ann'))?.pto).toHaveLength(2);
    });

    it('stay with the driver where the manager who enters the days doesn’t ask for it', async () => {
      await addShift(open(), { employee: people.ann }, '2026-05-08T14:00:00Z', 8);
      const days = { pto_start: '2026-05-08', pto_end: '2026-05-08', type: 'sick' };
      const entered = await runCall(driversHandlers, accounts.newPto, as('manager'), {
        employee_id: people.ann,
        parameters: { new_pto: true, ...days },
      });
      expect(entered).toMatchObject({ opened_shifts: 0, scheduler_info: { pto: [days] } });
      expect(await workersNow()).toEqual([people.ann]);
    });

    it('open them in bulk too', async () => {
      for (const employee of [people.ann, people.bo]) await addShift(open(), { employee }, '2026-05-08T14:00:00Z', 8);
      const { request_type, id } = await submit('ann', dayOff);
      const bulk = await runCall(requestsHandlers, requests.decideMany, as('manager'), {
        purpose: 'decide_many',
        requests: [{ request_type, id }],
        decision: 'approved',
        approver_reason: '',
        open_shifts: true,
      });
      expect(bulk).toEqual({ decided: [{ request_type, id }], left: [], opened_shifts: 1 });
      expect(await workersNow()).toEqual(['open', people.bo]);
    });
  });

  it('can be decided in bulk where it is safe', async () => {
    await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
    const risky = await submit('ann', dayOff);
    const safe = await submit('bo', dayOff);
    const done = await submit('bo', { ...dayOff, pto_start: '2026-06-01', pto_end: '2026-06-01' });
    await decide('manager', done, 'denied');
    const key = ({ request_type, id }: typeof risky) => ({ request_type, id });
    const bulk = (who: Person) =>
      runCall(requestsHandlers, requests.decideMany, as(who), {
        purpose: 'decide_many',
        requests: [risky, safe, done].map(key),
        decision: 'approved',
        approver_reason: '',
      });
    expect(await refusalOf(bulk('stranger'))).toMatchObject({ status: 403 });
    expect(await bulk('manager')).toEqual({
      decided: [key(safe)],
      left: [
        { ...key(risky), why: 'Leaves 8 hours short' },
        { ...key(done), why: 'manager already denied this request.' },
      ],
      opened_shifts: 0,
    });
  });

  it('are read page by page, in any order, each once', async () => {
    for (let day = 1; day <= 7; day += 1)
      await submit(day % 2 === 0 ? 'ann' : 'bo', {
        ...dayOff,
        pto_start: `2026-06-0${day}`,
        pto_end: `2026-06-0${day}`,
      });
    await submit('ann', { request_type: 'availability_requests', entries: [] });
    for (const order_by of ['created_at', '-created_at', 'first_day', '-first_day', 'display_name']) {
      const whole = (await list('manager', { order_by })).rows.map(({ request_type, id }) => `${request_type}-${id}`);
      expect(whole).toHaveLength(8);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list('manager', {
          order_by,
          rows_per_page: 3,
          ...(cursor === null ? {} : { cursor }),
        });
        expect(page.total_rows).toBe(8);
        seen.push(...page.rows.map(({ request_type, id }) => `${request_type}-${id}`));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
    }
    expect((await list('manager', { search: 'an', request_type__in: ['pto_requests'] })).total_rows).toBe(3);
  });

  it('appear on the absence calendar', async () => {
    const absences = async (who: Person, slug = homes[who] as string) =>
      (
        await runCall(requestsHandlers, requests.absences, as(who), {
          purpose: 'absences',
          slug,
          from: '2026-05-01',
          to: '2026-05-31',
        })
      ).absences;
    await submit('ann', dayOff);
    await decide('manager', await submit('bo', dayOff), 'approved', '');
    await decide(
      'manager',
      await submit('bo', { ...dayOff, pto_start: '2026-05-20', pto_end: '2026-05-20' }),
      'denied',
    );
    expect((await absences('manager')).map(({ display_name, status }) => [display_name, status])).toEqual([
      ['ann', 'pending'],
      ['bo', 'approved'],
    ]);
    expect(await absences('ann')).toHaveLength(1);
    expect(await refusalOf(absences('ann', 'station-1'))).toMatchObject({ status: 403 });
  });
});
