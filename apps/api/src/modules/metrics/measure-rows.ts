import { stationTypesOf } from '@roadside/domain/calls';
import type { FacilityType, Geography } from '@roadside/domain/geography';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import type { MeasureRequest, MeasureRow } from './measure-query.ts';

/** Rows of a report and the stations they are limited to. */
export type MeasuredPlaces = Pick<MeasureRequest, 'rows' | 'withinStations'>;

/**
 * The facts of a geography itself: for a driver, their own work at any station; otherwise the work of its stations.
 * @param facilityTypes - only stations of these networks; null for all
 */
export function ownRow(
  tree: OrganizationTree,
  geography: Geography,
  facilityTypes: readonly FacilityType[] | null,
): MeasuredPlaces {
  const isServing = networkTest(tree, facilityTypes);
  if (geography.type !== 'driver') return { rows: [stationRow(tree, geography, isServing)], withinStations: null };
  return { rows: [driverRow(tree, geography)], withinStations: facilityTypes && allStationIds(tree).filter(isServing) };
}

/**
 * The facts of children as parts of their parent: only those at the parent's stations. So a business in two states
 * shows, in each state's table, only the calls of that state.
 */
export function childRows(
  tree: OrganizationTree,
  parent: Geography,
  children: readonly Geography[],
  facilityTypes: readonly FacilityType[] | null,
): MeasuredPlaces {
  const isServing = networkTest(tree, facilityTypes);
  const stations = tree.stationIds(parent).filter(isServing);
  if (children[0]?.type === 'driver')
    return { rows: children.map((child) => driverRow(tree, child)), withinStations: stations };
  const own = new Set(stations);
  return { rows: children.map((child) => stationRow(tree, child, (id) => own.has(id))), withinStations: null };
}

function stationRow(
  tree: OrganizationTree,
  geography: Geography,
  isCounted: (stationId: number) => boolean,
): MeasureRow {
  return { key: geography.id, grain: 'station', stationIds: tree.stationIds(geography).filter(isCounted) };
}

function driverRow(tree: OrganizationTree, geography: Geography): MeasureRow {
  return { key: geography.id, grain: 'driver', driverIds: tree.driverIds(geography) };
}

function networkTest(
  tree: OrganizationTree,
  facilityTypes: readonly FacilityType[] | null,
): (stationId: number) => boolean {
  if (!facilityTypes) return () => true;
  const networks = new Set<string>(facilityTypes.flatMap((facilityType) => stationTypesOf(facilityType)));
  return (stationId) => networks.has(tree.byId(stationId)?.stationFacilityType ?? '');
}

function allStationIds(tree: OrganizationTree): number[] {
  return tree.all().flatMap((geography) => (geography.type === 'station' ? [geography.id] : []));
}
