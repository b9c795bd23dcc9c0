import { calls } from '@roadside/contract/calls';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signedInClub } from '../../platform/testing/signed-in-club.ts';
import type { PersonName } from '../../platform/testing/small-club.ts';

const { accounts } = calls;
const newPassword = 'a much better password';

describeEachEngine('an invitation never gives more than the inviter has', (open) => {
  const { api, club, as, signIn, signInAgain } = signedInClub(open);
  const mails = async () =>
    (await api.ask(accounts.outbox, {}, as('ada.admin'))).body['mails'] as { to: string; link: string | null }[];
  const linkTo = async (email: string) =>
    new URL((await mails()).find(({ to }) => to === email)?.link ?? '', 'http://x').searchParams.get('token') ?? '';
  const accept = (token: string, username: string) =>
    api.ask(accounts.inviteAccept, {
      purpose: 'accept',
      token,
      username,
      password: newPassword,
      first_name: 'New',
      last_name: 'Person',
    });
  const north = () => club.organizationIds['north'] ?? 0;
  /** A person on record without an account, at the place of this id. */
  const onRecord = async (
    organizationId: number,
    more: { email?: string | null; position?: string; permissions?: string[] } = {},
  ) =>
    (
      await open()
        .kysely.insertInto('employee')
        .values({
          organization_id: organizationId,
          first_name: 'Rex',
          last_name: 'Record',
          display_name: 'Rex Record',
          position_type: more.position ?? 'driver',
          permissions: more.permissions ?? [],
          login_id: null,
          phone_number: null,
          unverified_email: more.email ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  let records = 0;
  /** A driver's own record below North Station, with one person on it. */
  const driverRecord = async (permissions: string[], more: { position?: string } = {}) => {
    const slug = `record-${(records += 1)}`;
    const { id } = await open()
      .kysely.insertInto('organization')
      .values({
        slug,
        name: slug,
        display_name: slug,
        type: 'driver',
        parent_id: north(),
        facility_type: null,
        time_zone: 'America/New_York',
        first_name: 'Rex',
        last_name: 'Record',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const employeeId = await onRecord(id, { permissions, ...more });
    await expect.poll(() => api.services.tree.bySlug(slug)).not.toBeNull();
    return { slug, id, employeeId };
  };
  const inviteTo = (name: PersonName, organization_id: number, email: string, position_type = 'driver') =>
    api.ask(accounts.inviteCreate, { purpose: 'create', email, organization_id, position_type }, as(name));
  const grant = (employeeId: number, change: { permissions?: string[]; position_type?: string; active?: boolean }) =>
    open().kysely.updateTable('employee').set(change).where('id', '=', employeeId).execute();

  test.each([
    { permissions: ['see-all'], status: 403 },
    { permissions: ['Admin'], status: 403 },
    { permissions: ['see-children', 'beta'], status: 403 },
    { permissions: ['see-children'], status: 200 },
    { permissions: [], status: 200 },
  ])("by the id of a driver's record with $permissions and another address: $status", async (each) => {
    const { id, employeeId, slug } = await driverRecord(each.permissions);
    expect((await inviteTo('sam.station', id, `${slug}@elsewhere.example`)).status).toBe(each.status);
    if (each.status !== 200) return;
    expect((await accept(await linkTo(`${slug}@elsewhere.example`), slug)).status).toBe(200);
    const account = await open()
      .kysely.selectFrom('account')
      .select('employee_id')
      .where('username', '=', slug)
      .executeTakeFirstOrThrow();
    expect(account.employee_id).toBe(employeeId);
  });

  test('when the record by id has another position, or somebody on it has an account', async () => {
    const { id } = await driverRecord([], { position: 'executive' });
    expect((await inviteTo('sam.station', id, 'rex@elsewhere.example')).status).toBe(409);
    const shared = await driverRecord([]);
    const second = await onRecord(shared.id);
    await open()
      .kysely.insertInto('account')
      .values({ employee_id: second, username: 'second', email: 'second@small.example', password_hash: null })
      .execute();
    expect((await inviteTo('sam.station', shared.id, 'rex@elsewhere.example')).status).toBe(409);
  });

  test('when an import raises the rights on record before it is accepted', async () => {
    const { id, employeeId, slug } = await driverRecord([]);
    await inviteTo('sam.station', id, `${slug}@elsewhere.example`);
    const link = await linkTo(`${slug}@elsewhere.example`);
    await grant(employeeId, { permissions: ['see-all'] });
    expect((await accept(link, slug)).status).toBe(403);
    await grant(employeeId, { permissions: [] });
    expect((await accept(link, slug)).status).toBe(200);
  });

  test('when an import adds a person with this address and more rights', async () => {
    await inviteTo('sam.station', north(), 'merged@small.example', 'dispatcher');
    const link = await linkTo('merged@small.example');
    await onRecord(north(), { email: 'MERGED@small.example', position: 'dispatcher', permissions: ['Admin'] });
    expect((await accept(link, 'merged')).status).toBe(403);
  });

  test('when the inviter has lost rights, or has left, before it is accepted', async () => {
    const sam = club.employeeIds['sam.station'];
    await inviteTo('sam.station', north(), 'lost@small.example', 'dispatcher');
    const link = await linkTo('lost@small.example');
    for (const change of [{ active: false }, { position_type: 'dispatcher' }]) {
      await grant(sam, change);
      expect((await accept(link, 'lost')).status).toBe(403);
      await grant(sam, { active: true, position_type: 'station-admin' });
    }
    expect((await accept(link, 'lost')).status).toBe(200);
    await signInAgain('sam.station');
  });

  test('by the links of the outbox, which are for readers with the same rights', async () => {
    const sue = club.employeeIds['sue.staff'];
    await grant(sue, { permissions: ['Admin'] });
    const { body } = await signIn('sue.staff');
    const token = String(body['access']);
    const linksFor = async (email: string) =>
      ((await api.ask(accounts.outbox, {}, { token })).body['mails'] as { to: string; link: string | null }[])
        .filter(({ to }) => to === email)
        .map(({ link }) => link !== null);
    const { id, slug } = await driverRecord(['see-all']);
    await inviteTo('eve.executive', id, `${slug}@elsewhere.example`);
    await inviteTo('eve.executive', club.organizationIds['club'] ?? 0, 'exec@small.example', 'executive');
    await inviteTo('sam.station', north(), 'plain@small.example', 'dispatcher');
    for (const address of ['eve.executive', 'ada.admin', 'dee.driver'])
      await api.ask(accounts.resetPasswordRequest, { purpose: 'request', email: `${address}@small.example` });
    expect({
      record: await linksFor(`${slug}@elsewhere.example`),
      executive: await linksFor('exec@small.example'),
      dispatcher: await linksFor('plain@small.example'),
      resets: await Promise.all(
        ['eve.executive', 'ada.admin', 'dee.driver'].map(async (name) => (await linksFor(`${name}@small.example`))[0]),
      ),
    }).toEqual({ record: [false], executive: [false], dispatcher: [true], resets: [false, false, true] });
    await grant(sue, { permissions: [] });
  });
});
