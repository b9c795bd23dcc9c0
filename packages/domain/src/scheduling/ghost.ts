import { type AvailabilityEntry, type DayOfWeek } from './driver.ts';

/** Id prefix of a placeholder driver (specification, section 9). */
export const ghostIdPrefix = '99999';

/** Ghost id of a placeholder: 12 becomes 9999912. */
export function ghostIdOf(placeholderId: number): number {
  return Number(`${ghostIdPrefix}${placeholderId}`);
}

/** The placeholder id in a ghost id; null if the id is not a ghost id. */
export function placeholderIdOf(driverId: number): number | null {
  const digits = /^99999([1-9]\d*)$/.exec(String(driverId))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Prefixes of a ghost's per-day fields, Sunday first. */
export const ghostDayKeys = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type GhostDayKey = (typeof ghostDayKeys)[number];

/** Weekly fields of a ghost by wire name: sun_start, sun_end, sun_available and so on. */
export type GhostWeekFields = Readonly<
  Record<`${GhostDayKey}_start` | `${GhostDayKey}_end`, string | null> & Record<`${GhostDayKey}_available`, boolean>
>;

/** One day of a ghost's week; times are 'HH:MM', null = not set. */
export interface GhostDay {
  readonly start: string | null;
  readonly end: string | null;
  readonly available: boolean;
}

/** A ghost's week, Sunday first. */
export function ghostWeekOf(fields: GhostWeekFields): readonly GhostDay[] {
  return ghostDayKeys.map((key) => ({
    start: fields[`${key}_start`],
    end: fields[`${key}_end`],
    available: fields[`${key}_available`],
  }));
}

/** Wire fields for a ghost's week; a missing day is not available. */
export function ghostWeekFields(week: readonly GhostDay[]): GhostWeekFields {
  const fields = ghostDayKeys.flatMap((key, index) => [
    [`${key}_start`, week[index]?.start ?? null],
    [`${key}_end`, week[index]?.end ?? null],
    [`${key}_available`, week[index]?.available ?? false],
  ]);
  return Object.fromEntries(fields) as GhostWeekFields;
}

/** Availability entries for a ghost's week; ids are the weekday numbers from 1. */
export function ghostAvailability(week: readonly GhostDay[]): readonly AvailabilityEntry[] {
  return week.flatMap(({ start, end, available }, index) =>
    available && start !== null && end !== null
      ? [{ id: index + 1, startTime: start, endTime: end, type: 'placeholder', dayOfWeek: index as DayOfWeek }]
      : [],
  );
}
