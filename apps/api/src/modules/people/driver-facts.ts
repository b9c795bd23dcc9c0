import type { DriverProfile } from '@roadside/contract/schemas';
import { serviceTypes } from '@roadside/domain/scheduling';
import type { AvailabilityEntry, DayOfWeek, PtoEntry, ServiceType } from '@roadside/domain/scheduling';
import type { readAvailability } from './availability.repository.ts';
import type { readTimeOff } from './time-off.repository.ts';

type AvailabilityRow = Omit<Awaited<ReturnType<typeof readAvailability>>[number], 'employee_id'>;
type TimeOffRow = Omit<Awaited<ReturnType<typeof readTimeOff>>[number], 'employee_id'>;

/** Stored services in domain and API form, in the specification's order. */
export function servicesOf(services: readonly string[]): ServiceType[] {
  return serviceTypes.filter((service) => services.includes(service));
}

/** Stored availability in domain form. */
export function availabilityOf(row: AvailabilityRow): AvailabilityEntry {
  return {
    id: row.id,
    startTime: row.start_time,
    endTime: row.end_time,
    type: row.type,
    dayOfWeek: row.day_of_week as DayOfWeek,
  };
}

/** Stored time off in domain form. */
export function timeOffOf(row: TimeOffRow) {
  return {
    id: row.id,
    ptoStart: row.starts_on,
    ptoEnd: row.ends_on,
    type: row.type,
    status: row.status,
    reason: row.reason,
  };
}

/** Availability in API form. */
export function availabilityReply(entry: AvailabilityEntry): DriverProfile['availability'][number] {
  return {
    id: entry.id,
    start_time: entry.startTime,
    end_time: entry.endTime,
    type: entry.type,
    day_of_week: entry.dayOfWeek,
  };
}

/** Time off in API form. */
export function timeOffReply(entry: PtoEntry & { readonly reason: string | null }): DriverProfile['pto'][number] {
  return {
    id: entry.id,
    pto_start: entry.ptoStart,
    pto_end: entry.ptoEnd,
    type: entry.type,
    status: entry.status ?? 'approved',
    reason: entry.reason,
  };
}
