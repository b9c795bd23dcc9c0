import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { milesBetween } from '@roadside/domain/calls';
import { whoCanTake } from '@roadside/domain/call-outs';
import { addDays } from '@roadside/domain/calendar';
import { hoursShared, stationTimeOf, weeksOf } from '@roadside/domain/scheduling';
import type { TimeSpan } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readStationPoints } from '../organizations/index.ts';
import { readPeople } from '../people/index.ts';
import { fitChecker, readScheduleSettings, readShiftsOf } from '../shifts/index.ts';
import type { ShiftRow } from '../shifts/index.ts';
import { mayEdit, schedulePlace } from './schedule-place.ts';

type Takers = CallReply<typeof calls.scheduler.takers>;

/** Drivers shown for one shift. */
const shown = 20;

/** Hours of a shift in a week. Its unpaid breaks are in the week it starts, as in the fit check. */
function hoursIn(
  { starts_at, shown_until, unpaid_minutes }: Pick<ShiftRow, 'starts_at' | 'shown_until' | 'unpaid_minutes'>,
  week: TimeSpan,
): number {
  const span = { start: starts_at.getTime(), end: shown_until.getTime() };
  const unpaid = span.start >= week.start && span.start < week.end ? unpaid_minutes / 60 : 0;
  return hoursShared(span, week) - unpaid;
}

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
  const span = { start: shift.starts_at.getTime(), end: shift.shown_until.getTime() };
  const weeks = weeksOf(span, station.timeZone);
  const dayOf = (at: number) => stationTimeOf(new Date(at).toISOString(), station.timeZone).day;
  // Long shifts of the days before reach into the first week, and stations farther west have another day.
  const days = {
    from: addDays(dayOf(weeks[0]?.start ?? span.start), -3),
    to: addDays(dayOf(weeks.at(-1)?.end ?? span.end), 1),
  };
  const [check, planned, settings, points] = await Promise.all([
    fitChecker(db.kysely, employeeIds, [shift]),
    readShiftsOf(db.kysely, { employeeIds, placeholderIds: [] }, days),
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
      weekHours: weeks.map((week) => (hoursOf.get(id) ?? []).reduce((sum, row) => sum + hoursIn(row, week), 0)),
      miles: milesFrom(parent_id),
    })),
    {
      hours: weeks.map((week) => hoursShared(span, week)),
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
