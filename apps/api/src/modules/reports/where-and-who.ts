import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';

/** The station and the driver of a row, with their names; null for a driver who no longer exists. */
export function whereAndWho(
  tree: OrganizationTree,
  row: { readonly station_id: number; readonly driver_id: number | null },
) {
  const station = tree.byId(row.station_id);
  return {
    station_id: row.station_id,
    station_slug: station?.slug ?? `station-${row.station_id}`,
    station_name: station?.displayName ?? '',
    driver_id: row.driver_id,
    driver_name: row.driver_id === null ? null : (tree.byId(row.driver_id)?.displayName ?? null),
  };
}
