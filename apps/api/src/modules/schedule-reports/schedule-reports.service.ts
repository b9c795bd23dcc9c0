import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { PtoRow } from '@roadside/contract/schemas';
import { addDays, dayList } from '@roadside/domain/calendar';
import { stretchesOfRow } from '../shifts/index.ts';
import { fitDefaults, ghostIdOf, placeholderIdOf, serviceTypes } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { neededByHour } from '../forecast/needed-by-hour.ts';
import { coverageByHourOfWeek, type ZoneShifts } from './coverage-week.ts';
import { readAbsences } from '../people/index.ts';
import { adherence, employeeBehind, findShifts, ghosts, hoursByWeek, spans } from './schedule-reports.repository.ts';
import { type Asked, cut, maxRows, rounded, scopeOf } from './report-scope.ts';

type Reports = typeof calls.scheduleReports;
const defaultRowsPerPage = 100;

/** Planned hours by driver, week and station. A driver's hours above the fit check's weekly limit are overtime. */
export async function hoursReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['hours']>> {
  const { scope } = await scopeOf(context, asked);
  const rows = await hoursByWeek(context.db.kysely, scope, fitDefaults.weeklyHours, maxRows + 1);
  return cut(
    rows.map((row) => ({
      driver_id: row.driver_id,
      driver_slug: row.driver_slug,
      display_name: row.display_name,
      station_name: row.station_name,
      station_slug: row.station_slug,
      week: row.week,
      shifts: row.shifts,
      hours: rounded(row.hours),
      tow_hours: rounded(row.tow),
      battery_hours: rounded(row.battery),
      light_hours: rounded(row.light),
      overtime_hours: rounded(row.overtime),
    })),
  );
}

/** Drivers scheduled and needed by hour of the week. */
export async function coverageReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['coverage']>> {
  const { place, scope } = await scopeOf(context, asked);
  const { db, tree } = context;
  // Includes night shifts of the day before, which reach into the first hours.
  const found = await spans(db.kysely, { ...scope, from: addDays(scope.from, -2) });
  const window = { from: new Date(`${scope.from}T00:00:00Z`), to: new Date(`${addDays(scope.to, 2)}T00:00:00Z`) };
  const stationsByZone = Map.groupBy(scope.stationIds, (id) => tree.byId(id)?.timeZone ?? 'UTC');
  const zones = await Promise.all(
    [...stationsByZone].map(async ([timeZone, stationIds]): Promise<ZoneShifts> => {
      const shifts = found.filter((shift) => shift.time_zone === timeZone);
      const of = (ghosts: boolean) => shifts.filter(({ ghost }) => ghost === ghosts).flatMap(stretchesOfRow);
      // One driver's hours can't be compared with the whole station's need.
      const needed = place.type === 'driver' ? null : await neededByHour(db, tree, place, stationIds, window);
      return { timeZone, drivers: of(false), ghosts: of(true), neededAt: (start) => needed?.get(start) ?? null };
    }),
  );
  return { rows: coverageByHourOfWeek(zones, scope.from, scope.to), left_out: 0 };
}

/** Days off by driver: used until today, approved and upcoming, and pending. Each day counts once. */
export async function ptoReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['pto']>> {
  const { place, scope, driverIds } = await scopeOf(context, asked);
  const today = context.today(place.timeZone);
  const drivers = new Map<number, PtoRow & { approved: Set<string>; pending: Set<string> }>();
  for (const row of await readAbsences(context.db.kysely, { driverIds, from: scope.from, to: scope.to })) {
    const { starts_on, ends_on, status, ...who } = row;
    const driver = drivers.get(row.driver_id) ?? {
      ...who,
      used_days: 0,
      coming_days: 0,
      pending_days: 0,
      approved: new Set<string>(),
      pending: new Set<string>(),
    };
    drivers.set(row.driver_id, driver);
    for (const day of dayList(starts_on > scope.from ? starts_on : scope.from, ends_on < scope.to ? ends_on : scope.to))
      driver[status].add(day);
  }
  const rows = [...drivers.values()].map(({ approved, pending, ...row }) => ({
    ...row,
    used_days: [...approved].filter((day) => day <= today).length,
    coming_days: [...approved].filter((day) => day > today).length,
    pending_days: [...pending].filter((day) => !approved.has(day)).length,
  }));
  return cut(
    rows.toSorted(
      (a, b) =>
        b.used_days + b.coming_days - a.used_days - a.coming_days || a.display_name.localeCompare(b.display_name, 'en'),
    ),
  );
}

/** Planned hours of past shifts, compared with hours signed on. */
export async function adherenceReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['adherence']>> {
  const { scope } = await scopeOf(context, asked);
  const rows = await adherence(context.db.kysely, scope, context.now(), maxRows + 1);
  return cut(
    rows.map((row) => ({
      driver_id: row.driver_id,
      driver_slug: row.driver_slug,
      display_name: row.display_name,
      station_name: row.station_name,
      station_slug: row.station_slug,
      shifts: row.shifts,
      planned_hours: rounded(row.planned),
      worked_hours: rounded(row.worked),
      adherence: row.planned > 0 ? rounded((100 * row.worked) / row.planned) : null,
      late_shifts: row.late,
      missed_shifts: row.missed,
    })),
  );
}

/** Open shifts of ghosts, and how many of them drivers took over. */
export async function ghostsReport(context: CallContext, asked: Asked): Promise<CallReply<Reports['ghosts']>> {
  const { place, scope } = await scopeOf(context, asked);
  const rows = place.type === 'driver' ? [] : await ghosts(context.db.kysely, scope, maxRows + 1);
  return cut(
    rows.map((row) => ({
      driver_id: ghostIdOf(row.placeholder_id),
      driver_slug: null,
      display_name: row.display_name,
      station_name: row.station_name,
      planned_shifts: row.open + row.filled,
      filled_shifts: row.filled,
      open_hours: rounded(row.open_hours),
      filled_hours: rounded(row.filled_hours),
      filled_share: row.open + row.filled === 0 ? null : rounded((100 * row.filled) / (row.open + row.filled)),
    })),
  );
}

/** The shifts behind a number. */
export async function reportShifts(
  context: CallContext,
  body: ParsedBody<Reports['shifts']>,
): Promise<CallReply<Reports['shifts']>> {
  const { place, scope } = await scopeOf(context, body);
  const { driver_id, service = null, counted = null, day_of_week = null, hour = null, cursor } = body;
  const { rows_per_page: size = defaultRowsPerPage } = body;
  const question = [
    'schedule-reports.shifts',
    place.id,
    body.from,
    body.to,
    driver_id ?? null,
    service,
    counted,
    day_of_week,
    hour,
  ];
  const cursors = cursorScope(context, question);
  const placeholderId = driver_id === undefined ? null : placeholderIdOf(driver_id);
  // A driver who moved away keeps the shifts worked here, so only the stations limit whose shifts are found. No employee
  // has id 0.
  const employeeId =
    driver_id === undefined || placeholderId !== null
      ? scope.employeeId
      : place.type === 'driver' && driver_id !== place.id
        ? 0
        : ((await employeeBehind(context.db.kysely, driver_id)) ?? 0);
  const { rows, total } = await findShifts(
    context.db.kysely,
    { ...scope, employeeId },
    {
      placeholderId,
      service,
      counted,
      weeklyHours: fitDefaults.weeklyHours,
      dayOfWeek: day_of_week,
      hour,
      now: context.now(),
    },
    { after: cursor === undefined ? null : readCursor(cursor, cursors), limit: rowsToRead(size) },
  );
  const page = cutPage(rows, size);
  return {
    rows: page.rows.map((row) => ({
      id: row.id,
      driver_id: row.placeholder_id === null ? row.driver_id : ghostIdOf(row.placeholder_id),
      driver_slug: row.driver_slug,
      display_name: row.display_name,
      station_name: row.station_name,
      local_day: row.local_day,
      start_date: row.starts_at.toISOString(),
      end_date: row.shown_until.toISOString(),
      hours: rounded(row.hours),
      schedule_type: serviceTypes.filter((each) => row.services.includes(each)),
      time_zone: row.time_zone,
      isGhost: row.placeholder_id !== null,
      signed_on_at: row.signed_on_at?.toISOString() ?? null,
      signed_off_at: row.signed_off_at?.toISOString() ?? null,
    })),
    total_rows: total,
    next_cursor: page.last && signCursor(page.last.sort_keys, cursors),
  };
}
