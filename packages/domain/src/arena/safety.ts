import { milesBetween, type MapPoint } from '../calls/distance.ts';

/** Limits of the safety guard (decisions 42). */
export interface SafetySettings {
  /** Fastest legal drive, in miles per hour. */
  readonly maxMilesPerHour: number;
  /** Shortest rest before a shift, in hours. */
  readonly minimumRestHours: number;
}

/** The default limits: 65 mph, and the rest of the fit check. */
export const safetyDefaults: SafetySettings = { maxMilesPerHour: 65, minimumRestHours: 10 };

/** Where a driver was last known to be, and until when. */
export interface KnownPlace extends MapPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Whether a driver can't have driven legally from the last known place to the call in time. The straight line is used,
 * so a driver who keeps the limit is never accused; a minute is added because times are recorded to the minute.
 */
export function impossibleArrival(
  from: KnownPlace | null,
  to: KnownPlace,
  { maxMilesPerHour }: Pick<SafetySettings, 'maxMilesPerHour'> = safetyDefaults,
): boolean {
  if (from === null || from.at > to.at) return false;
  const neededHours = milesBetween(from, to) / maxMilesPerHour;
  return neededHours * 3_600_000 > to.at - from.at + 60_000;
}

/** Whether a shift began without the required rest after the one before it. Times in milliseconds since 1970. */
export function skippedRest(
  previousEnd: number | null,
  start: number,
  { minimumRestHours }: Pick<SafetySettings, 'minimumRestHours'> = safetyDefaults,
): boolean {
  return previousEnd !== null && start > previousEnd && start - previousEnd < minimumRestHours * 3_600_000;
}
