import type { DataRow } from './column.ts';
import { aggregateRows, type Totals, totalsOf } from './aggregate-rows.ts';
import type { ColumnStore } from './column-store.ts';
import { type Mask, noMask, undisclosedAmong, wouldDisclose } from './mask.ts';
import type { SortKey } from './sort-rows.ts';

/** A heading for rows that share a value. */
export interface RowGroup {
  /** Stable across sorts and filters: the values from the outermost group inward, as JSON. */
  readonly key: string;
  readonly columnId: string;
  readonly value: string | null;
  readonly depth: number;
  readonly rows: Uint32Array;
  readonly groups: readonly RowGroup[];
  /** Computed when the group is first rendered. */
  readonly totals: () => Totals;
  /** Totals of masked columns must not be shown. */
  readonly masked: boolean;
  /** Cases behind the masked rows that this group's visible numbers don't disclose; 0 when its totals are visible. */
  readonly undisclosed: number;
}

interface Grouping<Row extends DataRow> {
  /** Used for grouping, sorting and displaying. */
  readonly store: ColumnStore<Row>;
  readonly columnIds: readonly string[];
  readonly sort?: readonly SortKey[];
  readonly mask?: Mask;
  /** Used for totals, which include masked cells. The same store unless cells are masked. */
  readonly totalsStore?: ColumnStore<Row>;
}

/** Returns the keys of all groups at every level, for "Expand all groups". */
export const keysOfGroups = (groups: readonly RowGroup[]): readonly string[] =>
  groups.flatMap((group) => [group.key, ...keysOfGroups(group.groups)]);

/**
 * Groups rows by columns, the first outermost. A sort by a column with an aggregate orders the groups by their
 * totals; otherwise groups follow the order of their first rows. Rows keep their order inside a group.
 */
export function groupRows<Row extends DataRow>(order: Uint32Array, grouping: Grouping<Row>): readonly RowGroup[] {
  return level(order, grouping, 0, []);
}

function level<Row extends DataRow>(
  order: Uint32Array,
  grouping: Grouping<Row>,
  depth: number,
  path: readonly (string | null)[],
): readonly RowGroup[] {
  const columnId = grouping.columnIds[depth];
  if (columnId === undefined) return [];
  const { codes, values } = grouping.store.text(columnId);
  const byCode = new Map<number, number[]>();
  for (const row of order) {
    const code = codes[row] as number;
    const members = byCode.get(code);
    if (members) members.push(row);
    else byCode.set(code, [row]);
  }
  const groups = [...byCode].map(([code, members]) => {
    const here = [...path, code < 0 ? null : (values[code] as string)];
    const rows = Uint32Array.from(members);
    return makeGroup(rows, level(rows, grouping, depth + 1, here), columnId, here, grouping);
  });
  return byTotal(groups, grouping);
}

function makeGroup<Row extends DataRow>(
  rows: Uint32Array,
  groups: readonly RowGroup[],
  columnId: string,
  path: readonly (string | null)[],
  { store, mask = noMask, totalsStore = store }: Grouping<Row>,
): RowGroup {
  const open =
    groups.length > 0 ? groups.reduce((cases, group) => cases + group.undisclosed, 0) : undisclosedAmong(mask, rows);
  const masked = wouldDisclose(mask, open);
  let totals: Totals | undefined;
  return {
    key: JSON.stringify(path),
    columnId,
    value: path.at(-1) ?? null,
    depth: path.length - 1,
    rows,
    groups,
    totals: () => (totals ??= totalsOf(totalsStore, rows)),
    masked,
    undisclosed: masked ? open : 0,
  };
}

function byTotal<Row extends DataRow>(
  groups: RowGroup[],
  { store, sort = [], mask = noMask, totalsStore = store }: Grouping<Row>,
): readonly RowGroup[] {
  const [key] = sort;
  const how = key && store.column(key.id).aggregate;
  if (!key || how === undefined || groups[0]?.columnId === key.id) return groups;
  const weight = new Map(
    groups.map((group) => [
      group,
      group.masked && mask.masks(key.id) ? null : aggregateRows(totalsStore, key.id, how, group.rows),
    ]),
  );
  const turn = key.descending ? -1 : 1;
  return groups.sort((a, b) => {
    const [left, right] = [weight.get(a) ?? null, weight.get(b) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return turn * (left - right);
  });
}
