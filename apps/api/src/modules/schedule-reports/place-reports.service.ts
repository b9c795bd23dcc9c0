import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { addDays, dayList } from '@roadside/domain/calendar';
import { serviceGroups } from '@roadside/domain/calls';
import { stretchesOfRow } from '../shifts/index.ts';
import { coverage, coverageCounts, fitDefaults, instantAt } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { pastHours } from '../forecast/index.ts';
import { neededByHour } from '../forecast/needed-by-hour.ts';
import { type Asked, cut, rounded, scopeOf } from './report-scope.ts';
import { readAbsences } from '../people/index.ts';
import { spans, totalsByPlace } from './schedule-reports.repository.ts';

type Reports = typeof calls.scheduleReports;
const hour = 3_600_000;

/** For each past day, the forecast, the actual calls, and whether enough drivers were scheduled. */
export async function forecastReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['forecast']>> {
  const { place, scope } = await scopeOf(context, asked);
  const { db, tree, today } = context;
  const yesterday = addDays(today(place.timeZone), -1);
  const through = scope.to < yesterday ? scope.to : yesterday;
  if (place.type === 'driver' || scope.stationIds.length === 0 || scope.from > through)
    return { rows: [], left_out: 0 };
  const days = dayList(scope.from, through);
  const midnights = [...days, addDays(through, 1)].map((day) => Date.parse(instantAt(day, '00:00', place.timeZone)));
  const [from, to] = [midnights[0] ?? 0, midnights.at(-1) ?? 0];
  const window = { from: new Date(from), to: new Date(to) };
  const [points, needed, found] = await Promise.all([
    pastHours(db.kysely, { stationIds: scope.stationIds, services: serviceGroups, from: scope.from, through }),
    neededByHour(db, tree, place, scope.stationIds, window),
    spans(db.kysely, { ...scope, from: addDays(scope.from, -3), to: addDays(through, 1) }),
  ]);
  const drivers = found.filter(({ ghost }) => !ghost).flatMap(stretchesOfRow);
  const scheduled = coverageCounts(coverage(drivers, { from, to, bucketMinutes: 60 }));
  const byDay = Map.groupBy(points, ({ day }) => day);
  const rows = days.flatMap((day, index) => {
    const calls = byDay.get(day) ?? [];
    if (calls.length === 0) return [];
    const predicted = calls.reduce((sum, each) => sum + each.predicted, 0);
    const actual = calls.reduce((sum, each) => sum + each.actual, 0);
    let [asked, had, short, known] = [0, 0, 0, 0];
    for (let start = midnights[index] ?? 0; start < (midnights[index + 1] ?? 0); start += hour) {
      const present = scheduled[Math.round((start - from) / hour)] ?? 0;
      const need = needed.get(start);
      had += present;
      if (need === undefined) continue;
      known += 1;
      asked += need;
      if (present < need) short += 1;
    }
    return {
      local_day: day,
      predicted_calls: rounded(predicted),
      actual_calls: actual,
      difference: rounded(actual - predicted),
      difference_share: predicted > 0 ? rounded((100 * (actual - predicted)) / predicted) : null,
      needed_hours: known === 0 ? null : asked,
      scheduled_hours: had,
      short_hours: known === 0 ? null : short,
    };
  });
  return cut(rows.toReversed());
}

const nothingPlanned = { drivers: 0, shifts: 0, hours: 0, overtime: 0, open: 0, planned: 0, worked: 0 };

/** The schedule's totals by direct child location. */
export async function locationsReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['locations']>> {
  const { place, scope, driverIds } = await scopeOf(context, asked);
  const { db, tree } = context;
  const shown = new Set(scope.stationIds);
  const places = tree
    .directlyBelow(place)
    .map((child) => ({ child, stations: tree.stationIds(child).filter((id) => shown.has(id)) }))
    .filter(({ child, stations }) => child.type !== 'driver' && stations.length > 0);
  if (places.length === 0) return { rows: [], left_out: 0 };
  const [totals, off] = await Promise.all([
    totalsByPlace(
      db.kysely,
      scope,
      places.map(({ child, stations }) => ({ id: child.id, stationIds: stations })),
      fitDefaults.weeklyHours,
      context.now(),
    ),
    readAbsences(db.kysely, { driverIds, from: scope.from, to: scope.to }),
  ]);
  const byPlace = new Map(totals.map((row) => [row.place_id, row]));
  const daysOff = new Map<number, Set<string>>();
  for (const { driver_id, starts_on, ends_on, status } of off) {
    if (status !== 'approved') continue;
    const station = tree.byId(driver_id)?.parentId ?? 0;
    const days = daysOff.get(station) ?? new Set<string>();
    daysOff.set(station, days);
    for (const day of dayList(starts_on > scope.from ? starts_on : scope.from, ends_on < scope.to ? ends_on : scope.to))
      days.add(`${driver_id} ${day}`);
  }
  return cut(
    places.map(({ child, stations }) => {
      const { drivers, shifts, hours, overtime, open, planned, worked } = byPlace.get(child.id) ?? nothingPlanned;
      return {
        geography_id: child.id,
        slug: child.slug,
        display_name: child.displayName,
        drivers,
        shifts,
        hours: rounded(hours),
        overtime_hours: rounded(overtime),
        open_hours: rounded(open),
        planned_hours: rounded(planned),
        worked_hours: rounded(worked),
        adherence: planned > 0 ? rounded((100 * worked) / planned) : null,
        days_off: stations.reduce((total, id) => total + (daysOff.get(id)?.size ?? 0), 0),
      };
    }),
  );
}
