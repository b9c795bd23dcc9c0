import { isSmallShare } from '@roadside/domain/metrics';
import type { Metric } from '@roadside/domain/metrics';
import type { MetricArguments, MetricCell } from '@roadside/contract/schemas';
import { ApiError } from '../../platform/errors/api-error.ts';

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** One page of rows and its position. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Counted from 1. */
  readonly page: number;
  readonly rowsPerPage: number;
}

const names = new Intl.Collator('en', { numeric: true });
const defaultRowsPerPage = 50;

/**
 * Sorts rows by `name` or by a displayed metric, descending with a leading minus. Without an order, rows stay in tree
 * order. In both directions, shares of too few come after the others (decisions 25) and rows without a value last. Rows
 * with equal values are sorted by name.
 * @throws ApiError 400 for any other order
 */
export function sortRows<Row extends NamedRow>(
  rows: readonly Row[],
  orderBy: string | undefined,
  cellOf: (row: Row, metricId: string) => Pick<MetricCell, 'value' | 'denominator'> | undefined,
  shown: readonly Metric[],
): Row[] {
  if (orderBy === undefined) return [...rows];
  const field = orderBy.replace(/^-/, '');
  const sign = orderBy.startsWith('-') ? -1 : 1;
  const byName = (a: Row, b: Row) => names.compare(a.name, b.name) || a.id - b.id;
  if (field === 'name') return [...rows].sort((a, b) => sign * byName(a, b));
  const metric = shown.find(({ id }) => id === field);
  if (!metric) {
    const allowed = ['name', ...shown.map(({ id }) => id)].join(', ');
    throw new ApiError('invalid-body', 'You can’t sort this table that way.', {
      fields: { 'args.order_by': `Sort by one of: ${allowed}` },
    });
  }
  const keyOf = (row: Row) => {
    const { value = null, denominator = null } = cellOf(row, field) ?? {};
    return { value: value ?? 0, group: value === null ? 2 : isSmallShare(metric.formula.kind, denominator) ? 1 : 0 };
  };
  const keys = new Map(rows.map((row) => [row, keyOf(row)]));
  return [...rows].sort((a, b) => {
    const [left, right] = [keys.get(a) ?? keyOf(a), keys.get(b) ?? keyOf(b)];
    return left.group - right.group || sign * (left.value - right.value) || byName(a, b);
  });
}

/**
 * A page's zero-based start and its size, from a page number or from bounds (first row and one past the last). Bounds
 * win.
 */
export function pageBounds({
  page = 1,
  rows_per_page: rowsPerPage = defaultRowsPerPage,
  lower_bound: lower,
  upper_bound: upper,
}: MetricArguments): { readonly start: number; readonly size: number } {
  if (lower === undefined && upper === undefined) return { start: (page - 1) * rowsPerPage, size: rowsPerPage };
  const end = upper ?? lower! + rowsPerPage;
  const start = lower ?? Math.max(0, end - rowsPerPage);
  return { start, size: Math.max(0, end - start) };
}

/** Cuts a page out of all rows. */
export function pageOf<Row>(rows: readonly Row[], args: MetricArguments): RowPage<Row> {
  const { start, size } = pageBounds(args);
  const rowsPerPage = Math.max(1, size);
  return { rows: rows.slice(start, start + size), page: Math.floor(start / rowsPerPage) + 1, rowsPerPage };
}
