import type { FacilityType, Geography, GeographyType } from './geography.ts';

/** The facility types in the order of the specification's list of suffixes (section 2). */
export const facilityTypes = ['PSP', 'nonPSP', 'Fleet', 'csn'] as const satisfies readonly FacilityType[];

/** Suffix each facility type adds to a base slug, to the letter (decisions 9). */
export const facilityTypeSuffixes = {
  PSP: '-psp',
  nonPSP: '-nonPSP',
  Fleet: '-fleet',
  csn: '-csn',
} as const satisfies Readonly<Record<FacilityType, string>>;

/** Facility type labels. */
export const facilityTypeLabels = {
  PSP: 'PSP',
  nonPSP: 'NON-PSP',
  Fleet: 'Fleet',
  csn: 'CSN',
} as const satisfies Readonly<Record<FacilityType, string>>;

/** A parsed slug: the organization's own slug and the provider network it is cut to. */
export interface FacilityTypeSlug {
  readonly base: string;
  /** null = all networks. */
  readonly facilityType: FacilityType | null;
}

/**
 * Parses a slug from an address. A slug that exists as a whole is never split, so an organization called
 * `hillside-fleet` keeps its name; a slug whose base does not exist is not split either (decisions 9).
 * @param exists - whether an organization with exactly this slug exists
 */
export function splitFacilityTypeSlug(slug: string, exists: (slug: string) => boolean): FacilityTypeSlug {
  if (exists(slug)) return { base: slug, facilityType: null };
  for (const facilityType of facilityTypes) {
    const suffix = facilityTypeSuffixes[facilityType];
    if (!slug.endsWith(suffix)) continue;
    const base = slug.slice(0, -suffix.length);
    if (exists(base)) return { base, facilityType };
  }
  return { base: slug, facilityType: null };
}

/**
 * The slug to navigate to when the facility type is switched; null gives the base itself (specification, section 2).
 */
export function facilityTypeSlug(baseSlug: string, facilityType: FacilityType | null): string {
  return facilityType === null ? baseSlug : `${baseSlug}${facilityTypeSuffixes[facilityType]}`;
}

const virtualTypes = {
  club: 'club-facility-type',
  'club-region': 'club-region-facility-type',
  market: 'market-facility-type',
  'station-state': 'station-state-facility-type',
} as const satisfies Partial<Record<GeographyType, GeographyType>>;

/** Types with a facility-type twin; all others exist only as a whole. */
export type FacilityTypeBase = keyof typeof virtualTypes;

/** The virtual type of a base ('club' gives 'club-facility-type'), or null if the specification defines none. */
export function facilityTypeTypeOf(type: GeographyType): GeographyType | null {
  return Object.hasOwn(virtualTypes, type) ? virtualTypes[type as FacilityTypeBase] : null;
}

/** The row type of a geography: 'club' for 'club-facility-type', every other type itself. */
export function baseTypeOf(type: GeographyType): GeographyType {
  for (const [base, virtual] of Object.entries(virtualTypes)) if (virtual === type) return base as FacilityTypeBase;
  return type;
}

/**
 * The virtual organization "this one, only stations of that network" (decisions 9), or null if the type has no such
 * twin. Its id is negative and stable across calls, so it can be a cache key and never collides with a row's id; its
 * parent is the base.
 */
export function withFacilityType(base: Geography, facilityType: FacilityType): Geography | null {
  const type = facilityTypeTypeOf(base.type);
  if (type === null) return null;
  const label = facilityTypeLabels[facilityType];
  return {
    ...base,
    id: -(base.baseId * facilityTypes.length + facilityTypes.indexOf(facilityType)),
    slug: facilityTypeSlug(base.slug, facilityType),
    name: `${base.name} ${label}`,
    displayName: `${base.displayName} ${label}`,
    type,
    facilityType,
    parentId: base.baseId,
    ancestorIds: [base.baseId, ...base.ancestorIds],
  };
}
