import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { ScheduleDriver } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { passesCodeFilter, stationTimeOf, weekStartOf } from '@roadside/domain/scheduling';
import type { CodeFilter, StationTime } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ZoneClock } from '../../platform/time/zone-clock.ts';
import {
  aroundDays,
  certificatesByEmployee,
  readHours,
  readPlaceholders,
  readShifts,
  readShiftsOf,
  readUnlocked,
  readVersion,
  readWithdrawn,
  shiftSourceOf,
} from '../shifts/index.ts';
import type { DaySpan, ShiftRow, ShiftSource } from '../shifts/index.ts';
import {
  availabilityOf,
  readAvailability,
  readPeople,
  readPeopleByEmployee,
  readTimeOff,
  timeOffOf,
} from '../people/index.ts';
import type { PersonRow } from '../people/index.ts';
import { driverOf, entryOf, ghostAsDriver, unlockedOf } from './schedule-reply.ts';
import type { DriverMoment } from './schedule-reply.ts';
import { driverIdsInOrder, mayEdit, schedulePlace, stationReplies } from './schedule-place.ts';
import type { SchedulePlace } from './schedule-place.ts';

type ScheduleReply = CallReply<typeof calls.scheduler.schedule>;
type DriversReply = CallReply<typeof calls.scheduler.drivers>;

/** The days of a request: the week around the date, or the given number of days from it. */
export interface ScheduleWindow {
  readonly date: string;
  readonly days?: number | undefined;
  readonly station_ids?: number[] | undefined;
}

/** A place, or only its first rows. */
interface RowsInView extends SchedulePlace {
  /** Ghosts in view; null for all ghosts of the stations. */
  readonly ghostIds: readonly number[] | null;
}

/** Longest shift in days, rounded up: a shift that started that many days ago may still be running. */
const longestShiftDays = 2;

/** First and last day of a window. */
export function spanOf({ date, days }: ScheduleWindow): DaySpan {
  const from = days === undefined ? weekStartOf(date) : date;
  return { from, to: addDays(from, (days ?? 7) - 1) };
}

/** The shifts of some days with all their workers. */
export async function readSchedule(
  context: CallContext,
  slug: string,
  window: ScheduleWindow & { readonly first_rows?: number | undefined; readonly around?: boolean | undefined },
): Promise<ScheduleReply> {
  const place = schedulePlace(context, slug, window.station_ids);
  const scope = await rowsInView(context, place, window.first_rows);
  const span = spanOf(window);
  const stationIds = scope.stations.map(({ id }) => id);
  const planned = scope.stations.filter((station) => mayEdit(context, station)).map(({ id }) => id);
  const [rows, version, unlocked, withdrawn] = await Promise.all([
    readShiftRows(context, scope, { from: addDays(span.from, -longestShiftDays), to: span.to }),
    readVersion(context.db.kysely, stationIds, span),
    readUnlocked(context.db.kysely, stationIds, span, context.now()),
    readWithdrawn(context.db.kysely, planned, span),
  ]);
  const shown = shownIn(scope, rows, span);
  const around = window.around ? await shiftsAround(context, scope, { span, shown }) : undefined;
  return {
    schedule: shown.map(entryOf),
    drivers: await driversIn(context, scope, { date: window.date, shifts: shown }),
    stations: stationReplies(context, scope.stations),
    from: span.from,
    days: window.days ?? 7,
    unlocked: unlocked.flatMap(unlockedOf),
    version,
    complete: scope.ghostIds === null,
    ...(around && { around }),
    ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
  };
}

/**
 * When the place's drivers work outside of what is shown: rest and hours of service look a week each way, and at every
 * station. Only for those who plan: others learn nothing of other stations.
 */
async function shiftsAround(
  context: CallContext,
  scope: RowsInView,
  { span, shown }: { readonly span: DaySpan; readonly shown: readonly ShiftRow[] },
): Promise<ScheduleReply['around']> {
  if (!scope.stations.some((station) => mayEdit(context, station))) return undefined;
  const { kysely } = context.db;
  const people = await readPeople(kysely, scope.driverIds);
  const workers = { employeeIds: people.map(({ employee_id }) => employee_id), placeholderIds: [] };
  const rows = await readShiftsOf(kysely, workers, aroundDays([span.from, span.to]));
  const known = new Set(shown.map(({ id }) => id));
  return rows.flatMap(({ id, employee_id: employee, starts_at: start, shown_until: end, unpaid_minutes }) =>
    employee === null || known.has(id)
      ? []
      : [
          {
            employee,
            start_date: start.toISOString(),
            end_date: end.toISOString(),
            ...(unpaid_minutes > 0 ? { unpaid_minutes } : {}),
          },
        ],
  );
}

/** The first ghosts and drivers of a place in screen order, or all of them if there are no more. */
async function rowsInView(context: CallContext, place: SchedulePlace, limit: number | undefined): Promise<RowsInView> {
  const all: RowsInView = { ...place, ghostIds: null };
  if (limit === undefined || place.place.type === 'driver') return all;
  const ghosts = await readPlaceholders(
    context.db.kysely,
    place.stations.map(({ id }) => id),
  );
  if (ghosts.length + place.driverIds.length <= limit) return all;
  const ghostIds = ghosts.slice(0, limit).map(({ id }) => id);
  const driverIds = driverIdsInOrder(context.tree, place).slice(0, limit - ghostIds.length);
  return { ...place, driverIds, ghostIds };
}

/** The drivers and ghosts of a place. */
export async function readDrivers(
  context: CallContext,
  slug: string,
  wish: {
    readonly date?: string | undefined;
    readonly code?: CodeFilter | undefined;
    readonly search?: string | undefined;
    readonly station_ids?: number[] | undefined;
  },
): Promise<DriversReply> {
  const scope: RowsInView = { ...schedulePlace(context, slug, wish.station_ids), ghostIds: null };
  const date = wish.date ?? context.today(scope.place.timeZone);
  const rows = await readShiftRows(context, scope, { from: date, to: date });
  const drivers = await driversIn(context, scope, { date, shifts: rows });
  const search = wish.search?.trim().toLowerCase();
  const names = new Map(scope.stations.map(({ id, displayName }) => [id, displayName.toLowerCase()]));
  return {
    drivers: drivers.filter(
      ({ full_name, station_id, tcd }) =>
        passesCodeFilter(tcd, wish.code ?? null) &&
        (!search ||
          full_name.toLowerCase().includes(search) ||
          (station_id !== null && (names.get(station_id) ?? '').includes(search))),
    ),
    stations: stationReplies(context, scope.stations),
  };
}

/** Some of the stations in view, and whether the caller sees their plan or what is published. */
interface Part {
  readonly source: ShiftSource;
  readonly stationIds: readonly number[];
}

/** The stations in view by what the caller sees of them. A driver's place is one part, at whatever station. */
function partsOf(context: CallContext, { place, stations }: SchedulePlace): readonly Part[] {
  if (place.type === 'driver')
    return [{ source: shiftSourceOf(context, place), stationIds: stations.map(({ id }) => id) }];
  const parts = Map.groupBy(stations, (station) => shiftSourceOf(context, station));
  return [...parts].map(([source, those]) => ({ source, stationIds: those.map(({ id }) => id) }));
}

/** Shifts in view: of the place's stations, of its first rows, or of a single driver. */
async function readShiftRows(context: CallContext, scope: RowsInView, span: DaySpan): Promise<ShiftRow[]> {
  const parts = await Promise.all(partsOf(context, scope).map((part) => readPart(context, scope, part, span)));
  const rows = parts.flat();
  return parts.length < 2 ? rows : rows.toSorted((a, b) => +a.starts_at - +b.starts_at || a.id - b.id);
}

async function readPart(
  context: CallContext,
  scope: RowsInView,
  { source, stationIds }: Part,
  span: DaySpan,
): Promise<ShiftRow[]> {
  const { kysely } = context.db;
  const alone = scope.place.type === 'driver';
  if (!alone && scope.ghostIds === null) return readShifts(kysely, stationIds, span, source);
  const people = await readPeople(kysely, scope.driverIds);
  const employeeIds = people.map(({ employee_id }) => employee_id);
  const rows = await readShiftsOf(kysely, { employeeIds, placeholderIds: scope.ghostIds ?? [] }, span, source);
  if (alone) return rows;
  const here = new Set(stationIds);
  return rows.filter(({ station_id }) => here.has(station_id));
}

/** Shifts with any part, as shown on screen, in the given days at their station. */
function shownIn(scope: SchedulePlace, rows: readonly ShiftRow[], { from, to }: DaySpan): ShiftRow[] {
  const zoneOf = new Map(scope.stations.map(({ id, timeZone }) => [id, timeZone]));
  const windows = new Map<string, readonly [number, number]>();
  const windowOf = (timeZone: string) => {
    let window = windows.get(timeZone);
    if (!window) {
      const clock = new ZoneClock(timeZone);
      windows.set(timeZone, (window = [clock.startOfDay(from), clock.startOfDay(addDays(to, 1))]));
    }
    return window;
  };
  return rows.filter((row) => {
    const [start, end] = windowOf(zoneOf.get(row.station_id) ?? scope.place.timeZone);
    return row.starts_at.getTime() < end && row.shown_until.getTime() > start;
  });
}

async function driversIn(
  context: CallContext,
  scope: RowsInView,
  { date, shifts }: { readonly date: string; readonly shifts: readonly ShiftRow[] },
): Promise<ScheduleDriver[]> {
  const { kysely } = context.db;
  const stationIds = scope.stations.map(({ id }) => id);
  const week = { from: weekStartOf(date), to: addDays(weekStartOf(date), 6) };
  const alone = scope.place.type === 'driver';
  const [own, ghosts] = await Promise.all([
    readPeople(kysely, scope.driverIds),
    alone
      ? []
      : scope.ghostIds === null
        ? readPlaceholders(
            kysely,
            stationIds,
            shifts.flatMap(({ placeholder_id }) => placeholder_id ?? []),
          )
        : readPlaceholders(kysely, [], scope.ghostIds),
  ]);
  const people = await withGuests(context, own, shifts);
  // For guests, only the fact that they work here is exposed.
  const employeeIds = own.map(({ employee_id }) => employee_id);
  const part = scope.ghostIds === null ? null : { employeeIds, placeholderIds: scope.ghostIds };
  const year = date.slice(0, 4);
  const [hours, availability, timeOff, certificates] = await Promise.all([
    Promise.all(
      partsOf(context, scope).map(({ source, stationIds: ids }) => readHours(kysely, ids, week, part, source)),
    ),
    readAvailability(kysely, employeeIds),
    readTimeOff(kysely, employeeIds, { from: `${year}-01-01`, to: addDays(`${year}-12-31`, 42) }),
    certificatesByEmployee(kysely, employeeIds),
  ]);
  const availabilityBy = Map.groupBy(availability, ({ employee_id }) => employee_id);
  const timeOffBy = Map.groupBy(timeOff, ({ employee_id }) => employee_id);
  const hoursBy = hoursByWorker(hours.flat());
  const servicesBy = servicesOn(shifts, date);
  const stationsById = new Map(scope.stations.map((station) => [station.id, station]));
  const momentIn = momentsAt(context, date);
  const reasonsAt = new Map(scope.stations.map((station) => [station.id, alone || mayEdit(context, station)] as const));

  const drivers = people.map((row) => {
    const station = row.parent_id === null ? undefined : stationsById.get(row.parent_id);
    const key = workerKey({ employee_id: row.employee_id, placeholder_id: null });
    return driverOf(
      row,
      {
        availability: (availabilityBy.get(row.employee_id) ?? []).map(availabilityOf),
        timeOff: (timeOffBy.get(row.employee_id) ?? []).map(timeOffOf),
        certificates: certificates.get(row.employee_id) ?? [],
        hours: hoursBy.get(key) ?? 0,
        services: servicesBy.get(key) ?? [],
        stationId: station?.id ?? null,
        withReasons: station !== undefined && reasonsAt.get(station.id) === true,
      },
      momentIn(station?.timeZone ?? scope.place.timeZone),
    );
  });
  const placeholders = ghosts.map((row) => {
    const key = workerKey({ employee_id: null, placeholder_id: row.id });
    return ghostAsDriver(
      row,
      { hours: hoursBy.get(key) ?? 0, services: servicesBy.get(key) ?? [] },
      momentIn(stationsById.get(row.station_id)?.timeZone ?? scope.place.timeZone),
    );
  });
  return [...drivers, ...placeholders];
}

/** Includes people who have left or now work elsewhere if they have a shift on screen. */
async function withGuests(
  context: CallContext,
  own: readonly PersonRow[],
  shifts: readonly ShiftRow[],
): Promise<readonly PersonRow[]> {
  const known = new Set(own.map(({ employee_id }) => employee_id));
  const scheduled = new Set(shifts.flatMap(({ employee_id }) => employee_id ?? []));
  const missing = [...scheduled].filter((id) => !known.has(id));
  const guests = await readPeopleByEmployee(context.db.kysely, missing);
  return [...own.filter(({ active, employee_id }) => active || scheduled.has(employee_id)), ...guests];
}

/** Hours summed by worker. */
function hoursByWorker(rows: Awaited<ReturnType<typeof readHours>>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(workerKey(row), (sums.get(workerKey(row)) ?? 0) + row.hours);
  return sums;
}

/** A unique key for the worker of a shift, driver or ghost. */
export function workerKey(row: {
  readonly employee_id: number | null;
  readonly placeholder_id: number | null;
}): string {
  return row.employee_id === null ? `placeholder:${row.placeholder_id}` : `employee:${row.employee_id}`;
}

/** Services of the shifts that start on a day, by worker. */
function servicesOn(shifts: readonly ShiftRow[], day: string): ReadonlyMap<string, readonly string[]> {
  const services = new Map<string, string[]>();
  for (const row of shifts) {
    if (row.local_day !== day) continue;
    const key = workerKey(row);
    services.set(key, [...(services.get(key) ?? []), ...row.services]);
  }
  return services;
}

/** Returns the current moment in a zone; with a pinned date, that date is the day. */
function momentsAt(context: CallContext, day: string): (timeZone: string) => DriverMoment {
  const known = new Map<string, DriverMoment>();
  return (timeZone) => {
    const found = known.get(timeZone);
    if (found) return found;
    const { time } = stationTimeOf(context.now().toISOString(), timeZone);
    const now: StationTime = { day: context.today(timeZone), time };
    const moment = { now, day };
    known.set(timeZone, moment);
    return moment;
  };
}
