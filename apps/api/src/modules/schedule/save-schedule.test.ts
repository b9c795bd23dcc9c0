import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import { moduleInput, scheduleConflict } from '@roadside/contract/schemas';
import type { ScheduleConflict, ScheduleEdit } from '@roadside/contract/schemas';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../platform/errors/api-error.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { RandomStream } from '../demo/random/random-stream.ts';
import { createModule } from '../training/index.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { editAt, employees, insertShift, openScheduleWorld, today } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const { ann, bo, cy } = employees;
const tomorrow = '2026-03-07';
const monday = '2026-03-09';
const everyDay = Array.from({ length: 7 }, (_, day) => ({
  day_of_week: day,
  start_time: '00:00',
  end_time: '00:00',
  type: 'regular',
}));
/** Full counts run with SCHEDULE_RACES=full; the smaller default is enough to catch a bug in every run. */
const full = process.env['SCHEDULE_RACES'] === 'full';

describeEachEngine('saving the schedule', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
    await open()
      .kysely.updateTable('organization')
      .set({ service_types: ['Tow', 'Battery'] })
      .where('type', '=', 'driver')
      .execute();
  });
  beforeEach(async () => {
    await world.clear();
    await open()
      .kysely.insertInto('availability')
      .values([ann, bo, cy].flatMap((employee_id) => everyDay.map((entry) => ({ employee_id, ...entry }))))
      .execute();
  });
  afterEach(async () => {
    // Invariant after every test: the stored hours match the stored instants.
    const wrong = await open().kysely.selectFrom('shift').select('id').whereRef('ends_at', '<', 'starts_at').execute();
    expect(wrong).toEqual([]);
  });

  type Body = Omit<
    CallBody<typeof scheduler.saveSchedule>,
    'purpose' | 'action' | 'slug' | 'date' | 'days' | 'version' | 'entries'
  > & {
    entries?: ScheduleEdit[];
    version?: number;
    slug?: string;
    date?: string;
  };
  const save = (
    { slug = 'club', date = monday, version = 0, entries = [], ...body }: Body,
    who: Partial<TestCaller> = {},
  ) =>
    world.call(
      scheduler.saveSchedule,
      { purpose, action: 'save_schedule', slug, date, days: 1, version, entries, ...body },
      who,
    );
  const conflictOf = async (run: Promise<unknown>): Promise<ScheduleConflict & { code: string; detail: string }> => {
    try {
      await run;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        return { code: error.code, detail: error.message, ...scheduleConflict.parse(error.current) };
      throw error;
    }
    throw new Error('It was saved.');
  };
  const stored = () =>
    open()
      .kysely.selectFrom('shift')
      .select(['id', 'employee_id', 'starts_at', 'duration_hours', 'note', 'version'])
      .orderBy('id')
      .execute();
  const shiftOf = (who: number, start = '06:00', end: string | null = '14:00', more: Partial<ScheduleEdit> = {}) =>
    editAt({ employee: who }, [monday, start, end], 'America/New_York', more);

  it('keeps breaks until a save has others, leaves unpaid ones out of the hours, and copies them to other weeks', async () => {
    const breaks = [
      { after: 240, minutes: 30, paid: false },
      { after: null, minutes: 15, paid: true },
    ];
    const first = await save({ entries: [shiftOf(ann, '06:00', '14:00', { breaks })] });
    const id = first.schedule[0]?.id ?? 0;
    expect(first.schedule).toMatchObject([{ breaks }]);
    const moved = await save({ version: 1, entries: [shiftOf(ann, '07:00', '15:00', { id, version: 1 })] });
    expect(moved.schedule).toMatchObject([{ breaks, version: 2 }]);
    const week = await world.call(scheduler.schedule, { purpose, action: 'schedule', slug: 'club', date: monday });
    expect(week.drivers.find(({ employee_profile: who }) => who === ann)?.weekly_hours).toBe(7.5);
    const copied = await world.call(scheduler.previewTemplate, {
      purpose,
      action: 'preview_template',
      slug: 'club',
      date: '2026-03-16',
      copy: { from: monday, scope: 'week' },
    });
    expect(copied.entries).toMatchObject([{ entry: { start_date: '2026-03-16T11:00:00.000Z', breaks } }]);
    const none = await save({ version: 2, entries: [shiftOf(ann, '07:00', '15:00', { id, version: 2, breaks: [] })] });
    expect(none.schedule).toMatchObject([{ breaks: [], version: 3 }]);
    const { states } = await world.call(scheduler.shiftHistory, {
      purpose,
      action: 'shift_history',
      slug: 'club',
      shift_id: id,
    });
    expect(states.map((state) => state.breaks)).toEqual([[], breaks, breaks]);
  });

  it('adds, changes and removes in one save, with a note, and returns what is stored', async () => {
    const first = await save({
      entries: [shiftOf(ann, '06:00', '14:00', { client_id: 'a' }), shiftOf(bo, '14:00', null)],
    });
    expect(first).toMatchObject({
      merged: false,
      version: 1,
      schedule: [
        { employee: ann, duration: 8 },
        { employee: bo, duration: 0 },
      ],
    });
    const [annShift, boShift] = first.schedule;
    expect(first.created).toEqual([{ client_id: 'a', id: annShift?.id }]);
    const second = await save({
      version: 1,
      entries: [shiftOf(ann, '07:00', '15:00', { id: annShift?.id, version: 1, note: 'Trainee rides along' })],
      removed: [{ id: boShift?.id ?? 0, version: 1 }],
    });
    expect(second).toMatchObject({ version: 2, merged: false, removed: [boShift?.id] });
    expect(await stored()).toMatchObject([
      { employee_id: ann, duration_hours: 8, note: 'Trainee rides along', version: 2 },
    ]);
    expect(world.audited.map(({ event }) => event)).toEqual(['schedule_saved', 'schedule_saved']);
  });

  it('lets two shifts of a driver trade places', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann, '00:00', '05:00'), shiftOf(ann, '15:00', '20:00')] });
    const [early, late] = schedule;
    const traded = await save({
      version: 1,
      entries: [
        shiftOf(ann, '15:00', '20:00', { id: early?.id, version: 1 }),
        shiftOf(ann, '00:00', '05:00', { id: late?.id, version: 1 }),
      ],
    });
    expect(traded.schedule.map(({ id }) => id)).toEqual([early?.id, late?.id]);
  });

  it('merges edits of different shifts, and reports that others have saved', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann), shiftOf(bo)] });
    const [annShift, boShift] = schedule;
    await save({ version: 1, entries: [shiftOf(ann, '07:00', '15:00', { id: annShift?.id, version: 1 })] });
    const merged = await save({
      version: 1,
      entries: [shiftOf(bo, '08:00', '16:00', { id: boShift?.id, version: 1 })],
    });
    expect(merged).toMatchObject({ merged: true, version: 3 });
    expect((await stored()).map(({ version }) => version)).toEqual([2, 2]);
  });

  it('refuses a collision with both versions and saves none of it', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann), shiftOf(bo)] });
    const [annShift, boShift] = schedule;
    await save({ version: 1, entries: [shiftOf(ann, '07:00', '15:00', { id: annShift?.id, version: 1 })] });
    const mine = shiftOf(ann, '09:00', '17:00', { id: annShift?.id, version: 1 });
    const refused = await conflictOf(
      save({ version: 1, entries: [mine, shiftOf(bo, '09:00', '17:00', { id: boShift?.id, version: 1 })] }),
    );
    expect(refused.code).toBe('stale-version');
    expect(refused.collisions).toMatchObject([
      {
        kind: 'changed',
        yours: { start_date: mine.start_date },
        theirs: { version: 2 },
        by: { display_name: 'Mo Manager' },
      },
    ]);
    expect((await stored()).map(({ version }) => version)).toEqual([2, 1]);
  });

  it('refuses to change a removed shift, and accepts a second removal without claiming it', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann)] });
    const id = schedule[0]?.id ?? 0;
    await save({ version: 1, removed: [{ id, version: 1 }] });
    expect(
      (await conflictOf(save({ version: 1, entries: [shiftOf(ann, '07:00', '15:00', { id, version: 1 })] })))
        .collisions,
    ).toMatchObject([{ kind: 'removed', theirs: null }]);
    expect(await save({ version: 1, removed: [{ id, version: 1 }] })).toMatchObject({ removed: [] });
  });

  it('refuses edits of shifts without versions once the days have changed', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann)] });
    const id = schedule[0]?.id;
    expect(await save({ version: 1, entries: [shiftOf(ann, '07:00', '15:00', { id })] })).toMatchObject({ version: 2 });
    expect((await conflictOf(save({ version: 1, entries: [shiftOf(ann, '08:00', '16:00', { id })] }))).code).toBe(
      'stale-version',
    );
  });

  it.each([
    ['a stored shift', [shiftOf(ann, '13:00', '21:00')], 1],
    ['one without an end, which lasts 8 hours', [shiftOf(ann, '01:00', '06:15')], 1],
    ['another of the same save', [shiftOf(bo, '06:00', '14:00'), shiftOf(bo, '13:00', '15:00')], 2],
  ])('refuses a shift over %s', async (_name, entries, collisions) => {
    await save({ entries: [shiftOf(ann, '06:00', null)] });
    const refused = await conflictOf(save({ version: 1, entries }));
    expect(refused.collisions.map(({ kind }) => kind)).toEqual(Array(collisions).fill('overlap'));
    for (const { detail } of refused.collisions)
      expect(detail).toMatch(/^(ann|bo): Overlaps another shift: Mon, .* [AP]M–.* [AP]M\.$/);
    expect(await stored()).toHaveLength(1);
  });

  it('requires a reason during time off and when unavailable, and writes it to the audit log', async () => {
    await open()
      .kysely.insertInto('time_off')
      .values({ employee_id: ann, starts_on: monday, ends_on: monday, type: 'vacation', status: 'approved' })
      .execute();
    await open().kysely.insertInto('driver_state').values({ employee_id: bo, active_not_available: true }).execute();
    const entries = [shiftOf(ann), shiftOf(bo)];
    const refused = await conflictOf(save({ entries }));
    expect(refused.collisions.map(({ kind, findings }) => [kind, findings[0]?.rule, findings[0]?.overridable])).toEqual(
      [
        ['rule', 'time-off', true],
        ['rule', 'unavailable', true],
      ],
    );
    await save({ entries, override_reason: 'Both agreed by phone' });
    expect(world.audited.at(-1)?.changes).toMatchObject({ override_reason: 'Both agreed by phone' });
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    ['block', true, 'rule'],
    ['warn', true, null],
    // It can't be renewed.
    ['block', false, null],
  ] as const)(
    'with an expired certificate, a module that says %s and still gives one (%s): %s',
    async (rule, gives, kind) => {
      const { kysely } = open();
      const module = moduleInput.parse({
        title: 'Roadside safety',
        description: '',
        pages: [{ type: 'text', content: { type: 'doc', content: [{ type: 'paragraph' }] } }],
        certificate: { title: 'Roadside safety', valid_days: 30, rule },
      });
      const id = await kysely
        .transaction()
        .execute((trx) => createModule(trx, module, { by: null, at: new Date('2026-01-01T12:00:00Z') }));
      // The newer certificate of Bo counts.
      for (const [employee, issued] of [
        [ann, '2026-02-01'],
        [bo, '2026-02-01'],
        [bo, '2026-03-06'],
      ] as const)
        await sql`with progress as (
          insert into module_progress (employee_id, module_id, version_id, begun_at, updated_at, completed_at)
          select ${employee}, module_id, id, ${issued}::date, ${issued}::date, ${issued}::date
          from module_version where module_id = ${id} returning id)
        insert into certificate (employee_id, module_id, progress_id, title, issued_on, valid_days)
        select ${employee}, ${id}, id, 'Roadside safety', ${issued}::date, 30 from progress`.execute(kysely);
      if (!gives) await sql`update training_module set certificate_title = null where id = ${id}`.execute(kysely);
      const entries = [shiftOf(ann), shiftOf(bo)];
      try {
        if (kind === null) await save({ entries });
        else {
          const { collisions } = await conflictOf(save({ entries }));
          expect(collisions.map(({ kind: why, findings }) => [why, findings[0]?.rule, findings[0]?.words])).toEqual([
            [kind, 'certificate', 'Certificate “Roadside safety” expired: it was valid through Mar 2, 2026'],
          ]);
          await save({ entries, override_reason: 'The class is tonight' });
        }
        expect(await stored()).toHaveLength(2);
      } finally {
        await sql`delete from module_progress where module_id = ${id}`.execute(kysely);
        await sql`delete from training_module where id = ${id}`.execute(kysely);
      }
    },
  );

  it('never overrides hours of service or a former employee, whatever the reason', async () => {
    await open().kysely.updateTable('employee').set({ active: false }).where('id', '=', bo).execute();
    const refused = await conflictOf(
      save({ entries: [shiftOf(ann, '00:00', '15:00'), shiftOf(bo)], override_reason: 'Please' }),
    );
    expect(refused.collisions.map(({ findings }) => findings[0]?.rule)).toEqual(['hours-of-service', 'inactive']);
  });

  it('locks past days until someone above the station unlocks them', async () => {
    const yesterday = '2026-03-05';
    const past = editAt({ employee: ann }, [yesterday, '06:00', '14:00']);
    const entries = [past];
    expect((await conflictOf(save({ date: yesterday, entries }))).collisions).toMatchObject([{ kind: 'locked' }]);
    const id = await insertShift(open(), 20, yesterday, editAt({ employee: bo }, [yesterday, '06:00', '14:00']));
    expect((await conflictOf(save({ date: yesterday, removed: [{ id, version: 1 }] }))).collisions).toMatchObject([
      { kind: 'locked' },
    ]);
    expect(
      (await conflictOf(save({ entries: [shiftOf(bo, '06:00', '14:00', { id, version: 1 })] }))).collisions,
    ).toMatchObject([{ kind: 'locked' }]);

    const unlock = (who: Partial<TestCaller> = {}) =>
      world.call(
        scheduler.unlockDay,
        { purpose, action: 'unlock_day', slug: 'station-1', date: yesterday, reason: 'Timesheet correction' },
        who,
      );
    expect((await refusalOf(unlock({ organization: 'station-1', positionType: 'station-admin' }))).code).toBe(
      'forbidden',
    );
    expect((await unlock()).unlocked).toMatchObject([
      { station_id: 20, day: yesterday, reason: 'Timesheet correction' },
    ]);
    expect(world.audited.at(-1)).toMatchObject({
      event: 'schedule_unlocked',
      changes: { reason: 'Timesheet correction' },
    });
    expect(await save({ date: yesterday, entries, removed: [{ id, version: 1 }] })).toMatchObject({ removed: [id] });
  });

  it('allows changes to a night shift that is still running', async () => {
    // 12:00 UTC is 07:00 in New York.
    const id = await insertShift(open(), 20, '2026-03-05', editAt({ employee: ann }, ['2026-03-05', '22:00', '08:00']));
    const longer = editAt({ employee: ann }, ['2026-03-05', '22:00', '09:00'], 'America/New_York', { id, version: 1 });
    expect(await save({ date: '2026-03-05', entries: [longer] })).toMatchObject({ schedule: [{ duration: 11 }] });
  });

  it('refuses a neighbor’s drivers like unknown ones, and leaves the neighbor’s shifts alone', async () => {
    const stationAdmin = { organization: 'station-1', positionType: 'station-admin' };
    const theirs = await insertShift(
      open(),
      21,
      monday,
      editAt({ employee: cy }, [monday, '06:00', '14:00'], 'America/Chicago'),
    );
    for (const employee of [cy, 4711])
      expect(
        (
          await refusalOf(
            save({ slug: 'station-1', entries: [editAt({ employee }, [monday, '06:00', '14:00'])] }, stationAdmin),
          )
        ).code,
      ).toBe('forbidden');
    for (const id of [theirs, 999_999])
      expect(
        (
          await conflictOf(
            save({ slug: 'station-1', entries: [shiftOf(ann, '06:00', '14:00', { id, version: 1 })] }, stationAdmin),
          )
        ).collisions,
      ).toMatchObject([{ kind: 'removed', theirs: null }]);
    world.audited.length = 0;
    expect(await save({ slug: 'station-1', removed: [{ id: theirs, version: 1 }] }, stationAdmin)).toMatchObject({
      removed: [],
    });
    expect(world.audited).toMatchObject([{ changes: { removed: 0 } }]);
    expect((await stored()).map(({ id }) => id)).toEqual([theirs]);
    for (const slug of ['station-2', 'club'])
      expect((await refusalOf(save({ slug, entries: [] }, stationAdmin))).code).toBe('forbidden');
    expect((await refusalOf(save({ slug: 'ann' }, { organization: 'ann', positionType: 'driver' }))).code).toBe(
      'forbidden',
    );
  });

  it.each([
    ['America/New_York', '2026-03-08', '2026-11-01', 7, 9],
    ['America/Chicago', '2026-03-08', '2026-11-01', 7, 9],
    ['America/Denver', '2026-03-08', '2026-11-01', 7, 9],
    ['America/Los_Angeles', '2026-03-08', '2026-11-01', 7, 9],
    ['America/St_Johns', '2026-03-08', '2026-11-01', 7, 9],
    // Lord Howe moves its clocks by half an hour, and in the opposite seasons.
    ['Australia/Lord_Howe', '2026-10-04', '2026-04-05', 7.5, 8.5],
  ])('stores clock times and hours correctly on both Sundays of %s', async (timeZone, spring, autumn, short, long) => {
    await open().kysely.updateTable('organization').set({ time_zone: timeZone }).where('id', '=', 20).execute();
    const { loadOrganizationTree } = await import('../../platform/organizations/live-organization-tree.ts');
    const tree = await loadOrganizationTree(open());
    const who = { tree, today: '2026-01-02' };
    for (const [sunday, hours] of [
      [spring, short],
      [autumn, long],
    ] as const) {
      const saturday = new Date(Date.parse(sunday) - 86_400_000).toISOString().slice(0, 10);
      const night = editAt({ employee: ann }, [saturday, '22:00', '06:00'], timeZone);
      expect(night.duration).toBe(hours);
      await save({ slug: 'station-1', date: saturday, entries: [night] }, who);
      const read = (date: string) =>
        world.call(scheduler.schedule, { purpose, action: 'schedule', slug: 'station-1', date, days: 1 }, who);
      const [before, after] = [await read(saturday), await read(sunday)];
      for (const reply of [before, after])
        expect(reply.schedule).toMatchObject([
          { start_date: new Date(night.start_date).toISOString(), duration: hours, day: saturday },
        ]);
      expect(before.drivers[0]?.weekly_hours).toBe(hours);
      expect(after.drivers[0]?.weekly_hours).toBe(0);
    }
    await open()
      .kysely.updateTable('organization')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', 20)
      .execute();
  });

  it(`loses no edit when two managers save the same day in any order (${full ? 100 : 12} times)`, async () => {
    for (let round = 0; round < (full ? 100 : 12); round += 1) {
      await open().kysely.deleteFrom('shift').execute();
      await open().kysely.deleteFrom('schedule_day').execute();
      const stream = new RandomStream('interleaving', round);
      const base = await save({
        entries: [shiftOf(ann), shiftOf(bo), editAt({ employee: cy }, [monday, '06:00', '14:00'], 'America/Chicago')],
      });
      /** Each manager's local state: the version of the days, and of each shift. */
      const managers = [0, 1].map(() => ({
        version: base.version,
        shifts: new Map(base.schedule.map(({ id, version, employee }) => [id, { version, employee }])),
      }));
      const notes = new Map<number, string>();
      const expected = new Map<number, string>();
      for (let step = 0; step < 6; step += 1) {
        const manager = stream.pick(managers);
        const wanted = stream.shuffle([...manager.shifts.keys()]).slice(0, stream.integer(1, 2));
        const note = `round ${round} step ${step}`;
        const entries = wanted.map((id) => {
          const zone = manager.shifts.get(id)?.employee === cy ? 'America/Chicago' : 'America/New_York';
          return editAt({ employee: manager.shifts.get(id)?.employee ?? 0 }, [monday, '06:00', '14:00'], zone, {
            id,
            version: manager.shifts.get(id)?.version ?? 0,
            note,
          });
        });
        try {
          const saved = await save({ version: manager.version, entries });
          for (const id of wanted) expected.set(id, note);
          for (const { id, version, employee } of saved.schedule) manager.shifts.set(id, { version, employee });
          manager.version = saved.version;
        } catch (error) {
          // Refused with the reason: the manager reads again. Nothing of the refused save may be stored.
          if (!(error instanceof ApiError) || error.code !== 'stale-version') throw error;
          const read = await world.call(scheduler.schedule, {
            purpose,
            action: 'schedule',
            slug: 'club',
            date: monday,
            days: 1,
          });
          manager.version = read.version;
          for (const { id, version, employee } of read.schedule) manager.shifts.set(id, { version, employee });
        }
        for (const { id, note: kept } of await stored()) if (kept) notes.set(id, kept);
        expect([...notes].toSorted()).toEqual([...expected].toSorted());
      }
    }
  });

  it(`lets one of 20 parallel saves into a slot win (${full ? 100 : 4} times)`, async () => {
    for (let round = 0; round < (full ? 100 : 4); round += 1) {
      await open().kysely.deleteFrom('shift').execute();
      const results = await Promise.allSettled(Array.from({ length: 20 }, () => save({ entries: [shiftOf(ann)] })));
      const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as ApiError);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(refused.map(({ status }) => status)).toEqual(Array(19).fill(409));
      for (const { message } of refused) expect(message).toMatch(/Overlaps another shift/);
      expect(await stored()).toHaveLength(1);
    }
  }, 240_000);

  it('is refused by the database if two overlapping shifts slip past the check', async () => {
    await insertShift(open(), 20, tomorrow, editAt({ employee: ann }, [tomorrow, '06:00', '14:00']));
    await expect(
      insertShift(open(), 20, tomorrow, editAt({ employee: ann }, [tomorrow, '10:00', '12:00'])),
    ).rejects.toMatchObject({
      code: '23P01',
    });
    expect(today < tomorrow).toBe(true);
  });
});
