import type { ScheduleStation } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import { canView } from '@roadside/domain/geography';
import { can } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';

/** The part of the schedule a request covers. */
export interface SchedulePlace {
  readonly place: Geography;
  /** Stations in view, by name. */
  readonly stations: readonly Geography[];
  /** Organization ids of the drivers in view. */
  readonly driverIds: readonly number[];
}

const byName = new Intl.Collator('en', { numeric: true });

/**
 * Resolves a slug to its place, after an access check, with the stations and drivers in view.
 * @param stationIds only these stations
 * @throws ApiError 400 when a given station is not in the place
 */
export function schedulePlace(context: CallContext, slug: string, stationIds?: readonly number[]): SchedulePlace {
  const { tree, subject, config } = context;
  const place = permittedGeography(context, tree.bySlug(slug));
  const inView = (geography: Geography | null): geography is Geography =>
    geography !== null && canView(subject, geography, config.access);
  const wanted = stationIds === undefined ? null : new Set(stationIds);
  const all = tree
    .stationIds(place)
    .map((id) => tree.byId(id))
    // A driver's place includes the station only for its time zone, even if the station is out of view.
    .filter((station) => (place.type === 'driver' ? station !== null : inView(station))) as Geography[];
  const stations = wanted === null ? all : all.filter(({ id }) => wanted.has(id));
  if (wanted !== null && stations.length < wanted.size)
    throw new ApiError('invalid-body', 'A station isn’t part of this place.', {
      fields: { station_ids: 'Not all of these stations are part of the place' },
    });
  const driverIds = tree.driverIds(place).filter((id) => {
    const driver = tree.byId(id);
    return inView(driver) && (wanted === null || (driver.parentId !== null && wanted.has(driver.parentId)));
  });
  return { place, stations: stations.toSorted((a, b) => byName.compare(a.displayName, b.displayName)), driverIds };
}

/** The drivers of a place in schedule order: by station, in the order of its stations, then by name. */
export function driverIdsInOrder(tree: OrganizationTree, { stations, driverIds }: SchedulePlace): number[] {
  const stationAt = new Map(stations.map(({ id }, index) => [id, index]));
  return driverIds
    .map((id) => {
      const driver = tree.byId(id);
      return { id, name: driver?.displayName ?? '', station: stationAt.get(driver?.parentId ?? 0) ?? stations.length };
    })
    .toSorted((a, b) => a.station - b.station || byName.compare(a.name, b.name) || a.id - b.id)
    .map(({ id }) => id);
}

/** Stations in reply form. */
export function stationReplies(context: CallContext, stations: readonly Geography[]): ScheduleStation[] {
  return stations.map((station) => ({
    id: station.id,
    name: station.displayName,
    slug: station.slug,
    time_zone: station.timeZone,
    zone: zoneOf(context, station),
    today: context.today(station.timeZone),
    editable: mayEdit(context, station),
  }));
}

/** Returns whether the caller may change the schedule of a station. */
export function mayEdit({ subject, config }: CallContext, station: Geography): boolean {
  return can(subject, 'schedule.save', { geography: station }, config.access).allowed;
}

/** A station's time zone; UTC for an unknown station. */
export function timeZoneOf({ tree }: CallContext, stationId: number): string {
  return tree.byId(stationId)?.timeZone ?? 'UTC';
}

/** The territory of a station, or its parent if there is none. */
function zoneOf({ tree }: CallContext, station: Geography): string {
  const above = tree.path(station).slice(0, -1);
  return (above.find(({ type }) => type === 'territory') ?? above.at(-1) ?? station).displayName;
}
