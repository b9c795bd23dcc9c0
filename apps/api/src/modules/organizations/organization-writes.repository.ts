import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** The root organization; null until something has been imported. */
export async function clubOf(db: Kysely<Tables>): Promise<number | null> {
  const row = await db
    .selectFrom('organization')
    .select('id')
    .where('parent_id', 'is', null)
    .where('type', '=', 'club')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds the club itself. */
export async function insertClubRecord(
  trx: Kysely<Tables>,
  {
    slug,
    name,
    timeZone,
    now,
  }: { readonly slug: string; readonly name: string; readonly timeZone: string; readonly now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('organization')
    .values({
      slug,
      name,
      display_name: name,
      type: 'club',
      parent_id: null,
      time_zone: timeZone,
      first_name: null,
      last_name: null,
      facility_type: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a driver's own record below their station, with the first free slug. */
export async function insertDriverRecord(
  trx: Kysely<Tables>,
  driver: {
    readonly stationId: number;
    readonly slug: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly now: Date;
  },
): Promise<number> {
  const name = `${driver.firstName} ${driver.lastName}`.trim();
  const { rows } = await sql<{ id: number }>`
    insert into organization (slug, name, display_name, type, parent_id, first_name, last_name, time_zone, created_at)
    select (select candidate from (select ${driver.slug} || case when n = 1 then '' else '-' || n end as candidate, n from generate_series(1, 10000) as n) as free
        where not exists (select from organization where slug = candidate) order by n limit 1),
      ${name}, ${name}, 'driver', station.id, ${driver.firstName}, ${driver.lastName}, station.time_zone, ${driver.now}
    from organization as station where station.id = ${driver.stationId} returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`Station ${driver.stationId} was deleted.`);
  return row.id;
}

/** Replaces a driver's services. */
export async function saveServices(trx: Transaction<Tables>, driverId: number, services: readonly string[]) {
  await sql`update organization set service_types = ${[...services]}::text[] where id = ${driverId}::integer`.execute(
    trx,
  );
}

/** Adds a service to drivers that don't have it yet. */
export async function addService(trx: Transaction<Tables>, driverIds: readonly number[], service: string) {
  await sql`update organization set service_types = array_append(service_types, ${service}::text)
    where id = any(${[...driverIds]}::integer[]) and not service_types @> array[${service}::text]`.execute(trx);
}

/** Locks an organization's row until the transaction ends, so that changes of what belongs to it happen one by one. */
export async function lockOrganization(trx: Kysely<Tables>, id: number): Promise<void> {
  await trx.selectFrom('organization').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Gives a driver's record another name and slug. */
export async function renameDriverRecord(
  trx: Transaction<Tables>,
  id: number,
  { slug, firstName, lastName }: { readonly slug: string; readonly firstName: string; readonly lastName: string },
): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await trx
    .updateTable('organization')
    .set({ slug, name, display_name: name, first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .where('type', '=', 'driver')
    .execute();
}
