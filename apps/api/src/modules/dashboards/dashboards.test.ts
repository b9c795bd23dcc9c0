import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import type { DashboardReply } from '@roadside/contract/schemas';
import { globalDashboards, globalOwnerId, groupDashboards } from '@roadside/domain/dashboards';
import { describe, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import type { Answer } from '../../platform/testing/test-api.ts';

const { dashboards } = calls;
type Definition = CallBody<typeof dashboards.create>['dashboard'];
type Element = Definition['elements'][number];

const element = (change: Partial<Element> = {}): Element => ({
  name: 'wait',
  title: 'Wait',
  order: 1,
  request: { slug: 'north', parameters: {} },
  chart_type: 'card',
  time_type: 'This_Month',
  metrics: ['ata_avg'],
  relation: 'self',
  ...change,
});
const definition = (change: Partial<Definition> = {}): Definition => ({
  dataTarget: 'calls',
  name: 'Mornings',
  icon: 'sunrise',
  elements: [element(), element({ name: 'surveys', title: 'Surveys', order: 2, metrics: ['overall_sat_avg'] })],
  ...change,
});

describeEachEngine('dashboards', (open) => {
  const { api, club, as } = signedInClub(open);
  const one = ({ body }: Answer) => body['dashboard'] as DashboardReply;
  const list = async (name: PersonName) =>
    (await api.ask(dashboards.list, { purpose: 'dashboard', action: 'list' }, as(name))).body[
      'dashboards'
    ] as DashboardReply[];
  const create = (name: PersonName, dashboard = definition(), more: { owner_id?: typeof globalOwnerId } = {}) =>
    api.ask(dashboards.create, { purpose: 'dashboard', action: 'create', dashboard, ...more }, as(name));
  const update = (name: PersonName, { id, version }: { id: number; version: number }, dashboard: Definition) =>
    api.ask(dashboards.update, { purpose: 'dashboard', action: 'update', id, version, dashboard }, as(name));
  const share = (name: PersonName, id: number, employees: number[]) =>
    api.ask(dashboards.share, { purpose: 'dashboard', action: 'share', id, employees }, as(name));
  const idOf = (name: PersonName) => club.employeeIds[name];

  test('everyone starts with the global dashboards defined in the domain', async () => {
    const [overview, ...others] = await list('dan.driver');
    expect(others).toEqual([]);
    expect(overview).toMatchObject({
      name: 'Overview',
      dataTarget: 'calls',
      order: 1,
      icon: 'layout-dashboard',
      owner: { id: globalOwnerId, display_name: 'Roadside' },
      employees: [],
      version: 1,
    });
    const [described] = globalDashboards;
    expect(
      overview?.elements.map(({ name, title, order, chart_type, time_type, metrics, relation, grouped }) => ({
        name,
        title,
        order,
        chart_type,
        time_type,
        metrics,
        relation,
        grouped,
      })),
    ).toEqual(
      described?.elements.map(({ name, title, order, chartType, grouped, parameters }) => ({
        name,
        title,
        order,
        chart_type: chartType,
        time_type: parameters.timeType,
        metrics: [...parameters.metrics],
        relation: parameters.relation,
        grouped,
      })),
    );
    for (const { request } of overview?.elements ?? []) expect(request.slug).toBeNull();
  });

  test('an element keeps the rules its cells are colored by, and refuses what is no rule', async () => {
    const rule = { metric: 'ata_avg', when: 'above', value: 60, tone: 'bad' } as const;
    const withRules = (rules: NonNullable<Element['request']['parameters']['rules']>) =>
      definition({ elements: [element({ chart_type: 'table', request: { parameters: { rules } } })] });
    const made = one(await create('dan.driver', withRules([rule])));
    expect(made.elements[0]?.request.parameters['rules']).toEqual([rule]);
    const kept = one(await update('dan.driver', made, withRules([])));
    expect(kept.elements[0]?.request.parameters['rules']).toEqual([]);
    const refused = await create('dan.driver', withRules([{ ...rule, tone: 'purple' as 'bad' }]));
    expect(refused.status).toBe(400);
    const tooMany = await create('dan.driver', withRules(Array.from({ length: 13 }, () => rule)));
    expect(tooMany.status).toBe(400);
  });

  test('a new dashboard belongs to its author and keeps all its fields', async () => {
    const wanted = definition({
      comments: 'For the morning call',
      notification: 'Numbers of yesterday',
      notification_type: 'info',
      elements: [
        element({
          request: {
            slug: 'north',
            type: 'station',
            purpose: 'table',
            parameters: {
              time_type: ['Month', 'Day'],
              args: { dynamic: 90, order_by: '-ata_avg' },
              metrics: ['paid_call_count'],
            },
          },
          chart_type: 'table',
          time_type: 'Day',
          relation: 'children',
          child_type: 'driver',
          filters: { tcd__in: ['TOW'] },
          layout: { x: 0, y: 0, w: 8, h: 4 },
          initial_annotation: 'New trucks',
          dashboard_comment: 'The one to watch',
        }),
        element({ name: 'said', title: 'Said', order: 2, chart_type: 'survey_comments', metrics: [] }),
      ],
    });
    const made = await create('sam.station', wanted);
    expect(made.status).toBe(200);
    const dashboard = one(made);
    expect(dashboard).toMatchObject({
      name: 'Mornings',
      icon: 'sunrise',
      comments: 'For the morning call',
      notification: 'Numbers of yesterday',
      notification_type: 'info',
      version: 1,
      owner: { id: idOf('sam.station'), display_name: 'Sam Station' },
    });
    expect(dashboard.elements[0]).toMatchObject({
      layout: { x: 0, y: 0, w: 8, h: 4 },
      initial_annotation: 'New trucks',
      dashboard_comment: 'The one to watch',
      child_type: 'driver',
      filters: { tcd__in: ['5', '5F', '8'] },
      comments: [],
      annotations: [],
      dashboard: dashboard.id,
    });
    // Fields repeated in the request match the element's.
    expect(dashboard.elements[0]?.request).toEqual({
      slug: 'north',
      type: 'station',
      purpose: 'table',
      parameters: {
        metrics: ['ata_avg'],
        time_type: ['Day', 'Month'],
        relation: 'children',
        child_type: 'driver',
        filters: { tcd__in: ['5', '5F', '8'] },
        args: { dynamic: 90, order_by: '-ata_avg' },
      },
    });
    const grouped = groupDashboards(await list('sam.station'), idOf('sam.station'));
    expect([grouped.global.length, grouped.my.map(({ id }) => id), grouped.shared]).toEqual([1, [dashboard.id], []]);
    expect((await list('sue.staff')).map(({ name }) => name)).toEqual(['Overview']);
  });

  test('a dashboard read from the API can be sent back unchanged', async () => {
    const before = one(
      await create(
        'sam.station',
        definition({
          elements: [
            element({
              request: { slug: 'north', parameters: { args: { dynamic: false } } },
              filters: { new_biz_rules: 'on', sc_svc_prov_type__in: ['PSP'] },
            }),
          ],
        }),
      ),
    );
    const [first] = before.elements;
    if (!first) throw new Error('no element');
    const { comments: _comments, annotations: _annotations, dashboard: _dashboard, ...kept } = first;
    const after = await update('sam.station', before, {
      dataTarget: before.dataTarget,
      name: before.name,
      elements: [kept as Element],
    });
    expect(after.status).toBe(200);
    expect(one(after).elements).toEqual(before.elements);
    expect(one(after).version).toBe(2);
  });

  test('an element that keeps its id is updated; others are added or removed', async () => {
    const before = one(await create('eve.executive'));
    const [first, second] = before.elements;
    const { status, body } = await update(
      'eve.executive',
      before,
      definition({
        name: 'Evenings',
        elements: [element({ id: second?.id ?? 0, title: 'Kept', order: 1 }), element({ title: 'New', order: 2 })],
      }),
    );
    expect(status).toBe(200);
    const { elements, name } = body['dashboard'] as DashboardReply;
    expect(name).toBe('Evenings');
    expect(elements.map(({ title }) => title)).toEqual(['Kept', 'New']);
    expect(elements[0]?.id).toBe(second?.id);
    expect(elements.map(({ id }) => id)).not.toContain(first?.id);
  });

  test("a save since the caller's read is not overwritten", async () => {
    const { id } = one(await create('eve.executive'));
    const rename = (name: string) =>
      api.ask(dashboards.rename, { purpose: 'dashboard', action: 'rename', id, version: 1, name }, as('eve.executive'));
    const answers = await Promise.all([rename('one'), rename('two'), rename('three')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    // The loser gets the stored dashboard, in the usual reply format.
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale-version',
      current: answers.find(({ status }) => status === 200)?.body,
    });
    expect((await update('eve.executive', { id, version: 1 }, definition())).status).toBe(409);
    expect(
      (
        await api.ask(
          dashboards.delete,
          { purpose: 'dashboard', action: 'delete', id, version: 1 },
          as('eve.executive'),
        )
      ).status,
    ).toBe(409);
    expect((await list('eve.executive')).find((dashboard) => dashboard.id === id)?.version).toBe(2);
  });

  test.each([
    ['a line by geography', { name: 'wait by geography', chart_type: 'line' }, 'chart_type'],
    ['a grouped trend table', { grouped: true, chart_type: 'trendTable' }, 'chart_type'],
    ['a grouped table of drivers', { grouped: true, chart_type: 'table', child_type: 'driver' }, 'child_type'],
    ['a metric nobody knows', { metrics: ['ata_avg', 'sales'] }, 'metrics.1'],
    ['a card of nothing', { metrics: [] }, 'metrics'],
    ['an element of somebody else', { id: 1 }, 'id'],
    ['an element wider than the grid', { layout: { x: 8, y: 0, w: 6, h: 1 } }, 'layout.w'],
  ] as const)('%s is refused by name, and nothing is saved', async (_, change, field) => {
    const before = await list('dee.driver');
    const { status, body } = await create(
      'dee.driver',
      definition({ elements: [element(), element(change as Partial<Element>)] }),
    );
    expect([status, body['code']]).toEqual([400, 'invalid-body']);
    expect(Object.keys(body['fields'] as object)).toEqual([`dashboard.elements.1.${field}`]);
    expect(await list('dee.driver')).toEqual(before);
  });

  describe('sharing', () => {
    test('shows it only to the recipients, read-only', async () => {
      const mine = one(await create('eve.executive', definition({ name: 'Shared' })));
      const answer = await share('eve.executive', mine.id, [
        idOf('sue.staff'),
        idOf('dan.driver'),
        idOf('sue.staff'),
        idOf('eve.executive'),
      ]);
      expect(one(answer).employees).toEqual([idOf('sue.staff'), idOf('dan.driver')].toSorted((a, b) => a - b));
      const seen = groupDashboards(await list('sue.staff'), idOf('sue.staff'));
      expect(seen.shared).toMatchObject([{ id: mine.id, owner: { id: idOf('eve.executive') }, employees: [] }]);
      expect((await list('dee.driver')).map(({ id }) => id)).not.toContain(mine.id);
      for (const attempt of [
        update('sue.staff', mine, definition()),
        api.ask(
          dashboards.rename,
          { purpose: 'dashboard', action: 'rename', id: mine.id, version: 1, name: 'x' },
          as('sue.staff'),
        ),
        api.ask(
          dashboards.delete,
          { purpose: 'dashboard', action: 'delete', id: mine.id, version: 1 },
          as('sue.staff'),
        ),
        api.ask(
          dashboards.reorder,
          { purpose: 'dashboard', action: 'reorder', dashboards: [{ id: mine.id, order: 9 }] },
          as('sue.staff'),
        ),
        share('sue.staff', mine.id, []),
      ])
        expect((await attempt).status).toBe(404);
      expect(one(await share('eve.executive', mine.id, [])).employees).toEqual([]);
      expect((await list('sue.staff')).map(({ id }) => id)).not.toContain(mine.id);
    });

    test('with one recipient out of view fails for all', async () => {
      const mine = one(await create('sue.staff'));
      for (const out of [idOf('dee.driver'), 999_999, 2_147_483_647])
        expect(await share('sue.staff', mine.id, [idOf('dan.driver'), out])).toMatchObject({
          status: 403,
          body: { detail: 'Not Allowed to Go There' },
        });
      expect((await list('dan.driver')).map(({ id }) => id)).not.toContain(mine.id);
      expect((await share('sue.staff', mine.id, [idOf('dan.driver')])).status).toBe(200);
    });
  });

  test('only Admins can change global dashboards', async () => {
    expect((await create('eve.executive', definition(), { owner_id: globalOwnerId })).status).toBe(403);
    const made = one(await create('ada.admin', definition({ name: 'For all' }), { owner_id: globalOwnerId }));
    expect(made.owner).toEqual({ id: globalOwnerId, display_name: 'Roadside' });
    expect((await list('dan.driver')).map(({ name }) => name)).toContain('For all');
    const rename = (name: PersonName) =>
      api.ask(
        dashboards.rename,
        { purpose: 'dashboard', action: 'rename', id: made.id, version: 1, name: 'For everyone' },
        as(name),
      );
    expect((await rename('eve.executive')).status).toBe(403);
    expect((await rename('ada.admin')).status).toBe(200);
    expect(
      (
        await api.ask(
          dashboards.delete,
          { purpose: 'dashboard', action: 'delete', id: made.id, version: 2 },
          as('ada.admin'),
        )
      ).status,
    ).toBe(200);
    expect((await list('dan.driver')).map(({ id }) => id)).not.toContain(made.id);
  });

  test('the order is set for all or for none', async () => {
    const [a, b] = [
      one(await create('dee.driver', definition({ name: 'a' }))),
      one(await create('dee.driver', definition({ name: 'b' }))),
    ];
    const reorder = (wanted: { id: number; order: number }[]) =>
      api.ask(dashboards.reorder, { purpose: 'dashboard', action: 'reorder', dashboards: wanted }, as('dee.driver'));
    const own = async () =>
      groupDashboards(await list('dee.driver'), idOf('dee.driver')).my.map(({ name, order, version }) => [
        name,
        order,
        version,
      ]);
    expect(
      (
        await reorder([
          { id: b.id, order: 0 },
          { id: a.id, order: 5 },
        ])
      ).status,
    ).toBe(200);
    expect(await own()).toEqual([
      ['b', 0, 1],
      ['a', 5, 1],
    ]);
    expect(
      (
        await reorder([
          { id: a.id, order: 0 },
          { id: 2_147_483_647, order: 1 },
        ])
      ).status,
    ).toBe(404);
    expect(
      (
        await reorder([
          { id: a.id, order: 0 },
          { id: a.id, order: 1 },
        ])
      ).status,
    ).toBe(400);
    expect(await own()).toEqual([
      ['b', 0, 1],
      ['a', 5, 1],
    ]);
  });

  test('each change is audited', async () => {
    const rows = await open()
      .kysely.selectFrom('audit_event')
      .select('event')
      .distinct()
      .where('event', 'like', 'dashboard_%')
      .orderBy('event')
      .execute();
    expect(rows.map(({ event }) => event)).toEqual([
      'dashboard_created',
      'dashboard_deleted',
      'dashboard_renamed',
      'dashboard_reordered',
      'dashboard_shared',
      'dashboard_updated',
    ]);
  });

  test("the global owner's id is never assigned to an employee", async () => {
    const north = club.organizationIds['north'] ?? 0;
    const { id } = await open()
      .kysely.insertInto('employee')
      .values({
        id: globalOwnerId,
        organization_id: north,
        first_name: 'New',
        display_name: 'New',
        position_type: 'staff',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).not.toBe(globalOwnerId);
  });

  test('an owner can have at most 200 dashboards', async () => {
    const owner_employee_id = idOf('dan.driver');
    await open()
      .kysely.insertInto('dashboard')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          owner_employee_id,
          data_target: 'calls',
          name: `${index}`,
          comments: null,
          notification: null,
          notification_type: null,
        })),
      )
      .execute();
    expect(await create('dan.driver')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});
