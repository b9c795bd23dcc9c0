import type { GeographyType } from './geography.ts';

/** Order of organization types before a geography is set: sign-in and search (specification, section 3). */
export const signInOrder = [
  'club',
  'station-state',
  'facility-rep',
  'station-business',
  'station',
  'driver',
] as const satisfies readonly GeographyType[];

/** Order of organization types once a geography is set (specification, section 3). */
export const selectedOrder = [
  'club',
  'club-facility-type',
  'club-region',
  'club-region-facility-type',
  'market',
  'market-facility-type',
  'territory',
  'station-business',
  'station',
  'driver',
] as const satisfies readonly GeographyType[];

/**
 * Every type, highest first: the selected order, with the reporting cuts that only the sign-in order includes placed
 * just above station-business (decisions 8). Both orders of the specification are subsequences of it, so one rank works
 * for both.
 */
export const geographyTypes = [
  'club',
  'club-facility-type',
  'club-region',
  'club-region-facility-type',
  'market',
  'market-facility-type',
  'territory',
  'station-state',
  'station-state-facility-type',
  'facility-rep',
  'station-business',
  'station',
  'driver',
] as const satisfies readonly GeographyType[];

const ranks = Object.fromEntries(geographyTypes.map((type, rank) => [type, rank])) as Readonly<
  Record<GeographyType, number>
>;

/** The rank level of a type: 0 for the club, one more for each step down, 12 for a driver. */
export function rankOf(type: GeographyType): number {
  return ranks[type];
}

/** Compares two types for sorting, the higher organization first. */
export function compareRank(left: GeographyType, right: GeographyType): number {
  return ranks[left] - ranks[right];
}

/** Whether a string from outside is an organization type. */
export function isGeographyType(value: string): value is GeographyType {
  return Object.hasOwn(ranks, value);
}
