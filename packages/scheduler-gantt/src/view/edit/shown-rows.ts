import { type RowHeights, rowHeights } from '../../model/row-heights.ts';
import { ghostGroup, groupRow, listRows, type RowEntry, type RowList } from '../../model/rows.ts';
import type { ScheduleModel } from '../../model/schedule-model.ts';
import type { Driver } from '../../model/schedule.ts';
import { createSignal, type Signal } from './signal.ts';

type DriverFilter = ((driver: Driver) => boolean) | undefined;

/** The settings that decide which rows are shown. */
export interface RowChoice {
  collapsed(): ReadonlySet<string>;
  query(): string;
  filter(): DriverFilter;
}

/** The visible rows: their order, heights and filters. */
export interface ShownRows extends RowChoice {
  readonly list: Signal<RowList>;
  readonly heights: Signal<RowHeights>;
  setCollapsed(collapsed: ReadonlySet<string>): void;
  /** Expands the group of a driver, if it is collapsed. */
  unfold(driverId: string): void;
  /** Shows only the drivers that match. */
  setQuery(query: string): void;
  /** The drivers a search has found; null without a search. */
  found(): ReadonlySet<string> | null;
  /** Shows only the drivers that pass; undefined for all. */
  setFilter(filter: DriverFilter): void;
  /** The index of a row, pinned rows first; -1 if it is not shown. */
  rowOf(id: string): number;
  /** The fallback focus when its row is not shown: the first driver, else the first heading. */
  first(): RowEntry | undefined;
  /** Recalculates the heights of all rows from their overlaps. */
  measure(): void;
}

const sameHeights = (a: RowHeights, b: RowHeights) => a.count === b.count && a.key === b.key;

/**
 * @param inherited the previous schedule's settings, which carry over
 * @param foldsGhosts starts with the group of placeholder drivers collapsed
 * @param onListed called after each new list
 */
export function createShownRows(
  model: ScheduleModel,
  inherited: RowChoice | undefined,
  foldsGhosts: boolean,
  onListed: () => void,
): ShownRows {
  let collapsed: ReadonlySet<string> = inherited?.collapsed() ?? new Set(foldsGhosts ? [ghostGroup] : []);
  let query = inherited?.query() ?? '';
  let filter = inherited?.filter();
  const listed = () => listRows(filter ? model.drivers.filter(filter) : model.drivers, collapsed, query);
  const list = createSignal<RowList>(listed());
  const heights = createSignal<RowHeights>(rowHeights(list.get(), model), sameHeights);
  const measure = () => heights.set(rowHeights(list.get(), model));
  const placed = ({ pinned, rows }: RowList) => new Map([...pinned, ...rows].map(({ id }, place) => [id, place]));
  let places = placed(list.get());
  const relist = () => {
    list.set(listed());
    places = placed(list.get());
    measure();
    onListed();
  };
  return {
    list,
    heights,
    collapsed: () => collapsed,
    query: () => query,
    found: () => (query.trim() === '' ? null : new Set(list.get().driverIds)),
    filter: () => filter,
    setCollapsed(next) {
      collapsed = next;
      relist();
    },
    unfold(driverId) {
      const driver = model.driver(driverId);
      const group = driver && groupRow(driver);
      if (group === undefined || !collapsed.has(group)) return;
      collapsed = new Set([...collapsed].filter((id) => id !== group));
      relist();
    },
    setQuery(next) {
      if (next === query) return;
      query = next;
      relist();
    },
    setFilter(next) {
      if (next === filter) return;
      filter = next;
      relist();
    },
    rowOf: (id) => places.get(id) ?? -1,
    first() {
      const { pinned, rows } = list.get();
      return [...pinned, ...rows.slice(0, 2)].find(({ kind }) => kind === 'driver') ?? pinned[0] ?? rows[0];
    },
    measure,
  };
}
