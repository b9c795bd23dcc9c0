import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { ghostIdOf } from '@roadside/domain/scheduling';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import { addGhost, addShift, emptySchedule, homes, insertPeople, people } from '../requests/testing/schedule-world.ts';
import { driversHandlers } from './drivers.handlers.ts';

const { accounts } = calls;
/** Friday, May 1, 2026; 8 AM in New York, 7 AM in Chicago. */
const today = '2026-05-01';
type Person = keyof typeof people;
type SaveParameters = CallBody<typeof accounts.profileSaveChanges>['parameters'];

describeEachEngine('profiles of drivers', (open) => {
  let tree: OrganizationTree;
  beforeAll(async () => {
    await insertPeople(open());
    tree = await loadOrganizationTree(open());
  });
  beforeEach(() => emptySchedule(open()));
  const idOf = (slug: string) => tree.bySlug(slug)?.id ?? 0;
  const as = (who: Person | 'executive') => ({
    db: open(),
    tree,
    today,
    organization: who === 'executive' ? 'club' : homes[who],
    positionType: who === 'executive' ? 'executive' : people[who] <= people.di ? 'driver' : 'station-admin',
    employeeId: who === 'executive' ? 1 : people[who],
    environment: { ACCESS_TOKEN_SECRET: 'the secret of this test, long enough for one' },
  });
  const list = (
    body: Partial<CallBody<typeof accounts.employeesOfOrganization>> = {},
    who: Person | 'executive' = 'executive',
  ) => runCall(driversHandlers, accounts.employeesOfOrganization, as(who), { org_id: idOf('club'), ...body });
  const save = (parameters: SaveParameters, who: Person = 'manager') =>
    runCall(driversHandlers, accounts.profileSaveChanges, as(who), {
      org_id: idOf('station-1'),
      profile_save_changes: true,
      parameters,
    });
  const bulk = (
    bulk_action: CallBody<typeof accounts.profileBulk>['parameters']['bulk_action'],
    apply_to: number[],
    who: Person = 'manager',
  ) =>
    runCall(driversHandlers, accounts.profileBulk, as(who), {
      org_id: idOf('station-1'),
      profile_bulk: true,
      parameters: { bulk_action, apply_to },
    });
  const entry = (driver: string, day_of_week: number, start_time: string, end_time: string) => ({
    driver_id: idOf(driver),
    day_of_week,
    start_time,
    end_time,
    type: 'regular',
  });
  const pto = (who: Person, of: Person, parameters: Omit<CallBody<typeof accounts.newPto>['parameters'], 'new_pto'>) =>
    runCall(driversHandlers, accounts.newPto, as(who), {
      employee_id: people[of],
      parameters: { new_pto: true, ...parameters },
    });
  const days = (pto_start: string, pto_end: string) => ({ pto_start, pto_end, type: 'vacation' });

  it('list drivers and ghosts by name, with the flags of today', async () => {
    const ghost = await addGhost(open(), 'Bravo relief');
    await save({ drivers: [], entries: [entry('ann', 5, '06:00', '14:00'), entry('bo', 4, '22:00', '07:00')] });
    const { drivers, total_rows } = await list();
    expect(total_rows).toBe(5);
    expect(drivers.map(({ full_name, state }) => [full_name, state])).toEqual([
      ['ann', 'available'],
      ['bo', 'off-hours'],
      ['Bravo relief', 'ghost'],
      ['cy', 'off-hours'],
      ['di', 'off-hours'],
    ]);
    expect(drivers[0]).toMatchObject({
      isAvailable: true,
      available_start_time: { hour: 6, minutes: 0 },
      available_end_time: { hour: 14, minutes: 0 },
    });
    expect(drivers[2]).toMatchObject({ id: ghostIdOf(ghost), isGhost: true, employee_profile: null });
  });

  it('filter and sort by a state that agrees with the flags', async () => {
    await addGhost(open());
    await save({
      drivers: [{ id: idOf('bo'), active_not_available: true, reason: 'License' }],
      entries: [entry('ann', 5, '06:00', '14:00')],
    });
    await pto('manager', 'ann', days(today, today));
    for (const { state, isAvailable, outOnPto, active_not_available, isGhost, id } of (await list()).drivers) {
      const flags = isGhost
        ? 'ghost'
        : active_not_available
          ? 'not-available'
          : outOnPto
            ? 'on-pto'
            : isAvailable
              ? 'available'
              : 'off-hours';
      expect([id, state]).toEqual([id, flags]);
      expect((await list({ state__in: [state] })).drivers.map((driver) => driver.id)).toContain(id);
    }
    expect((await list({ state__in: ['on-pto', 'not-available'] })).drivers.map(({ full_name }) => full_name)).toEqual([
      'ann',
      'bo',
    ]);
    expect((await list({ order_by: '-state' })).drivers[0]?.state).toBe('on-pto');
  });

  it.each(['full_name', '-full_name', 'station_name', 'state'])(
    'are read page by page, each once: %s',
    async (order_by) => {
      await addGhost(open());
      const whole = (await list({ order_by })).drivers.map(({ id }) => id);
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          order_by,
          rows_per_page: 2,
          ...(cursor === null ? {} : { cursor }),
        });
        seen.push(...page.drivers.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(whole);
      expect(whole).toHaveLength(5);
    },
  );

  it('are saved together, and a stale one is refused with the stored profile', async () => {
    const id = idOf('ann');
    const { drivers } = await save({
      drivers: [
        { id, tcd: ['Battery', 'Light Service'], active_not_available: true, reason: 'Back surgery', version: 0 },
      ],
      entries: [entry('ann', 1, '06:00', '14:00')],
    });
    expect(drivers).toMatchObject([
      {
        tcd: ['Battery', 'Light Service'],
        version: 1,
        active_not_available_reason: 'Back surgery',
        active_not_available_since: today,
        availability: [{ day_of_week: 1 }],
      },
    ]);
    await expect(save({ drivers: [{ id, tcd: [], version: 0 }], entries: [] })).rejects.toMatchObject({
      code: 'stale-version',
      current: { drivers: [{ id, version: 1, tcd: ['Battery', 'Light Service'] }] },
    });
    // Entries replace a week; a driver without entries keeps the old one.
    expect((await save({ drivers: [{ id, active_not_available: false }], entries: [] })).drivers).toMatchObject([
      { availability: [{ day_of_week: 1 }], active_not_available_reason: null, active_not_available_since: null },
    ]);
    expect((await save({ drivers: [{ id, clear_availability: true }], entries: [] })).drivers).toMatchObject([
      { availability: [], version: 3 },
    ]);
  });

  it('are saved all or none, inside the write scope', async () => {
    const before = await list();
    expect(
      await refusalOf(
        save({
          drivers: [
            { id: idOf('ann'), tcd: [] },
            { id: idOf('di'), tcd: [] },
          ],
          entries: [],
        }),
      ),
    ).toMatchObject({ status: 403 });
    expect(await refusalOf(save({ drivers: [{ id: idOf('ann'), tcd: [] }], entries: [] }, 'ann'))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(bulk('unavailable', [idOf('ann'), idOf('di')]))).toMatchObject({ status: 403 });
    expect(await list()).toEqual(before);
  });

  it('support bulk actions, which ghosts ignore where they make no sense', async () => {
    const ghost = ghostIdOf(await addGhost(open()));
    const ids = [idOf('ann'), idOf('bo'), ghost];
    expect((await bulk('unavailable', ids)).drivers.map(({ active_not_available }) => active_not_available)).toEqual([
      true,
      true,
      false,
    ]);
    const { drivers } = await bulk('Other', ids);
    expect(drivers.every(({ tcd }) => tcd.includes('Light Service'))).toBe(true);
    expect((await bulk('available', ids)).drivers.some(({ active_not_available }) => active_not_available)).toBe(false);
  });

  it('are deleted from the schedule: upcoming shifts open, past ones stay', async () => {
    const past = await addShift(open(), { employee: people.ann }, '2026-04-20T12:00:00Z', 8);
    const coming = await addShift(open(), { employee: people.ann }, '2026-05-08T12:00:00Z', 8);
    const relief = await addGhost(open(), 'Old relief');
    const ghost = ghostIdOf(relief);
    const served = await addShift(open(), { placeholder: relief }, '2026-04-20T12:00:00Z', 8);
    // It couldn't be changed or deleted once its ghost is gone.
    await addShift(open(), { placeholder: relief }, '2026-05-09T12:00:00Z', 8);
    const week = Array.from({ length: 7 }, (_, day) => entry('bo', day, '00:00', '00:00'));
    await save({ drivers: [{ id: idOf('bo'), tcd: ['Tow', 'Battery', 'Light Service'] }], entries: week });
    await bulk('delete', [idOf('ann'), ghost]);
    expect((await list()).drivers.map(({ full_name }) => full_name)).toEqual(['bo', 'cy', 'di', 'Open shift']);
    const shifts = await open().kysely.selectFrom('shift').select(['id', 'employee_id']).orderBy('id').execute();
    expect(shifts).toEqual([
      { id: past, employee_id: people.ann },
      { id: coming, employee_id: null },
      { id: served, employee_id: null },
    ]);
    const offers = open().kysely.selectFrom('notification').select('employee_id').where('subject_id', '=', coming);
    expect(await offers.where('kind', '=', 'open-shift').execute()).toEqual([{ employee_id: people.bo }]);
  });

  it('count overlapping days off once, in the year each day is in', async () => {
    const total = async (parameters: ReturnType<typeof days>) =>
      (await pto('manager', 'ann', parameters)).scheduler_info?.total_days_pto;
    expect(await total(days('2026-05-04', '2026-05-06'))).toBe(3);
    // Only imported days may overlap.
    await open()
      .kysely.insertInto('time_off')
      .values({
        employee_id: people.ann,
        starts_on: '2026-05-06',
        ends_on: '2026-05-07',
        type: 'vacation',
        status: 'approved',
      })
      .execute();
    expect(await total(days('2026-05-11', '2026-05-11'))).toBe(5);
    expect(await total(days('2026-12-30', '2027-01-03'))).toBe(7);
    expect(await total(days('2025-12-30', '2026-01-02'))).toBe(9);
  });

  it('refuse days off that are already off, too long or too far away, and say why', async () => {
    await pto('manager', 'ann', days('2026-05-04', '2026-05-06'));
    await pto('ann', 'ann', days('2026-05-11', '2026-05-12'));
    const refused = async (who: Person, from: string, to: string) => {
      const { status, fields } = await refusalOf(pto(who, 'ann', days(from, to)));
      return [status, ...Object.entries(fields ?? {}).flat()];
    };
    const approved = 'May 4–6 is already approved time off. Choose other days';
    const requested = 'May 11–12 is already requested. Choose other days, or change that request';
    for (const who of ['ann', 'manager'] as const) {
      expect(await refused(who, '2026-05-04', '2026-05-06')).toEqual([409, 'parameters.pto_start', approved]);
      expect(await refused(who, '2026-05-06', '2026-05-08')).toEqual([409, 'parameters.pto_start', approved]);
      expect(await refused(who, '2026-05-12', '2026-05-12')).toEqual([409, 'parameters.pto_start', requested]);
      expect((await refused(who, '2026-06-01', '2036-06-01'))[0]).toBe(400);
      expect((await refused(who, '2020-06-01', '2020-06-02'))[0]).toBe(400);
    }
  });

  it('take the same days off once when they are sent twice at once', async () => {
    const twice = [1, 2].map(() => pto('manager', 'ann', days('2026-05-04', '2026-05-06')));
    const outcomes = await Promise.allSettled(twice);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = await open().kysely.selectFrom('time_off').select('id').execute();
    expect(stored).toHaveLength(1);
  });

  it('change old days off without moving them, and move them only to free days', async () => {
    await open()
      .kysely.insertInto('time_off')
      .values({
        employee_id: people.ann,
        starts_on: '2020-05-06',
        ends_on: '2020-05-07',
        type: 'sick',
        status: 'approved',
      })
      .execute();
    const { id } = await open().kysely.selectFrom('time_off').select('id').executeTakeFirstOrThrow();
    await pto('manager', 'ann', days('2026-05-04', '2026-05-06'));
    const edit = (from: string, to: string) =>
      runCall(driversHandlers, accounts.editPto, as('manager'), {
        employee_id: people.ann,
        parameters: { edit_pto: true, pto_id: id, ...days(from, to) },
      });
    await edit('2020-05-06', '2020-05-07');
    expect(await refusalOf(edit('2026-05-06', '2026-05-07'))).toMatchObject({ status: 409 });
    await edit('2026-05-07', '2026-05-08');
    await edit('2026-05-07', '2026-05-09');
  });

  it('change and delete days off', async () => {
    const added = await pto('manager', 'ann', days('2026-05-04', '2026-05-06'));
    const pto_id = added.scheduler_info?.pto[0]?.id ?? 0;
    const edited = await runCall(driversHandlers, accounts.editPto, as('manager'), {
      employee_id: people.ann,
      parameters: { edit_pto: true, pto_id, ...days('2026-05-04', '2026-05-12') },
    });
    expect(edited.scheduler_info).toMatchObject({ total_days_pto: 9, pto: [{ id: pto_id, status: 'approved' }] });
    const remove = (who: Person, id = pto_id, employee_id: number = people.ann) =>
      runCall(driversHandlers, accounts.deletePto, as(who), {
        employee_id,
        parameters: { delete_pto: true, pto_id: id },
      });
    expect(await refusalOf(remove('ann'))).toMatchObject({ status: 403 });
    expect(await refusalOf(remove('stranger'))).toMatchObject({ status: 403 });
    expect(await refusalOf(remove('manager', pto_id, people.bo))).toMatchObject({ status: 404 });
    expect((await remove('manager')).scheduler_info).toMatchObject({ total_days_pto: 0, pto: [] });
  });

  it('take days off from drivers as requests, which they can change until a decision', async () => {
    const asked = await pto('ann', 'ann', days('2026-05-04', '2026-05-06'));
    expect(asked.scheduler_info).toMatchObject({ total_days_pto: 0, pto: [{ status: 'pending' }] });
    const pto_id = asked.scheduler_info?.pto[0]?.id ?? 0;
    const edited = await runCall(driversHandlers, accounts.editPto, as('ann'), {
      employee_id: people.ann,
      parameters: { edit_pto: true, pto_id, ...days('2026-05-05', '2026-05-06') },
    });
    expect(edited.scheduler_info?.pto).toMatchObject([{ pto_start: '2026-05-05', status: 'pending' }]);
    expect(await refusalOf(pto('ann', 'bo', days('2026-05-04', '2026-05-06')))).toMatchObject({ status: 404 });
  });

  it('show one driver to themselves and to their managers', async () => {
    const of = (who: Person) =>
      runCall(driversHandlers, accounts.employee, as(who), {
        employee_id: people.ann,
        scheduler_info: true,
        employee_profile: true,
      });
    expect((await of('ann')).scheduler_info).toMatchObject({ full_name: 'ann', can_write: false });
    expect((await of('manager')).scheduler_info).toMatchObject({ can_write: true });
    expect(await refusalOf(of('bo'))).toMatchObject({ status: 404 });
    expect((await list({ org_id: idOf('ann') }, 'ann')).drivers.map(({ full_name }) => full_name)).toEqual(['ann']);
  });
});
