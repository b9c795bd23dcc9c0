import type { RandomStream } from '../random/random-stream.ts';
import type { TerritoryPlan, Town } from '../organization/towns.ts';

/** The location of a member's car. */
export interface BreakdownPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Cell of the dispatch map, a twentieth of a degree in each direction. */
  readonly grid: string;
  /** The nearest town of the territory. */
  readonly town: Town;
  /** Far from every town, so trucks take longer. */
  readonly rural: boolean;
}

const cell = 0.05;
const milesPerDegree = 69;
const ruralMiles = 6;

/**
 * Shorelines of the Great Lakes as [longitude, latitude], west to east; used to keep breakdowns out of the water north
 * of them.
 */
const shores: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  cuyahoga: [
    [-82.5, 41.4],
    [-82.18, 41.47],
    [-81.8, 41.49],
    [-81.69, 41.51],
    [-81.53, 41.6],
    [-81.34, 41.72],
    [-81, 41.84],
  ],
  lakeshore: [
    [-87.6, 41.7],
    [-87.43, 41.66],
    [-87.33, 41.62],
    [-87.12, 41.63],
    [-86.9, 41.72],
    [-86.6, 41.82],
  ],
};

/** Draws locations around a territory's towns: most near the station's own town, some elsewhere, some far out. */
export class PlaceFinder {
  readonly #cells = new Map<string, { town: Town; rural: boolean }>();

  find(stream: RandomStream, territory: TerritoryPlan, home: Town): BreakdownPlace {
    const town = stream.chance(0.72) ? home : stream.pick(territory.towns);
    const spreadMiles = stream.chance(0.16) ? 8 : 2.4;
    const longitudeMiles = milesPerDegree * Math.cos((town.latitude * Math.PI) / 180);
    const longitude = town.longitude + stream.normal(0, spreadMiles) / longitudeMiles;
    const latitude = onLand(territory.slug, longitude, town.latitude + stream.normal(0, spreadMiles) / milesPerDegree);
    return this.at(territory, round(latitude), round(longitude));
  }

  /** Town and grid cell of a point. Computed from the cell's center, so a whole cell is either rural or not. */
  at(territory: TerritoryPlan, latitude: number, longitude: number): BreakdownPlace {
    const row = Math.floor(latitude / cell);
    const column = Math.floor(longitude / cell);
    const key = `${territory.slug}:${row}:${column}`;
    let known = this.#cells.get(key);
    if (!known) {
      known = describeCell(territory, (row + 0.5) * cell, (column + 0.5) * cell);
      this.#cells.set(key, known);
    }
    return { latitude, longitude, grid: gridName(row, column), ...known };
  }
}

// Counted from the club's southwest corner to keep names short: letters eastward, numbers northward.
const cornerRow = Math.floor(38.5 / cell);
const cornerColumn = Math.floor(-89 / cell);

function gridName(row: number, column: number): string {
  const east = column - cornerColumn;
  const letters = String.fromCharCode(65 + (Math.floor(east / 26) % 26), 65 + (((east % 26) + 26) % 26));
  return `${letters}${String(row - cornerRow).padStart(2, '0')}`;
}

function describeCell(territory: TerritoryPlan, latitude: number, longitude: number): { town: Town; rural: boolean } {
  let nearest = territory.towns[0] as Town;
  let least = Number.POSITIVE_INFINITY;
  for (const town of territory.towns) {
    const miles = Math.hypot(
      (town.latitude - latitude) * milesPerDegree,
      (town.longitude - longitude) * milesPerDegree * Math.cos((latitude * Math.PI) / 180),
    );
    if (miles < least) [nearest, least] = [town, miles];
  }
  return { town: nearest, rural: least > ruralMiles };
}

function onLand(territory: string, longitude: number, latitude: number): number {
  const shore = shores[territory];
  if (!shore) return latitude;
  const index = Math.max(
    1,
    shore.findIndex(([east]) => east > longitude),
  );
  const [west, south] = shore[index - 1] as readonly [number, number];
  const [east, north] = shore[index] as readonly [number, number];
  const margin = 0.015;
  const limit = south + ((north - south) * (longitude - west)) / (east - west) - margin;
  // Mirrors points in the lake onto the land.
  return latitude > limit ? 2 * limit - latitude : latitude;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
