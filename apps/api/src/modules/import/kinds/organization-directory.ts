import type { StationFacilityType } from '@roadside/domain/calls';
import type { GeographyType } from '@roadside/domain/geography';
import type { Database } from '../../../platform/database/database.ts';
import { readOrganizationRows } from './organizations.repository.ts';

/** An organization that records can refer to. */
export interface KnownOrganization {
  readonly id: number;
  readonly slug: string;
  readonly type: GeographyType;
  readonly facilityType: StationFacilityType | null;
  readonly timeZone: string;
}

/** All organizations, by their source's id or by slug. */
export interface OrganizationDirectory {
  /** The source's own id has priority, since a slug may belong to any source. */
  find(reference: string, source: string): KnownOrganization | null;
  /** Like `find`, for a driver: the record created from their employee entry has priority. */
  findDriver(reference: string, source: string): KnownOrganization | null;
  /** The organization directly above one. */
  parentOf(id: number): KnownOrganization | null;
}

/**
 * The external id of a driver's organization created from an employee entry. The prefix is needed because people and
 * stations may have the same numbers.
 */
export function driverExternalId(employeeExternalId: string): string {
  return `driver:${employeeExternalId}`;
}

export async function readOrganizationDirectory(db: Database): Promise<OrganizationDirectory> {
  const rows = await readOrganizationRows(db);
  const bySlug = new Map<string, KnownOrganization>();
  const byExternalId = new Map<string, KnownOrganization>();
  const byId = new Map<number, KnownOrganization>();
  const parentIds = new Map<number, number | null>();
  for (const { id, slug, type, facility_type, time_zone, source, external_id, parent_id } of rows) {
    const known: KnownOrganization = { id, slug, type, facilityType: facility_type, timeZone: time_zone };
    bySlug.set(slug, known);
    byId.set(id, known);
    parentIds.set(id, parent_id);
    if (external_id !== null) byExternalId.set(`${source}\u0000${external_id}`, known);
  }
  const find = (reference: string, source: string) =>
    byExternalId.get(`${source}\u0000${reference}`) ?? bySlug.get(reference) ?? null;
  return {
    find,
    findDriver: (reference, source) =>
      byExternalId.get(`${source}\u0000${driverExternalId(reference)}`) ?? find(reference, source),
    parentOf: (id) => byId.get(parentIds.get(id) ?? 0) ?? null,
  };
}
