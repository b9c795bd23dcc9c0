import { type ServiceGroup, serviceGroups } from '../calls/trouble-code.ts';
import type { ShiftBreak } from './breaks.ts';
import type { RequestStatus } from './request.ts';

/** Services a driver can work (specification, section 3: tcd): the groups of the trouble codes. */
export const serviceTypes = serviceGroups;

/** A service a driver can work. */
export type ServiceType = ServiceGroup;

/** Weekday names, Sunday first (specification, section 9). The index is the day of the week. */
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Day of the week, 0 = Sunday. */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** One weekly availability entry of a driver. An end at or before the start is on the next day. */
export interface AvailabilityEntry {
  readonly id: number;
  /** Station-local clock time, 'HH:MM'. */
  readonly startTime: string;
  readonly endTime: string;
  readonly type: string;
  readonly dayOfWeek: DayOfWeek;
}

/** Time off. */
export interface PtoEntry {
  readonly id: number;
  /** Station-local ISO days, both inclusive. */
  readonly ptoStart: string;
  readonly ptoEnd: string;
  readonly type: string;
  /** Omitted for approved days. Only approved days count as time off. */
  readonly status?: RequestStatus | undefined;
}

/** A person or placeholder that can be scheduled. */
export interface SchedulerDriver {
  readonly id: number;
  readonly fullName: string;
  readonly tcd: readonly ServiceType[];
  readonly availability: readonly AvailabilityEntry[];
  readonly pto: readonly PtoEntry[];
  /** Employed and active, but must not be scheduled (illness, license). */
  readonly activeNotAvailable: boolean;
  readonly ghost: boolean;
}

/** A shift as it is stored. */
export interface Shift {
  readonly driverId: number;
  /** ISO instant. */
  readonly startDate: string;
  /** ISO instant; equals the start when the duration is 0. */
  readonly endDate: string;
  /** Hours; 0 = a shift without an end. */
  readonly duration: number;
  readonly scheduleType: readonly ServiceType[];
  /** Omitted without any. */
  readonly breaks?: readonly ShiftBreak[] | undefined;
}
