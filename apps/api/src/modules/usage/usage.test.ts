import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { addDays } from '@roadside/domain/calendar';
import { usagePageTitle } from '@roadside/domain/usage';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadOrganizationTree } from '../../platform/organizations/live-organization-tree.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { usageHandlers } from './usage.handlers.ts';
import { deleteVisitsBefore, insertVisit } from './usage.repository.ts';

type Parameters = CallBody<typeof calls.usage.read>['parameters'];

describeEachEngine('usage', (open) => {
  const { tree, caller } = factClub(open, { today: '2026-11-20', people: [1, 2] });
  const admin = (more: Partial<TestCaller> = {}) => caller({ permissions: ['Admin'], ...more });
  const read = (parameters: Partial<Parameters> = {}, who = admin(), slug?: string) =>
    runCall(usageHandlers, calls.usage.read, who, {
      ...(slug === undefined ? {} : { slug }),
      parameters: { from: '2026-10-01', to: '2026-11-30', ...parameters },
    });
  const came = (employeeId: number, localDay: string, page = 'dashboard') =>
    insertVisit(open().kysely, { employeeId, page, localDay, at: new Date(`${localDay}T15:00:00Z`) });
  const empty = async () => {
    const { kysely } = open();
    for (const table of ['visit', 'visit_day', 'visit_month'] as const) await kysely.deleteFrom(table).execute();
  };

  it('counts people once per step and visits every time, by position', async () => {
    await empty();
    await open()
      .kysely.insertInto('employee')
      .values({
        id: 30,
        organization_id: tree().bySlug('station-1')!.id,
        first_name: 'Sam',
        display_name: 'Sam',
        position_type: 'staff',
      })
      .execute();
    for (const day of ['2026-10-05', '2026-10-05', '2026-10-30', '2026-11-02']) await came(1, day);
    await came(1, '2026-10-05', 'surveys');
    await came(2, '2026-11-02');
    await came(30, '2026-11-02');
    await came(30, '2026-11-03');
    expect(await read()).toEqual({
      dates: ['2026-10', '2026-11'],
      groups: [
        { name: 'executive', users: [1, 2], visits: [4, 2] },
        { name: 'staff', users: [0, 1], visits: [0, 2] },
      ],
      total: { users: [1, 3], visits: [4, 4] },
      positions: ['executive', 'staff'],
    });
  });

  it('gives the same numbers for a month cut by the period, and by day and week', async () => {
    const cut = await read({ from: '2026-10-05', to: '2026-11-02' });
    expect(cut.total).toEqual({ users: [1, 3], visits: [4, 3] });
    const weeks = await read({ from: '2026-10-25', to: '2026-11-07', time_type: 'week' });
    expect(weeks.dates).toEqual(['2026-10-25', '2026-11-01']);
    expect(weeks.total).toEqual({ users: [1, 3], visits: [1, 4] });
    const days = await read({ from: '2026-11-02', to: '2026-11-03', time_type: 'day' });
    expect(days.total).toEqual({ users: [3, 1], visits: [3, 1] });
  });

  it('counts person-days with user_day', async () => {
    expect((await read({ filter: { user_day: true } })).total.users).toEqual([2, 4]);
    expect((await read({ filter: { user_day: true }, from: '2026-10-05', to: '2026-11-02' })).total.users).toEqual([
      2, 3,
    ]);
  });

  it('groups by page, network, and the locations below', async () => {
    const names = async (grouping: Parameters['grouping']) => (await read({ grouping })).groups.map(({ name }) => name);
    expect(await names('page')).toEqual(['My Dashboard', 'Surveys']);
    expect((await names('organization')).length).toBe(2);
    expect(await names('facility_type')).toContain('Other organizations');
  });

  it('keeps two locations of one name apart', async () => {
    const { kysely } = open();
    const club = tree().bySlug('club')!;
    const before = await read({ grouping: 'organization' });
    const below = before.groups.find(({ name }) => name !== club.displayName)?.name ?? '';
    const rename = (from: string, to: string) =>
      kysely
        .updateTable('organization')
        .set({ display_name: to })
        .where('display_name', '=', from)
        .where('id', '<>', club.id)
        .execute();
    await rename(below, club.displayName);
    const renamed = admin({ tree: await loadOrganizationTree(open()) });
    const { groups } = await read({ grouping: 'organization' }, renamed);
    await rename(club.displayName, below);
    const slug = tree()
      .directlyBelow(club)
      .find(({ displayName }) => displayName === below)!.slug;
    expect(groups.map(({ name }) => name).toSorted()).toEqual(
      [`${club.displayName} (club)`, `${club.displayName} (${slug})`].toSorted(),
    );
    expect(groups.map(({ visits }) => visits).toSorted()).toEqual(before.groups.map(({ visits }) => visits).toSorted());
  });

  it('filters by position and network at the top only, and shows a station its own people', async () => {
    const drivers = await read({ filter: { position_type: ['staff'] } });
    expect(drivers.groups.map(({ name }) => name)).toEqual(['staff']);
    const station = await read({}, admin(), 'station-1');
    expect(station.total).toEqual({ users: [0, 1], visits: [0, 2] });
    expect(await refusalOf(read({ filter: { position_type: ['staff'] } }, admin(), 'station-1'))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(read({ filter: { user_day: true } }, admin(), 'station-1'))).toMatchObject({ status: 403 });
    expect(await read({ filter: { user_day: false } }, admin(), 'station-1')).toEqual(station);
    expect((await read({ filter: { facility_type__in: ['PSP'] } })).total.visits[0]).toBe(0);
  });

  it('needs the Admin permission, and is never for drivers', async () => {
    expect(await refusalOf(read({}, caller()))).toMatchObject({ status: 403 });
    expect(await refusalOf(read({}, admin({ organization: 'station-1', positionType: 'driver' })))).toMatchObject({
      status: 403,
    });
  });

  it('counts the caller’s own visits on their own day, and lists who came to which screens', async () => {
    await empty();
    await runCall(usageHandlers, calls.usage.visit, caller(), { page: 'maps' });
    await runCall(usageHandlers, calls.usage.visit, caller(), { page: 'maps' });
    const history = await runCall(usageHandlers, calls.usage.allUserHistory, caller(), {
      purpose: 'all_user_history',
      org_id: tree().bySlug('club')!.id,
    });
    expect(history.users[0]).toMatchObject({ employee_id: 1, visits: 2, pages: [{ page: 'Maps', visits: 2 }] });
    expect(history.users.at(-1)).toMatchObject({ visits: 0, last_visit: null, pages: [] });
    await expect(runCall(usageHandlers, calls.usage.visit, caller(), { page: 'login' })).rejects.toThrow();
  });

  it('refuses the history of another organization like that of one that doesn’t exist', async () => {
    const history = (org_id: number, who: Partial<TestCaller>) =>
      runCall(usageHandlers, calls.usage.allUserHistory, caller(who), { purpose: 'all_user_history', org_id });
    const idOf = (slug: string) => tree().bySlug(slug)?.id ?? 0;
    const staff = { organization: 'station-1', positionType: 'staff', permissions: [] };
    expect((await history(idOf('station-1'), staff)).users.map(({ employee_id }) => employee_id)).toEqual([30]);
    const refused = await refusalOf(history(idOf('station-2'), staff));
    expect(refused).toMatchObject({ status: 403 });
    expect(await refusalOf(history(idOf('club'), staff))).toEqual(refused);
    expect(await refusalOf(history(999_999, staff))).toEqual(refused);
    expect(await refusalOf(history(idOf('station-1'), { ...staff, positionType: 'driver' }))).toMatchObject({
      status: 403,
    });
  });

  it('keeps the counts when single visits are deleted', async () => {
    const before = await read();
    await deleteVisitsBefore(open().kysely, new Date('2027-01-01'));
    expect(await open().kysely.selectFrom('visit').selectAll().execute()).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('shows where people go next, how far they get by position, and who stopped coming', async () => {
    await empty();
    const at = (employeeId: number, page: string, time: string) =>
      insertVisit(open().kysely, { employeeId, page, localDay: time.slice(0, 10), at: new Date(time) });
    // One visit an hour later is a new start, and the same screen again is no step.
    await at(1, 'dashboard', '2026-11-10T15:00:00Z');
    await at(1, 'dashboard', '2026-11-10T15:01:00Z');
    await at(1, 'surveys', '2026-11-10T15:10:00Z');
    await at(1, 'maps', '2026-11-10T16:10:00Z');
    await at(30, 'surveys', '2026-11-11T15:00:00Z');
    await at(30, 'dashboard', '2026-11-11T15:05:00Z');
    for (const day of ['01', '02', '03', '04']) await came(2, `2026-10-${day}`);
    const paths = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'club' });
    expect(paths).toMatchObject({
      from: '2026-10-22',
      to: '2026-11-20',
      steps: [
        { page: 'My Dashboard', next: 'Surveys', visits: 1 },
        { page: 'Surveys', next: 'My Dashboard', visits: 1 },
      ],
      funnel: [
        { position_type: 'executive', came: 1, dashboard: 1, surveys: 1 },
        { position_type: 'staff', came: 1, dashboard: 1, surveys: 0 },
      ],
      stopped: [{ employee_id: 2, last_day: '2026-10-04', days_before: 4 }],
    });
    expect(paths.cohorts).toEqual([
      { position_type: 'executive', month: '2026-10', came: [1, 0] },
      { position_type: 'executive', month: '2026-11', came: [1] },
      { position_type: 'staff', month: '2026-11', came: [1] },
    ]);
    const station = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'station-1' });
    expect(station).toMatchObject({ steps: [{ page: 'Surveys' }], funnel: [{ position_type: 'staff' }], stopped: [] });
    expect(
      await refusalOf(runCall(usageHandlers, calls.usage.paths, caller(), { purpose: 'paths', slug: 'club' })),
    ).toMatchObject({ status: 403 });
  });

  it('follows people from the month of their first visit, by position', async () => {
    await empty();
    // Too early to be followed, though this person came in every month since.
    for (const day of ['2026-05-30', '2026-06-02', '2026-11-03']) await came(1, day);
    for (const day of ['2026-06-30', '2026-07-01', '2026-07-02', '2026-09-15']) await came(2, day);
    await came(2, '2026-09-15', 'maps');
    await came(30, '2026-07-04');
    const { cohorts } = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'club' });
    expect(cohorts).toEqual([
      { position_type: 'executive', month: '2026-06', came: [1, 1, 0, 1, 0, 0] },
      { position_type: 'staff', month: '2026-07', came: [1, 0, 0, 0, 0] },
    ]);
    const station = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'station-1' });
    expect(station.cohorts.map(({ position_type }) => position_type)).toEqual(['staff']);
  });

  it('counts the same steps and people as the visits put in order', { timeout: 120_000 }, async () => {
    const { kysely } = open();
    const come = fc.record({
      person: fc.constantFrom(1, 2, 30),
      // Around the first and the last moment of the days that are covered, and twice at one moment.
      minute: fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: 43_100, max: 43_300 })),
      page: fc.constantFrom('dashboard', 'surveys', 'maps'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(come, { maxLength: 30 }), async (visits) => {
        await empty();
        const midnight = Date.parse('2026-10-22T04:00:00Z');
        for (const { person, minute, page } of visits.toSorted((a, b) => a.minute - b.minute)) {
          const at = new Date(midnight + minute * 60_000);
          await insertVisit(kysely, { employeeId: person, page, at, localDay: at.toISOString().slice(0, 10) });
        }
        const { steps } = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'club' });
        const { rows } = await sql<{ page: string; next: string; visits: number }>`
          with come as (
            select page, at, lead(page) over own as next, lead(at) over own as next_at from visit
            where at >= '2026-10-22'::timestamp at time zone 'America/New_York'
              and at < '2026-11-21'::timestamp at time zone 'America/New_York'
            window own as (partition by employee_id order by at, id))
          select page, next, count(*)::integer as visits from come
          where next <> page and next_at <= at + interval '30 minutes' group by 1, 2 order by 3 desc, 1, 2`.execute(
          kysely,
        );
        expect(steps).toEqual(
          rows.map(({ page, next, visits: times }) => ({
            page: usagePageTitle(page),
            next: usagePageTitle(next),
            visits: times,
          })),
        );
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('finds who stopped coming as the single days do', { timeout: 120_000 }, async () => {
    const { kysely } = open();
    const from = '2026-10-22';
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ person: fc.constantFrom(1, 2, 30), day: fc.nat(110) }), { maxLength: 25 }),
        async (visits) => {
          await empty();
          for (const { person, day } of visits) await came(person, addDays(from, 3 - day));
          const { stopped } = await runCall(usageHandlers, calls.usage.paths, admin(), {
            purpose: 'paths',
            slug: 'club',
          });
          const { rows } = await sql<{ employee_id: number; last_day: string; days_before: number }>`
            select employee_id, max(local_day) as last_day, count(distinct local_day)::integer as days_before
            from visit_day where local_day >= ${from}::date - 90 group by 1
            having max(local_day) < ${from}::date and count(distinct local_day) >= 4
            order by 3 desc, 2 desc, 1`.execute(kysely);
          expect(
            stopped.map(({ employee_id, last_day, days_before }) => ({ employee_id, last_day, days_before })),
          ).toEqual(rows);
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it('covers the days that the retention setting keeps', async () => {
    const rule = (days: number | null) =>
      open().kysely.updateTable('retention_rule').set({ days }).where('kind', '=', 'visits').execute();
    const history = () =>
      runCall(usageHandlers, calls.usage.allUserHistory, caller(), {
        purpose: 'all_user_history',
        org_id: tree().bySlug('club')!.id,
      });
    expect((await history()).kept_days).toBe(90);
    await rule(7);
    expect((await history()).kept_days).toBe(7);
    const paths = await runCall(usageHandlers, calls.usage.paths, admin(), { purpose: 'paths', slug: 'club' });
    expect(paths).toMatchObject({ from: '2026-11-14', to: '2026-11-20' });
    await rule(null);
    expect((await history()).kept_days).toBeNull();
  });
});
