import type { DataRow } from './column.ts';
import { aggregateRows } from './aggregate-rows.ts';
import type { ColumnStore } from './column-store.ts';
import { type Mask, noMask, undisclosedAmong, wouldDisclose } from './mask.ts';

/** Settings of a pivot: one line of numbers per group and measure, one number per date. */
export interface PivotAsk {
  /** The column whose values become lines; null for the table as a whole. */
  readonly by: string | null;
  /** The column whose values become dates. */
  readonly date: string;
  /** The columns whose totals become numbers; each needs an aggregate. */
  readonly values: readonly string[];
}

/** A number of the trend view. */
export interface PivotCell {
  readonly value: number | null;
  /** It has too few cases, or would reveal a row that does. */
  readonly masked: boolean;
}

/** The numbers of one group and measure, parallel to the dates. */
export interface PivotSeries {
  readonly key: string;
  readonly group: string | null;
  readonly valueId: string;
  readonly cells: readonly PivotCell[];
}

/** A pivot with dates on one axis. */
export interface Pivot {
  readonly dates: readonly string[];
  readonly series: readonly PivotSeries[];
  /** All groups combined, one series per measure. */
  readonly totals: readonly PivotSeries[];
}

interface Pivoting<Row extends DataRow> {
  readonly store: ColumnStore<Row>;
  readonly totalsStore?: ColumnStore<Row>;
  readonly mask?: Mask;
}

/** Pivots rows into series over time. Groups keep the order of the rows; dates are in chronological order. */
export function pivotRows<Row extends DataRow>(
  order: Uint32Array,
  { by, date, values }: PivotAsk,
  { store, totalsStore = store, mask = noMask }: Pivoting<Row>,
): Pivot {
  const dateColumn = store.text(date);
  const dateCodes = inTime(dateColumn.values);
  const groupColumn = by === null ? null : store.text(by);
  const groups = new Map<number, Map<number, number[]>>();
  for (const row of order) {
    const dateCode = dateColumn.codes[row] as number;
    if (dateCode < 0) continue;
    const groupCode = groupColumn ? (groupColumn.codes[row] as number) : 0;
    let byDate = groups.get(groupCode);
    if (!byDate) groups.set(groupCode, (byDate = new Map()));
    const rows = byDate.get(dateCode);
    if (rows) rows.push(row);
    else byDate.set(dateCode, [row]);
  }
  const cellOf = (valueId: string, rows: Uint32Array, masked: boolean): PivotCell => {
    const how = totalsStore.column(valueId).aggregate ?? 'sum';
    return {
      value: rows.length === 0 ? null : aggregateRows(totalsStore, valueId, how, rows),
      masked: masked && mask.masks(valueId),
    };
  };
  const rowsOf = (byDate: Map<number, number[]> | undefined, code: number) => Uint32Array.from(byDate?.get(code) ?? []);

  const series = [...groups].flatMap(([code, byDate]) => {
    const group = groupColumn === null || code < 0 ? null : (groupColumn.values[code] as string);
    return values.map((valueId): PivotSeries => ({
      key: JSON.stringify([group, valueId]),
      group,
      valueId,
      cells: dateCodes.map((dateCode) => {
        const rows = rowsOf(byDate, dateCode);
        return cellOf(valueId, rows, wouldDisclose(mask, undisclosedAmong(mask, rows)));
      }),
    }));
  });
  const totals = values.map((valueId): PivotSeries => ({
    key: JSON.stringify([null, valueId]),
    group: null,
    valueId,
    cells: dateCodes.map((dateCode) => {
      const parts = [...groups.values()].map((byDate) => rowsOf(byDate, dateCode));
      const open = parts
        .map((rows) => undisclosedAmong(mask, rows))
        .filter((cases) => wouldDisclose(mask, cases))
        .reduce((sum, cases) => sum + cases, 0);
      return cellOf(valueId, Uint32Array.from(parts.flatMap((rows) => [...rows])), wouldDisclose(mask, open));
    }),
  }));
  return { dates: dateCodes.map((code) => dateColumn.values[code] as string), series, totals };
}

function inTime(values: readonly string[]): readonly number[] {
  const codes = [...values.keys()];
  const numeric = values.every((value) => Number.isFinite(Number(value)));
  return codes.sort((a, b) => {
    const [left, right] = [values[a] as string, values[b] as string];
    return numeric ? Number(left) - Number(right) : left < right ? -1 : 1;
  });
}
