import { groupBy } from './group-by.ts';
import type { Driver } from './schedule.ts';

/** What one line of the schedule shows: a driver, or the name of a group. */
export type RowEntry =
  | { readonly kind: 'driver'; readonly id: string; readonly driver: Driver }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly name: string;
      readonly size: number;
      readonly collapsed: boolean;
    };

export interface RowList {
  /** Placeholders, which stay in view while the rest scrolls. */
  readonly pinned: readonly RowEntry[];
  readonly rows: readonly RowEntry[];
  /** Ids of the drivers shown, top to bottom, pinned first. */
  readonly driverIds: readonly string[];
}

/** More placeholders than this would leave no room for people; the rest scroll with them, first. */
export const pinnedLimit = 4;

/**
 * Lines in the order they are drawn: placeholders first, then each group in the order its first driver comes.
 * @param collapsed names of groups whose drivers are hidden
 */
export function listRows(drivers: readonly Driver[], collapsed: ReadonlySet<string>): RowList {
  const entry = (driver: Driver): RowEntry => ({ kind: 'driver', id: driver.id, driver });
  const ghosts = drivers.filter((driver) => driver.kind === 'ghost').map(entry);
  const people = drivers.filter((driver) => driver.kind === 'driver');
  const groups = groupBy(people, (driver) => driver.group);
  const grouped = groups.size > 1 || (groups.size === 1 && !groups.has(undefined));
  const lines: RowEntry[] = grouped
    ? [...groups].flatMap(([name = '', members]): RowEntry[] => {
        const folded = collapsed.has(name);
        return [
          { kind: 'group', id: `group:${name}`, name, size: members.length, collapsed: folded },
          ...(folded ? [] : members.map(entry)),
        ];
      })
    : people.map(entry);
  const pinned = ghosts.slice(0, pinnedLimit);
  const rows = [...ghosts.slice(pinnedLimit), ...lines];
  return { pinned, rows, driverIds: [...pinned, ...rows].flatMap((line) => (line.kind === 'driver' ? line.id : [])) };
}

const placesByRows = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/** Where each driver stands in a list of ids; made once a list, since a pointer asks at every move. */
export function placesOf(driverIds: readonly string[]): ReadonlyMap<string, number> {
  const known = placesByRows.get(driverIds);
  if (known) return known;
  const places = new Map(driverIds.map((id, place) => [id, place]));
  placesByRows.set(driverIds, places);
  return places;
}

/** The line at a place, pinned lines first. */
export const entryAt = ({ pinned, rows }: RowList, place: number): RowEntry | undefined =>
  place < pinned.length ? pinned[place] : rows[place - pinned.length];

/** Driver rows between two lines, down positive: names of groups are stepped over, a group stands for its first driver. */
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
