import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ImportContext, WriteResult } from './import-kind.ts';
import type { ImportedOrganization, OrganizationReference } from './organizations.ts';

/** The existing organization data an import needs. */
export async function existingOrganizations(db: Database) {
  return db.kysely
    .selectFrom('organization')
    .select(['id', 'slug', 'type', 'time_zone', 'source', 'external_id'])
    .execute();
}

/** Ids of stations with calls. */
export async function stationsWithCalls(db: Database): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select id from organization where type = 'station' and exists (select from call where call.station_id = organization.id)`.execute(
    db.kysely,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Writes all organizations of a file, parents first. */
export async function writeOrganizations(
  trx: Transaction<Tables>,
  { map }: ImportContext,
  rows: readonly ImportedOrganization[],
): Promise<WriteResult> {
  const found = await trx.selectFrom('organization').selectAll().where('source', '=', map.source).execute();
  const known = new Map(found.map((row) => [row.external_id ?? '', row]));
  const ids = new Map(found.map((row) => [row.external_id ?? '', row.id]));
  const idOf = (reference: OrganizationReference | null) =>
    reference === null ? null : reference.kind === 'known' ? reference.id : (ids.get(reference.externalId) ?? null);
  const isReady = (reference: OrganizationReference | null) =>
    reference === null || reference.kind === 'known' || ids.has(reference.externalId);
  let [added, changed, unchanged] = [0, 0, 0];
  let rest = rows;
  while (rest.length > 0) {
    const ready = rest.filter(({ parent, state, facilityRep }) => [parent, state, facilityRep].every(isReady));
    if (ready.length === 0) throw new Error('Organizations of the import wait for each other.');
    const fresh: (ReturnType<typeof valuesOf> & { readonly source: string; readonly external_id: string })[] = [];
    for (const row of ready) {
      const values = valuesOf(row, idOf);
      const before = known.get(row.externalId);
      if (!before) fresh.push({ ...values, source: map.source, external_id: row.externalId });
      else if (
        Object.entries(values).every(
          ([name, value]) => JSON.stringify(before[name as keyof typeof before]) === JSON.stringify(value),
        )
      )
        unchanged++;
      else {
        await trx.updateTable('organization').set(values).where('id', '=', before.id).execute();
        changed++;
      }
    }
    if (fresh.length > 0) {
      // One statement holds at most 65,535 parameters.
      for (let start = 0; start < fresh.length; start += 1000) {
        const inserted = await trx
          .insertInto('organization')
          .values(fresh.slice(start, start + 1000))
          .returning(['id', 'external_id'])
          .execute();
        for (const { id, external_id } of inserted) ids.set(external_id ?? '', id);
      }
      added += fresh.length;
    }
    const written = new Set(ready);
    rest = rest.filter((row) => !written.has(row));
  }
  return { added, changed, unchanged, dirty: [] };
}

function valuesOf(row: ImportedOrganization, idOf: (reference: OrganizationReference | null) => number | null) {
  return {
    slug: row.slug,
    name: row.name,
    display_name: row.displayName,
    type: row.type,
    facility_type: row.facilityType,
    parent_id: idOf(row.parent),
    state_id: idOf(row.state),
    facility_rep_id: idOf(row.facilityRep),
    first_name: row.firstName,
    last_name: row.lastName,
    time_zone: row.timeZone,
    latitude: row.latitude,
    longitude: row.longitude,
    service_types: [...row.serviceTypes],
    active: row.active,
  };
}

/** The keys by which every organization can be found. */
export async function readOrganizationRows(db: Database) {
  return db.kysely
    .selectFrom('organization')
    .select(['id', 'slug', 'type', 'facility_type', 'time_zone', 'source', 'external_id', 'parent_id'])
    .execute();
}
