import type { Field, FieldValue } from '../records/field.ts';

/** The fields of a place. A place that can't be right is left out, and its record is kept. */
export const placeFields: readonly [Field, Field] = [
  { name: 'latitude', kind: 'coordinate', about: 'where the car was, degrees north' },
  { name: 'longitude', kind: 'coordinate', about: 'degrees east (negative in America)' },
];

/** South, north, west and east limits in degrees. */
export interface PlaceBounds {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

export interface Place {
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Why the file's place was left out, with what to do. */
  readonly leftOut?: string;
}

/** Both continents with Greenland, without the Aleutians west of the date line. */
const americas: PlaceBounds = { south: -56, north: 84, west: -180, east: -30 };

/**
 * Checks a place: both numbers, on the globe, not the 0/0 of systems that have none, not swapped, and inside the map's
 * bounds. A station on American time serves no place elsewhere.
 */
export function readPlace(
  latitude: FieldValue,
  longitude: FieldValue,
  { bounds, timeZone }: { readonly bounds?: PlaceBounds | undefined; readonly timeZone: string },
): Place {
  if (latitude === null && longitude === null) return { latitude, longitude };
  const leave = (why: string): Place => ({
    latitude: null,
    longitude: null,
    leftOut: `places left out: ${why}`,
  });
  if (latitude === null || longitude === null) return leave('latitude or longitude is missing');
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return leave('they aren’t degrees such as 40.1221 and -75.3405');
  if (latitude === 0 || longitude === 0) return leave('they are at 0, which systems write when they know none');
  const isOn = (box: PlaceBounds, north = latitude, east = longitude) =>
    north >= box.south && north <= box.north && east >= box.west && east <= box.east;
  const area = bounds ?? (/^(America|US|Canada)\//.test(timeZone) ? americas : globe);
  if (isOn(area) && isOn(globe)) return { latitude, longitude };
  if (isOn(area, longitude, latitude))
    return leave('latitude and longitude are swapped. Swap their columns in the map');
  if (bounds && isOn(globe)) return leave('they are outside the map’s bounds');
  return leave(
    isOn(globe)
      ? 'they are outside America. Check their signs in the source'
      : 'they aren’t on the globe. Correct them in the source',
  );
}

const globe: PlaceBounds = { south: -90, north: 90, west: -180, east: 180 };
