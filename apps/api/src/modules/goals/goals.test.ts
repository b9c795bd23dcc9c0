import { beforeEach, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { metrics } from '@roadside/domain/metrics';
import type { AuditEvent } from '../../platform/audit/audit-event.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { factClub } from '../reports/testing/fact-club.ts';
import { refusalOf, runCall } from '../reports/testing/run-call.ts';
import type { TestCaller } from '../reports/testing/run-call.ts';
import { goalsHandlers as handlers } from './goals.handlers.ts';

type GoalBody = Omit<CallBody<typeof calls.documentation.setGoals>, 'purpose'>;

describeEachEngine('goals and the catalog', (open) => {
  let audited: AuditEvent[] = [];
  const { tree, caller: callerOf } = factClub(open, { today: '2026-05-01', people: [1] });
  beforeEach(async () => {
    audited = [];
    await open().kysely.deleteFrom('metric_goal').execute();
  });
  const caller = (more: Partial<TestCaller> = {}) => callerOf({ audited, ...more });
  const idOf = (slug: string) => tree().bySlug(slug)?.id ?? 0;
  const goalBody = (slug: string, more: Partial<GoalBody> = {}): GoalBody => ({
    organization_id: idOf(slug),
    metric_id: 'overall_sat_avg',
    green: 90,
    yellow: 85,
    start: '2026-04-01',
    ...more,
  });
  const set = (body: GoalBody, who = caller()) =>
    runCall(handlers, calls.documentation.setGoals, who, { purpose: 'set_goals', ...body });
  const get = async (slug: string, fac_type: 'PSP' | 'csn' | null = null, who = caller()) =>
    (
      await runCall(handlers, calls.documentation.getGoals, who, {
        purpose: 'get_goals',
        organization_id: idOf(slug),
        fac_type,
      })
    ).goals;
  const satisfaction = async (slug: string, fac_type: 'PSP' | 'csn' | null = null) =>
    (await get(slug, fac_type)).filter((goal) => goal.metric_id === 'overall_sat_avg');

  it('everyone starts with the default goals of the catalog', async () => {
    const goals = await get('station-1');
    expect(goals.map((goal) => goal.metric_id).sort()).toEqual([
      'ata_avg',
      'cancelled_calls_rate',
      'overall_sat',
      'overall_sat_avg',
      'passed_calls_freq',
    ]);
    expect(goals.find((goal) => goal.metric_id === 'overall_sat_avg')).toEqual({
      id: null,
      organization_id: idOf('station-1'),
      fac_type: null,
      metric_id: 'overall_sat_avg',
      green: 84,
      yellow: 82,
      start: null,
      end: null,
      inherited_from: null,
      is_default: true,
      set_by: null,
      set_at: null,
    });
  });

  it('a goal applies to everything below, keeps its history and is audited', async () => {
    const first = await set(goalBody('east'));
    expect(first.goal).toMatchObject({
      organization_id: idOf('east'),
      green: 90,
      yellow: 85,
      start: '2026-04-01',
      end: null,
      inherited_from: null,
      is_default: false,
    });
    expect(await satisfaction('station-1')).toEqual([
      expect.objectContaining({ green: 90, inherited_from: idOf('east'), organization_id: idOf('station-1') }),
    ]);
    expect(await satisfaction('station-4')).toEqual([expect.objectContaining({ is_default: true })]);
    const second = await set(goalBody('east', { green: 88, yellow: 80, start: '2026-05-01' }));
    expect(
      second.goals
        .filter((goal) => goal.metric_id === 'overall_sat_avg')
        .map(({ green, start, end }) => [green, start, end]),
    ).toEqual([
      [90, '2026-04-01', '2026-04-30'],
      [88, '2026-05-01', null],
    ]);
    expect(audited).toEqual([
      {
        event: 'goal_set',
        status: 'success',
        target: `organization:${idOf('east')}`,
        changes: expect.objectContaining({ before: [] }),
      },
      expect.objectContaining({
        changes: {
          metric_id: 'overall_sat_avg',
          fac_type: null,
          before: [{ green: 90, yellow: 85, start: '2026-04-01', end: null }],
          after: [
            { green: 90, yellow: 85, start: '2026-04-01', end: '2026-04-30' },
            { green: 88, yellow: 80, start: '2026-05-01', end: null },
          ],
        },
      }),
    ]);
  });

  it('reports who set a goal and when, also for the remaining part of one', async () => {
    await set(goalBody('east'));
    await set(goalBody('east', { green: 88, yellow: 80, start: '2026-05-01', end: '2026-05-31' }));
    const goals = await satisfaction('east');
    expect(goals.map(({ green, start }) => [green, start])).toEqual([
      [90, '2026-04-01'],
      [88, '2026-05-01'],
      [90, '2026-06-01'],
    ]);
    for (const goal of goals)
      expect(goal).toMatchObject({ set_by: { id: 1, display_name: 'Test 1' }, set_at: '2026-05-01T12:00:00.000Z' });
  });

  const undo = (slug: string, goal_id: number, who = caller()) =>
    runCall(handlers, calls.documentation.undoGoals, who, {
      purpose: 'undo_goals',
      organization_id: idOf(slug),
      goal_id,
    });

  it.each([
    ['a first goal', [], {}],
    ['one that ends another', [{}], { green: 88, yellow: 80, start: '2026-05-01' }],
    ['one in the midst of another', [{}], { green: 88, yellow: 80, start: '2026-05-01', end: '2026-05-31' }],
    [
      'one that covers others',
      [{}, { green: 91, start: '2026-04-10', end: '2026-04-20' }],
      { green: 88, yellow: 80, start: '2026-03-01', end: '2026-04-30' },
    ],
    ['one of the same start', [{}], { green: 88, yellow: 80 }],
  ])('reverts %s and restores the line', async (_what, earlier, last) => {
    for (const more of earlier) await set(goalBody('east', more));
    const seen = (goals: Awaited<ReturnType<typeof get>>) =>
      goals.map(({ green, yellow, start, end, set_by, is_default }) => [green, yellow, start, end, set_by, is_default]);
    const before = seen(await satisfaction('east'));
    const { goal } = await set(goalBody('east', last));
    expect(seen(await satisfaction('east'))).not.toEqual(before);
    await undo('east', goal.id ?? 0);
    expect(seen(await satisfaction('east'))).toEqual(before);
    expect(audited.at(-1)).toMatchObject({ event: 'goal_taken_back', changes: { metric_id: 'overall_sat_avg' } });
    // A change can be reverted only once, and then the one before it can be reverted.
    expect(await refusalOf(undo('east', goal.id ?? 0))).toMatchObject({ status: 409, code: 'stale-version' });
  });

  it('reverts only the latest change, only of this place, and only for callers who may set goals', async () => {
    const first = await set(goalBody('east'));
    const second = await set(goalBody('east', { green: 88, yellow: 80, start: '2026-05-01' }));
    expect(await refusalOf(undo('east', first.goal.id ?? 0))).toMatchObject({ status: 409 });
    expect(await refusalOf(undo('west', second.goal.id ?? 0))).toMatchObject({ status: 404 });
    for (const none of [4711, 2_147_483_647])
      expect(await refusalOf(undo('east', none))).toMatchObject({ status: 404 });
    expect(
      await refusalOf(
        undo('station-1', second.goal.id ?? 0, caller({ organization: 'station-1', positionType: 'station-admin' })),
      ),
    ).toMatchObject({ status: 403 });
    await undo('east', second.goal.id ?? 0);
    await undo('east', first.goal.id ?? 0);
    expect(await satisfaction('east')).toEqual([expect.objectContaining({ is_default: true })]);
  });

  it('setting the same goal twice changes nothing the second time', async () => {
    const first = await set(goalBody('east'));
    expect((await set(goalBody('east'))).goal).toEqual(first.goal);
    expect(audited).toHaveLength(1);
    const temporary = goalBody('east', { start: '2026-06-01', end: '2026-06-30', green: 95 });
    await set(temporary);
    const goals = await satisfaction('east');
    await set(temporary);
    expect(await satisfaction('east')).toEqual(goals);
    expect(goals.map(({ green, start, end }) => [green, start, end])).toEqual([
      [90, '2026-04-01', '2026-05-31'],
      [95, '2026-06-01', '2026-06-30'],
      [90, '2026-07-01', null],
    ]);
  });

  it('a network has separate goals, named by fac_type or by its own id', async () => {
    await set(goalBody('east'));
    const byType = await set(goalBody('east', { fac_type: 'PSP', green: 70, yellow: 60 }));
    expect(byType.goal).toMatchObject({ fac_type: 'PSP', organization_id: idOf('east') });
    const byId = await set(goalBody('east', { organization_id: idOf('coast-psp'), green: 75, yellow: 65 }));
    expect(byId.goal).toMatchObject({ fac_type: 'PSP', organization_id: idOf('coast') });
    expect(await satisfaction('east', 'PSP')).toEqual([expect.objectContaining({ green: 70, inherited_from: null })]);
    expect(await satisfaction('east', 'csn')).toEqual([
      expect.objectContaining({ green: 90, inherited_from: idOf('east') }),
    ]);
    expect(await satisfaction('station-1')).toEqual([
      expect.objectContaining({ green: 75, inherited_from: idOf('coast') }),
    ]);
    expect(await satisfaction('station-2')).toEqual([
      expect.objectContaining({ green: 90, inherited_from: idOf('east') }),
    ]);
    expect(
      await refusalOf(set(goalBody('east', { organization_id: idOf('coast-psp'), fac_type: 'Fleet' }))),
    ).toMatchObject({ status: 400, fields: { fac_type: expect.any(String) } });
  });

  it.each([
    [{ metric_id: 'no_such_metric' }, 'metric_id'],
    [{ green: 80, yellow: 85 }, 'yellow'],
    [{ metric_id: 'ata_avg', green: 60, yellow: 50 }, 'yellow'],
    [{ green: 101, yellow: 85 }, 'green'],
    [{ metric_id: 'second_call_accept_rate', green: 90, yellow: 80 }, 'metric_id'],
  ])('refuses %j', async (more, field) => {
    expect(await refusalOf(set(goalBody('east', more)))).toMatchObject({
      status: 400,
      code: 'invalid-body',
      fields: { [field]: expect.any(String) },
    });
    expect(await open().kysely.selectFrom('metric_goal').selectAll().execute()).toEqual([]);
    expect(audited).toEqual([]);
  });

  it('can be set only in the caller’s subtree, by the field office and up; see-all does not help', async () => {
    const territory = caller({ organization: 'harbor', positionType: 'territory-associate', permissions: ['see-all'] });
    await expect(set(goalBody('station-3'), territory)).resolves.toBeDefined();
    expect(await refusalOf(set(goalBody('prairie'), territory))).toMatchObject({ status: 403 });
    expect(await refusalOf(set(goalBody('club'), territory))).toMatchObject({ status: 403 });
    expect(await refusalOf(set(goalBody('club', { organization_id: 4711 }), territory))).toMatchObject({ status: 403 });
    for (const positionType of ['driver', 'station-admin', 'staff'])
      expect(
        await refusalOf(set(goalBody('station-1'), caller({ organization: 'station-1', positionType }))),
      ).toMatchObject({ status: 403 });
    await expect(
      set(goalBody('club'), caller({ organization: 'station-1', positionType: 'Admin' })),
    ).resolves.toBeDefined();
  });

  it('goals can be read where the place can be viewed', async () => {
    const staff = caller({ organization: 'harbor', positionType: 'staff' });
    await expect(get('station-1', null, staff)).resolves.toBeDefined();
    expect(await refusalOf(get('club', null, staff))).toMatchObject({ status: 403 });
  });

  it('two concurrent changes leave one line without overlap', async () => {
    await Promise.all(
      ['2026-05-01', '2026-04-15', '2026-06-01', '2026-04-01'].map((start, index) =>
        set(goalBody('east', { start, green: 90 + index })),
      ),
    );
    const goals = await satisfaction('east');
    expect(goals.map(({ start, end }) => [start, end])).toEqual([
      ['2026-04-01', '2026-04-14'],
      ['2026-04-15', '2026-04-30'],
      ['2026-05-01', '2026-05-31'],
      ['2026-06-01', null],
    ]);
  });

  it('the catalog lists every metric once, by category, and whether it can be computed yet', async () => {
    const { categories } = await runCall(handlers, calls.documentation.getCategorizedMetrics, caller(), {
      purpose: 'get_categorized_metrics',
    });
    const listed = categories.flatMap((category) => category.metrics);
    expect(listed.map((metric) => metric.id).sort()).toEqual(metrics.map((metric) => metric.id).sort());
    expect(listed.find((metric) => metric.id === 'overall_sat_avg')).toMatchObject({
      computable: true,
      unit: 'percent',
      valid_range: [0, 100],
    });
    expect(listed.find((metric) => metric.id === 'coverage_rate')).toMatchObject({ computable: false });
  });
});
