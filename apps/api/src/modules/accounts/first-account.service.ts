import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword } from '../../platform/auth/password.ts';
import type { PublicCallContext } from '../../platform/calls/handler.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { slugOf } from '../../platform/organizations/slug.ts';
import { databaseMadeAt, employeeWithoutAccount, hasNoAccount, lockAccounts } from './first-account.repository.ts';
import { clubOf, insertClubRecord } from '../organizations/index.ts';
import { grantPosition, insertEmployee } from '../people/index.ts';
import { insertAccount } from './invite.repository.ts';

/** The choices of the person who becomes an Admin of the whole club. */
export interface NewAdmin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Required while no organization exists. */
  readonly clubName?: string | undefined;
  /** IANA name. @defaultValue America/New_York */
  readonly timeZone?: string | undefined;
}

const adminPermissions = ['Admin', 'see-all'];

export async function needsClub(db: Kysely<Tables>): Promise<boolean> {
  return (await clubOf(db)) === null;
}

/**
 * The one-time code of an installation without an account, as the server prints it. It is the same in every api process
 * and after a restart, and useless once an account exists. Derived from the access token secret and the time of the
 * first migration.
 */
export async function firstAccountCode(
  db: Kysely<Tables>,
  { accessTokenSecret }: Pick<Config, 'accessTokenSecret'>,
): Promise<string> {
  if (accessTokenSecret === undefined) throw new Error('The code needs the access token secret.');
  const made = await databaseMadeAt(db);
  const digest = createHmac('sha256', accessTokenSecret).update(`first account\n${made}`).digest();
  // Unambiguous letters and digits; 16 of them are 80 bits.
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const letters = [...digest.subarray(0, 16)].map((byte) => alphabet[byte % 32]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** The message for the person who starts a new installation; null once an account exists, and outside production. */
export async function firstAccountNotice(db: Database, config: Config): Promise<string | null> {
  if (config.mode !== 'production' || !(await hasNoAccount(db.kysely))) return null;
  const code = await firstAccountCode(db.kysely, config);
  return `Nobody can sign in yet. Open /first-account/ in your browser and enter the one-time code ${code}, or run: npm run admin -- create`;
}

/** Returns whether the first-run page is open, and which fields it needs. */
export async function firstAccountStatus({
  db,
  config,
}: PublicCallContext): Promise<{ open: boolean; needs_club: boolean }> {
  const open = config.mode === 'production' && (await hasNoAccount(db.kysely));
  return { open, needs_club: open && (await needsClub(db.kysely)) };
}

/**
 * Creates the first account of a production installation with the code the server printed.
 * @throws {ApiError} 403 for a wrong code, and for any code once an account exists
 */
export async function createFirstAccount(context: PublicCallContext, code: string, admin: NewAdmin): Promise<string> {
  const { db, config, now, audit } = context;
  const expected = config.mode === 'production' ? await firstAccountCode(db.kysely, config) : null;
  if (expected === null || !sameCode(code, expected)) {
    await audit({ event: 'authz_fail', status: 'failure', target: 'accounts.firstAccountCreate' });
    throw closed();
  }
  const passwordHash = await hashPassword(admin.password);
  return db.kysely.transaction().execute(async (trx) => {
    // If two people have the code, only one gets the account.
    await lockAccounts(trx);
    if (!(await hasNoAccount(trx))) throw closed();
    const { accountId, employeeId } = await insertAdmin(trx, admin, passwordHash, now());
    await audit(
      {
        event: 'user_created',
        status: 'success',
        target: `account:${accountId}`,
        actorEmployeeId: employeeId,
        changes: { position_type: 'Admin', by: 'one-time code' },
      },
      trx,
    );
    return admin.username.trim();
  });
}

/**
 * Adds an Admin of the whole club, reusing the imported record with this address if there is one.
 * @throws {ApiError} 400 without a club to belong to, 409 if the name or the address is taken
 */
export async function insertAdmin(
  trx: Kysely<Tables>,
  admin: NewAdmin,
  passwordHash: string,
  now: Date,
): Promise<{ readonly accountId: number; readonly employeeId: number }> {
  const organizationId = (await clubOf(trx)) ?? (await insertClub(trx, admin, now));
  const email = admin.email.trim();
  const onRecord = await employeeWithoutAccount(trx, organizationId, email);
  const employeeId =
    onRecord ??
    (await insertEmployee(trx, {
      organizationId,
      firstName: admin.firstName.trim(),
      lastName: admin.lastName.trim(),
      positionType: 'Admin',
      now,
    }));
  await grantPosition(trx, employeeId, 'Admin', adminPermissions);
  const accountId = await insertAccount(trx, {
    employeeId,
    username: admin.username.trim(),
    email,
    passwordHash,
    now,
  });
  if (accountId === null)
    throw new ApiError('conflict', 'That username or email already has an account.', { fields: { username: 'Taken' } });
  return { accountId, employeeId };
}

async function insertClub(trx: Kysely<Tables>, { clubName, timeZone = 'America/New_York' }: NewAdmin, now: Date) {
  const name = clubName?.trim() ?? '';
  if (name === '')
    throw new ApiError('invalid-body', 'Enter a club name. Nothing has been imported yet.', {
      fields: { club_name: 'Required' },
    });
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone) && timeZone !== 'UTC')
    throw new ApiError('invalid-body', 'That isn’t a time zone.', {
      fields: { time_zone: 'Use a name like America/New_York' },
    });
  return insertClubRecord(trx, { slug: slugOf(name) || 'club', name, timeZone, now });
}

function closed(): ApiError {
  return new ApiError('forbidden', 'That code doesn’t work. The server prints the current one when it starts.');
}

function sameCode(given: string, expected: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  const [a, b] = [plain(given), plain(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
