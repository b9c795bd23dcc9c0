import { addDays } from '@roadside/domain/calendar';
import type { ServiceGroup } from '@roadside/domain/calls';
import { serviceGroups } from '@roadside/domain/calls';
import type { Geography } from '@roadside/domain/geography';
import type { Database } from '../../platform/database/database.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { latestRuns, nearestTarget, storedDays } from './forecast.repository.ts';
import type { StoredDay } from './forecast.repository.ts';
import { needOf } from './needed-drivers.ts';
import { clockOf } from './predict.service.ts';

const hourMs = 3_600_000;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/**
 * Drivers that a place's stations need together in each hour of a time span, for all services, by the same rules as the
 * schedule's prediction. Keys are the start of each hour in epoch milliseconds; hours without a forecast are omitted.
 */
export async function neededByHour(
  db: Database,
  tree: OrganizationTree,
  place: Geography,
  stationIds: readonly number[],
  span: Span,
): Promise<ReadonlyMap<number, number>> {
  if (stationIds.length === 0) return new Map();
  const places = [place.baseId, ...place.ancestorIds];
  const clubId = places.find((id) => tree.byId(id)?.type === 'club');
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const [days, runs, target] = await Promise.all([
    storedDays(db.kysely, stationIds, addDays(dayOf(span.from), -1), addDays(dayOf(span.to), 1)),
    clubId === undefined ? [] : latestRuns(db.kysely, clubId),
    nearestTarget(db.kysely, places),
  ]);
  const summaries = new Map(runs.map(({ service, summary }) => [service, summary]));
  const staffing = target && {
    share: target.share,
    occupancyCap: target.occupancy_cap,
    shrinkage: target.shrinkage,
  };
  const needed = new Map<number, number>();
  for (const [start, volumes] of [...volumesByHour(days, tree, span)].toSorted(([a], [b]) => a - b)) {
    const { drivers } = needOf(serviceGroups, (service) => volumes.get(service) ?? 0, 1, summaries, staffing);
    needed.set(start, drivers);
  }
  return needed;
}

/** Predicted calls of each hour by service, using each station's local time. */
function volumesByHour(
  days: readonly StoredDay[],
  tree: OrganizationTree,
  { from, to }: Span,
): ReadonlyMap<number, ReadonlyMap<ServiceGroup, number>> {
  const hours = new Map<number, Map<ServiceGroup, number>>();
  const byDay = Map.groupBy(
    days,
    ({ station_id, local_day }) => `${tree.byId(station_id)?.timeZone ?? 'UTC'} ${local_day}`,
  );
  for (const [key, stored] of byDay) {
    const [timeZone = 'UTC', day = ''] = key.split(' ');
    const clock = clockOf(timeZone);
    for (let start = clock.startOfDay(day); start < clock.startOfDay(addDays(day, 1)); start += hourMs) {
      if (start + hourMs <= from.getTime() || start >= to.getTime()) continue;
      const { hour } = clock.localTime(start);
      const volumes = hours.get(start) ?? new Map<ServiceGroup, number>();
      hours.set(start, volumes);
      for (const { service, volume } of stored) volumes.set(service, (volumes.get(service) ?? 0) + (volume[hour] ?? 0));
    }
  }
  return hours;
}
