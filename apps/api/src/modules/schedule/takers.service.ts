import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { milesBetween } from '@roadside/domain/calls';
import { whoCanTake } from '@roadside/domain/call-outs';
import { addDays } from '@roadside/domain/calendar';
import { stationTimeOf, weekStartOf } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readStationPoints } from '../organizations/index.ts';
import { readPeople } from '../people/index.ts';
import { fitChecker, readScheduleSettings, readShiftsOf } from '../shifts/index.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';

type Takers = CallReply<typeof calls.scheduler.takers>;

/** Drivers shown for one shift. */
const shown = 20;
const hourMs = 3_600_000;

/**
 * The drivers of a place who can take a shift, best first. Drivers whom a rule forbids, and those the caller may not
 * plan, are left out.
 */
export async function takersOf(context: CallContext, body: ParsedBody<typeof calls.scheduler.takers>): Promise<Takers> {
  const { db, tree } = context;
  const scope = schedulePlace(context, body.slug);
  const station = scope.stations.find(({ id }) => id === body.station_id);
  if (!station || !mayEdit(context, station)) throw new ApiError('not-found', 'This place doesn’t have that station.');
  const shift = {
    starts_at: new Date(body.start),
    shown_until: new Date(body.end),
    services: body.services,
    time_zone: station.timeZone,
  };
  const people = (await readPeople(db.kysely, scope.driverIds)).filter(({ active, parent_id }) => {
    const home = parent_id === null ? null : tree.byId(parent_id);
    return active && home !== null && mayEdit(context, home);
  });
  const employeeIds = people.map(({ employee_id }) => employee_id);
  const week = weekStartOf(stationTimeOf(body.start, station.timeZone).day);
  const [check, planned, settings, points] = await Promise.all([
    fitChecker(db.kysely, employeeIds, [shift]),
    readShiftsOf(db.kysely, { employeeIds, placeholderIds: [] }, { from: week, to: addDays(week, 6) }),
    readScheduleSettings(db.kysely, station),
    readStationPoints(db.kysely, [station.id, ...people.flatMap(({ parent_id }) => parent_id ?? [])]),
  ]);
  const without = body.shift_id === undefined ? [] : [body.shift_id];
  const hoursOf = Map.groupBy(
    planned.filter(({ id }) => !without.includes(id)),
    ({ employee_id }) => employee_id,
  );
  const milesFrom = (homeId: number | null) => {
    if (homeId === station.id) return 0;
    const [here, there] = [points.get(station.id), points.get(homeId ?? 0)];
    return here && there ? Math.round(milesBetween(here, there) * 10) / 10 : null;
  };
  const byId = new Map(people.map((person) => [person.employee_id, person]));
  const takers = whoCanTake(
    people.map(({ employee_id: id, display_name: name, parent_id }) => ({
      id,
      name,
      findings: check({ employeeId: id, shift, without }),
      weekHours: (hoursOf.get(id) ?? []).reduce(
        (sum, { starts_at, shown_until, unpaid_minutes }) =>
          sum + (shown_until.getTime() - starts_at.getTime()) / hourMs - unpaid_minutes / 60,
        0,
      ),
      miles: milesFrom(parent_id),
    })),
    {
      hours: (shift.shown_until.getTime() - shift.starts_at.getTime()) / hourMs,
      overtimePremium: settings.overtimePremium,
    },
  );
  return {
    fit: takers.length,
    takers: takers.slice(0, shown).map(({ id, weekHours, overtimeHours, overtimeCost, miles }) => ({
      employee: id,
      driver: byId.get(id)?.display_name ?? '',
      station_name: tree.byId(byId.get(id)?.parent_id ?? 0)?.displayName ?? '',
      week_hours: weekHours,
      overtime_hours: overtimeHours,
      overtime_cost: overtimeCost,
      miles,
    })),
  };
}
