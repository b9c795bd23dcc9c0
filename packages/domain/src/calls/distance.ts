/** A point on the map, in degrees. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, in miles (IUGG). */
export const earthRadiusMiles = 3958.7613;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles in a straight line over the ground (haversine). No road between the two is shorter. */
export function milesBetween(one: MapPoint, other: MapPoint): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
