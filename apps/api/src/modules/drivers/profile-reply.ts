import type { DriverProfile } from '@roadside/contract/schemas';
import { can } from '@roadside/domain/permissions';
import {
  availableTimesOn,
  type DayOfWeek,
  ghostAvailability,
  isAvailable,
  outOnPto,
  serviceTypes,
  stationTimeOf,
  totalDaysPto,
} from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readAvailability, readServicesOn, readTimeOff } from './drivers.repository.ts';
import type { ProfileRow } from './drivers.repository.ts';

type Reader = Pick<CallContext, 'db' | 'tree' | 'subject' | 'config' | 'now' | 'today'>;

/** Profiles with their availability, days off and flags of today. */
export async function profileReplies(context: Reader, rows: readonly ProfileRow[]): Promise<DriverProfile[]> {
  const { db, today } = context;
  const employeeIds = rows.flatMap(({ employee_id }) => employee_id ?? []);
  const days = [...new Set(rows.map(({ time_zone }) => today(time_zone)))];
  const yearStart = `${days.toSorted()[0]?.slice(0, 4) ?? '2000'}-01-01`;
  const [availability, timeOff, shifts] = await Promise.all([
    readAvailability(db.kysely, employeeIds),
    readTimeOff(db.kysely, employeeIds, yearStart),
    readServicesOn(db.kysely, employeeIds, days),
  ]);
  const availabilityOf = byEmployee(availability);
  const timeOffOf = byEmployee(timeOff);
  const shiftsOf = byEmployee(shifts);
  return rows.map((row) => {
    const employee = row.employee_id ?? 0;
    const day = today(row.time_zone);
    return profileReply(context, row, day, {
      availability: (availabilityOf.get(employee) ?? []).map((entry) => ({
        id: entry.id,
        startTime: entry.start_time,
        endTime: entry.end_time,
        type: entry.type,
        dayOfWeek: entry.day_of_week as DayOfWeek,
      })),
      pto: (timeOffOf.get(employee) ?? []).map((entry) => ({
        id: entry.id,
        ptoStart: entry.starts_on,
        ptoEnd: entry.ends_on,
        type: entry.type,
        status: entry.status,
        reason: entry.reason,
      })),
      services: (shiftsOf.get(employee) ?? []).filter((shift) => shift.local_day === day).flatMap((s) => s.services),
    });
  });
}

function byEmployee<Row extends { readonly employee_id: number | null }>(
  rows: readonly Row[],
): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.employee_id ?? 0);
    if (group) group.push(row);
    else groups.set(row.employee_id ?? 0, [row]);
  }
  return groups;
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
    tcd: serviceTypes.filter((service) => row.services.includes(service)),
    availability: availability.map((entry) => ({
      id: entry.id,
      start_time: entry.startTime,
      end_time: entry.endTime,
      type: entry.type,
      day_of_week: entry.dayOfWeek,
    })),
    pto: facts.pto.map((entry) => ({
      id: entry.id,
      pto_start: entry.ptoStart,
      pto_end: entry.ptoEnd,
      type: entry.type,
      status: entry.status ?? 'approved',
      reason: entry.reason,
    })),
    total_days_pto: totalDaysPto(facts.pto, Number(day.slice(0, 4))),
    available_start_time: times?.start ?? null,
    available_end_time: times?.end ?? null,
    schedule_type: serviceTypes.filter((service) => facts.services.includes(service)),
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
