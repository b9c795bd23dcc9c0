import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { fillSmallClub, password } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';

const { dashboardData } = calls;
type Elements = CallBody<typeof dashboardData.elements>['elements'];

describeEachEngine('several elements in one request', (open) => {
  let api: TestApi;
  let club: SmallClub;
  const tokens = new Map<PersonName, string>();
  beforeAll(async () => {
    club = await fillSmallClub(open());
    api = await openTestApi(open());
    for (const username of ['eve.executive', 'sam.station', 'dan.driver'] as const)
      tokens.set(username, String((await api.ask(calls.accounts.login, { username, password })).body['access']));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await open().kysely.deleteFrom('audit_event').execute();
  });

  const ask = (slug: string, elements: Elements, by: PersonName = 'eve.executive') =>
    api.ask(dashboardData.elements, { purpose: 'elements', slug, elements }, { token: tokens.get(by) });
  const denials = async () =>
    (await open().kysely.selectFrom('audit_event').select('target').where('event', '=', 'authz_fail').execute()).map(
      ({ target }) => target,
    );
  const metrics = ['paid_call_count', 'ata_avg'];

  it('are answered as their own calls are', async () => {
    const bodies = {
      card: { metrics },
      table: { metrics, relation: 'children' as const },
      trendTable: { metrics, time_type: 'Month' as const },
      numberHighlights: { purpose: 'get_custom_data' as const, custom_time: { until: '2026-11-19' }, metrics },
    };
    const answer = await ask(
      'club',
      Object.entries(bodies).map(([chart_type, body]) => ({ chart_type, body })),
    );
    expect(answer.status).toBe(200);
    const token = tokens.get('eve.executive');
    const alone = await Promise.all([
      api.ask(dashboardData.card, bodies.card, { token, params: { slug: 'club' } }),
      api.ask(dashboardData.table, bodies.table, { token, params: { slug: 'club' } }),
      api.ask(dashboardData.trendTable, bodies.trendTable, { token, params: { slug: 'club' } }),
      api.ask(dashboardData.numberHighlights, bodies.numberHighlights, { token, params: { slug: 'club' } }),
    ]);
    expect(answer.body['elements']).toEqual(alone.map(({ body }) => ({ ok: true, reply: body })));
  });

  it('fail one by one, with the error of their own call', async () => {
    const answer = await ask('club', [
      { chart_type: 'card', body: { metrics } },
      { chart_type: 'card', body: { metrics: ['no_such_metric'] } },
      { chart_type: 'pie', body: { metrics } },
      { chart_type: 'card', body: { metrics, surprise: true } },
    ]);
    expect(answer.body['elements']).toMatchObject([
      { ok: true },
      { ok: false, status: 400, error: { code: 'invalid-body', fields: { 'metrics.0': 'Not in the metric catalog' } } },
      { ok: false, status: 400, error: { code: 'unknown-purpose' } },
      { ok: false, status: 400, error: { code: 'invalid-body' } },
    ]);
  });

  it('are refused together for a location out of view, and one by one for their own', async () => {
    expect((await ask('club', [{ chart_type: 'card', body: { metrics } }], 'sam.station')).status).toBe(403);
    expect((await ask('nowhere', [{ chart_type: 'card', body: { metrics } }], 'sam.station')).status).toBe(403);
    expect(await denials()).toEqual(['dashboardData.elements', 'dashboardData.elements']);

    const above = { id: club.organizationIds['club'] ?? 0, slug: 'club' };
    const mixed = await ask(
      'north',
      [
        { chart_type: 'card', body: { metrics } },
        { chart_type: 'card', body: { metrics, geography: above } },
      ],
      'sam.station',
    );
    expect(mixed.body['elements']).toMatchObject([{ ok: true }, { ok: false, status: 403 }]);

    const driver = await ask(
      'dan',
      [{ chart_type: 'card', body: { metrics, filters: { new_biz_rules: false } } }],
      'dan.driver',
    );
    expect(driver.body['elements']).toMatchObject([{ ok: false, status: 403 }]);
    expect((await denials()).slice(2)).toEqual(['dashboardData.card', 'dashboardData.card']);
  });

  it('count toward the limit of their own call', async () => {
    await api.services.limits.flush();
    const hits = async () => {
      await api.services.limits.flush();
      const rows = await open()
        .kysely.selectFrom('rate_limit')
        .select('hits')
        .where('key', '=', `dashboardData.card|e|${club.employeeIds['eve.executive']}`)
        .execute();
      return rows.reduce((sum, row) => sum + row.hits, 0);
    };
    const before = await hits();
    await ask('club', [
      { chart_type: 'card', body: { metrics } },
      { chart_type: 'card', body: { metrics: ['kmi'] } },
    ]);
    expect(await hits()).toBe(before + 2);
  });
});
