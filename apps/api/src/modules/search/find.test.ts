import { calls } from '@roadside/contract/calls';
import type { CallReply } from '@roadside/contract/call';
import { chat } from '@roadside/contract/chat';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

type Groups = CallReply<typeof calls.search.find>['groups'];

describeEachEngine('the search over everything', (open) => {
  const { api, club, as, signIn } = signedInClub(open);
  const idOf = (name: PersonName) => club.employeeIds[name] ?? 0;
  const find = async (name: PersonName, text: string) => {
    const reply = await api.ask(calls.search.find, { text }, as(name));
    expect(reply.status, reply.text).toBe(200);
    return reply.body['groups'] as Groups;
  };
  const titles = async (name: PersonName, text: string) =>
    Object.fromEntries((await find(name, text)).map(({ kind, items }) => [kind, items.map(({ title }) => title)]));

  beforeAll(async () => {
    const { kysely } = open();
    const people = ['north', 'south'].map((place) => ({
      organization_id: club.organizationIds[place] ?? 0,
      first_name: 'John',
      last_name: 'Smith',
      display_name: `John Smith ${place}`,
      position_type: 'staff',
    }));
    await kysely
      .insertInto('employee')
      .values(people as never)
      .execute();
    await sql`select ensure_call_month('2026-11-10')`.execute(kysely);
    await sql`insert into call (id, local_day, local_hour, station_id, trouble_code, received_at)
      select n, '2026-11-10', 9, station, '5', '2026-11-10T14:00:00Z'
      from (values (700001, ${club.organizationIds['north']}::integer), (700002, ${club.organizationIds['south']}::integer))
        as given (n, station)`.execute(kysely);
    await sql`insert into survey (id, call_id, local_day, station_id, trouble_code, call_received_at, recorded_at, updated_at, channel)
      select id, id, local_day, station_id, trouble_code, received_at, received_at, received_at, 'SMS'
      from call where id in (700001, 700002)`.execute(kysely);
    await sql`insert into dashboard (name, owner_employee_id, position, icon, data_target, created_at, updated_at)
      select name, owner, 1, '', 'PSP', now(), now()
      from (values ('Winter watch', ${idOf('sue.staff')}::integer), ('Winter secrets', ${idOf('eve.executive')}::integer))
        as given (name, owner)`.execute(kysely);
    const message = {
      query: chat.createMessage.document,
      variables: { input: { message: 'Salt the winter ramps', chatMessageRecipientId: idOf('sue.staff') } },
    };
    await api.send('/graphql', JSON.stringify(message), { token: as('sam.station').token });
  });

  test('finds people and locations in spite of typing errors, best first', async () => {
    expect((await titles('eve.executive', 'jonh smit'))['people']).toEqual(['John Smith north', 'John Smith south']);
    expect((await titles('eve.executive', 'nroth staton'))['places']?.[0]).toBe('North Station');
    expect((await titles('eve.executive', 'station'))['places']).toEqual(['North Station', 'South Station']);
  });

  test('says who and what it is in words, with days as people write them', async () => {
    expect(await find('eve.executive', 'Sam Station')).toContainEqual(
      expect.objectContaining({
        kind: 'people',
        items: [expect.objectContaining({ title: 'Sam Station', about: 'Station admin' })],
      }),
    );
    expect((await find('eve.executive', '700001'))[0]?.items[0]?.about).toMatch(/ · North Station · Nov 10, 2026$/);
  });

  test('a station sees nobody and nothing of another one', async () => {
    expect((await titles('sue.staff', 'jonh smit'))['people']).toEqual(['John Smith north']);
    expect((await titles('sue.staff', 'South Station'))['places'] ?? []).not.toContain('South Station');
    expect(await titles('sue.staff', '700001')).toMatchObject({ calls: ['Call 700001'], surveys: ['Survey 700001'] });
    expect(await find('sue.staff', '700002')).toEqual([]);
    expect(await titles('eve.executive', '#700002')).toMatchObject({ calls: ['Call 700002'] });
  });

  test('dashboards and messages are the caller’s own', async () => {
    expect(await titles('sue.staff', 'winter')).toMatchObject({
      dashboards: ['Winter watch'],
      messages: ['Salt the winter ramps'],
    });
    const others = await titles('eve.executive', 'winter');
    expect(others).toMatchObject({ dashboards: ['Winter secrets'] });
    expect(others['messages']).toBeUndefined();
  });

  test('shows an Admin who sees as a person neither their messages nor their mail', async () => {
    const { messaging, accounts } = calls;
    const mail = { recipients: [idOf('sue.staff')], subject: 'Salt order', body: 'Two tons.' };
    expect((await api.ask(messaging.sendMail, { purpose: 'send_mail', ...mail }, as('sam.station'))).status).toBe(200);
    expect(await titles('sue.staff', 'salt')).toEqual({
      messages: ['Salt the winter ramps'],
      mail: ['Salt order'],
    });
    const { body: session } = await signIn('ada.admin');
    const person = { employee_id: idOf('sue.staff') };
    const token = String(session['access']);
    expect((await api.ask(accounts.startSeeing, { action: 'start', ...person }, { token })).status).toBe(200);
    const { body: seeing } = await api.ask(accounts.refresh, { refresh: String(session['refresh']) });
    const seen = async (text: string) => {
      const reply = await api.ask(calls.search.find, { text }, { token: String(seeing['access']) });
      expect(reply.status, reply.text).toBe(200);
      return (reply.body['groups'] as Groups).map(({ kind }) => kind);
    };
    expect(await seen('salt')).toEqual([]);
    expect(await seen('winter')).toEqual(['dashboards']);
  });

  test('finds charts on dashboards in view, and one’s own reports by email', async () => {
    const { kysely } = open();
    await sql`insert into dashboard_element (dashboard_id, name, title, position, request, chart_type, time_type, metrics, relation)
      select id, 'wait', case name when 'Winter watch' then 'Frozen locks' else 'Frozen funds' end, 1, '{}', 'card', 'This_Month', '{ata_avg}', 'self'
      from dashboard where name like 'Winter%'`.execute(kysely);
    await sql`insert into subscription (owner_id, dashboard_id, name, every, weekday, month_day, time, time_zone, next_at, created_at)
      select ${idOf('sue.staff')}::integer, id, 'Frost at seven', 'daily', 1, 1, '07:00', 'America/New_York', now(), now()
      from dashboard where name = 'Winter watch'`.execute(kysely);
    expect(await find('sue.staff', 'frozen')).toMatchObject([
      { kind: 'elements', items: [{ title: 'Frozen locks', about: 'Winter watch' }] },
    ]);
    expect(await titles('eve.executive', 'frozen')).toEqual({ elements: ['Frozen funds'] });
    expect(await find('sue.staff', 'frost')).toMatchObject([
      { kind: 'subscriptions', items: [{ title: 'Frost at seven', about: 'Sent daily' }] },
    ]);
    expect(await titles('eve.executive', 'frost')).toEqual({});
  });

  test('offers reports, scorecards and usage of a location only to people who may read them', async () => {
    const kinds = async (name: PersonName, text: string) => (await find(name, text)).map(({ kind }) => kind);
    const clubName = (
      await open()
        .kysely.selectFrom('organization')
        .select('display_name')
        .where('type', '=', 'club')
        .executeTakeFirstOrThrow()
    ).display_name;
    expect(await titles('eve.executive', clubName)).toMatchObject({ reports: [clubName] });
    expect(await kinds('sue.staff', clubName)).not.toContain('reports');
    // A station has scorecards and no executive report; its own people read them, and no other station's.
    expect(await titles('eve.executive', 'North Station')).toMatchObject({
      scorecards: ['North Station', 'South Station'],
    });
    expect(await kinds('eve.executive', 'North Station')).not.toContain('reports');
    expect(await titles('sam.station', 'Station')).toMatchObject({ scorecards: ['North Station'] });
    // Usage is for Admins.
    expect(await kinds('eve.executive', 'North Station')).not.toContain('usage');
    expect((await titles('ada.admin', 'North Station'))['usage']?.[0]).toBe('North Station');
  });

  test('is not for drivers, and finds nothing by wildcards', async () => {
    expect((await api.ask(calls.search.find, { text: 'smith' }, as('dan.driver'))).status).toBe(403);
    for (const text of ['%', '_', '%%%', "' or 1=1 --", '0', '99999999999999']) {
      const groups = await find('eve.executive', text);
      expect(groups.flatMap(({ items }) => items)).toEqual([]);
    }
  });

  test('the search service finds tolerantly only where no name begins with the text', async () => {
    const ask = async (full_name: string) => {
      const { body } = await api.send(
        '/graphql',
        JSON.stringify({ query: chat.searchEmployees.document, variables: { filter: { full_name } } }),
        { token: as('eve.executive').token },
      );
      const { items } = (body['data'] as { searchEmployees: { items: { display_name: string }[] } }).searchEmployees;
      return items.map(({ display_name }) => display_name);
    };
    expect(await ask('jonh smit')).toEqual(['John Smith north', 'John Smith south']);
    expect(await ask('dan')).toEqual(['Dan Driver']);
  });
});
