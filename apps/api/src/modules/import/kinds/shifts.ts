import { overlapWords, serviceTypes, shownEnd, spansOverlap } from '@roadside/domain/scheduling';
import type { ReadRecord } from '../map/row-reader.ts';
import type { Field, FieldValue } from '../records/field.ts';
import { resolveInOrder } from '../records/instant.ts';
import type { ParsedInstant } from '../records/instant.ts';
import { driverField, readDriverRows } from './driver-rows.ts';
import type { ReadRow, RowDriver } from './driver-rows.ts';
import type { ImportContext, ImportKind, Prepared, Rejection } from './import-kind.ts';
import { movedNotes } from './moved-times.ts';
import { plannedShifts, writeShifts } from './shifts.repository.ts';

/** A shift in table form. */
export interface ImportedShift {
  readonly line: number;
  readonly employeeId: number;
  readonly stationId: number;
  /** The station's time zone. */
  readonly timeZone: string;
  readonly localDay: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly hours: number;
  readonly shownUntil: string;
  readonly services: readonly string[];
}

const shiftFields: readonly Field[] = [
  driverField,
  { name: 'starts_at', kind: 'instant', isPlan: true, required: true, about: 'start of the shift' },
  { name: 'ends_at', kind: 'instant', isPlan: true, about: 'end of the shift; empty = no end, counted as 8 hours' },
  { name: 'services', kind: 'list', about: 'Tow, Battery, Light Service, separated by semicolons' },
];

/** Drivers' shifts. A shift is identified by its driver and start. */
export const shifts: ImportKind<ImportedShift> = {
  name: 'shifts',
  fields: shiftFields,
  wholeFile: true,
  asksDatabase: true,
  async prepare(context, records) {
    const read = await readDriverRows(context, records, (record, driver) => readShift(context, record, driver));
    return refuseOverlaps(context, read);
  },
  write: writeShifts,
};

/** An end before its start is on the next day if the shift is then no longer than this. */
const longestNight = 16 * 3_600_000;

function readShift(
  context: ImportContext,
  { line, values }: ReadRecord,
  { employeeId, record: driver }: RowDriver,
): ReadRow<ImportedShift> {
  const refuse = (reason: string) => ({ ok: false, reason }) as const;
  const station = context.organizations.parentOf(driver.id);
  if (station?.type !== 'station') return refuse('the driver doesn’t belong to a station');
  const zone = context.clock(context.timeZone ?? station.timeZone);
  const { nonexistentTime, ambiguousTime } = context.map;
  const resolved = resolveInOrder(
    [values['starts_at'], values['ends_at']].filter(isInstant),
    zone,
    { nonexistent: nonexistentTime, ambiguous: ambiguousTime },
    longestNight,
  );
  const [start, end] = resolved;
  if (!start) return refuse('starts_at is empty');
  if ('problem' in start) return refuse(`starts_at: ${start.problem}`);
  if (end && 'problem' in end) return refuse(`ends_at: ${end.problem}`);
  const until = end?.instant ?? start.instant;
  const hours = (until - start.instant) / 3_600_000;
  if (end && hours <= 0) return refuse('ends_at isn’t after starts_at');
  if (hours > 48) return refuse('the shift is longer than 48 hours');
  const services = (values['services'] ?? []) as readonly string[];
  const named = services.map((name) => serviceTypes.find((known) => known.toLowerCase() === name.toLowerCase()));
  const stranger = services.find((_, index) => named[index] === undefined);
  if (stranger !== undefined) return refuse(`services has '${stranger}', expected some of ${serviceTypes.join(', ')}`);
  const startsAt = new Date(start.instant).toISOString();
  return {
    ok: true,
    notes: movedNotes(['starts_at', 'ends_at'], resolved, zone),
    row: {
      line,
      employeeId,
      stationId: station.id,
      timeZone: station.timeZone,
      localDay: context.clock(station.timeZone).localTime(start.instant).day,
      startsAt,
      endsAt: new Date(until).toISOString(),
      hours,
      shownUntil: shownEnd(startsAt, hours),
      services: serviceTypes.filter((service) => named.includes(service)),
    },
  };
}

function isInstant(value: FieldValue | undefined): value is ParsedInstant {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rejects rows that overlap an earlier row, or a stored shift that no row replaces. */
async function refuseOverlaps(context: ImportContext, read: Prepared<ImportedShift>): Promise<Prepared<ImportedShift>> {
  const stored = Map.groupBy(await plannedShifts(context.db, read.accepted), ({ employeeId }) => employeeId);
  const reasons = new Map<ImportedShift, string>();
  for (const [employeeId, rows] of Map.groupBy(read.accepted, (row) => row.employeeId)) {
    let kept: ImportedShift[] = [];
    for (const row of rows) {
      const other = kept.find((earlier) => spansOverlap(timeOf(earlier), timeOf(row)));
      if (other) reasons.set(row, `${overlapReason(row, other)}, in line ${other.line}`);
      else kept.push(row);
    }
    // A rejected row leaves the stored shift with its start in place, which may conflict with another row.
    for (let before = -1; before !== kept.length;) {
      before = kept.length;
      const replaced = new Set(kept.map(({ startsAt }) => startsAt));
      const staying = (stored.get(employeeId) ?? []).filter(({ startsAt }) => !replaced.has(startsAt));
      kept = kept.filter((row) => {
        const other = staying.find((each) => spansOverlap(timeOf(each), timeOf(row)));
        if (other) reasons.set(row, `${overlapReason(row, other)}, on the schedule`);
        return !other;
      });
    }
  }
  const refused = [...reasons].map(([{ line }, reason]): Rejection => ({ line, reason }));
  return {
    ...read,
    accepted: read.accepted.filter((row) => !reasons.has(row)),
    rejected: [...read.rejected, ...refused],
  };
}

type Span = Pick<ImportedShift, 'startsAt' | 'shownUntil'>;

function timeOf({ startsAt, shownUntil }: Span) {
  return { start: Date.parse(startsAt), end: Date.parse(shownUntil) };
}

function overlapReason({ timeZone }: ImportedShift, other: Span): string {
  const words = overlapWords({ span: timeOf(other), timeZone });
  return words.charAt(0).toLowerCase() + words.slice(1);
}
