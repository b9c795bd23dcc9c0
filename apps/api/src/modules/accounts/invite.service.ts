import type { Kysely } from 'kysely';
import { positionOfType } from '@roadside/domain/permissions';
import { hashPassword } from '../../platform/auth/password.ts';
import type { CallContext, PublicCallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { slugOf } from '../../platform/organizations/slug.ts';
import {
  employeeOfRecord,
  employeesOnRecord,
  insertAccount,
  insertDriverRecord,
  insertEmployee,
  isAddressTaken,
  isDriverRecord,
  permissionsOf,
} from './invite.repository.ts';
import { putIntoOutbox } from './outbox.repository.ts';
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
  const { db, tree, employee, audit, now } = context;
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
  if (place.type === 'driver' && (await employeeOfRecord(db.kysely, place.id))?.hasAccount)
    throw new ApiError('conflict', 'This driver already has an account.');
  if (await isAddressTaken(db.kysely, email))
    throw new ApiError('conflict', 'Someone already uses this address.', {
      fields: { email: 'Has an account' },
    });
  await personOnRecord(db.kysely, { organizationId: place.id, positionType, email, invitedBy: employee.id });
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
    await putIntoOutbox(
      trx,
      {
        to: email,
        subject: `${employee.displayName} invited you to Roadside`,
        body: `You’re invited to join ${place.displayName}. Use the link to create your account. It works once, for 7 days.`,
        link: `/invite/?token=${token}`,
      },
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
 * Creates the account for an invitation, and for a new driver their own record.
 * @throws ApiError 400 for a used, expired or unknown token; 409 if the name is taken
 */
export async function acceptInvite({ db, audit, now }: PublicCallContext, account: NewAccount): Promise<string> {
  if (!(await lockToken(db.kysely, 'invitation', account.token, now()))) throw uselessToken();
  const passwordHash = await hashPassword(account.password);
  const username = account.username.trim();
  await db.kysely.transaction().execute(async (trx) => {
    const at = now();
    const promised = await lockToken(trx, 'invitation', account.token, at);
    if (!promised || promised.email === null || promised.organization_id === null || promised.position_type === null)
      throw uselessToken();
    const onRecord = await personOnRecord(trx, {
      organizationId: promised.organization_id,
      positionType: promised.position_type,
      email: promised.email,
      invitedBy: promised.created_by,
    });
    const employeeId =
      onRecord ??
      (await employeeFor(trx, {
        organizationId: promised.organization_id,
        positionType: promised.position_type,
        firstName: account.firstName.trim(),
        lastName: account.lastName.trim(),
        now: at,
      }));
    const accountId = await insertAccount(trx, { employeeId, username, email: promised.email, passwordHash, now: at });
    if (accountId === null)
      throw new ApiError('conflict', 'That username is taken. Choose another.', { fields: { username: 'Taken' } });
    await spendToken(trx, account.token, at);
    await audit(
      {
        event: 'user_created',
        status: 'success',
        target: `account:${accountId}`,
        actorEmployeeId: employeeId,
        changes: { position_type: promised.position_type, invited_by: promised.created_by },
      },
      trx,
    );
  });
  return username;
}

interface Invited {
  readonly organizationId: number;
  readonly positionType: string;
  readonly email: string;
  readonly invitedBy: number | null;
}

/**
 * Finds the employee already on record at the place with this address, who gets the account with the permissions on
 * record; null when there is none. Inviters cannot pass on permissions they lack.
 * @throws {ApiError} 409 when the record has another position or is not the only one, 403 when it has permissions that
 *   the inviter lacks
 */
async function personOnRecord(
  db: Kysely<Tables>,
  { organizationId, positionType, email, invitedBy }: Invited,
): Promise<number | null> {
  const [person, another] = await employeesOnRecord(db, organizationId, email);
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
  const own = invitedBy === null ? [] : await permissionsOf(db, invitedBy);
  if (person.permissions.some((permission) => !own.includes(permission)))
    throw new ApiError('forbidden', 'This person has permissions on record that you don’t have.');
  return person.id;
}

interface Newcomer {
  readonly organizationId: number;
  readonly positionType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly now: Date;
}

/**
 * Returns the person for the new account, existing or new. A driver invited to a station also gets a driver's record.
 */
async function employeeFor(trx: Kysely<Tables>, person: Newcomer): Promise<number> {
  if (positionOfType(person.positionType) !== 'driver') return insertEmployee(trx, person);
  if (await isDriverRecord(trx, person.organizationId))
    return (await employeeOfRecord(trx, person.organizationId))?.id ?? insertEmployee(trx, person);
  const slug = slugOf(`${person.firstName} ${person.lastName}`) || 'driver';
  return insertEmployee(trx, {
    ...person,
    organizationId: await insertDriverRecord(trx, { ...person, stationId: person.organizationId, slug }),
  });
}
