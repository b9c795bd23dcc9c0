import { chat } from '@roadside/contract/chat';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

interface Hits {
  readonly items: readonly {
    readonly id: number;
    readonly display_name: string;
    readonly login_id?: string | null;
    readonly parent_id?: number | null;
    readonly parent_type?: string | null;
    readonly slug: string;
  }[];
  readonly nextToken: string | null;
  readonly total: number;
}

describeEachEngine('the search service', (open) => {
  const { api, club, as } = signedInClub(open);
  beforeAll(async () => {
    const organization_id = club.organizationIds['north'] ?? 0;
    const many = Array.from({ length: 45 }, (_, index) => ({
      organization_id,
      first_name: 'Jo',
      last_name: `Many${index % 5}`,
      display_name: `Jo Many${index % 5}`,
      position_type: `post-${index % 3}`,
      latest_activity_on: index % 4 === 0 ? null : new Date(1_790_000_000_000 + (index % 6) * 1_000),
    }));
    await open()
      .kysely.insertInto('employee')
      .values(many as never)
      .execute();
  });
  const ask = async (name: PersonName, kind: 'searchEmployees' | 'searchOrganizations', variables: object) => {
    const { body } = await api.send('/graphql', JSON.stringify({ query: chat[kind].document, variables }), {
      token: as(name).token,
    });
    const [error] = (body['errors'] ?? []) as { extensions: { code: string } }[];
    return { hits: (body['data'] as Record<string, Hits> | null)?.[kind], code: error?.extensions.code };
  };
  const names = async (name: PersonName, kind: 'searchEmployees' | 'searchOrganizations', variables: object) =>
    (await ask(name, kind, variables)).hits?.items.map((hit) => hit.display_name);

  test('finds people by the start of a name, ignoring case, and nothing by wildcards', async () => {
    expect(await names('eve.executive', 'searchEmployees', { filter: { full_name: 'DA' } })).toEqual(['Dan Driver']);
    expect(await names('eve.executive', 'searchEmployees', { filter: { full_name: 'driver' } })).toEqual([
      'Dan Driver',
      'Dee Driver',
    ]);
    for (const full_name of ['%', '_', '\\', "' or 1=1 --"])
      expect((await ask('eve.executive', 'searchEmployees', { filter: { full_name } })).hits).toEqual({
        items: [],
        nextToken: null,
        total: 0,
      });
  });

  test('finds organizations by the start of a name, with the parents the caller may see', async () => {
    const { hits } = await ask('sam.station', 'searchOrganizations', { filter: { name: 'north' } });
    expect(hits?.items).toMatchObject([
      { slug: 'north', parent_id: club.organizationIds['business'], parent_type: 'station-business' },
    ]);
    expect(await names('eve.executive', 'searchOrganizations', { filter: { type: 'station' } })).toEqual([
      'North Station',
      'South Station',
    ]);
  });

  test('hides what the caller may not see, in hits and in totals', async () => {
    expect((await ask('sue.staff', 'searchEmployees', { filter: { full_name: 'd' } })).hits).toMatchObject({
      total: 1,
      items: [{ display_name: 'Dan Driver' }],
    });
    expect((await ask('sue.staff', 'searchOrganizations', {})).hits).toMatchObject({
      total: 2,
      items: [{ slug: 'dan' }, { slug: 'north' }],
    });
    expect((await ask('dan.driver', 'searchEmployees', {})).code).toBe('forbidden');
    expect((await ask('dan.driver', 'searchOrganizations', {})).code).toBe('forbidden');
    const contact = (await ask('sam.station', 'searchEmployees', { filter: { full_name: 'D' } })).hits?.items.map(
      (hit) => [hit.display_name, hit.login_id],
    );
    expect(contact).toEqual([
      ['Dan Driver', 'L-dan.driver'],
      ['Dee Driver', null],
    ]);
  });

  test('finds the people of an organization, and refuses one out of view like a nonexistent one', async () => {
    expect(
      await names('eve.executive', 'searchEmployees', { filter: { organization_id: club.organizationIds['south'] } }),
    ).toEqual(['Dee Driver']);
    for (const organization_id of [club.organizationIds['south'], 999_999])
      expect((await ask('sue.staff', 'searchEmployees', { filter: { organization_id } })).code).toBe('forbidden');
  });

  test.each(
    ['full_name', 'position_type', 'latest_activity_on'].flatMap((field) =>
      ['asc', 'desc'].map((direction) => [field, direction] as const),
    ),
  )('reads the same with nextToken, sorted by %s %s, as in one page', async (field, direction) => {
    const base = { filter: { full_name: 'jo' }, sort: { field, direction } };
    const whole = (await ask('eve.executive', 'searchEmployees', { ...base, limit: 50 })).hits;
    expect([whole?.items.length, whole?.total, whole?.nextToken]).toEqual([45, 45, null]);
    const paged: number[] = [];
    let nextToken: string | null = null;
    do {
      const page: Hits | undefined = (await ask('eve.executive', 'searchEmployees', { ...base, limit: 7, nextToken }))
        .hits;
      expect(page?.total).toBe(45);
      paged.push(...(page?.items.map(({ id }) => id) ?? []));
      nextToken = page?.nextToken ?? null;
    } while (nextToken !== null);
    expect(paged).toEqual(whole?.items.map(({ id }) => id));
    expect(
      (await ask('eve.executive', 'searchEmployees', { ...base, limit: 10, from: 40 })).hits?.items.map(({ id }) => id),
    ).toEqual(paged.slice(40));
  });

  test('accepts a token only for the person and query it was issued for', async () => {
    const variables = { filter: { full_name: 'jo' }, limit: 5 };
    const token = (await ask('sam.station', 'searchEmployees', variables)).hits?.nextToken ?? '';
    expect((await ask('sam.station', 'searchEmployees', { ...variables, nextToken: token })).hits?.items).toHaveLength(
      5,
    );
    const [payload = '', signature = ''] = token.split('.');
    const forged = `${Buffer.from('["",0]').toString('base64url')}.${signature}`;
    for (const [name, more] of [
      ['eve.executive', { nextToken: token }],
      ['sam.station', { nextToken: token, filter: { full_name: 'j' } }],
      ['sam.station', { nextToken: forged }],
      ['sam.station', { nextToken: payload }],
      ['sam.station', { nextToken: 'x.y.z' }],
    ] as const)
      expect((await ask(name, 'searchEmployees', { ...variables, ...more })).code).toBe('invalid-body');
  });
});
