import { addDays, dayList } from '@roadside/domain/calendar';
import { dayOfWeekOf, instantAt, placeholderIdOf, shownEnd, type FitDriver } from '@roadside/domain/scheduling';
import type { Background, Driver, Shift } from '@roadside/scheduler-gantt/model';
import type { Days } from './schedule-address.ts';
import type { ScheduleDriver, ScheduleEntry, ScheduleReply, ScheduleStation } from './schedule-reply.ts';
import { serviceKey, serviceLetters } from './services.ts';

/** The gantt row id of a driver or ghost. */
export const rowIdOf = ({ employee_profile: employee, id }: Pick<ScheduleDriver, 'employee_profile' | 'id'>): string =>
  employee === null ? `g${placeholderIdOf(id) ?? id}` : `e${employee}`;

const rowOfEntry = ({ employee, placeholder }: Pick<ScheduleEntry, 'employee' | 'placeholder'>): string =>
  employee === null ? `g${placeholder ?? 0}` : `e${employee}`;

/** The driver or ghost of a gantt row, in the format of a saved shift. */
export function personOfRow(rowId: string): { readonly employee: number | null; readonly placeholder: number | null } {
  const id = Number(rowId.slice(1));
  return rowId.startsWith('g') ? { employee: null, placeholder: id } : { employee: id, placeholder: null };
}

/** The data needed to draw and validate the rows of a schedule. */
export interface ScheduleRows {
  readonly drivers: readonly Driver[];
  readonly backgrounds: ReadonlyMap<string, readonly Background[]>;
  /** Each row's driver, in the fit check's format. */
  readonly fit: ReadonlyMap<string, FitDriver>;
  /** Each row's other shifts: of the weeks around, and at other stations. Not drawn, but they count. */
  readonly elsewhere: ReadonlyMap<string, readonly Shift[]>;
  readonly timeZoneOf: (rowId: string) => string;
  /** Converts a stored shift to a bar; past days are locked unless someone unlocked them. */
  readonly shiftOf: (entry: ScheduleEntry, id?: string) => Shift;
  /** Whether a day of a row is locked. */
  readonly isLocked: (rowId: string, day: string) => boolean;
}

/** Memoized conversion of clock times to instants: a location has few time zones and few distinct times. */
function clock(): (day: string, time: string, zone: string) => number {
  const known = new Map<string, number>();
  return (day, time, zone) => {
    const key = `${day} ${time} ${zone}`;
    let instant = known.get(key);
    if (instant === undefined) known.set(key, (instant = Date.parse(instantAt(day, time, zone))));
    return instant;
  };
}

/** Converts the service's reply to rows of the gantt. */
export function scheduleRows(reply: ScheduleReply, { from, days }: Days, placeZone: string): ScheduleRows {
  const stations = new Map(reply.stations.map((station) => [station.id, station]));
  const unlocked = new Set(reply.unlocked.map(({ station_id, day }) => `${station_id} ${day}`));
  const at = clock();
  const dayBefore = addDays(from, -1);
  const allDays = dayList(dayBefore, addDays(from, days - 1)).map((day) => ({ day, weekday: dayOfWeekOf(day) }));
  const drivers: Driver[] = [];
  const backgrounds = new Map<string, readonly Background[]>();
  const fit = new Map<string, FitDriver>();
  const stationOf = new Map<string, ScheduleStation | undefined>();
  const several = reply.stations.length > 1;
  const stationAt = new Map(reply.stations.map(({ id }, index) => [id, index]));
  const placeIn = ({ station_id }: ScheduleDriver) => stationAt.get(station_id ?? 0) ?? reply.stations.length;

  // Stations are sorted by name, as everywhere else; the gantt groups rows in the order given.
  for (const driver of reply.drivers.toSorted((a, b) => placeIn(a) - placeIn(b))) {
    const rowId = rowIdOf(driver);
    const station = driver.station_id === null ? undefined : stations.get(driver.station_id);
    const zone = station?.time_zone ?? placeZone;
    stationOf.set(rowId, station);
    drivers.push({
      id: rowId,
      name: driver.full_name,
      kind: driver.isGhost ? 'ghost' : 'driver',
      ...(several && station ? { group: station.name } : {}),
      detail: [
        // Open groups are listed together, outside of their station's group.
        several && driver.isGhost ? (station?.name ?? '') : '',
        serviceLetters(driver.tcd),
        driver.active_not_available ? 'Unavailable' : '',
      ]
        .filter(Boolean)
        .join(' · '),
      ...(station?.editable && driver.active ? {} : { readOnly: true }),
      ...(zone === placeZone ? {} : { timeZone: zone }),
    });
    fit.set(rowId, fitDriverOf(driver));
    const stretches: Background[] = [];
    for (const entry of driver.availability)
      for (const { day, weekday } of allDays)
        if (entry.day_of_week === weekday)
          stretches.push({
            kind: 'available',
            start: at(day, entry.start_time, zone),
            end: at(entry.end_time <= entry.start_time ? addDays(day, 1) : day, entry.end_time, zone),
          });
    for (const entry of driver.pto)
      if (entry.status === 'approved')
        stretches.push({
          kind: 'pto',
          start: at(entry.pto_start, '00:00', zone),
          end: at(addDays(entry.pto_end, 1), '00:00', zone),
        });
    if (driver.active_not_available)
      stretches.push({
        kind: 'unavailable',
        start: at(dayBefore, '00:00', zone),
        end: at(addDays(from, days + 1), '00:00', zone),
      });
    if (stretches.length > 0) backgrounds.set(rowId, stretches);
  }

  const isLocked = (rowId: string, day: string) => {
    const station = stationOf.get(rowId);
    return station !== undefined && day < station.today && !unlocked.has(`${station.id} ${day}`);
  };
  return {
    drivers,
    backgrounds,
    fit,
    elsewhere: shiftsElsewhere(reply.around ?? []),
    isLocked,
    timeZoneOf: (rowId) => stationOf.get(rowId)?.time_zone ?? placeZone,
    shiftOf(entry, id = String(entry.id)) {
      const driverId = rowOfEntry(entry);
      return {
        id,
        driverId,
        start: Date.parse(entry.start_date),
        end: Date.parse(shownEnd(entry.start_date, entry.duration)),
        service: serviceKey(entry.schedule_type),
        version: entry.version,
        ...(entry.duration === 0 ? { openEnd: true as const } : {}),
        ...(entry.note ? { note: entry.note } : {}),
        ...(entry.breaks.length > 0 ? { breaks: entry.breaks } : {}),
        ...(entry.unpublished ? { draft: true as const } : {}),
        ...(isLocked(driverId, entry.day) ? { lock: 'all' as const } : {}),
      };
    },
  };
}

function shiftsElsewhere(around: NonNullable<ScheduleReply['around']>): ReadonlyMap<string, readonly Shift[]> {
  const byRow = new Map<string, Shift[]>();
  for (const [index, { employee, start_date: start, end_date: end, unpaid_minutes: unpaid }] of around.entries()) {
    const driverId = `e${employee}`;
    const shift: Shift = {
      id: `elsewhere ${index}`,
      driverId,
      start: Date.parse(start),
      end: Date.parse(end),
      service: '',
      version: 0,
      ...(unpaid ? { breaks: [{ after: null, minutes: unpaid, paid: false }] } : {}),
    };
    byRow.set(driverId, [...(byRow.get(driverId) ?? []), shift]);
  }
  return byRow;
}

function fitDriverOf(driver: ScheduleDriver): FitDriver {
  return {
    id: driver.id,
    fullName: driver.full_name,
    tcd: driver.tcd,
    availability: driver.availability.map((entry) => ({
      id: entry.id,
      startTime: entry.start_time,
      endTime: entry.end_time,
      type: entry.type,
      dayOfWeek: entry.day_of_week as FitDriver['availability'][number]['dayOfWeek'],
    })),
    pto: driver.pto.map((entry) => ({
      id: entry.id,
      ptoStart: entry.pto_start,
      ptoEnd: entry.pto_end,
      type: entry.type,
      status: entry.status as 'approved' | 'pending',
    })),
    activeNotAvailable: driver.active_not_available,
    ghost: driver.isGhost,
    active: driver.active,
    certificates: driver.certificates.map(({ title, issued_on, valid_days, rule }) => ({
      title,
      issuedOn: issued_on,
      validDays: valid_days,
      rule,
    })),
  };
}
