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
  const { api, club, as } = signedInClub(open);
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
