import type { ScheduleFinding } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { checkFit, ghostAvailability, ghostIdOf } from '@roadside/domain/scheduling';
import type {
  FitCertificate,
  FitDriver,
  FitFinding,
  ServiceType,
  Shift,
  ShiftBreak,
} from '@roadside/domain/scheduling';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ZoneClock } from '../../platform/time/zone-clock.ts';
import {
  availabilityOf,
  readAvailability,
  readPeopleByEmployee,
  readTimeOff,
  servicesOf,
  timeOffOf,
} from '../people/index.ts';
import { readScheduleCertificates } from '../training/index.ts';
import type { ExpiringCertificate } from '../training/index.ts';
import type { ShiftSource } from './published-shifts.repository.ts';
import { readPlaceholders, readShiftsOf } from './shifts.repository.ts';
import type { DaySpan, ShiftRow } from './shifts.repository.ts';

/** The worker of a shift, with what a save or a preview needs. */
export interface Worker {
  readonly key: string;
  readonly name: string;
  /** The driver's own organization; the station's for a ghost. */
  readonly organizationId: number;
  readonly stationId: number | null;
  readonly fit: FitDriver;
}

/** The worker a shift names. */
export interface WorkerName {
  readonly employee?: number | null | undefined;
  readonly placeholder?: number | null | undefined;
}

/** A unique key for the worker of a shift, driver or ghost. */
export function keyOf({ employee, placeholder }: WorkerName): string {
  return employee == null ? `placeholder:${placeholder}` : `employee:${employee}`;
}

/**
 * The people and ghosts named by shifts, by key, with the input of the fit check. Unknown ids are missing from the map.
 */
export async function readWorkers(
  db: Kysely<Tables>,
  names: readonly WorkerName[],
  span: DaySpan,
): Promise<ReadonlyMap<string, Worker>> {
  const employeeIds = [...new Set(names.flatMap(({ employee }) => employee ?? []))];
  const placeholderIds = [...new Set(names.flatMap(({ placeholder }) => placeholder ?? []))];
  const people = await readPeopleByEmployee(db, employeeIds);
  const ghosts = placeholderIds.length === 0 ? [] : await readPlaceholders(db, [], placeholderIds);
  const availability = Map.groupBy(await readAvailability(db, employeeIds), ({ employee_id }) => employee_id);
  const timeOff = Map.groupBy(await readTimeOff(db, employeeIds, span), ({ employee_id }) => employee_id);
  const certificates = await certificatesByEmployee(db, employeeIds);
  const workers = new Map<string, Worker>();
  for (const row of people)
    workers.set(keyOf({ employee: row.employee_id }), {
      key: keyOf({ employee: row.employee_id }),
      name: row.display_name,
      organizationId: row.id,
      stationId: row.parent_id,
      fit: {
        id: row.employee_id,
        fullName: row.display_name,
        tcd: servicesOf(row.service_types),
        availability: (availability.get(row.employee_id) ?? []).map(availabilityOf),
        pto: (timeOff.get(row.employee_id) ?? []).map(timeOffOf),
        activeNotAvailable: row.active_not_available,
        ghost: false,
        active: row.active,
        certificates: (certificates.get(row.employee_id) ?? []).map(certificateOf),
      },
    });
  for (const row of ghosts)
    workers.set(keyOf({ placeholder: row.id }), {
      key: keyOf({ placeholder: row.id }),
      name: row.name,
      organizationId: row.station_id,
      stationId: row.station_id,
      fit: {
        id: ghostIdOf(row.id),
        fullName: row.name,
        tcd: servicesOf(row.services),
        availability: ghostAvailability(row.week),
        pto: [],
        activeNotAvailable: false,
        ghost: true,
        active: row.removed_at === null,
      },
    });
  return workers;
}

/** Certificates that the fit check reads, by employee. */
export async function certificatesByEmployee(
  db: Kysely<Tables>,
  employeeIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ExpiringCertificate[]>> {
  return Map.groupBy(await readScheduleCertificates(db, employeeIds), ({ employee_id }) => employee_id);
}

const certificateOf = ({ title, issued_on, valid_days, rule }: ExpiringCertificate): FitCertificate => ({
  title,
  issuedOn: issued_on,
  validDays: valid_days,
  rule,
});

/** The days whose other shifts matter for these shifts: rest and hours of service look a week each way. */
export function aroundDays(days: readonly string[]): DaySpan {
  const sorted = days.toSorted();
  return { from: addDays(sorted[0] ?? '2000-01-01', -8), to: addDays(sorted.at(-1) ?? '2000-01-01', 8) };
}

/** These workers' shifts on these days, by worker. */
export async function readShiftsByWorker(
  db: Kysely<Tables>,
  names: readonly WorkerName[],
  span: DaySpan,
  source: ShiftSource = 'plan',
): Promise<ReadonlyMap<string, ShiftRow[]>> {
  const rows = await readShiftsOf(
    db,
    {
      employeeIds: [...new Set(names.flatMap(({ employee }) => employee ?? []))],
      placeholderIds: [...new Set(names.flatMap(({ placeholder }) => placeholder ?? []))],
    },
    span,
    source,
  );
  return Map.groupBy(rows, ({ employee_id, placeholder_id }) =>
    keyOf({ employee: employee_id, placeholder: placeholder_id }),
  );
}

/** A shift that is not stored yet. */
export interface PlannedShift extends WorkerName {
  readonly start_date: string;
  readonly end_date: string;
  readonly duration: number;
  readonly schedule_type: readonly ServiceType[];
  readonly breaks?: readonly ShiftBreak[] | undefined;
}

/** Every rule a shift breaks for its planned worker. */
export function findingsOf(
  worker: Worker,
  planned: PlannedShift,
  others: readonly Shift[],
  timeZone: string,
): readonly FitFinding[] {
  const shift = shiftOf(worker, planned);
  const start = Date.parse(planned.start_date);
  const near = others.filter((other) => Math.abs(Date.parse(other.startDate) - start) < 9 * 86_400_000);
  return checkFit(worker.fit, shift, near, { timeZone });
}

/** A planned shift in domain form. */
export function shiftOf(worker: Worker, planned: PlannedShift): Shift {
  return {
    driverId: worker.fit.id,
    startDate: planned.start_date,
    endDate: planned.end_date,
    duration: planned.duration,
    scheduleType: planned.schedule_type,
    breaks: planned.breaks,
  };
}

/** A stored shift in domain form. */
export function storedShiftOf(worker: Worker, row: ShiftRow): Shift {
  return {
    driverId: worker.fit.id,
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    duration: row.duration_hours,
    scheduleType: servicesOf(row.services),
    breaks: row.breaks,
  };
}

/** Findings in API form. */
export function findingReplies(findings: readonly FitFinding[]): ScheduleFinding[] {
  return findings.map(({ rule, severity, overridable, words }) => ({ rule, severity, overridable, words }));
}

/** Station-local days of instants, with one clock for each zone. */
export class Clocks {
  readonly #clocks = new Map<string, ZoneClock>();

  of(timeZone: string): ZoneClock {
    let clock = this.#clocks.get(timeZone);
    if (!clock) this.#clocks.set(timeZone, (clock = new ZoneClock(timeZone)));
    return clock;
  }

  dayOf(instant: number, timeZone: string): string {
    return this.of(timeZone).localTime(instant).day;
  }
}
