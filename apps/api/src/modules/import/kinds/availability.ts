import { dayNames } from '@roadside/domain/scheduling';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValues } from '../records/field.ts';
import { storedDays, writeAvailability } from './availability.repository.ts';
import { driverField, readDriverRows, textOf } from './driver-rows.ts';
import type { ImportContext, ImportKind, Prepared, Rejection, UnreadRow } from './import-kind.ts';

/** A weekly time in table form. */
export interface ImportedAvailability {
  readonly line: number;
  /** The driver's organization. */
  readonly driverId: number;
  readonly employeeId: number;
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly type: string;
}

const availabilityFields: readonly Field[] = [
  driverField,
  { name: 'day_of_week', kind: 'choice', choices: dayNames, required: true, about: 'Sunday to Saturday' },
  {
    name: 'start_time',
    kind: 'text',
    required: true,
    about: 'clock time at the station, such as 06:00 or 6:00 AM',
  },
  {
    name: 'end_time',
    kind: 'text',
    required: true,
    about: 'clock time up to 24:00; if at or before the start, it’s on the next day',
  },
  { name: 'type', kind: 'text', about: 'any word; empty = regular' },
];

/**
 * Weekly availability. A driver's rows replace their stored week, but only all of them together: a rejected row must not
 * delete what it would have replaced.
 */
export const availability: ImportKind<ImportedAvailability> = {
  name: 'availability',
  fields: availabilityFields,
  wholeFile: true,
  asksDatabase: true,
  async prepare(context, records, unread) {
    const read = await readWeeks(context, records);
    return keepWeeks(context, read, [...faultsOf(records, read.rejected), ...unread]);
  },
  write: writeAvailability,
};

const repeated = 'the file already has these times for the driver';

function readWeeks(context: ImportContext, records: readonly ReadRecord[]): Promise<Prepared<ImportedAvailability>> {
  const seen = new Set<string>();
  return readDriverRows(context, records, ({ line, values }, { employeeId, record }) => {
    const [startTime, endTime] = [
      clockTime(textOf(values, 'start_time')),
      clockTime(textOf(values, 'end_time'), { isEnd: true }),
    ];
    if (startTime === null || endTime === null) {
      const field = startTime === null ? 'start_time' : 'end_time';
      return {
        ok: false,
        reason: `${field} is '${textOf(values, field)}', expected a clock time such as 06:00 or 6:00 AM`,
      };
    }
    const dayOfWeek = dayOf(values);
    const times = `${employeeId} ${dayOfWeek} ${startTime} ${endTime}`;
    if (seen.has(times)) return { ok: false, reason: repeated };
    seen.add(times);
    const type = textOf(values, 'type') ?? 'regular';
    return { ok: true, row: { line, driverId: record.id, employeeId, dayOfWeek, startTime, endTime, type } };
  });
}

const dayOf = (values: FieldValues) => dayNames.findIndex((name) => name === textOf(values, 'day_of_week'));

/** Rejected records, except repeated ones, which lose nothing. */
function faultsOf(records: readonly ReadRecord[], rejected: readonly Rejection[]): readonly UnreadRow[] {
  const lines = new Set(rejected.filter(({ reason }) => reason !== repeated).map(({ line }) => line));
  return records.filter(({ line }) => lines.has(line));
}

/**
 * Rejects all rows of a driver whose stored week has a day that only a faulty row covers. If a faulty row names no
 * driver, it may belong to anyone who would otherwise lose its day.
 */
async function keepWeeks(
  context: ImportContext,
  read: Prepared<ImportedAvailability>,
  faults: readonly UnreadRow[],
): Promise<Prepared<ImportedAvailability>> {
  if (faults.length === 0) return read;
  const owned = faults.map(({ line, values }) => {
    const driver = textOf(values, 'driver');
    const id = driver === null ? null : context.organizations.findDriver(driver, context.map.source)?.id;
    return { line, driverId: id, day: dayOf(values) };
  });
  const weeks = Map.groupBy(read.accepted, ({ driverId }) => driverId);
  const stored = await storedDays(
    context.db,
    read.accepted.map(({ employeeId }) => employeeId),
  );
  const reasons = new Map<number, string>();
  for (const [driverId, rows] of weeks) {
    const days = [...(stored.get(rows[0]?.employeeId ?? 0) ?? [])];
    const lost = days.filter((day) => rows.every(({ dayOfWeek }) => dayOfWeek !== day));
    const covers = (day: number, among: readonly number[]) => (day < 0 ? among.length > 0 : among.includes(day));
    const own = owned.find((fault) => fault.driverId === driverId && covers(fault.day, days));
    const nameless = owned.find((fault) => fault.driverId === null && covers(fault.day, lost));
    if (own) reasons.set(driverId, `line ${own.line} of this driver was rejected`);
    else if (nameless) reasons.set(driverId, `line ${nameless.line} names no driver and may be this driver’s`);
  }
  const refused = read.accepted.flatMap(({ line, driverId }): readonly Rejection[] => {
    const why = reasons.get(driverId);
    const reason = `${why}, so the stored week stays; correct that line, and import the driver’s whole week`;
    return why === undefined ? [] : [{ line, reason }];
  });
  return {
    ...read,
    accepted: read.accepted.filter(({ driverId }) => !reasons.has(driverId)),
    rejected: [...read.rejected, ...refused],
  };
}

/** 'HH:MM' from '6:00', '06:00:00', '6 PM' or '6:30 pm'; null for anything else. An end may be 24:00. */
function clockTime(text: string | null, { isEnd = false } = {}): string | null {
  if (isEnd && /^24:00(:00)?$/.test(text ?? '')) return '00:00';
  const match = /^(\d{1,2})(?::([0-5]\d)(?::00)?)?\s*([ap]\.?m\.?)?$/i.exec(text ?? '');
  if (!match) return null;
  const [, hour = '', minute, half] = match;
  if (half === undefined)
    return minute === undefined || Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const ofDay = (Number(hour) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minute ?? '00'}`;
}
