import { calls } from '@roadside/contract/calls';
import type { DashboardReply, ElementAnnotation, ElementComment } from '@roadside/contract/schemas';
import { threadComments } from '@roadside/domain/dashboards';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

const { myDashboard, dashboards } = calls;

describeEachEngine('what is said about an element', (open) => {
  const { api, club, as } = signedInClub(open);
  let elem: number;
  let dashboard: DashboardReply;
  beforeAll(async () => {
    const element = {
      name: 'wait',
      title: 'Wait',
      order: 1,
      request: { slug: 'north', parameters: {} },
      chart_type: 'card' as const,
      time_type: 'This_Month' as const,
      metrics: ['ata_avg'],
      relation: 'self' as const,
    };
    const made = await api.ask(
      dashboards.create,
      { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name: 'd', elements: [element] } },
      as('eve.executive'),
    );
    dashboard = made.body['dashboard'] as DashboardReply;
    elem = dashboard.elements[0]?.id ?? 0;
    await api.ask(
      dashboards.share,
      {
        purpose: 'dashboard',
        action: 'share',
        id: dashboard.id,
        employees: [club.employeeIds['sue.staff'], club.employeeIds['dan.driver']],
      },
      as('eve.executive'),
    );
  });
  const comments = ({ body }: { body: Record<string, unknown> }) => body['comments'] as ElementComment[];
  const annotations = ({ body }: { body: Record<string, unknown> }) => body['annotations'] as ElementAnnotation[];
  const place = (slug: string) => club.organizationIds[slug] ?? 0;
  const say = (name: PersonName, body: string, parent_comment: number | null = null, at = 'dan', on = elem) =>
    api.ask(
      myDashboard.createComment,
      { type: 'comments', action: 'create', elem: on, organization_id: place(at), body, parent_comment },
      as(name),
    );
  const read = (name: PersonName, at = 'dan', on = elem) =>
    api.ask(
      myDashboard.readComments,
      { type: 'comments', action: 'read', elem: on, organization_id: place(at) },
      as(name),
    );
  const note = (name: PersonName, day: string, until: string | null = null, body = 'Ice', at = 'dan') =>
    api.ask(
      myDashboard.createAnnotation,
      { type: 'annotations', action: 'create', elem, organization_id: place(at), day, until, body },
      as(name),
    );
  const shown = async (name: PersonName, slug?: string) =>
    (
      (await api.ask(dashboards.list, { purpose: 'dashboard', action: 'list', slug }, as(name))).body[
        'dashboards'
      ] as DashboardReply[]
    ).find(({ id }) => id === dashboard.id)?.elements[0];

  test('comments form threads, readable by everyone who sees the dashboard and may view the place', async () => {
    const [first] = comments(await say('eve.executive', 'Why so slow?'));
    const answered = comments(await say('sue.staff', 'Two trucks were down', first?.id ?? 0));
    await say('dan.driver', 'Mine too', answered.at(-1)?.id ?? 0);
    const all = comments(await read('eve.executive'));
    expect(all.map(({ body, author, edited_at }) => [body, author.display_name, edited_at])).toEqual([
      ['Why so slow?', 'Eve Executive', null],
      ['Two trucks were down', 'Sue Staff', null],
      ['Mine too', 'Dan Driver', null],
    ]);
    const [thread] = threadComments(all.map((comment) => ({ ...comment, parentComment: comment.parent_comment })));
    expect(thread?.replies[0]?.replies[0]?.comment.body).toBe('Mine too');
    expect((await shown('dan.driver'))?.comments).toEqual(all);
    expect((await shown('eve.executive', 'dan'))?.comments).toEqual(all);
    expect((await shown('eve.executive'))?.comments).toEqual([]);
  });

  test('a comment about a station is hidden from its drivers and from the neighboring station', async () => {
    const onEveryones = 2;
    const said = comments(await say('sue.staff', 'North is short of trucks', null, 'north', onEveryones));
    expect(said).toMatchObject([{ body: 'North is short of trucks', organization_id: place('north') }]);
    expect(comments(await read('eve.executive', 'north', onEveryones))).toEqual(said);
    for (const name of ['dan.driver', 'dee.driver'] as const) {
      expect([name, (await read(name, 'north', onEveryones)).status]).toEqual([name, 403]);
      expect([name, (await say(name, 'x', null, 'north', onEveryones)).status]).toEqual([name, 403]);
    }
    for (const [name, at] of [
      ['dan.driver', 'dan'],
      ['dee.driver', 'dee'],
      ['sue.staff', 'south'],
      ['eve.executive', 'south'],
      ['eve.executive', 'club'],
    ] as const) {
      const answer = await read(name, at, onEveryones);
      expect([name, at, answer.text.includes('North is short')]).toEqual([name, at, false]);
    }
    // Nor does it come with the dashboard, whichever place is named.
    for (const slug of [undefined, 'dan', 'north', 'nobody-has-this'])
      expect(
        (await api.ask(dashboards.list, { purpose: 'dashboard', action: 'list', slug }, as('dan.driver'))).text,
      ).not.toContain('North is short');
    // An unknown place is refused like a forbidden one, and a reply must be at the same place as its parent.
    const unknown = await api.ask(
      myDashboard.readComments,
      { type: 'comments', action: 'read', elem: onEveryones, organization_id: 999_999 },
      as('dan.driver'),
    );
    expect([unknown.status, unknown.body]).toEqual([403, (await read('dan.driver', 'north', onEveryones)).body]);
    expect((await say('dan.driver', 'x', said[0]?.id ?? 0, 'dan', onEveryones)).status).toBe(400);
    // The default is the caller's own place.
    const own = await api.ask(
      myDashboard.readComments,
      { type: 'comments', action: 'read', elem: onEveryones },
      as('sue.staff'),
    );
    expect(comments(own)).toEqual(said);
    await api.ask(
      myDashboard.deleteComment,
      { type: 'comments', action: 'delete', elem: onEveryones, id: said[0]?.id ?? 0 },
      as('sue.staff'),
    );
  });

  test("a dashboard's owner can delete others' comments, is audited, and reads no place out of view", async () => {
    const element = {
      name: 'wait',
      title: 'Wait',
      order: 1,
      request: { slug: 'dan', parameters: {} },
      chart_type: 'card' as const,
      time_type: 'This_Month' as const,
      metrics: ['ata_avg'],
      relation: 'self' as const,
    };
    const made = await api.ask(
      dashboards.create,
      { purpose: 'dashboard', action: 'create', dashboard: { dataTarget: 'calls', name: 'Mine', elements: [element] } },
      as('dan.driver'),
    );
    const own = made.body['dashboard'] as DashboardReply;
    const on = own.elements[0]?.id ?? 0;
    await open()
      .kysely.insertInto('dashboard_share')
      .values({ dashboard_id: own.id, employee_id: club.employeeIds['sue.staff'] })
      .execute();
    const [first, second] = comments(
      await say('sue.staff', 'One', null, 'north', on).then(() => say('sue.staff', 'Two', null, 'north', on)),
    );
    const act = (name: PersonName, id = 0) =>
      api.ask(myDashboard.deleteComment, { type: 'comments', action: 'delete', elem: on, id }, as(name));
    expect((await act('dee.driver', first?.id)).status).toBe(404);
    const removed = await act('dan.driver', first?.id);
    expect([removed.status, comments(removed)]).toEqual([200, []]);
    expect(comments(await read('sue.staff', 'north', on)).map(({ id }) => id)).toEqual([second?.id]);
    const events = await open()
      .kysely.selectFrom('audit_event')
      .select(['actor_employee_id', 'changes'])
      .where('event', '=', 'comment_deleted')
      .where('target', '=', `comment:${first?.id}`)
      .execute();
    expect(events).toEqual([
      {
        actor_employee_id: club.employeeIds['dan.driver'],
        changes: { element: on, organization: place('north'), author: club.employeeIds['sue.staff'] },
      },
    ]);
    const rewrite = await api.ask(
      myDashboard.editComment,
      { type: 'comments', action: 'edit', elem: on, id: second?.id ?? 0, body: 'Mine now' },
      as('dan.driver'),
    );
    expect(rewrite.status).toBe(404);
  });

  test('people who cannot see the dashboard can neither read nor write', async () => {
    for (const answer of [
      await read('dee.driver'),
      await say('dee.driver', 'x'),
      await note('dee.driver', '2026-11-10'),
    ])
      expect([answer.status, answer.body['code']]).toEqual([404, 'not-found']);
    expect(comments(await read('eve.executive'))).toHaveLength(3);
  });

  test('only the author can edit; an edited comment is marked as edited', async () => {
    const [first] = comments(await read('sue.staff'));
    const edit = (name: PersonName, body: string) =>
      api.ask(myDashboard.editComment, { type: 'comments', action: 'edit', elem, id: first?.id ?? 0, body }, as(name));
    expect((await edit('sue.staff', 'x')).status).toBe(404);
    expect((await edit('ada.admin', 'x')).status).toBe(404);
    api.clock += 60_000;
    expect(comments(await edit('eve.executive', 'Why so late?'))[0]).toMatchObject({
      body: 'Why so late?',
      edited_at: new Date(api.clock).toISOString(),
    });
  });

  test('a reply to a comment that is not here is refused', async () => {
    const elsewhere = await api.ask(
      myDashboard.createComment,
      { type: 'comments', action: 'create', elem: 1, body: 'On everyone’s' },
      as('eve.executive'),
    );
    for (const parent of [comments(elsewhere)[0]?.id ?? 0, 999_999, 2_147_483_647])
      expect(await say('sue.staff', 'x', parent)).toMatchObject({
        status: 400,
        body: { fields: { parent_comment: expect.any(String) as unknown } },
      });
  });

  test('deleting a comment keeps its replies; Admins can delete any they can see', async () => {
    const [first, second] = comments(await read('eve.executive'));
    const remove = (name: PersonName, id: number, on = elem) =>
      api.ask(myDashboard.deleteComment, { type: 'comments', action: 'delete', elem: on, id }, as(name));
    expect((await remove('sue.staff', first?.id ?? 0)).status).toBe(404);
    const left = comments(await remove('eve.executive', first?.id ?? 0));
    expect(left.map(({ id, parent_comment }) => [id, parent_comment])).toEqual([
      [second?.id, null],
      [expect.any(Number), second?.id],
    ]);
    expect((await remove('eve.executive', first?.id ?? 0)).status).toBe(404);
    const [everyones] = comments(
      await api.ask(
        myDashboard.createComment,
        { type: 'comments', action: 'create', elem: 2, body: 'Rude words' },
        as('dee.driver'),
      ),
    );
    expect((await remove('eve.executive', everyones?.id ?? 0, 2)).status).toBe(404);
    expect((await remove('ada.admin', second?.id ?? 0)).status).toBe(404);
    expect(comments(await remove('ada.admin', everyones?.id ?? 0, 2))).toEqual([]);
    expect((await remove('ada.admin', everyones?.id ?? 0, 2)).status).toBe(404);
  });

  test('notes are points or ranges, ordered by day', async () => {
    await note('sue.staff', '2026-11-10', '2026-11-12', 'Ice storm');
    await note('eve.executive', '2026-11-05', null, 'New contract');
    const all = annotations(await note('dan.driver', '2026-11-10', '2026-11-10', 'One day'));
    expect(all.map(({ day, until, body, author }) => [day, until, body, author.display_name])).toEqual([
      ['2026-11-05', null, 'New contract', 'Eve Executive'],
      ['2026-11-10', '2026-11-12', 'Ice storm', 'Sue Staff'],
      ['2026-11-10', '2026-11-10', 'One day', 'Dan Driver'],
    ]);
    expect(await note('sue.staff', '2026-11-10', '2026-11-09')).toMatchObject({
      status: 400,
      body: { fields: { until: expect.any(String) as unknown } },
    });
  });

  test("a note can be changed only by its author, and deleted by the dashboard's owner too", async () => {
    const [contract, storm, single] = (await shown('eve.executive', 'dan'))?.annotations ?? [];
    const update = (name: PersonName, id = 0, until: string | null = null) =>
      api.ask(
        myDashboard.updateAnnotation,
        { type: 'annotations', action: 'update', elem, id, day: '2026-11-11', until, body: 'Changed' },
        as(name),
      );
    const remove = (name: PersonName, id = 0) =>
      api.ask(myDashboard.deleteAnnotation, { type: 'annotations', action: 'delete', elem, id }, as(name));
    expect((await update('sue.staff', contract?.id)).status).toBe(404);
    expect((await update('ada.admin', storm?.id)).status).toBe(404);
    expect((await update('eve.executive', storm?.id)).status).toBe(404);
    expect(annotations(await update('sue.staff', storm?.id)).find(({ id }) => id === storm?.id)).toMatchObject({
      day: '2026-11-11',
      until: null,
      body: 'Changed',
    });
    expect((await update('sue.staff', storm?.id, '2026-11-01')).status).toBe(400);
    expect(annotations(await remove('eve.executive', single?.id)).map(({ id }) => id)).not.toContain(single?.id);
    expect((await remove('dan.driver', storm?.id)).status).toBe(404);
    expect((await remove('eve.executive', 999_999)).status).toBe(404);
  });

  test('element views are recorded per person and organization', async () => {
    const north = club.organizationIds['north'] ?? 0;
    const body = (organization_id: number) => ({ dashboard_element_id: elem, organization_id });
    const get = (name: PersonName, organization = north) =>
      api.ask(myDashboard.getViewedElement, { type: 'viewed_element', action: 'get', ...body(organization) }, as(name));
    const mark = (name: PersonName, organization = north) =>
      api.ask(
        myDashboard.updateViewedElement,
        { type: 'viewed_element', action: 'update', ...body(organization) },
        as(name),
      );
    expect((await get('sue.staff')).body).toEqual({ viewed: [] });
    await mark('sue.staff');
    const seen = { viewed: [{ ...body(north), viewed_at: new Date(api.clock).toISOString() }] };
    expect((await get('sue.staff')).body).toEqual(seen);
    expect((await get('eve.executive')).body).toEqual({ viewed: [] });
    api.clock += 1_000;
    expect((await mark('sue.staff')).body).toEqual({
      viewed: [{ ...body(north), viewed_at: new Date(api.clock).toISOString() }],
    });
    const virtual = Number(
      (await api.ask(calls.accounts.organizations, { slug: 'club-psp' }, as('eve.executive'))).body['id'],
    );
    expect((await mark('eve.executive', virtual)).status).toBe(200);
    expect((await mark('sue.staff', club.organizationIds['south'])).status).toBe(403);
    expect((await mark('dee.driver', club.organizationIds['dee'])).status).toBe(404);
  });

  test('a tagged note is on every dashboard of its location and of those below', async () => {
    const tag = (at: string, tags: readonly string[]) =>
      api.ask(
        myDashboard.createAnnotation,
        {
          type: 'annotations',
          action: 'create',
          elem,
          organization_id: place(at),
          day: '2026-11-02',
          until: '2026-11-04',
          body: `Ice at ${at}`,
          tags: [...tags],
        },
        as('eve.executive'),
      );
    expect((await tag('club', ['storm'])).status).toBe(200);
    await tag('club', []);
    await tag('south', ['storm']);
    const notesOf = async (name: PersonName, slug: string) => {
      const { body } = await api.ask(dashboards.list, { purpose: 'dashboard', action: 'list', slug }, as(name));
      return (body['notes'] as ElementAnnotation[]).map(({ body: words, tags, until }) => [words, tags, until]);
    };
    // Sam doesn't have Eve's dashboard.
    expect(await notesOf('sam.station', 'north')).toEqual([['Ice at club', ['storm'], '2026-11-04']]);
    expect(await notesOf('eve.executive', 'south')).toEqual([
      ['Ice at club', ['storm'], '2026-11-04'],
      ['Ice at south', ['storm'], '2026-11-04'],
    ]);
    expect((await tag('club', ['a', 'b', 'c', 'd', 'e', 'f'])).status).toBe(400);
  });
});
