import { type AvailabilityEntry, type DayOfWeek } from './driver.ts';

/** What the id of a placeholder driver begins with (specification, section 9). */
export const ghostIdPrefix = '99999';

/** Id of the ghost of a placeholder: 12 becomes 9999912. */
export function ghostIdOf(placeholderId: number): number {
  return Number(`${ghostIdPrefix}${placeholderId}`);
}

/** The placeholder behind a ghost id; null when the id does not look like one. */
export function placeholderIdOf(driverId: number): number | null {
  const digits = /^99999([1-9]\d*)$/.exec(String(driverId))?.[1];
  return digits === undefined ? null : Number(digits);
}

/** First letters of the per-day fields of a ghost, Sunday first. */
export const ghostDayKeys = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type GhostDayKey = (typeof ghostDayKeys)[number];

/** The weekly fields of a ghost by their names on the wire: sun_start, sun_end, sun_available and so on. */
export type GhostWeekFields = Readonly<
  Record<`${GhostDayKey}_start` | `${GhostDayKey}_end`, string | null> & Record<`${GhostDayKey}_available`, boolean>
>;

/** One day of a ghost's week; times are 'HH:MM', null = not given. */
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

/** The fields of a ghost's week; a day that is missing is not available. */
export function ghostWeekFields(week: readonly GhostDay[]): GhostWeekFields {
  const fields = ghostDayKeys.flatMap((key, index) => [
    [`${key}_start`, week[index]?.start ?? null],
    [`${key}_end`, week[index]?.end ?? null],
    [`${key}_available`, week[index]?.available ?? false],
  ]);
  return Object.fromEntries(fields) as GhostWeekFields;
}

/** The availability entries a ghost's week stands for; ids count the days of the week from 1. */
export function ghostAvailability(week: readonly GhostDay[]): readonly AvailabilityEntry[] {
  return week.flatMap(({ start, end, available }, index) =>
    available && start !== null && end !== null
      ? [{ id: index + 1, startTime: start, endTime: end, type: 'placeholder', dayOfWeek: index as DayOfWeek }]
      : [],
  );
}
