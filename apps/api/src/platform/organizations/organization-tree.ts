import {
  baseTypeOf,
  compareRank,
  facilityTypeLabels,
  facilityTypeSlug,
  facilityTypeTypeOf,
  facilityTypes,
  splitFacilityTypeSlug,
} from '@roadside/domain/geography';
import type { FacilityType, Geography, GeographyType } from '@roadside/domain/geography';

/** The columns of `organization` that the tree needs. */
export interface OrganizationRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly display_name: string;
  readonly type: string;
  readonly facility_type: string | null;
  readonly parent_id: number | null;
  readonly state_id: number | null;
  readonly facility_rep_id: number | null;
  readonly time_zone: string;
}

/**
 * Every organization of the club, drivers included, resolved in memory: the tree has a few thousand nodes, and SQL that
 * gets literal id arrays from it is planned an order of magnitude better than SQL that joins a hierarchy.
 *
 * Facility-type organizations (`lantern-psp`) are virtual (decisions 9): they resolve by slug and by their negative id,
 * have the base as parent, and contain only the stations of their network.
 */
export interface OrganizationTree {
  /** Finds the geography of a slug, with or without a facility-type suffix; null if there is none. */
  bySlug(slug: string): Geography | null;
  /** Finds the geography of a row id, or of the negative id of a virtual one; null if there is none. */
  byId(id: number): Geography | null;
  /**
   * Returns the virtual geography that limits a base to the stations
   * of one network; an already virtual one is returned as is.
   */
  ofNetwork(geography: Geography, facilityType: FacilityType): Geography;
  /**
   * The geographies of a type inside another, by name. Below a virtual geography the children above station level are
   * virtual too, and those without a station of the network are left out.
   */
  children(geography: Geography, childType: GeographyType): readonly Geography[];
  /**
   * The geographies directly below along the line of command, by rank and name. Reporting cuts are excluded.
   * Networks have no line of command of their own, so a virtual geography returns the same ones as its base.
   */
  directlyBelow(geography: Geography): readonly Geography[];
  /** The stations whose calls belong to the geography, ascending; for a driver, the driver's station. */
  stationIds(geography: Geography): readonly number[];
  /** The drivers of those stations, ascending; for a driver, just that driver. */
  driverIds(geography: Geography): readonly number[];
  /** From the club down to the geography itself, for breadcrumbs. */
  path(geography: Geography): readonly Geography[];
  /** Every organization that has a row, in no particular order. */
  all(): readonly Geography[];
}

const networks: Readonly<Record<FacilityType, ReadonlySet<string>>> = {
  PSP: new Set(['PSP']),
  nonPSP: new Set(['nonPSP']),
  Fleet: new Set(['Fleet']),
  csn: new Set(['PSP', 'nonPSP']),
};
const reportingCuts: ReadonlySet<string> = new Set<GeographyType>(['station-state', 'facility-rep']);

const byName = new Intl.Collator('en', { numeric: true });

/** Builds the tree from the rows of `organization`; a row whose parent is missing becomes a root. */
export function createOrganizationTree(rows: readonly OrganizationRow[]): OrganizationTree {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const idBySlug = new Map(rows.map((row) => [row.slug, row.id]));
  const lineChildren = new Map<number, number[]>();
  const cutStations = new Map<number, number[]>();
  for (const row of rows) {
    push(lineChildren, row.parent_id, row.id);
    if (row.type !== 'station') continue;
    push(cutStations, row.state_id, row.id);
    push(cutStations, row.facility_rep_id, row.id);
  }

  let everything: readonly Geography[] | undefined;
  const ancestorsOf = memoize((id: number): readonly number[] => {
    const ancestors = new Set<number>();
    const passed = new Set<number>();
    for (
      let row = rowById.get(id);
      row && !passed.has(row.id);
      row = row.parent_id === null ? undefined : rowById.get(row.parent_id)
    ) {
      passed.add(row.id);
      const cuts = [row.facility_rep_id, row.state_id];
      const parentType = row.parent_id === null ? undefined : rowById.get(row.parent_id)?.type;
      // A reporting cut ranks just above station-business (decisions 8), so it follows the business of its station.
      for (const containerId of parentType === 'station-business' ? [row.parent_id, ...cuts] : [...cuts, row.parent_id])
        if (containerId !== null && containerId !== id) ancestors.add(containerId);
    }
    return [...ancestors];
  });

  const baseGeography = memoize((id: number): Geography | null => {
    const row = rowById.get(id);
    if (!row) return null;
    return {
      id: row.id,
      baseId: row.id,
      slug: row.slug,
      name: row.name,
      displayName: row.display_name,
      type: row.type as GeographyType,
      facilityType: null,
      stationFacilityType: row.facility_type as Geography['stationFacilityType'],
      parentId: row.parent_id,
      ancestorIds: ancestorsOf(id),
      timeZone: row.time_zone,
    };
  });

  const virtualGeography = memoize((id: number): Geography | null => {
    const facilityType = facilityTypes[-id % facilityTypes.length];
    const base = baseGeography(Math.floor(-id / facilityTypes.length));
    if (!base || !facilityType) return null;
    return {
      ...base,
      id,
      slug: facilityTypeSlug(base.slug, facilityType),
      name: `${base.name} ${facilityTypeLabels[facilityType]}`,
      displayName: `${base.displayName} ${facilityTypeLabels[facilityType]}`,
      // Types without a facility-type variant in the specification keep their type and only carry the network.
      type: facilityTypeTypeOf(base.type) ?? base.type,
      facilityType,
      parentId: base.id,
      ancestorIds: [base.id, ...base.ancestorIds],
    };
  });

  const virtualId = (baseId: number, facilityType: FacilityType) =>
    -(baseId * facilityTypes.length + facilityTypes.indexOf(facilityType));
  const byId = (id: number) => (id < 0 ? virtualGeography(id) : baseGeography(id));

  /** Everything inside an organization along the line of command and the reporting cuts, including itself. */
  const insideOf = memoize((id: number): ReadonlySet<number> => {
    const inside = new Set([id, ...(cutStations.get(id) ?? [])]);
    // Iterating a Set also yields members added during the iteration.
    for (const member of inside) for (const childId of lineChildren.get(member) ?? []) inside.add(childId);
    return inside;
  });
  const idsInside = (id: number, type: GeographyType) =>
    [...insideOf(id)].filter((member) => rowById.get(member)?.type === type);

  const baseStationIds = memoize((id: number): readonly number[] => {
    const row = rowById.get(id);
    if (row?.type === 'driver')
      return row.parent_id !== null && rowById.get(row.parent_id)?.type === 'station' ? [row.parent_id] : [];
    return idsInside(id, 'station').sort(ascending);
  });
  const servesIn = (facilityType: FacilityType) => (stationId: number) =>
    networks[facilityType].has(rowById.get(stationId)?.facility_type ?? '');
  const stationIds = memoize((id: number): readonly number[] => {
    const geography = byId(id);
    if (!geography) return [];
    const own = baseStationIds(geography.baseId);
    return geography.facilityType ? own.filter(servesIn(geography.facilityType)) : own;
  });
  const driverIds = memoize((id: number): readonly number[] => {
    const geography = byId(id);
    if (!geography) return [];
    const own = idsInside(geography.baseId, 'driver').sort(ascending);
    const { facilityType } = geography;
    return facilityType ? own.filter((driverId) => baseStationIds(driverId).some(servesIn(facilityType))) : own;
  });

  const baseChildren = (parent: Geography, type: GeographyType): number[] => {
    const below = idsInside(parent.baseId, type).filter((id) => id !== parent.baseId);
    // A cut is not part of the line of command: the organizations above its stations are found through the stations.
    if (!reportingCuts.has(type) && !reportingCuts.has(baseTypeOf(parent.type))) return below;
    const stations = new Set(baseStationIds(parent.baseId));
    const found = new Set(below);
    for (const row of rows)
      if (row.type === type && row.id !== parent.baseId && baseStationIds(row.id).some((id) => stations.has(id)))
        found.add(row.id);
    return [...found];
  };

  const children = memoizeByKey((parent: Geography, childType: GeographyType): readonly Geography[] => {
    const { facilityType } = parent;
    const baseType = baseTypeOf(childType);
    if (baseType !== childType && facilityType === null) {
      if (parent.type !== baseType) return [];
      return facilityTypes.flatMap((each) => byId(virtualId(parent.baseId, each)) ?? []);
    }
    const own = new Set(stationIds(parent.id));
    const found = baseChildren(parent, baseType)
      .filter((id) => facilityType === null || baseStationIds(id).some((stationId) => own.has(stationId)))
      .flatMap(
        (id) =>
          byId(
            facilityType === null || baseType === 'station' || baseType === 'driver' ? id : virtualId(id, facilityType),
          ) ?? [],
      );
    return found.sort((a, b) => byName.compare(a.displayName, b.displayName) || a.id - b.id);
  });

  const directlyBelow = (parent: Geography): readonly Geography[] => {
    const below = (lineChildren.get(parent.baseId) ?? [])
      .flatMap((id) => baseGeography(id) ?? [])
      .filter(({ type }) => !reportingCuts.has(type));
    return below.sort(
      (a, b) => compareRank(a.type, b.type) || byName.compare(a.displayName, b.displayName) || a.id - b.id,
    );
  };

  return {
    bySlug(slug) {
      const exact = idBySlug.get(slug);
      if (exact !== undefined) return baseGeography(exact);
      const { base, facilityType } = splitFacilityTypeSlug(slug, (candidate) => idBySlug.has(candidate));
      const baseId = idBySlug.get(base);
      if (baseId === undefined || facilityType === null) return null;
      return byId(virtualId(baseId, facilityType));
    },
    byId,
    ofNetwork: (geography, facilityType) =>
      geography.facilityType === null ? (byId(virtualId(geography.baseId, facilityType)) ?? geography) : geography,
    children,
    directlyBelow,
    stationIds: (geography) => stationIds(geography.id),
    driverIds: (geography) => driverIds(geography.id),
    path(geography) {
      const line = [geography];
      const seen = new Set([geography.id]);
      for (
        let parent = geography.parentId === null ? null : byId(geography.parentId);
        parent && !seen.has(parent.id);
      ) {
        line.unshift(parent);
        seen.add(parent.id);
        parent = parent.parentId === null ? null : byId(parent.parentId);
      }
      return line;
    },
    // Asked for many times; the tree itself never changes.
    all: () => (everything ??= rows.flatMap((row) => baseGeography(row.id) ?? [])),
  };
}

function push(lists: Map<number, number[]>, key: number | null, id: number): void {
  if (key === null) return;
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function memoize<Value>(compute: (id: number) => Value): (id: number) => Value {
  const known = new Map<number, Value>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const value = compute(id);
    // Misses are not cached: unknown ids from requests must not grow the memory.
    if (value !== null) known.set(id, value);
    return value;
  };
}

function memoizeByKey<Value>(
  compute: (geography: Geography, childType: GeographyType) => Value,
): (geography: Geography, childType: GeographyType) => Value {
  const known = new Map<string, Value>();
  return (geography, childType) => {
    const key = `${geography.id}:${childType}`;
    const found = known.get(key) ?? compute(geography, childType);
    known.set(key, found);
    return found;
  };
}
