import { placesOf } from './rows.ts';
import type { Operation, Shift } from './schedule.ts';

/** Copied shifts, each with its row relative to the topmost one. */
export interface Clipboard {
  readonly entries: readonly { readonly shift: Shift; readonly rowOffset: number }[];
}

/** Generates ids for new shifts. */
export type NewId = () => string;

/** An unsaved copy of a shift. */
export function freshCopy(
  shift: Shift,
  id: string,
  place: Partial<Pick<Shift, 'driverId' | 'start' | 'end'>> = {},
): Shift {
  const { lock: _, ...rest } = shift;
  return { ...rest, ...place, id, version: 0 };
}

/** Copies shifts to the clipboard. @param rows driver ids from top to bottom, as shown */
export function copyShifts(shifts: readonly Shift[], rows: readonly string[]): Clipboard {
  const placeOf = placesOf(rows);
  const shown = shifts.filter((shift) => placeOf.has(shift.driverId));
  const top = Math.min(...shown.map((shift) => placeOf.get(shift.driverId) as number));
  return { entries: shown.map((shift) => ({ shift, rowOffset: (placeOf.get(shift.driverId) as number) - top })) };
}

interface PasteTarget {
  readonly rows: readonly string[];
  /** The driver for the topmost shift; the others keep their row offset. */
  readonly driverId: string;
  /** The start time for the earliest shift; if omitted, the copied times are kept. */
  readonly at?: number;
  readonly newId: NewId;
}

/** The operations that paste copies at a driver; shifts past the last row are dropped. */
export function pasteOperations(
  { entries }: Clipboard,
  { rows, driverId, at, newId }: PasteTarget,
): readonly Operation[] {
  const first = rows.indexOf(driverId);
  if (first < 0) return [];
  const moved = at === undefined ? 0 : at - Math.min(...entries.map(({ shift }) => shift.start));
  return entries.flatMap(({ shift, rowOffset }): Operation[] => {
    const target = rows[first + rowOffset];
    return target === undefined
      ? []
      : [
          {
            kind: 'add',
            shift: freshCopy(shift, newId(), { driverId: target, start: shift.start + moved, end: shift.end + moved }),
          },
        ];
  });
}
