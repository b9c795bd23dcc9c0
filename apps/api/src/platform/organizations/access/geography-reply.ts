import type { GeographyReply, PlaceBelow } from '@roadside/contract/schemas';
import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import type { AccessSettings, Subject } from '@roadside/domain/permissions';
import type { Database } from '../../database/database.ts';
import type { OrganizationTree } from '../organization-tree.ts';

/** The reader and the access settings that apply. */
export interface GeographyReader {
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly subject: Subject;
  readonly access: AccessSettings;
}

/**
 * Builds the geography reply of a call (specification, section 3). The organizations above are named if the reader may
 * view them or belongs to them; the others stay unknown.
 */
export async function toGeographyReply(
  geography: Geography,
  { db, tree, subject, access }: GeographyReader,
): Promise<GeographyReply> {
  const base = tree.byId(geography.baseId) ?? geography;
  const isVirtual = geography.id !== base.id;
  const aboveIds = isVirtual ? [base.id, ...base.ancestorIds] : base.ancestorIds;
  const above = aboveIds.map((id) => tree.byId(id)).filter((place) => place !== null);
  const known = above.filter((place) => mayKnow(subject, place, access));
  const parent = known.find((place) => place.id === (isVirtual ? base.id : base.parentId)) ?? null;
  const grandparent = parent ? (known.find((place) => place.id === parent.parentId) ?? null) : null;
  const person = base.type === 'driver' ? await readPersonName(db, base.id) : null;
  return {
    id: geography.id,
    slug: geography.slug,
    name: geography.name,
    display_name: geography.displayName,
    type: geography.type,
    position_type: geography.type,
    facility_type: geography.facilityType,
    station_facility_type: geography.stationFacilityType,
    base_id: base.id,
    base_slug: base.slug,
    parent: parent?.slug ?? null,
    grandparent: grandparent?.slug ?? null,
    parent_name: parent?.name ?? null,
    ancestors: known.map(({ id, slug, name, type }) => ({ id, slug, name, type })),
    first_name: person?.first_name ?? null,
    last_name: person?.last_name ?? null,
    time_zone: geography.timeZone,
  };
}

/** The geographies directly below one that the reader may open. */
export function placesBelow(
  geography: Geography,
  { tree, subject, access }: Omit<GeographyReader, 'db'>,
): PlaceBelow[] {
  return tree
    .directlyBelow(geography)
    .filter((place) => subject.kind !== 'anonymous' && canView(subject, place, access))
    .map((place) => ({
      id: place.id,
      slug: place.slug,
      name: place.name,
      type: place.type,
      has_children: tree.directlyBelow(place).length > 0,
    }));
}

function mayKnow(subject: Subject, place: Geography, access: AccessSettings): boolean {
  if (subject.kind === 'anonymous') return false;
  return (
    subject.organization.id === place.id ||
    subject.organization.ancestorIds.includes(place.id) ||
    canView(subject, place, access)
  );
}

async function readPersonName(
  db: Database,
  id: number,
): Promise<{ first_name: string | null; last_name: string | null } | null> {
  return (
    (await db.kysely
      .selectFrom('organization')
      .select(['first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  );
}
