import { ApiError } from '../errors/api-error.ts';

/** A list sorted as requested: `name`, or `-name` for descending. */
export interface ListOrder<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

/**
 * Reads the sort order of a list.
 * @param named the body field it came in, for the error
 * @throws ApiError 400 for a field the list cannot be sorted by
 */
export function readOrder<Field extends string>(
  order: string,
  fields: readonly Field[],
  named = 'args.order_by',
): ListOrder<Field> {
  const field = fields.find((known) => known === order.replace(/^-/, ''));
  if (field === undefined)
    throw new ApiError('invalid-body', 'You can’t sort this table that way.', {
      fields: { [named]: `Sort by one of: ${fields.join(', ')}` },
    });
  return { field, descending: order.startsWith('-') };
}

/**
 * Reads the sort order of a list that can be sorted by several fields: `-ata_minutes,sc_dt`.
 * @throws ApiError 400 for a field the list cannot be sorted by
 */
export function readOrders<Field extends string>(
  order: string,
  fields: readonly Field[],
  named = 'args.order_by',
): readonly ListOrder<Field>[] {
  return order.split(',').map((each) => readOrder(each, fields, named));
}

/** A page cut from rows that were read with one extra. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The row to continue after; null on the last page. */
  readonly last: Row | null;
}

/** Number of rows to read for a page: one extra shows whether there is another page. */
export const rowsToRead = (size: number): number => size + 1;

/** Cuts the page from the rows read. */
export function cutPage<Row>(rows: readonly Row[], size: number): Page<Row> {
  const shown = rows.slice(0, size);
  return { rows: shown, last: rows.length > size ? (shown.at(-1) ?? null) : null };
}

/**
 * The error for a cursor that is forged, belongs to another list, or names a deleted row.
 * @param named the body field it came in
 * @param why what is wrong with it, in one sentence
 */
export function invalidCursor(named: string, why: string): ApiError {
  return new ApiError('invalid-body', 'The list can’t continue from here. Start over.', {
    fields: { [named]: why },
  });
}
