/** The organization types of the product specification, section 3, in both of its orders. */
export type GeographyType =
  | 'club'
  | 'club-facility-type'
  | 'club-region'
  | 'club-region-facility-type'
  | 'market'
  | 'market-facility-type'
  | 'territory'
  | 'station-state'
  | 'station-state-facility-type'
  | 'facility-rep'
  | 'station-business'
  | 'station'
  | 'driver';

/** Provider networks a facility-type slug can name. csn = contract stations = PSP and nonPSP together (decisions 9). */
export type FacilityType = 'PSP' | 'nonPSP' | 'Fleet' | 'csn';

/**
 * A place in the organization hierarchy, drivers included. A facility-type organization is virtual: it has no row of
 * its own, `baseId` is the id of the row it filters, and its `id` is negative so it can't be mistaken for a row.
 */
export interface Geography {
  readonly id: number;
  readonly baseId: number;
  readonly slug: string;
  readonly name: string;
  readonly displayName: string;
  readonly type: GeographyType;
  /** Limits data to this network; null for all. A station's own network is in `stationFacilityType`. */
  readonly facilityType: FacilityType | null;
  readonly stationFacilityType: Exclude<FacilityType, 'csn'> | null;
  readonly parentId: number | null;
  /** Row ids of every organization that contains this one, nearest first, reporting cuts (state, facility rep) included. */
  readonly ancestorIds: readonly number[];
  /** IANA name, for example America/New_York. */
  readonly timeZone: string;
}
