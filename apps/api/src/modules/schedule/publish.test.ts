import type { CallBody } from '@roadside/contract/call';
import { calls } from '@roadside/contract/calls';
import type { ScheduleEdit } from '@roadside/contract/schemas';
import { ghostIdOf } from '@roadside/domain/scheduling';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { readRingFacts } from '../push/ring-facts.repository.ts';
import { refusalOf } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { editAt, employees, insertShift, openScheduleWorld } from './testing/schedule-world.ts';
import type { ScheduleWorld } from './testing/schedule-world.ts';

const { scheduler } = calls;
const purpose = 'scheduler_utils';
const { ann, bo, cy } = employees;
const monday = '2026-03-09';

describeEachEngine('publishing the schedule', (open) => {
  let world: ScheduleWorld;
  beforeAll(async () => {
    world = await openScheduleWorld(open());
    await open()
      .kysely.updateTable('organization')
      .set({ service_types: ['Tow'] })
      .where('type', '=', 'driver')
      .execute();
  });
  beforeEach(async () => {
    await world.clear();
    await open().kysely.deleteFrom('schedule_notice').execute();
    await open().kysely.deleteFrom('shift_as_published').execute();
    await open().kysely.deleteFrom('notification').execute();
    await open()
      .kysely.insertInto('availability')
      .values(
        [ann, bo, cy].flatMap((employee_id) =>
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
  });

  const asDriver = (slug: string, id: number): Partial<TestCaller> => ({
    organization: slug,
    positionType: 'driver',
    employeeId: id,
  });
  const asAnn = () => asDriver('ann', ann);
  const asBo = () => asDriver('bo', bo);
  const days = { slug: 'station-1', date: monday, days: 1 };
  const save = (
    body: Partial<CallBody<typeof scheduler.saveSchedule>> & { entries?: ScheduleEdit[] },
    version: number,
    date = monday,
  ) =>
    world.call(scheduler.saveSchedule, {
      purpose,
      action: 'save_schedule',
      ...days,
      date,
      entries: [],
      override_reason: 'Test',
      ...body,
      version,
    });
  const unpublished = (who: Partial<TestCaller> = {}, more: { date?: string; slug?: string } = {}) =>
    world.call(scheduler.unpublished, { purpose, action: 'unpublished', ...days, ...more }, who);
  const publish = (version: number, who: Partial<TestCaller> = {}) =>
    world.call(scheduler.publish, { purpose, action: 'publish', ...days, version }, who);
  const publishNow = async () => publish((await unpublished()).version);
  const notices = (slug: string, who: Partial<TestCaller> = {}) =>
    world.call(scheduler.notices, { purpose, action: 'notices', ...days, slug }, who);
  const seenBy = async (slug: string, who: Partial<TestCaller> = {}) =>
    (await world.call(scheduler.schedule, { purpose, action: 'schedule', slug, date: monday }, who)).schedule.map(
      ({ employee, start_date }) => [employee, start_date.slice(11, 16)],
    );
  const withdrawn = async (slug: string, who: Partial<TestCaller> = {}, date = monday) =>
    (await world.call(scheduler.schedule, { purpose, action: 'schedule', slug, date, days: 1 }, who)).withdrawn;
  const shiftOf = (who: number, start = '06:00', end = '14:00', more: Partial<ScheduleEdit> = {}) =>
    editAt({ employee: who }, [monday, start, end], 'America/New_York', more);

  it('shows drivers nothing of a plan until it is published, then tells each what is new', async () => {
    const saved = await save({ entries: [shiftOf(ann), shiftOf(bo, '14:00', '22:00')] }, 0);
    expect(saved.schedule.map((entry) => entry.unpublished)).toEqual(['new', 'new']);
    expect(await seenBy('station-1')).toEqual([
      [ann, '10:00'],
      [bo, '18:00'],
    ]);
    expect(await seenBy('ann', asAnn())).toEqual([]);
    const before = await world.call(
      scheduler.drivers,
      { purpose, action: 'drivers', slug: 'ann', date: monday },
      asAnn(),
    );
    expect(before.drivers[0]).toMatchObject({ weekly_hours: 0, schedule_type: [] });

    const draft = await unpublished();
    expect(draft).toMatchObject({
      open: 0,
      changes: [
        { before: null, after: { worker: 'Ann' } },
        { before: null, after: { worker: 'Bo' } },
      ],
      told: [
        { employee: ann, driver: 'Ann', lines: [{ kind: 'new' }] },
        { employee: bo, driver: 'Bo', lines: [{ kind: 'new' }] },
      ],
    });
    expect(await publish(draft.version)).toMatchObject({ published: 2, told: [{ employee: ann }, { employee: bo }] });
    expect(await seenBy('ann', asAnn())).toEqual([[ann, '10:00']]);
    expect((await unpublished()).changes).toEqual([]);
    expect(world.audited.at(-1)).toMatchObject({ event: 'schedule_published', changes: { shifts: 2, told: 2 } });
  });

  it('keeps what drivers see while the plan changes, lists the changes, and takes one back that is undone', async () => {
    const id = await insertShift(open(), world.tree.bySlug('station-1')?.id ?? 0, monday, shiftOf(ann));
    const other = await insertShift(
      open(),
      world.tree.bySlug('station-1')?.id ?? 0,
      monday,
      shiftOf(bo, '14:00', '22:00'),
    );
    const moved = await save({ entries: [{ ...shiftOf(ann, '08:00', '16:00'), id }], removed: [{ id: other }] }, 0);
    expect(moved.schedule[0]?.unpublished).toBe('changed');
    expect(await seenBy('ann', asAnn())).toEqual([[ann, '10:00']]);
    expect(await seenBy('bo', asBo())).toEqual([[bo, '18:00']]);
    expect((await unpublished()).told).toMatchObject([
      {
        employee: ann,
        lines: [
          {
            kind: 'changed',
            before: { start: '2026-03-09T10:00:00.000Z' },
            after: { start: '2026-03-09T12:00:00.000Z' },
          },
        ],
      },
      { employee: bo, lines: [{ kind: 'removed' }] },
    ]);
    // Bo's removed shift is told to those who plan; Ann's is on the plan of its day.
    expect(await withdrawn('station-1')).toEqual([{ id: other, day: monday }]);
    expect(await withdrawn('bo', asBo())).toBeUndefined();
    expect(await withdrawn('station-1', {}, '2026-03-10')).toBeUndefined();
    const back = await save({ entries: [{ ...shiftOf(ann), id }] }, moved.version);
    expect(back.schedule[0]).not.toHaveProperty('unpublished');
    expect((await unpublished()).told).toMatchObject([{ employee: bo }]);
    await publishNow();
    expect(await seenBy('bo', asBo())).toEqual([]);
    expect(await withdrawn('station-1')).toBeUndefined();
    expect(await open().kysely.selectFrom('shift_as_published').select('id').execute()).toEqual([]);
  });

  it('has nothing to publish when breaks come back in another order', async () => {
    const lunch = { after: 240, minutes: 30, paid: false };
    const coffee = { after: null, minutes: 15, paid: true };
    const saved = await save({ entries: [shiftOf(ann, '06:00', '14:00', { breaks: [lunch, coffee] })] }, 0);
    const id = saved.schedule[0]?.id ?? 0;
    await publishNow();
    const turned = await save(
      { entries: [shiftOf(ann, '06:00', '14:00', { id, breaks: [coffee, lunch] })] },
      (await unpublished()).version,
    );
    expect(turned.schedule[0]).not.toHaveProperty('unpublished');
    expect((await unpublished()).changes).toEqual([]);
    const twice = await save(
      { entries: [shiftOf(ann, '06:00', '14:00', { id, breaks: [lunch, coffee, coffee] })] },
      turned.version,
    );
    expect(twice.schedule).toMatchObject([{ unpublished: 'changed' }]);
  });

  it('tells a driver about breaks, and takes them back when they are undone', async () => {
    const { schedule } = await save({ entries: [shiftOf(ann)] }, 0);
    await publishNow();
    const id = schedule[0]?.id ?? 0;
    const breaks = [{ after: 240, minutes: 30, paid: false }];
    const paused = await save({ entries: [shiftOf(ann, '06:00', '14:00', { id, breaks })] }, 2);
    expect(paused.schedule).toMatchObject([{ unpublished: 'changed', breaks }]);
    const undone = await save({ entries: [shiftOf(ann, '06:00', '14:00', { id, breaks: [] })] }, paused.version);
    expect((await unpublished()).changes).toEqual([]);
    await save({ entries: [shiftOf(ann, '06:00', '14:00', { id, breaks })] }, undone.version);
    expect((await unpublished()).told).toMatchObject([
      { employee: ann, lines: [{ kind: 'changed', after: { breaks } }] },
    ]);
    const seen = () =>
      world.call(scheduler.schedule, { purpose, action: 'schedule', slug: 'ann', date: monday }, asAnn());
    expect((await seen()).schedule).toMatchObject([{ breaks: [] }]);
    await publishNow();
    expect((await seen()).schedule).toMatchObject([{ breaks }]);
    expect((await notices('ann', asAnn())).notices[0]?.lines).toMatchObject([{ after: { breaks } }]);
  });

  it('hands a shift over: gone for one driver, new for the other', async () => {
    const id = await insertShift(open(), world.tree.bySlug('station-1')?.id ?? 0, monday, shiftOf(ann));
    await save({ entries: [{ ...shiftOf(bo), id }] }, 0);
    expect(await seenBy('ann', asAnn())).toEqual([[ann, '10:00']]);
    expect(await seenBy('bo', asBo())).toEqual([]);
    expect((await publishNow()).told).toMatchObject([
      { employee: ann, lines: [{ kind: 'removed' }] },
      { employee: bo, lines: [{ kind: 'new' }] },
    ]);
    expect(await seenBy('bo', asBo())).toEqual([[bo, '10:00']]);
  });

  it('says where drivers still see a shift that moved to another day or station', async () => {
    const id = await insertShift(open(), world.tree.bySlug('station-1')?.id ?? 0, monday, shiftOf(ann));
    const tuesday = editAt({ employee: ann }, ['2026-03-10', '06:00', '14:00']);
    const { version } = await save({ entries: [{ ...tuesday, id }] }, 0);
    expect(await withdrawn('station-1')).toEqual([{ id, day: monday }]);
    expect(await withdrawn('station-1', {}, '2026-03-10')).toBeUndefined();
    await save(
      { entries: [{ ...editAt({ employee: cy }, [monday, '06:00', '14:00'], 'America/Chicago'), id }] },
      version,
    );
    expect(await withdrawn('station-1')).toEqual([{ id, day: monday }]);
    expect(await withdrawn('station-2')).toBeUndefined();
  });

  it('records who has confirmed, and who has not', async () => {
    await save({ entries: [shiftOf(ann), shiftOf(bo, '14:00', '22:00')] }, 0);
    await publishNow();
    const [own] = (await notices('ann', asAnn())).notices;
    expect(own).toMatchObject({ employee: ann, first_day: monday, last_day: monday, confirmed_at: null });
    expect((await notices('bo', asBo())).notices.map(({ employee }) => employee)).toEqual([bo]);
    const confirm = (upTo: number, who: Partial<TestCaller>, slug: string) =>
      world.call(scheduler.confirmNotices, { purpose, action: 'confirm_notices', slug, up_to: upTo }, who);
    expect(await confirm(own?.id ?? 0, asAnn(), 'ann')).toEqual({ confirmed: 1 });
    expect(await confirm(own?.id ?? 0, asAnn(), 'ann')).toEqual({ confirmed: 0 });
    // Nobody confirms for somebody else.
    expect(await confirm(999_999, {}, 'station-1')).toEqual({ confirmed: 0 });
    const all = (await notices('station-1')).notices;
    expect(new Map(all.map((notice) => [notice.employee, notice.confirmed_at !== null]))).toEqual(
      new Map([
        [ann, true],
        [bo, false],
      ]),
    );
    const rung = await open()
      .kysely.selectFrom('notification')
      .select(['employee_id', 'read_at'])
      .where('kind', '=', 'schedule')
      .orderBy('employee_id')
      .execute();
    expect(rung.map(({ employee_id, read_at }) => [employee_id, read_at !== null])).toEqual([
      [ann, true],
      [bo, false],
    ]);
  });

  it('refuses what somebody changed since it was reviewed, and other people’s stations', async () => {
    await save({ entries: [shiftOf(ann)] }, 0);
    const { version } = await unpublished();
    await save({ entries: [shiftOf(bo, '14:00', '22:00')] }, version);
    expect(await refusalOf(publish(version))).toMatchObject({ status: 409 });
    expect(await seenBy('ann', asAnn())).toEqual([]);
    const neighbor: Partial<TestCaller> = { organization: 'station-4', positionType: 'station-admin' };
    expect(await refusalOf(unpublished(neighbor))).toMatchObject({ status: 403 });
    expect(await refusalOf(publish(version, neighbor))).toMatchObject({ status: 403 });
    expect(await refusalOf(unpublished(asAnn(), { slug: 'ann' }))).toMatchObject({ status: 403 });
  });

  it('rings by the published shifts only', async () => {
    await save({ entries: [shiftOf(ann)] }, 0);
    const facts = () => readRingFacts(open().kysely, [ann], new Date('2026-03-09T11:00:00Z'));
    expect((await facts()).get(ann)?.shifts).toEqual([]);
    await publishNow();
    expect((await facts()).get(ann)?.shifts).toHaveLength(1);
  });

  it('offers an open shift to the drivers of the station who can take it', async () => {
    const station = world.tree.bySlug('station-1')?.id ?? 0;
    const { id: placeholder } = await open()
      .kysely.insertInto('placeholder')
      .values({
        station_id: station,
        name: 'Open',
        services: ['Tow'],
        week: JSON.stringify(Array.from({ length: 7 }, () => ({}))),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertShift(open(), station, monday, shiftOf(bo, '08:00', '16:00'));
    const evening = editAt({ placeholder }, [monday, '14:00', '22:00']);
    const saved = await save({ entries: [evening] }, 0);
    const offered = async () =>
      open()
        .kysely.selectFrom('notification')
        .select(['employee_id', 'subject_id'])
        .where('kind', '=', 'open-shift')
        .execute();
    expect(await offered()).toEqual([]);
    await publishNow();
    // Bo is at work then.
    expect(await offered()).toEqual([{ employee_id: ann, subject_id: saved.schedule[0]?.id }]);
    await save({ removed: [{ id: saved.schedule[0]?.id ?? 0 }] }, (await unpublished()).version);
    await publishNow();
    expect(await offered()).toEqual([]);

    // The same when the open group itself is deleted.
    await save({ entries: [evening] }, (await unpublished()).version);
    await publishNow();
    expect(await offered()).toHaveLength(1);
    await world.call(scheduler.bulkPlaceholders, {
      purpose,
      action: 'placeholder_handler',
      handle: 'bulk',
      slug: 'station-1',
      ghosts: [ghostIdOf(placeholder)],
      bulk_action: 'delete',
    });
    expect(await offered()).toEqual([]);
  });

  it('lists who can take a shift, best first, with the cost of overtime', async () => {
    const station = world.tree.bySlug('station-1')?.id ?? 0;
    const settings = await world.call(scheduler.saveSettings, {
      purpose,
      action: 'save_settings',
      slug: 'club',
      fill: 'first',
      swaps: 'choice',
      overtime_premium: 12.5,
    });
    expect(settings).toMatchObject({ fill: 'first', overtime_premium: 12.5 });
    expect(await world.call(scheduler.settings, { purpose, action: 'settings', slug: 'station-1' })).toMatchObject({
      fill: 'first',
      overtime_premium: 12.5,
    });
    const neighbor: Partial<TestCaller> = { organization: 'station-2', positionType: 'station-admin' };
    expect(
      await world.call(scheduler.settings, { purpose, action: 'settings', slug: 'station-1' }, neighbor),
    ).toMatchObject({ fill: 'first', overtime_premium: null });
    for (const day of ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'])
      await insertShift(open(), station, day, editAt({ employee: bo }, [day, '08:00', '18:00']));
    const takers = (start: string, end: string) =>
      world.call(scheduler.takers, {
        purpose,
        action: 'takers',
        slug: 'station-1',
        station_id: station,
        start: `${monday}T${start}:00Z`,
        end: `${monday}T${end}:00Z`,
        services: ['Tow'],
      });
    expect((await takers('12:00', '20:00')).takers).toMatchObject([
      { employee: ann, week_hours: 0, overtime_hours: 0, miles: 0 },
      { employee: bo, week_hours: 40, overtime_hours: 8, overtime_cost: 100 },
    ]);
    // Ten hours from Saturday, 6 PM in New York: six in Bo's full week, four in the next one.
    const saturday = await world.call(scheduler.takers, {
      purpose,
      action: 'takers',
      slug: 'station-1',
      station_id: station,
      start: '2026-03-14T22:00:00Z',
      end: '2026-03-15T08:00:00Z',
      services: ['Tow'],
    });
    expect(saturday.takers.find(({ employee }) => employee === bo)).toMatchObject({
      week_hours: 40,
      overtime_hours: 6,
    });
    // A night from the Saturday before is in this week from midnight on; the clocks skip an hour of it.
    await insertShift(open(), station, '2026-03-07', editAt({ employee: ann }, ['2026-03-07', '22:00', '06:00']));
    expect((await takers('12:00', '20:00')).takers.find(({ employee }) => employee === ann)).toMatchObject({
      week_hours: 5,
    });
    await insertShift(open(), station, monday, shiftOf(ann));
    expect((await takers('12:00', '20:00')).takers.map(({ employee }) => employee)).toEqual([bo]);
    await open().kysely.deleteFrom('schedule_setting').execute();
  });

  it('needs no publishing for a past day', async () => {
    const friday = '2026-03-05';
    await world.call(scheduler.unlockDay, {
      purpose,
      action: 'unlock_day',
      slug: 'station-1',
      date: friday,
      reason: 'Timesheet',
    });
    const past = editAt({ employee: ann }, [friday, '06:00', '14:00']);
    const saved = await save({ entries: [past] }, 0, friday);
    expect(saved.schedule[0]).not.toHaveProperty('unpublished');
    expect((await unpublished({}, { date: friday })).changes).toEqual([]);
  });
});
