import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

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
