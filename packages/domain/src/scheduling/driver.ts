import { type ServiceGroup, serviceGroups } from '../calls/trouble-code.ts';
import type { RequestStatus } from './request.ts';

/** Services a driver can work (specification, section 3: tcd): the groups of the trouble codes. */
export const serviceTypes = serviceGroups;

/** A service a driver can work. */
export type ServiceType = ServiceGroup;

/** Names of the week's days, Sunday first (specification, section 9). Their index is the day of the week. */
export const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Day of the week, 0 = Sunday. */
export type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** One weekly time a driver can work. An end at or before the start lies on the next day. */
export interface AvailabilityEntry {
  readonly id: number;
  /** Station-local clock time, 'HH:MM'. */
  readonly startTime: string;
  readonly endTime: string;
  readonly type: string;
  readonly dayOfWeek: DayOfWeek;
}

/** Days off. */
export interface PtoEntry {
  readonly id: number;
  /** Station-local ISO days, both included. */
  readonly ptoStart: string;
  readonly ptoEnd: string;
  readonly type: string;
  /** Left out for days that are approved. Only those count as time off. */
  readonly status?: RequestStatus | undefined;
}

/** A person or a placeholder who can be scheduled. */
export interface SchedulerDriver {
  readonly id: number;
  readonly fullName: string;
  readonly tcd: readonly ServiceType[];
  readonly availability: readonly AvailabilityEntry[];
  readonly pto: readonly PtoEntry[];
  /** Employed and active, but not to be scheduled (illness, license). */
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
}
