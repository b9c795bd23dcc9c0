import { groupBy } from './group-by.ts';
import type { Driver } from './schedule.ts';

/** One row of the schedule: a driver, or the heading of a group. */
export type RowEntry =
  | { readonly kind: 'driver'; readonly id: string; readonly driver: Driver }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly collapsed: boolean;
      /** True for the group of placeholder drivers. */
      readonly ghosts?: true;
    };

export interface RowList {
  /** Placeholder drivers and their heading. They stay in view while the rest scrolls. */
  readonly pinned: readonly RowEntry[];
  readonly rows: readonly RowEntry[];
  /** Ids of the visible drivers, top to bottom, pinned first. */
  readonly driverIds: readonly string[];
}

/** With more placeholder drivers than this, pinning would leave no room for drivers, so they scroll too. */
export const pinnedLimit = 4;

/** Row id of the placeholder drivers' group. It is in attributes of the HTML, which can't have control characters. */
export const ghostGroup = 'ghosts:';

/** Row id of the group a driver is listed in. */
export const groupRow = ({ kind, group = '' }: Driver): string => (kind === 'ghost' ? ghostGroup : `group:${group}`);

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const searched = new WeakMap<Driver, string>();

/** Name, group and details without case or accents. Driver objects are immutable, so each is normalized once. */
function textOf(driver: Driver): string {
  let text = searched.get(driver);
  if (text === undefined) {
    text = folded(`${driver.name} ${driver.group ?? ''} ${driver.detail ?? ''}`);
    searched.set(driver, text);
  }
  return text;
}

/** The drivers whose name, group or details contain every word of a query. An empty query matches all. */
export function searchDrivers(drivers: readonly Driver[], query: string): readonly Driver[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? drivers
    : drivers.filter((driver) => words.every((word) => textOf(driver).includes(word)));
}

/**
 * Rows in display order: placeholder drivers first, then each group in order of its first driver.
 * @param collapsed row ids of collapsed groups; with a query, groups are always open
 * @param query words to search for
 */
export function listRows(drivers: readonly Driver[], collapsed: ReadonlySet<string>, query = ''): RowList {
  const found = searchDrivers(drivers, query);
  const searching = found !== drivers;
  const entry = (driver: Driver): RowEntry => ({ kind: 'driver', id: driver.id, driver });
  const group = (id: string, name: string, members: readonly Driver[], ghosts?: true): readonly RowEntry[] => {
    const closed = !searching && collapsed.has(id);
    return [
      { kind: 'group', id, name, size: members.length, collapsed: closed, ...(ghosts && { ghosts }) },
      ...(closed ? [] : members.map(entry)),
    ];
  };
  const ghosts = found.filter((driver) => driver.kind === 'ghost');
  const people = found.filter((driver) => driver.kind === 'driver');
  const groups = groupBy(people, (driver) => driver.group);
  const grouped = groups.size > 1 || (groups.size === 1 && !groups.has(undefined));
  const lines: readonly RowEntry[] = grouped
    ? [...groups].flatMap(([name = '', members]) => group(`group:${name}`, name, members))
    : people.map(entry);
  const placeholders = ghosts.length > 0 ? group(ghostGroup, '', ghosts, true) : [];
  const pinned = ghosts.length <= pinnedLimit ? placeholders : [];
  const rows = ghosts.length <= pinnedLimit ? lines : [...placeholders, ...lines];
  return { pinned, rows, driverIds: [...pinned, ...rows].flatMap((line) => (line.kind === 'driver' ? line.id : [])) };
}

const placesByRows = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** The index of each driver in a list of ids, cached by list because a drag reads it on every move. */
export function placesOf(driverIds: readonly string[]): ReadonlyMap<string, number> {
  const known = placesByRows.get(driverIds);
  if (known) return known;
  const places = new Map(driverIds.map((id, place) => [id, place]));
  placesByRows.set(driverIds, places);
  return places;
}

/** The row at an index, counting pinned rows first. */
export const entryAt = ({ pinned, rows }: RowList, place: number): RowEntry | undefined =>
  place < pinned.length ? pinned[place] : rows[place - pinned.length];

/**
 * The number of driver rows between two rows, positive down. Group headings are skipped; a heading itself counts as its
 * first driver.
 */
export function driversBetween(list: RowList, from: number, to: number): number {
  const places = placesOf(list.driverIds);
  const driverAt = (line: number) => {
    for (let place = line; place < list.pinned.length + list.rows.length; place++) {
      const entry = entryAt(list, place);
      if (entry?.kind === 'driver') return places.get(entry.id) ?? 0;
    }
    return list.driverIds.length - 1;
  };
  return driverAt(to) - driverAt(from);
}
