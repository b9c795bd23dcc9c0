import { calls } from '@roadside/contract/calls';
import type { CallBody } from '@roadside/contract/call';
import type { DashboardReply, DashboardVersion } from '@roadside/contract/schemas';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';
import type { Answer } from '../../platform/testing/test-api.ts';

const { dashboards, myDashboard } = calls;
type Definition = CallBody<typeof dashboards.create>['dashboard'];
type Element = Definition['elements'][number];

const element = (title: string, change: Partial<Element> = {}): Element => ({
  name: title.toLowerCase(),
  title,
  order: 1,
  request: { slug: 'north', parameters: { args: { dynamic: 90 } } },
  chart_type: 'card',
  time_type: 'This_Month',
  metrics: ['ata_avg'],
  relation: 'self',
  layout: { x: 0, y: 0, w: 6, h: 2 },
  filters: { fac_type__in: ['PSP'] },
  ...change,
});

describeEachEngine('versions of a dashboard', (open) => {
  const { api, as } = signedInClub(open);
  const one = ({ status, body, text }: Answer) => {
    expect(status, text).toBe(200);
    return body['dashboard'] as DashboardReply;
  };
  const who = 'sam.station';
  const create = async (elements: Element[]) =>
    one(
      await api.ask(
        dashboards.create,
        { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name: 'Mornings', elements } },
        as(who),
      ),
    );
  const update = async ({ id, version }: DashboardReply, elements: Element[], name = 'Mornings') =>
    one(
      await api.ask(
        dashboards.update,
        { purpose: 'dashboard', action: 'update', id, version, dashboard: { dataTarget: 'calls', name, elements } },
        as(who),
      ),
    );
  const history = async (id: number, name: PersonName = who) => {
    const answer = await api.ask(dashboards.history, { purpose: 'dashboard', action: 'history', id }, as(name));
    return { status: answer.status, versions: answer.body['versions'] as DashboardVersion[] };
  };
  const restore = (id: number, version: number, to: number, name: PersonName = who) =>
    api.ask(dashboards.restore, { purpose: 'dashboard', action: 'restore', id, version, to }, as(name));
  /** Elements without what people said about them. */
  const defined = ({ elements }: DashboardReply) =>
    elements.map((each) => ({ ...each, comments: undefined, annotations: undefined }));

  test('edited twice, the first comes back with the same elements', async () => {
    const first = await create([element('Wait'), element('Surveys', { order: 2 })]);
    const kept = { ...element('Wait', { title: 'Wait now' }), id: first.elements[0]?.id ?? 0 };
    const second = await update(first, [kept], 'Evenings');
    const third = await update(second, [element('Calls', { metrics: ['paid_call_count'] })], 'Evenings');
    const restored = one(await restore(first.id, third.version, 1));
    expect(restored).toMatchObject({ name: 'Mornings', version: 4 });
    expect(defined(restored)).toEqual(defined(first));
  });

  test('an element that is still there keeps its comments', async () => {
    const first = await create([element('Wait')]);
    const elem = first.elements[0]?.id ?? 0;
    await api.ask(
      myDashboard.createComment,
      { type: 'comments', action: 'create', elem, body: 'Why so long?', parent_comment: null },
      as(who),
    );
    const second = await update(first, [{ ...element('Wait now'), id: elem }]);
    const restored = one(await restore(first.id, second.version, 1));
    expect(restored.elements[0]).toMatchObject({ id: elem, title: 'Wait', comments: [{ body: 'Why so long?' }] });
  });

  test('are listed with who saved them and what each changed', async () => {
    const first = await create([element('Wait')]);
    const elem = first.elements[0]?.id ?? 0;
    await update(first, [{ ...element('Wait', { metrics: ['overall_sat_avg'] }), id: elem }, element('Calls')], 'New');
    expect((await history(first.id)).versions).toMatchObject([
      {
        version: 2,
        name: 'New',
        elements: 2,
        saved_by: 'Sam Station',
        changes: { renamed: true, settings: false, added: ['Calls'], removed: [], changed: ['Wait'] },
      },
      { version: 1, name: 'Mornings', elements: 1, changes: { added: ['Wait'] } },
    ]);
  });

  test('of one made before versions were kept begin with what it was', async () => {
    const first = await create([element('Wait')]);
    await open().kysely.deleteFrom('dashboard_version').where('dashboard_id', '=', first.id).execute();
    const second = await update(first, []);
    expect(defined(one(await restore(first.id, second.version, 1)))).toEqual(defined(first));
  });

  test('are the owner’s, and need the version that was read', async () => {
    const first = await create([element('Wait')]);
    expect((await history(first.id, 'sue.staff')).status).toBe(404);
    expect((await restore(first.id, 1, 1, 'ada.admin')).status).toBe(404);
    await update(first, []);
    expect((await restore(first.id, 1, 1)).status).toBe(409);
    expect((await restore(first.id, 2, 9)).status).toBe(404);
  });
});
