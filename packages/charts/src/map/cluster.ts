/** Calls in world pixels at the current zoom. */
export interface Scatter {
  readonly rows: readonly number[];
  readonly x: (row: number) => number;
  readonly y: (row: number) => number;
  readonly count: (row: number) => number;
}

/** A group of nearby calls. */
export interface Group {
  readonly rows: readonly number[];
  readonly count: number;
  /** Their center, weighted by call count. */
  readonly x: number;
  readonly y: number;
}

/**
 * The size of the grid squares calls are first sorted into. The grid is fixed to the world, so that panning does not
 * change the clusters.
 */
const cell = 64;
/** Circles closer than this would overlap. */
const apart = 48;

function joined(a: Group, b: Group): Group {
  const count = a.count + b.count;
  return {
    rows: [...a.rows, ...b.rows],
    count,
    x: (a.x * a.count + b.x * b.count) / count,
    y: (a.y * a.count + b.y * b.count) / count,
  };
}

function cells({ rows, x, y, count }: Scatter): readonly Group[] {
  const groups = new Map<string, { rows: number[]; count: number; x: number; y: number }>();
  for (const row of rows) {
    const key = `${Math.floor(x(row) / cell)} ${Math.floor(y(row) / cell)}`;
    const group = groups.get(key) ?? { rows: [], count: 0, x: 0, y: 0 };
    group.rows.push(row);
    group.count += count(row);
    group.x += x(row) * count(row);
    group.y += y(row) * count(row);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, x: group.x / group.count, y: group.y / group.count }));
}

/** One pass that merges overlapping groups into the larger ones. */
function merged(groups: readonly Group[]): readonly Group[] {
  const sorted = [...groups].sort((a, b) => b.count - a.count || a.x - b.x || a.y - b.y);
  const kept: Group[] = [];
  for (const group of sorted) {
    const near = kept.findIndex((other) => Math.hypot(other.x - group.x, other.y - group.y) < apart);
    if (near < 0) kept.push(group);
    else kept[near] = joined(kept[near] as Group, group);
  }
  return kept;
}

/** Clusters nearby calls. Groups of fewer than `least` calls are split up again and stay dots. */
export function clusterPlaces(
  scatter: Scatter,
  least: number,
): { readonly clusters: readonly Group[]; readonly singles: readonly number[] } {
  let groups = cells(scatter);
  // A merged group moves and may touch another one. Each round leaves fewer groups, so this terminates.
  for (let before = groups.length + 1; groups.length < before; groups = merged(groups)) before = groups.length;
  return {
    clusters: groups.filter(({ count }) => count >= least),
    singles: groups
      .filter(({ count }) => count < least)
      .flatMap(({ rows }) => rows)
      .sort((a, b) => a - b),
  };
}
