import type { ScheduledEntry, ScheduleDriver, UnlockedDay } from '@roadside/contract/schemas';
import {
  availableTimesOn,
  countsAsTimeOff,
  ghostAvailability,
  ghostIdOf,
  isAvailable,
  outOnPto,
  totalDaysPto,
} from '@roadside/domain/scheduling';
import type { AvailabilityEntry, PtoEntry, StationTime } from '@roadside/domain/scheduling';
import type { ExpiringCertificate } from '../training/index.ts';
import { availabilityReply, servicesOf, timeOffReply } from '../people/index.ts';
import type { PersonRow } from '../people/index.ts';
import type { PlaceholderRow, readUnlocked, ShiftRow } from '../shifts/index.ts';

/** A stored shift in API form. */
export function entryOf(row: ShiftRow): ScheduledEntry {
  return {
    id: row.id,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
    duration: row.duration_hours,
    schedule_type: servicesOf(row.services),
    employee: row.employee_id,
    placeholder: row.placeholder_id,
    station_id: row.station_id,
    day: row.local_day,
    note: row.note,
    breaks: row.breaks,
    version: row.version,
    ...(row.publication === 'published' ? {} : { unpublished: row.publication === 'draft' ? 'new' : 'changed' }),
  };
}

/** The time context for a driver's reply: the station's current moment for the flags, and the day on screen. */
export interface DriverMoment {
  readonly now: StationTime;
  readonly day: string;
}

/** The parts of a driver's reply besides the person. */
export interface DriverParts {
  readonly availability: readonly AvailabilityEntry[];
  readonly timeOff: readonly (PtoEntry & { readonly reason: string | null })[];
  readonly certificates: readonly ExpiringCertificate[];
  /** Hours of the week. */
  readonly hours: number;
  /** Services of the shifts of the day. */
  readonly services: readonly string[];
  readonly stationId: number | null;
  /** Whether the caller may read the reasons for time off. */
  readonly withReasons: boolean;
}

/** A person in schedule form. */
export function driverOf(row: PersonRow, parts: DriverParts, { now, day }: DriverMoment): ScheduleDriver {
  const times = availableTimesOn(parts.availability, day);
  const approved = parts.timeOff.filter(countsAsTimeOff);
  return {
    id: row.id,
    employee_profile: row.employee_id,
    full_name: row.display_name,
    slug: row.slug,
    tcd: servicesOf(row.service_types),
    availability: parts.availability.map(availabilityReply),
    pto: parts.timeOff.map((entry) => timeOffReply(parts.withReasons ? entry : { ...entry, reason: null })),
    total_days_pto: totalDaysPto(approved, Number(now.day.slice(0, 4))),
    available_start_time: times?.start ?? null,
    available_end_time: times?.end ?? null,
    schedule_type: servicesOf(parts.services),
    isAvailable: isAvailable(
      { availability: parts.availability, pto: approved, activeNotAvailable: row.active_not_available },
      now,
    ),
    outOnPto: outOnPto(approved, now.day),
    active_not_available: row.active_not_available,
    isGhost: false,
    station_id: parts.stationId,
    weekly_hours: parts.hours,
    active: row.active,
    unavailable_reason: parts.withReasons ? row.unavailable_reason : null,
    certificates: parts.certificates.map(({ title, issued_on, valid_days, rule }) => ({
      title,
      issued_on,
      valid_days,
      rule,
    })),
  };
}

/** Returns a placeholder in the form of a driver whose id is 99999 followed by the placeholder id. */
export function ghostAsDriver(
  row: PlaceholderRow,
  { hours, services }: Pick<DriverParts, 'hours' | 'services'>,
  { now, day }: DriverMoment,
): ScheduleDriver {
  const availability = ghostAvailability(row.week);
  const times = availableTimesOn(availability, day);
  return {
    id: ghostIdOf(row.id),
    employee_profile: null,
    full_name: row.name,
    slug: null,
    tcd: servicesOf(row.services),
    availability: availability.map(availabilityReply),
    pto: [],
    total_days_pto: 0,
    available_start_time: times?.start ?? null,
    available_end_time: times?.end ?? null,
    schedule_type: servicesOf(services),
    isAvailable: isAvailable({ availability, pto: [], activeNotAvailable: false }, now),
    outOnPto: false,
    active_not_available: false,
    isGhost: true,
    station_id: row.station_id,
    weekly_hours: hours,
    active: row.removed_at === null,
    unavailable_reason: null,
    certificates: [],
  };
}

/** An unlocked day in API form. */
export function unlockedOf(row: Awaited<ReturnType<typeof readUnlocked>>[number]): UnlockedDay[] {
  if (row.unlocked_until === null) return [];
  return [
    {
      station_id: row.station_id,
      day: row.day,
      until: row.unlocked_until.toISOString(),
      by: row.display_name,
      reason: row.unlock_reason,
    },
  ];
}
