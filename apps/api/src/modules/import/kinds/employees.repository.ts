import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { slugOf } from '../../../platform/organizations/slug.ts';
import type { ImportedEmployee } from './employees.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import { driverExternalId } from './organization-directory.ts';
import { freeSlug } from './organizations.ts';

/**
 * Writes all employees of a file, without touching what people set themselves (pictures, preferences, sign-in). When
 * rights change, the database itself revokes the issued tokens (migration 0004).
 */
export async function writeEmployees(
  trx: Transaction<Tables>,
  { map }: ImportContext,
  rows: readonly ImportedEmployee[],
): Promise<WriteResult> {
  const people = await trx.selectFrom('employee').selectAll().where('source', '=', map.source).execute();
  const known = new Map(people.map((row) => [row.external_id ?? '', row]));
  const organizationIdOf = await ensureDrivers(trx, map.source, rows);
  let [added, changed, unchanged] = [0, 0, 0];
  for (const row of rows) {
    const values = {
      organization_id: organizationIdOf(row),
      first_name: row.firstName,
      last_name: row.lastName,
      display_name: row.displayName,
      position_type: row.position,
      permissions: [...row.permissions],
      login_id: row.loginId,
      phone_number: row.phone,
      unverified_email: row.email,
      group_name: row.group,
      active: row.active,
      updated_auto: true,
    };
    const before = known.get(row.externalId);
    if (!before) {
      await trx
        .insertInto('employee')
        .values({ ...values, source: map.source, external_id: row.externalId })
        .execute();
      added++;
    } else if (
      Object.entries(values).every(
        ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
      )
    )
      unchanged++;
    else {
      await trx.updateTable('employee').set(values).where('id', '=', before.id).execute();
      changed++;
    }
  }
  return { added, changed, unchanged, dirty: [] };
}

/**
 * A driver is an organization too (spec section 4). Drivers with a station get a record below it, or their existing one
 * is updated.
 */
async function ensureDrivers(
  trx: Transaction<Tables>,
  source: string,
  rows: readonly ImportedEmployee[],
): Promise<(row: ImportedEmployee) => number> {
  const drivers = rows.filter(({ position, organization }) => position === 'driver' && organization.type === 'station');
  const idByExternalId = new Map<string, number>();
  if (drivers.length > 0) {
    const existing = await trx.selectFrom('organization').selectAll().execute();
    const taken = new Map(existing.map(({ slug }) => [slug, slug]));
    const known = new Map(existing.filter((row) => row.source === source).map((row) => [row.external_id ?? '', row]));
    for (const row of drivers) {
      const values = {
        name: row.displayName,
        display_name: row.displayName,
        first_name: row.firstName,
        last_name: row.lastName,
        parent_id: row.organization.id,
        time_zone: row.organization.timeZone,
        service_types: [...row.serviceTypes],
        active: row.active,
      };
      const before = known.get(driverExternalId(row.externalId));
      if (before) {
        idByExternalId.set(row.externalId, before.id);
        if (
          Object.entries(values).some(
            ([name, value]) => JSON.stringify(before[name as keyof typeof before]) !== JSON.stringify(value),
          )
        )
          await trx.updateTable('organization').set(values).where('id', '=', before.id).execute();
        continue;
      }
      const slug = freeSlug(slugOf(row.displayName) || slugOf(`driver ${row.externalId}`) || 'driver', taken);
      taken.set(slug, slug);
      const { id } = await trx
        .insertInto('organization')
        .values({ ...values, slug, type: 'driver', source, external_id: driverExternalId(row.externalId) })
        .returning('id')
        .executeTakeFirstOrThrow();
      idByExternalId.set(row.externalId, id);
    }
  }
  return (row) => idByExternalId.get(row.externalId) ?? row.organization.id;
}
