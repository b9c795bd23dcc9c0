import type { Absence } from '@roadside/contract/schemas';
import { clampRange, dayList, type DayRange, firstOfMonth, lastOfMonth } from '@roadside/domain/calendar';

/** One driver's row of the absence calendar. */
export interface AbsenceRow {
  readonly driverId: number;
  readonly name: string;
  readonly station: string;
  /** By ISO day. A day without an entry is a normal workday. An approved day takes precedence over a pending one. */
  readonly days: ReadonlyMap<string, Absence>;
}

/** Groups absences into one row per driver, keeping their order. Only the days of the range are listed. */
export function absenceRows(absences: readonly Absence[], shown: DayRange): readonly AbsenceRow[] {
  const rows = new Map<number, AbsenceRow & { readonly days: Map<string, Absence> }>();
  for (const absence of absences) {
    const row = rows.get(absence.driver_id) ?? {
      driverId: absence.driver_id,
      name: absence.display_name,
      station: absence.station_name,
      days: new Map<string, Absence>(),
    };
    rows.set(absence.driver_id, row);
    const off = clampRange({ from: absence.pto_start, to: absence.pto_end }, { min: shown.from, max: shown.to });
    for (const day of off ? dayList(off.from, off.to) : [])
      if (row.days.get(day)?.status !== 'approved') row.days.set(day, absence);
  }
  return [...rows.values()];
}

/** Number of drivers off on a day. */
export function offOn(rows: readonly AbsenceRow[], day: string): number {
  return rows.filter(({ days }) => days.get(day)?.status === 'approved').length;
}

/** The letter of a day off: its type's first one, or a question mark while it's pending. */
export const absenceLetter = ({ status, type }: Pick<Absence, 'status' | 'type'>): string =>
  status === 'pending' ? '?' : type.slice(0, 1).toUpperCase();

/** What the letters of a calendar mean: 'S sick, V vacation, dashed ? pending'. */
export function absenceLegend(rows: readonly AbsenceRow[]): string {
  const shown = rows.flatMap(({ days }) => [...days.values()]);
  const types = [...new Set(shown.filter(({ status }) => status !== 'pending').map(({ type }) => type))].toSorted();
  return [
    ...types.map((type) => `${absenceLetter({ status: 'approved', type })} ${type}`),
    ...(shown.some(({ status }) => status === 'pending') ? ['dashed ? pending'] : []),
  ].join(', ');
}

/** The days of the month a day is in. */
export function monthDays(day: string): readonly string[] {
  return dayList(firstOfMonth(day), lastOfMonth(day));
}
