import type { Kysely } from 'kysely';
import type { Geography } from '@roadside/domain/geography';
import { can, type EmployeeSubject, positionOfType, type Rights } from '@roadside/domain/permissions';
import { hashPassword } from '../../platform/auth/password.ts';
import type { CallContext, PublicCallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { slugOf } from '../../platform/organizations/slug.ts';
import {
  employeesOfRecord,
  employeesOnRecord,
  insertAccount,
  isAddressTaken,
  type OnRecord,
  readInviter,
} from './invite.repository.ts';
import { insertDriverRecord } from '../organizations/index.ts';
import { insertEmployee } from '../people/index.ts';
import { sendEmails } from '../email/index.ts';
import { uselessToken } from './password-reset.service.ts';
import { insertToken, lockToken, spendToken } from './single-use-token.repository.ts';

const tokenMs = 7 * 86_400_000;

/** The invited person, position and organization. */
export interface Invitation {
  readonly email: string;
  readonly organizationId: number;
  readonly positionType: string;
}

/** Emails an invitation to a position of an organization in the inviter's write scope. */
export async function createInvite(
  context: CallContext,
  { email, organizationId, positionType }: Invitation,
): Promise<{ invited: string; expires_at: string }> {
  const { db, tree, config, employee, audit, now } = context;
  const place = permittedGeography(context, tree.byId(organizationId), { inviteePositionType: positionType });
  const isDriver = positionOfType(positionType) === 'driver';
  if (isDriver !== (place.type === 'driver') && !(isDriver && place.type === 'station'))
    throw new ApiError('invalid-body', 'That position doesn’t fit the organization.', {
      fields: {
        position_type: isDriver
          ? 'A driver must belong to a station'
          : "Only drivers can be invited to a driver's record",
      },
    });
  if (await isAddressTaken(db.kysely, email))
    throw new ApiError('conflict', 'Someone already uses this address.', {
      fields: { email: 'Has an account' },
    });
  const onRecord = await personOnRecord(db.kysely, { place, positionType, email });
  if (!mayInvite(context, context.subject, place, onRecord ?? { positionType, permissions: [] }))
    throw new ApiError('forbidden', 'This person has permissions on record that you don’t have.');
  const at = now();
  const expiresAt = new Date(at.getTime() + tokenMs);
  await db.kysely.transaction().execute(async (trx) => {
    const token = await insertToken(trx, {
      kind: 'invitation',
      account_id: null,
      email,
      organization_id: place.id,
      position_type: positionType,
      created_by: employee.id,
      created_at: at,
      expires_at: expiresAt,
    });
    await sendEmails(
      trx,
      config,
      [
        {
          to: email,
          subject: `${employee.displayName} invited you to Roadside`,
          body: `You’re invited to join ${place.displayName}. Use the link to create your account. It works once, for 7 days.`,
          link: `/invite/?token=${token}`,
          senderId: employee.id,
        },
      ],
      at,
    );
    await audit(
      {
        event: 'user_invited',
        status: 'success',
        target: `organization:${place.id}`,
        changes: { position_type: positionType },
      },
      trx,
    );
  });
  return { invited: email, expires_at: expiresAt.toISOString() };
}

/** The choices of an invited person. */
export interface NewAccount {
  readonly token: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Creates the account for an invitation, and for a new driver their own record. The inviter's rights are checked again,
 * because they or the record may have changed since.
 * @throws ApiError 400 for a used, expired or unknown token; 403 if the inviter may no longer give the account its
 *   rights; 409 if the name is taken or the person already has an account
 */
export async function acceptInvite(context: PublicCallContext, account: NewAccount): Promise<string> {
  const { db, tree, audit, now } = context;
  if (!(await lockToken(db.kysely, 'invitation', account.token, now()))) throw uselessToken();
  const passwordHash = await hashPassword(account.password);
  const username = account.username.trim();
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const promised = await lockToken(trx, 'invitation', account.token, at);
    const place = promised?.organization_id == null ? null : tree.byId(promised.organization_id);
    if (!promised || promised.email === null || promised.position_type === null || !place) throw uselessToken();
    const { email, position_type: positionType, created_by: invitedBy } = promised;
    const onRecord = await personOnRecord(trx, { place, positionType, email });
    const inviter = invitedBy === null ? null : await inviterOf(trx, context, invitedBy);
    if (!inviter || !mayInvite(context, inviter, place, onRecord ?? { positionType, permissions: [] }))
      throw new ApiError(
        'forbidden',
        'The person who invited you can no longer give you this account. Ask for a new invitation.',
      );
    const employeeId =
      onRecord?.id ??
      (await addEmployee(trx, {
        place,
        positionType,
        firstName: account.firstName.trim(),
        lastName: account.lastName.trim(),
        now: at,
      }));
    const accountId = await insertAccount(trx, { employeeId, username, email, passwordHash, now: at });
    if (accountId === null)
      throw new ApiError('conflict', 'That username is taken. Choose another.', { fields: { username: 'Taken' } });
    await spendToken(trx, account.token, at);
    await audit(
      {
        event: 'user_created',
        status: 'success',
        target: `account:${accountId}`,
        actorEmployeeId: employeeId,
        changes: { position_type: positionType, invited_by: invitedBy },
      },
      trx,
    );
  });
  return username;
}

/** Whether the inviter may give somebody an account with these rights at the place. */
function mayInvite(
  { config }: Pick<PublicCallContext, 'config'>,
  inviter: EmployeeSubject,
  geography: Geography,
  { positionType, permissions }: Rights,
): boolean {
  const target = { geography, inviteePositionType: positionType, inviteePermissions: permissions };
  return can(inviter, 'accounts.create-invite', target, config.access).allowed;
}

/** The inviter with the rights they have now; null if they have left. */
async function inviterOf(
  trx: Kysely<Tables>,
  { tree }: Pick<PublicCallContext, 'tree'>,
  employeeId: number,
): Promise<EmployeeSubject | null> {
  const row = await readInviter(trx, employeeId);
  const organization = row && tree.byId(row.organization_id);
  if (!organization) return null;
  return {
    kind: 'employee',
    employeeId,
    positionType: row.position_type,
    permissions: row.permissions,
    organization,
    teamSlug: row.team,
  };
}

interface Invited {
  readonly place: Geography;
  readonly positionType: string;
  readonly email: string;
}

/**
 * Finds the employee on record who gets the account, with the permissions on record: the one with this address at the
 * place, or the driver whose own record it is. Null when there is none.
 * @throws {ApiError} 409 when the driver already has an account, or the record has another position or is not the only
 *   one
 */
async function personOnRecord(db: Kysely<Tables>, { place, positionType, email }: Invited): Promise<OnRecord | null> {
  const ofRecord = place.type === 'driver' ? await employeesOfRecord(db, place.id) : [];
  if (ofRecord.some(({ hasAccount }) => hasAccount))
    throw new ApiError('conflict', 'This driver already has an account.');
  const withAddress = await employeesOnRecord(db, place.id, email);
  const [person, another] = withAddress.length > 0 ? withAddress : ofRecord;
  if (!person) return null;
  if (another)
    throw new ApiError('conflict', 'Two people are on record with this address. Fix one of them first.', {
      fields: { email: 'On record twice' },
    });
  if (person.positionType !== positionType)
    throw new ApiError(
      'conflict',
      `This person is on record as ${person.positionType}. Invite them to that position.`,
      {
        fields: { position_type: `On record as ${person.positionType}` },
      },
    );
  return person;
}

interface Newcomer {
  readonly place: Geography;
  readonly positionType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly now: Date;
}

/** Adds the person for a new account. A driver invited to a station also gets a driver's record. */
async function addEmployee(trx: Kysely<Tables>, { place, ...person }: Newcomer): Promise<number> {
  if (positionOfType(person.positionType) !== 'driver' || place.type === 'driver')
    return insertEmployee(trx, { ...person, organizationId: place.id });
  const slug = slugOf(`${person.firstName} ${person.lastName}`) || 'driver';
  return insertEmployee(trx, {
    ...person,
    organizationId: await insertDriverRecord(trx, { ...person, stationId: place.id, slug }),
  });
}
