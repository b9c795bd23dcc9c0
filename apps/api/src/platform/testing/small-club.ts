import { hashPassword } from '../auth/password.ts';
import type { Database } from '../database/database.ts';

/** The people of the small club; the key is the username. */
export const people = {
  'ada.admin': { position: 'Admin', permissions: ['Admin', 'see-all'], organization: 'club' },
  'eve.executive': { position: 'executive', permissions: ['see-all'], organization: 'club' },
  'sam.station': { position: 'station-admin', permissions: ['see-children'], organization: 'north' },
  'sue.staff': { position: 'dispatcher', permissions: [], organization: 'north' },
  'dan.driver': { position: 'driver', permissions: [], organization: 'dan' },
  'dee.driver': { position: 'driver', permissions: [], organization: 'dee' },
} as const;
export type PersonName = keyof typeof people;

export const password = 'correct horse battery staple';

/** Row ids of a filled database. */
export interface SmallClub {
  readonly organizationIds: Readonly<Record<string, number>>;
  readonly employeeIds: Readonly<Record<PersonName, number>>;
}

const places = [
  { slug: 'club', name: 'Small Club', type: 'club', parent: null },
  { slug: 'territory', name: 'Territory', type: 'territory', parent: 'club' },
  { slug: 'business', name: 'Business', type: 'station-business', parent: 'territory' },
  { slug: 'north', name: 'North Station', type: 'station', parent: 'business' },
  { slug: 'south', name: 'South Station', type: 'station', parent: 'business' },
  { slug: 'dan', name: 'Dan Driver', type: 'driver', parent: 'north' },
  { slug: 'dee', name: 'Dee Driver', type: 'driver', parent: 'south' },
] as const;

/** Fills an empty database with a club of two stations and six people who all have the same password. */
export async function fillSmallClub(db: Database): Promise<SmallClub> {
  const organizationIds: Record<string, number> = {};
  for (const { slug, name, type, parent } of places) {
    const [first = '', last = ''] = name.split(' ');
    const { id } = await db.kysely
      .insertInto('organization')
      .values({
        slug,
        name,
        display_name: name,
        type,
        parent_id: parent === null ? null : (organizationIds[parent] ?? null),
        facility_type: type === 'station' ? 'PSP' : null,
        time_zone: 'America/New_York',
        first_name: type === 'driver' ? first : null,
        last_name: type === 'driver' ? last : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    organizationIds[slug] = id;
  }
  const hash = await hashPassword(password);
  const employeeIds: Record<string, number> = {};
  for (const [username, { position, permissions, organization }] of Object.entries(people)) {
    const [first = '', last = ''] = username.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const { id } = await db.kysely
      .insertInto('employee')
      .values({
        organization_id: organizationIds[organization] ?? 0,
        first_name: first,
        last_name: last,
        display_name: `${first} ${last}`,
        position_type: position,
        permissions: [...permissions],
        login_id: `L-${username}`,
        phone_number: '555-0100',
        unverified_email: `${username}@unverified.example`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    employeeIds[username] = id;
    await db.kysely
      .insertInto('account')
      .values({ employee_id: id, username, email: `${username}@small.example`, password_hash: hash })
      .execute();
  }
  return { organizationIds, employeeIds: employeeIds as Record<PersonName, number> };
}
