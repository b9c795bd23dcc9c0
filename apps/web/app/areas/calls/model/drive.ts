import type { CallDetail } from '@roadside/contract/schemas';
import { milesBetween, type MapPoint } from '@roadside/domain/calls';

/** The drive to a member, as far as the call's record knows it. */
export interface Drive {
  readonly from: MapPoint;
  readonly to: MapPoint;
  readonly station: string;
  /** '1.2 mi'. */
  readonly distance: string;
}

const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const milesWords = (distance: number): string => (distance < 0.1 ? '<0.1 mi' : `${miles.format(distance)} mi`);

/**
 * The straight line from the station that served a call to its member. No call records where its truck was, so there
 * is neither a road to draw nor a part of it that was driven late.
 */
export function driveOf({ call, place, steps, full }: CallDetail): Drive | null {
  const from = pointOf(place.station_latitude, place.station_longitude);
  const to = pointOf(place.latitude, place.longitude);
  if (!full || !from || !to || !isDriven(steps)) return null;
  return { from, to, station: call.station_name || 'Station', distance: milesWords(milesBetween(from, to)) };
}

/** What the map shows of the drive, or why it can't. */
export function driveWords(detail: CallDetail): string {
  const { call, place, steps, full } = detail;
  const drive = driveOf(detail);
  if (drive)
    return `${drive.station} to the member: ${drive.distance} in a straight line. The truck’s route and where it started aren’t recorded.`;
  if (place.latitude === null || place.longitude === null) return 'This call has no location, so there’s no map.';
  if (!full) return 'The map has no drive, because another station served this call.';
  if (!isDriven(steps)) return 'The map has no drive, because no truck was recorded en route.';
  return `The map has no drive, because ${call.station_name || 'the station'} has no location.`;
}

const isDriven = (steps: CallDetail['steps']): boolean => steps.some(({ step }) => step === 'ER' || step === 'OL');

const pointOf = (latitude: number | null, longitude: number | null): MapPoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
