import { calls } from '@roadside/contract/calls';
import { ghostIdOf } from '@roadside/domain/scheduling';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { editAt, employees, insertShift, openScheduleWorld, today } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const { ann, bo } = employees;
const nextWeek = '2026-03-11';
const stationAdmin = { organization: 'station-1', positionType: 'station-admin' };
const off = { start: null, end: null, available: false };
const on = { start: '06:00', end: '14:00', available: true };
const weekOf = (days: readonly { start: string | null; end: string | null; available: boolean }[]) =>
  Object.fromEntries(
    (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).flatMap((name, day) => [
      [`${name}_start`, days[day]?.start ?? null],
      [`${name}_end`, days[day]?.end ?? null],
      [`${name}_available`, days[day]?.available ?? false],
    ]),
  ) as Record<`${'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'}_${'start' | 'end'}`, string | null> &
    Record<`${'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'}_available`, boolean>;

describeEachEngine('templates and ghosts', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
  });
  beforeEach(() => world.clear());

  const saveWeek = (name: string, who: Partial<TestCaller> = {}, slug = 'station-1') =>
    world.call(scheduler.saveTemplate, { purpose, action: 'save_template', slug, name, date: today }, who);
  const preview = (template_id: number, more: object = {}, who: Partial<TestCaller> = {}) =>
    world.call(
      scheduler.previewTemplate,
      { purpose, action: 'preview_template', slug: 'station-1', template_id, date: nextWeek, ...more },
      who,
    );
  const ghosts = (who: Partial<TestCaller> = {}, slug = 'station-1') =>
    world.call(
      scheduler.getPlaceholders,
      { purpose, action: 'placeholder_handler', handle: 'get_placeholders', slug },
      who,
    );
  const saveGhost = (more: object = {}, who: Partial<TestCaller> = {}, slug = 'station-1') =>
    world.call(
      scheduler.savePlaceholders,
      {
        purpose,
        action: 'placeholder_handler',
        handle: 'save_changes',
        slug,
        ghosts: [{ name: 'Open days', service_type: ['Tow'], ...weekOf([off, on, on, on, on, on, off]), ...more }],
      },
      who,
    );

  it('saves a week and creates the same shifts in another, also over midnight', async () => {
    await insertShift(open(), 20, '2026-03-02', editAt({ employee: ann }, ['2026-03-02', '22:00', '06:00']));
    await insertShift(open(), 20, today, editAt({ employee: bo }, [today, '08:00', null]));
    const saved = await saveWeek('Regular week');
    expect(saved.template).toMatchObject({ name: 'Regular week', scope: 'week', shifts: 2, version: 1 });
    const plan = await preview(saved.template?.id ?? 0);
    expect(plan.entries.map(({ driver, day, entry }) => [driver, day, entry.duration])).toEqual([
      ['ann', '2026-03-09', 8],
      ['bo', '2026-03-13', 0],
    ]);
    const before = await open().kysely.selectFrom('shift').select('id').execute();
    expect(before).toHaveLength(2);

    const applied = await world.call(scheduler.saveSchedule, {
      purpose,
      action: 'save_schedule',
      slug: 'station-1',
      date: nextWeek,
      version: plan.version,
      entries: plan.entries.map(({ entry }) => entry),
      override_reason: 'Services follow later',
      template_id: saved.template?.id,
    });
    expect(applied.schedule).toHaveLength(2);
    const current = await world.call(scheduler.getTemplates, {
      purpose,
      action: 'get_templates',
      slug: 'station-1',
      date: nextWeek,
    });
    expect(current.current_template).toMatchObject({ id: saved.template?.id });
  });

  it('copies last week as it is planned, also over midnight, with every conflict', async () => {
    await insertShift(open(), 20, '2026-03-02', editAt({ employee: ann }, ['2026-03-02', '22:00', '06:00']));
    await insertShift(open(), 20, today, editAt({ employee: bo }, [today, '08:00', null]));
    await insertShift(open(), 20, '2026-03-09', editAt({ employee: ann }, ['2026-03-09', '20:00', '23:00']));
    const copied = (copy: { from: string; scope: 'day' | 'week' }, date: string, who: Partial<TestCaller> = {}) =>
      world.call(
        scheduler.previewTemplate,
        { purpose, action: 'preview_template', slug: 'station-1', copy, date },
        who,
      );
    const week = await copied({ from: today, scope: 'week' }, nextWeek);
    expect(week.entries.map(({ driver, day, entry }) => [driver, day, entry.duration])).toEqual([
      ['ann', '2026-03-09', 8],
      ['bo', '2026-03-13', 0],
    ]);
    expect(week.entries[0]?.findings.map(({ rule }) => rule)).toContain('overlap');
    const day = await copied({ from: today, scope: 'day' }, '2026-03-07');
    expect(day.entries.map((planned) => [planned.driver, planned.day])).toEqual([['bo', '2026-03-07']]);
    // Who may not plan a station learns nothing of its drafts.
    const reader = { organization: 'club', positionType: 'facility-rep' };
    const seen = await copied({ from: today, scope: 'week' }, nextWeek, reader).then(
      ({ entries }) => entries,
      () => [],
    );
    expect(seen).toEqual([]);
  });

  it('previews every conflict: time off, availability, a former employee, an overlapping shift', async () => {
    for (const employee of [ann, bo])
      await insertShift(open(), 20, today, editAt({ employee }, [today, '06:00', '14:00']));
    const saved = await saveWeek('Fridays');
    const { kysely } = open();
    await kysely
      .insertInto('time_off')
      .values({
        employee_id: ann,
        starts_on: '2026-03-13',
        ends_on: '2026-03-13',
        type: 'vacation',
        status: 'approved',
      })
      .execute();
    await kysely.updateTable('employee').set({ active: false }).where('id', '=', bo).execute();
    const id = await insertShift(open(), 20, '2026-03-13', editAt({ employee: ann }, ['2026-03-13', '10:00', '18:00']));
    const rules = (plan: Awaited<ReturnType<typeof preview>>) =>
      plan.entries.map(({ findings }) => findings.map(({ rule }) => rule));
    const plan = await preview(saved.template?.id ?? 0);
    expect(rules(plan)[0]).toEqual(expect.arrayContaining(['overlap', 'time-off', 'outside-availability']));
    expect(rules(plan)[1]).toContain('inactive');
    expect(plan.removed).toEqual([]);
    const replacing = await preview(saved.template?.id ?? 0, { replace: true });
    expect(rules(replacing)[0]).not.toContain('overlap');
    expect(replacing.removed).toEqual([
      { id, version: 1, day: '2026-03-13', employee: ann, placeholder: null, driver: expect.any(String) },
    ]);
    expect(replacing.removed[0]?.driver).toBe(replacing.entries[0]?.driver);
    expect(
      (await preview(saved.template?.id ?? 0, { date: '2026-02-20' })).entries[0]?.findings.map(({ rule }) => rule),
    ).toContain('locked');
  });

  it('replaces nothing on past days or at stations of others, and says what stays in the way', async () => {
    for (const day of ['2026-02-26', '2026-02-27', '2026-02-28'])
      await insertShift(open(), 20, day, editAt({ employee: ann }, [day, '06:00', '14:00']));
    await insertShift(open(), 20, '2026-03-05', editAt({ employee: ann }, ['2026-03-05', '10:00', '18:00']));
    const own = await insertShift(open(), 20, today, editAt({ employee: ann }, [today, '10:00', '18:00']));
    await insertShift(open(), 21, '2026-03-07', editAt({ employee: ann }, ['2026-03-07', '10:00', '18:00']));
    const plan = await world.call(
      scheduler.previewTemplate,
      {
        purpose,
        action: 'preview_template',
        slug: 'station-1',
        copy: { from: '2026-02-26', scope: 'week' },
        date: today,
        replace: true,
      },
      stationAdmin,
    );
    expect(plan.removed.map(({ id }) => id)).toEqual([own]);
    expect(plan.entries.map(({ day, findings }) => [day, findings.some(({ rule }) => rule === 'overlap')])).toEqual([
      ['2026-03-05', true],
      [today, false],
      ['2026-03-07', true],
    ]);
  });

  it('plan past days that are unlocked for now', async () => {
    await insertShift(open(), 20, '2026-02-26', editAt({ employee: ann }, ['2026-02-26', '06:00', '14:00']));
    const own = await insertShift(
      open(),
      20,
      '2026-03-05',
      editAt({ employee: ann }, ['2026-03-05', '10:00', '18:00']),
    );
    const lastWeek = () =>
      world.call(scheduler.previewTemplate, {
        purpose,
        action: 'preview_template',
        slug: 'station-1',
        copy: { from: '2026-02-26', scope: 'week' },
        date: today,
        replace: true,
      });
    const rules = ({ entries }: Awaited<ReturnType<typeof lastWeek>>) =>
      entries.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect(rules(await lastWeek())).toContain('locked');
    const unlock = {
      purpose,
      action: 'unlock_day',
      slug: 'station-1',
      date: '2026-03-05',
      reason: 'Timesheet',
    } as const;
    await world.call(scheduler.unlockDay, unlock);
    const plan = await lastWeek();
    expect(rules(plan)).not.toContain('locked');
    expect(plan.removed.map(({ id }) => id)).toEqual([own]);
  });

  it('show a place the shifts of its own people in a template from above, and not who saved it', async () => {
    await insertShift(open(), 20, today, editAt({ employee: ann }, [today, '08:00', '16:00']));
    const elsewhere = { ...editAt({ employee: employees.cy }, [today, '08:00', '16:00']), note: 'Gate code 4711' };
    await insertShift(open(), 21, today, elsewhere);
    const { template } = await saveWeek('Club week', {}, 'club');
    const read = (slug: string, who: Partial<TestCaller> = {}) =>
      world.call(
        scheduler.getTemplates,
        { purpose, action: 'get_templates', slug, date: today, template_id: template?.id ?? 0 },
        who,
      );
    const [own, club] = [await read('station-1', stationAdmin), await read('club')];
    expect(club.template?.entries.map(({ employee }) => employee).toSorted()).toEqual([ann, employees.cy]);
    expect(own.template?.entries.map(({ employee }) => employee)).toEqual([ann]);
    expect([club.template?.updated_by, own.template?.updated_by]).toEqual(['Mo Manager', null]);
    expect(own.all_templates).toMatchObject([{ name: 'Club week', updated_by: null }]);
    expect(JSON.stringify(own)).not.toContain('4711');
  });

  it('renames and deletes by version, keeps names unique per place, and leaves others’ templates alone', async () => {
    const first = await saveWeek('Regular week');
    const id = first.template?.id ?? 0;
    expect((await refusalOf(saveWeek('REGULAR WEEK'))).code).toBe('conflict');
    const rename = (name: string, version: number, slug = 'station-1', who: Partial<TestCaller> = {}) =>
      world.call(
        scheduler.renameTemplate,
        { purpose, action: 'rename_template', slug, template_id: id, version, name },
        who,
      );
    expect((await rename('Summer', 1)).all_templates).toMatchObject([{ name: 'Summer', version: 2 }]);
    expect((await refusalOf(rename('Winter', 1))).code).toBe('stale-version');
    // The club's and the neighbor's get the same answer: they belong to other places.
    expect((await refusalOf(rename('Winter', 2, 'station-2'))).code).toBe('not-found');
    const club = await saveWeek('Club week', {}, 'club');
    const seen = await world.call(
      scheduler.getTemplates,
      { purpose, action: 'get_templates', slug: 'station-1' },
      stationAdmin,
    );
    expect(seen.all_templates.map(({ name }) => name)).toEqual(['Club week', 'Summer']);
    expect(
      (
        await refusalOf(
          world.call(
            scheduler.deleteTemplate,
            { purpose, action: 'delete_template', slug: 'station-1', template_id: club.template?.id ?? 0 },
            stationAdmin,
          ),
        )
      ).code,
    ).toBe('not-found');
    const left = await world.call(scheduler.deleteTemplate, {
      purpose,
      action: 'delete_template',
      slug: 'station-1',
      template_id: id,
      version: 2,
    });
    expect(left.all_templates.map(({ name }) => name)).toEqual(['Club week']);
  });

  it('keeps ghosts as 99999 plus the placeholder id, with a week', async () => {
    const { ghosts: made } = await saveGhost();
    const row = await open().kysely.selectFrom('placeholder').select('id').executeTakeFirstOrThrow();
    expect(made).toMatchObject([
      {
        id: ghostIdOf(row.id),
        mon_start: '06:00',
        mon_end: '14:00',
        mon_available: true,
        sun_available: false,
        station_id: 20,
        version: 1,
      },
    ]);
    const id = made[0]?.id;
    expect((await saveGhost({ id, version: 1, name: 'Open mornings' })).ghosts).toMatchObject([
      { name: 'Open mornings', version: 2 },
    ]);
    expect((await refusalOf(saveGhost({ id, version: 1 }))).code).toBe('stale-version');
    expect((await refusalOf(saveGhost({ id }, {}, 'station-2'))).code).toBe('not-found');
    // No shift could have these times.
    expect(await refusalOf(saveGhost({ mon_start: '06:07' }))).toMatchObject({
      status: 400,
      fields: { ghosts: 'Choose times on a quarter hour' },
    });
    expect((await refusalOf(saveGhost({}, {}, 'club'))).fields).toHaveProperty('ghosts');
    expect((await refusalOf(saveGhost({}, { organization: 'ann', positionType: 'driver' }, 'ann'))).code).toBe(
      'forbidden',
    );
  });

  it('applies bulk actions by the rules for ghosts', async () => {
    const { ghosts: made } = await saveGhost();
    const ids = made.map(({ id }) => id);
    const bulk = (bulk_action: 'available' | 'unavailable' | 'delete' | 'Battery' | 'Other') =>
      world.call(scheduler.bulkPlaceholders, {
        purpose,
        action: 'placeholder_handler',
        handle: 'bulk',
        slug: 'station-1',
        ghosts: ids,
        bulk_action,
      });
    for (const action of ['available', 'unavailable'] as const) expect((await bulk(action)).ghosts).toEqual(made);
    expect((await bulk('Other')).ghosts[0]?.service_type).toEqual(['Tow', 'Light Service']);
    expect((await bulk('Battery')).ghosts[0]?.service_type).toEqual(['Tow', 'Battery', 'Light Service']);

    const placeholder = (await open().kysely.selectFrom('placeholder').select('id').executeTakeFirstOrThrow()).id;
    const past = await insertShift(open(), 20, '2026-03-02', editAt({ placeholder }, ['2026-03-02', '06:00', '14:00']));
    await insertShift(open(), 20, '2026-03-09', editAt({ placeholder }, ['2026-03-09', '06:00', '14:00']));
    expect((await bulk('delete')).ghosts).toEqual([]);
    expect((await open().kysely.selectFrom('shift').select('id').execute()).map(({ id }) => id)).toEqual([past]);
    const { drivers } = await world.week('station-1');
    expect(drivers.filter(({ isGhost }) => isGhost)).toMatchObject([{ id: ghostIdOf(placeholder), active: false }]);
  });

  it("turns a ghost's pattern into a driver's shifts, existing ones and missing ones", async () => {
    const { ghosts: made } = await saveGhost();
    const ghost = made[0]?.id ?? 0;
    const placeholder = (await open().kysely.selectFrom('placeholder').select('id').executeTakeFirstOrThrow()).id;
    const id = await insertShift(open(), 20, '2026-03-09', editAt({ placeholder }, ['2026-03-09', '10:00', '18:00']));
    const plan = await world.call(scheduler.convertPlaceholder, {
      purpose,
      action: 'placeholder_handler',
      handle: 'convert',
      slug: 'station-1',
      ghost,
      employee: ann,
      date: '2026-03-08',
    });
    expect(plan.entries.map(({ day, entry }) => [day, entry.id ?? null, entry.duration])).toEqual([
      ['2026-03-09', id, 8],
      ['2026-03-10', null, 8],
      ['2026-03-11', null, 8],
      ['2026-03-12', null, 8],
      ['2026-03-13', null, 8],
    ]);
    const saved = await world.call(scheduler.saveSchedule, {
      purpose,
      action: 'save_schedule',
      slug: 'station-1',
      date: '2026-03-08',
      version: plan.version,
      entries: plan.entries.map(({ entry }) => entry),
      override_reason: 'New hire',
    });
    expect(saved.schedule.map(({ employee, placeholder: of }) => [employee, of])).toEqual(
      saved.schedule.map(() => [ann, null]),
    );
    expect(saved.schedule).toHaveLength(5);
    expect(saved.schedule[0]?.id).toBe(id);
    expect((await ghosts()).ghosts).toHaveLength(1);
  });

  it('reports who else has the schedule open, until they leave or time out', async () => {
    const be = (more: object = {}) =>
      world.call(scheduler.presence, { purpose, action: 'presence', slug: 'station-1', date: today, ...more });
    expect((await be()).people).toEqual([]);
    const seen = (secondsAgo: number) => new Date(Date.parse(`${today}T12:00:00Z`) - secondsAgo * 1_000);
    await open()
      .kysely.insertInto('schedule_presence')
      .values([
        { employee_id: ann, organization_id: 20, day: today, editing: true, seen_at: seen(10) },
        { employee_id: bo, organization_id: 20, day: today, seen_at: seen(61) },
      ])
      .execute();
    expect((await be({ editing: true })).people).toMatchObject([{ employee_id: ann, editing: true }]);
    await be({ leaving: true });
    const left = await open().kysely.selectFrom('schedule_presence').select('employee_id').execute();
    expect(left.map(({ employee_id }) => employee_id)).toEqual([ann]);
  });
});
