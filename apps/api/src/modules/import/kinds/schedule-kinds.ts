import { dayNames, serviceTypes, shownEnd } from '@roadside/domain/scheduling';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues } from '../records/field.ts';
import { resolveInOrder } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import type { ImportContext, ImportKind, Prepared, Rejection } from './import-kind.ts';
import type { KnownOrganization } from './organization-directory.ts';
import {
  employeesByDriver,
  plannedShifts,
  writeAvailability,
  writeShifts,
  writeTimeOff,
} from './schedule-kinds.repository.ts';

/** A weekly time ready for the table. */
export interface ImportedAvailability {
  readonly line: number;
  readonly employeeId: number;
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly type: string;
}

/** Days off ready for the table; they count as approved. */
export interface ImportedTimeOff {
  readonly line: number;
  readonly employeeId: number;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly type: string;
  readonly reason: string | null;
}

/** A shift ready for the table. */
export interface ImportedShift {
  readonly line: number;
  readonly employeeId: number;
  readonly stationId: number;
  readonly localDay: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hours: number;
  readonly shownUntil: string;
  readonly services: readonly string[];
}

const driverField: Field = {
  name: 'driver',
  kind: 'text',
  required: true,
  about: 'external id or slug of the driver',
};

/** Rows that hold for one driver, or why a row is refused. */
type Read<Row> = (
  context: ImportContext,
  record: ReadRecord,
  driver: { readonly employeeId: number; readonly place: KnownOrganization },
) => Row | { readonly reason: string };

/** Finds the driver of each row and reads the rest. */
async function readRows<Row extends object>(
  context: ImportContext,
  records: readonly ReadRecord[],
  read: Read<Row>,
): Promise<Prepared<Row>> {
  const places = new Map(
    records.map((record) => [
      record,
      context.organizations.findDriver(text(record.values, 'driver') ?? '', context.map.source),
    ]),
  );
  const employees = await employeesByDriver(
    context.db,
    [...places.values()].flatMap((place) => place?.id ?? []),
  );
  const accepted: Row[] = [];
  const rejected: Rejection[] = [];
  for (const record of records) {
    const place = places.get(record);
    const employeeId = place?.type === 'driver' ? employees.get(place.id) : undefined;
    const row =
      place && employeeId !== undefined
        ? read(context, record, { employeeId, place })
        : { reason: `driver '${text(record.values, 'driver')}' is not known; import the employees first` };
    // Days off have a reason of their own, so a refusal is a row without an employee.
    if (!('employeeId' in row) && 'reason' in row && typeof row.reason === 'string')
      rejected.push({ line: record.line, reason: row.reason });
    else accepted.push(row as Row);
  }
  return { accepted, rejected, notes: new Map() };
}

/** Weekly availability. The rows of a driver replace the week the driver had. */
export const availability: ImportKind<ImportedAvailability> = {
  name: 'availability',
  fields: [
    driverField,
    {
      name: 'day_of_week',
      kind: 'choice',
      choices: dayNames,
      required: true,
      about: 'Sunday to Saturday',
    },
    { name: 'start_time', kind: 'text', required: true, about: 'clock time at the station, such as 06:00' },
    { name: 'end_time', kind: 'text', required: true, about: 'clock time; at or before the start, it is on the next day' },
    { name: 'type', kind: 'text', about: 'a word of yours; empty = regular' },
  ],
  wholeFile: true,
  asksDatabase: true,
  prepare: (context, records) =>
    readRows(context, records, (_, { line, values }, { employeeId }) => {
      const [startTime, endTime] = [clockTime(values, 'start_time'), clockTime(values, 'end_time')];
      if (startTime === null || endTime === null)
        return { reason: `${startTime === null ? 'start_time' : 'end_time'} is no clock time such as 06:00` };
      const dayOfWeek = dayNames.findIndex((name) => name === text(values, 'day_of_week'));
      return { line, employeeId, dayOfWeek, startTime, endTime, type: text(values, 'type') ?? 'regular' };
    }),
  write: writeAvailability,
};

/** Days off that are approved. */
export const timeOff: ImportKind<ImportedTimeOff> = {
  name: 'time-off',
  fields: [
    driverField,
    { name: 'pto_start', kind: 'text', required: true, about: 'first day off, as 2026-11-27' },
    { name: 'pto_end', kind: 'text', about: 'last day off, as 2026-11-28; empty = the first day' },
    { name: 'type', kind: 'text', about: 'vacation, sick or a word of yours; empty = vacation' },
    { name: 'reason', kind: 'text', about: 'a note' },
  ],
  wholeFile: true,
  asksDatabase: true,
  prepare: (context, records) =>
    readRows(context, records, (_, { line, values }, { employeeId }) => {
      const startsOn = isoDay(text(values, 'pto_start'));
      const endsOn = text(values, 'pto_end') === null ? startsOn : isoDay(text(values, 'pto_end'));
      if (startsOn === null || endsOn === null)
        return { reason: `${startsOn === null ? 'pto_start' : 'pto_end'} is no day such as 2026-11-27` };
      if (endsOn < startsOn) return { reason: 'pto_end is before pto_start' };
      const type = text(values, 'type') ?? 'vacation';
      return { line, employeeId, startsOn, endsOn, type, reason: text(values, 'reason') };
    }),
  write: writeTimeOff,
};

/** Shifts of drivers. A shift is known by its driver and start. */
export const shifts: ImportKind<ImportedShift> = {
  name: 'shifts',
  fields: [
    driverField,
    { name: 'starts_at', kind: 'instant', required: true, about: 'start of the shift' },
    { name: 'ends_at', kind: 'instant', about: 'end of the shift; empty = without an end, counted as 8 hours' },
    { name: 'services', kind: 'list', about: 'Tow, Battery, Light Service of the shift, separated by semicolons' },
  ],
  wholeFile: true,
  asksDatabase: true,
  async prepare(context, records) {
    const read = await readRows(context, records, readShift);
    return refuseOverlaps(context, read);
  },
  write: writeShifts,
};

function readShift(
  context: ImportContext,
  { line, values }: ReadRecord,
  { employeeId, place }: { readonly employeeId: number; readonly place: KnownOrganization },
): ImportedShift | { readonly reason: string } {
  const { map, timeZone } = context;
  const station = context.organizations.stationOf(place.id);
  if (!station) return { reason: 'the driver belongs to no station' };
  const zone = context.clock(timeZone ?? station.timeZone);
  const parsed = [values['starts_at'], values['ends_at']].filter(
    (each): each is ParsedInstant => typeof each === 'object' && each !== null && !Array.isArray(each),
  );
  const [start, end] = resolveInOrder(parsed, zone, { nonexistent: map.nonexistentTime, ambiguous: map.ambiguousTime });
  if (!start || 'problem' in start) return { reason: `starts_at ${start ? start.problem : 'is empty'}` };
  if (end && 'problem' in end) return { reason: `ends_at ${end.problem}` };
  const until = end?.instant ?? start.instant;
  const hours = (until - start.instant) / 3_600_000;
  if (hours < 0 || hours > 48) return { reason: 'ends_at must be after starts_at, by two days at most' };
  const services = (values['services'] ?? []) as readonly string[];
  const stranger = services.find((service) => !(serviceTypes as readonly string[]).includes(service));
  if (stranger !== undefined) return { reason: `services has '${stranger}', expected ${serviceTypes.join(', ')}` };
  const startsAt = new Date(start.instant).toISOString();
  return {
    line,
    employeeId,
    stationId: station.id,
    localDay: context.clock(station.timeZone).localTime(start.instant).day,
    startsAt,
    endsAt: new Date(until).toISOString(),
    hours,
    shownUntil: shownEnd(startsAt, hours),
    services,
  };
}

/** Nobody works two shifts at once: a row that overlaps an earlier one, or a planned shift of another start, is refused. */
async function refuseOverlaps(context: ImportContext, read: Prepared<ImportedShift>): Promise<Prepared<ImportedShift>> {
  const planned = await plannedShifts(context.db, read.accepted);
  const accepted: ImportedShift[] = [];
  const rejected = [...read.rejected];
  for (const row of read.accepted) {
    const overlaps = (other: { readonly employeeId: number; readonly startsAt: string; readonly shownUntil: string }) =>
      other.employeeId === row.employeeId && other.startsAt < row.shownUntil && row.startsAt < other.shownUntil;
    const same = accepted.find(overlaps);
    const stored = planned.find((other) => other.startsAt !== row.startsAt && overlaps(other));
    if (same) rejected.push({ line: row.line, reason: `overlaps the shift of line ${same.line}` });
    else if (stored) rejected.push({ line: row.line, reason: `overlaps a planned shift that starts ${stored.startsAt}` });
    else accepted.push(row);
  }
  return { ...read, accepted, rejected };
}

function text(values: FieldValues, name: string): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

/** 'HH:MM' from '6:00', '06:00' or '06:00:00'. */
function clockTime(values: FieldValues, name: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text(values, name) ?? '') ?? [];
  return hour === undefined || Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** An ISO day, also of a date cell with a time of midnight. */
function isoDay(value: string | null): string | null {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|[T ]00:00)/.exec(value ?? '') ?? [];
  return day !== undefined && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : null;
}
