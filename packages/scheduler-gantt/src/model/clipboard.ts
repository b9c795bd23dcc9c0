import { placesOf } from './rows.ts';
import type { Operation, Shift } from './schedule.ts';

/** Shifts taken along, with the row each stood in relative to the topmost. */
export interface Clipboard {
  readonly entries: readonly { readonly shift: Shift; readonly rowOffset: number }[];
}

/** Makes ids for shifts that do not exist yet. */
export type NewId = () => string;

/** A shift that has not been saved: a copy of another, in its own place. */
export function freshCopy(
  shift: Shift,
  id: string,
  place: Partial<Pick<Shift, 'driverId' | 'start' | 'end'>> = {},
): Shift {
  const { lock: _, ...rest } = shift;
  return { ...rest, ...place, id, version: 0 };
}

/** Takes shifts along. @param rows driver ids from top to bottom, as they are shown */
export function copyShifts(shifts: readonly Shift[], rows: readonly string[]): Clipboard {
  const placeOf = placesOf(rows);
  const shown = shifts.filter((shift) => placeOf.has(shift.driverId));
  const top = Math.min(...shown.map((shift) => placeOf.get(shift.driverId) as number));
  return { entries: shown.map((shift) => ({ shift, rowOffset: (placeOf.get(shift.driverId) as number) - top })) };
}

interface PasteTarget {
  readonly rows: readonly string[];
  /** Receives what was topmost; the rest keeps its distance. */
  readonly driverId: string;
  /** The earliest shift begins here; without it the times stay as they were copied. */
  readonly at?: number;
  readonly newId: NewId;
}

/** The operations that put copies at a driver; rows past the last one receive nothing. */
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
