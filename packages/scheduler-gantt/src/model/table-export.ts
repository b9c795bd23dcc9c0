import { unpaidTime } from './breaks.ts';
import type { ClockFormat } from './clock-format.ts';
import type { ScheduleModel } from './schedule-model.ts';
import { endsOpen, type Shift } from './schedule.ts';
import { spanOf, wallClock } from './time-window.ts';

/** A line of the schedule as a table, in words. */
export interface ShiftLine {
  /** Null for a driver without a shift in the window, who still gets a line. */
  readonly shift: Shift | null;
  readonly driverId: string;
  readonly driver: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly hours: string;
  readonly service: string;
}

/** The number of lines for these drivers: one per shift that touches the window, one for a driver without any. */
export const countLines = (model: ScheduleModel, driverIds: readonly string[]): number =>
  driverIds.reduce((sum, id) => sum + Math.max(1, model.shiftsWithin(id, spanOf(model.window)).length), 0);

interface LineSettings {
  readonly clock: ClockFormat;
  serviceName(service: string): string;
  /** Shown as the end of a shift without a set end. @defaultValue 'no set end' */
  readonly openEnd?: string;
  /** Maximum number of lines. */
  readonly limit?: number;
}

/** The shifts that touch the window, driver by driver, in time order; a driver without any has an empty line. */
export function shiftLines(
  model: ScheduleModel,
  driverIds: readonly string[],
  { clock, serviceName, openEnd = 'no set end', limit = Number.POSITIVE_INFINITY }: LineSettings,
): readonly ShiftLine[] {
  const lines: ShiftLine[] = [];
  const words = (shift: Shift) => {
    const own = clock.in(model.driver(shift.driverId)?.timeZone);
    return {
      day: own.day(shift.start),
      start: own.time(shift.start),
      end: endsOpen(shift) ? openEnd : own.time(shift.end),
      hours: own.hours(shift.end - shift.start - unpaidTime(shift)),
      service: serviceName(shift.service),
    };
  };
  const none = { day: '', start: '', end: '', hours: '', service: '' };
  for (const driverId of driverIds) {
    const shifts = model.shiftsWithin(driverId, spanOf(model.window));
    for (const shift of shifts.length > 0 ? shifts : [null]) {
      if (lines.length >= limit) return lines;
      lines.push({ shift, driverId, driver: model.driverName(driverId), ...(shift ? words(shift) : none) });
    }
  }
  return lines;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A local time in a format spreadsheets recognize: `2026-11-16 08:15`. */
export function sheetTime(instant: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallClock(instant, timeZone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Spreadsheets run a field that starts like a formula; the quote keeps it text. */
const field = (value: string) => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The schedule as comma-separated values (RFC 4180), in local times, one shift per line. */
export function scheduleCsv(
  model: ScheduleModel,
  driverIds: readonly string[],
  heads: readonly [driver: string, start: string, end: string, hours: string, service: string],
  serviceName: (service: string) => string,
): string {
  const lines = driverIds.flatMap((driverId) =>
    model
      .shiftsWithin(driverId, spanOf(model.window))
      .map((shift) => [
        model.driverName(driverId),
        sheetTime(shift.start, model.driver(driverId)?.timeZone ?? model.timeZone),
        sheetTime(shift.end, model.driver(driverId)?.timeZone ?? model.timeZone),
        String((shift.end - shift.start) / 3_600_000),
        serviceName(shift.service),
      ]),
  );
  return [heads, ...lines]
    .map((line) => line.map(field).join(','))
    .join('\r\n')
    .concat('\r\n');
}
