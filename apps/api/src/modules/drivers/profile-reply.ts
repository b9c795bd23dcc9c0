import type { DriverProfile } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import {
  availableTimesOn,
  ghostAvailability,
  isAvailable,
  outOnPto,
  stationTimeOf,
  totalDaysPto,
} from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import {
  availabilityOf,
  availabilityReply,
  readAvailability,
  readTimeOff,
  servicesOf,
  timeOffOf,
  timeOffReply,
} from '../people/index.ts';
import { readServicesOn } from './drivers.repository.ts';
import type { ProfileRow } from './drivers.repository.ts';

type Reader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config' | 'now' | 'today'>;

/** Profiles with their availability, days off and today's flags. */
export async function profileReplies(context: Reader, rows: readonly ProfileRow[]): Promise<DriverProfile[]> {
  const { db, today } = context;
  const employeeIds = rows.flatMap(({ employee_id }) => employee_id ?? []);
  const days = [...new Set(rows.map(({ time_zone }) => today(time_zone)))];
  const yearStart = `${days.toSorted()[0]?.slice(0, 4) ?? '2000'}-01-01`;
  const [availability, timeOff, shifts] = await Promise.all([
    readAvailability(db.kysely, employeeIds),
    readTimeOff(db.kysely, employeeIds, { from: yearStart }),
    readServicesOn(db.kysely, employeeIds, days),
  ]);
  const availabilityBy = Map.groupBy(availability, ({ employee_id }) => employee_id);
  const timeOffBy = Map.groupBy(timeOff, ({ employee_id }) => employee_id);
  const shiftsBy = Map.groupBy(shifts, ({ employee_id }) => employee_id);
  return rows.map((row) => {
    const employee = row.employee_id ?? 0;
    const day = today(row.time_zone);
    return profileReply(context, row, day, {
      availability: (availabilityBy.get(employee) ?? []).map(availabilityOf),
      pto: (timeOffBy.get(employee) ?? []).map(timeOffOf),
      services: (shiftsBy.get(employee) ?? []).filter((shift) => shift.local_day === day).flatMap((s) => s.services),
    });
  });
}

interface Facts {
  readonly availability: Parameters<typeof isAvailable>[0]['availability'];
  readonly pto: readonly (Parameters<typeof isAvailable>[0]['pto'][number] & { readonly reason: string | null })[];
  /** Services of today's shifts. */
  readonly services: readonly string[];
}

function profileReply(
  { tree, subject, config, now }: Reader,
  row: ProfileRow,
  day: string,
  facts: Facts,
): DriverProfile {
  const availability = row.ghost && row.week ? ghostAvailability(row.week) : facts.availability;
  const times = availableTimesOn(availability, day);
  const moment = { day, time: stationTimeOf(now().toISOString(), row.time_zone).time };
  const available = isAvailable({ availability, pto: facts.pto, activeNotAvailable: row.active_not_available }, moment);
  const off = outOnPto(facts.pto, day);
  const place = tree.byId(row.ghost ? row.station_id : row.id);
  return {
    id: row.id,
    employee_profile: row.employee_id,
    full_name: row.name,
    tcd: servicesOf(row.services),
    availability: availability.map(availabilityReply),
    pto: facts.pto.map(timeOffReply),
    total_days_pto: totalDaysPto(facts.pto, Number(day.slice(0, 4))),
    available_start_time: times?.start ?? null,
    available_end_time: times?.end ?? null,
    schedule_type: servicesOf(facts.services),
    isAvailable: available,
    outOnPto: off,
    active_not_available: row.active_not_available,
    isGhost: row.ghost,
    slug: row.slug,
    station_id: row.station_id,
    station_name: tree.byId(row.station_id)?.displayName ?? '',
    time_zone: row.time_zone,
    version: row.version,
    active_not_available_reason: row.reason,
    active_not_available_since: row.since,
    state: row.ghost
      ? 'ghost'
      : row.active_not_available
        ? 'not-available'
        : off
          ? 'on-pto'
          : available
            ? 'available'
            : 'off-hours',
    can_write: can(subject, 'accounts.save-profiles', { geography: place }, config.access).allowed,
  };
}
