import { ApiError } from '../errors/api-error.ts';

/** A list sorted as requested: `name`, or `-name` for descending. */
export interface ListOrder<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

/**
 * Reads the order of a list.
 * @param named the body field it came in, for the refusal
 * @throws ApiError 400 for a field the list cannot be sorted by
 */
export function readOrder<Field extends string>(
  order: string,
  fields: readonly Field[],
  named = 'args.order_by',
): ListOrder<Field> {
  const field = fields.find((known) => known === order.replace(/^-/, ''));
  if (field === undefined)
    throw new ApiError('invalid-body', 'The order is not one of this table.', {
      fields: { [named]: `Sort by one of: ${fields.join(', ')}` },
    });
  return { field, descending: order.startsWith('-') };
}

/**
 * Reads the order of a list that can be sorted by several fields: `-ata_minutes,sc_dt`.
 * @throws ApiError 400 for a field the list cannot be sorted by
 */
export function readOrders<Field extends string>(
  order: string,
  fields: readonly Field[],
  named = 'args.order_by',
): readonly ListOrder<Field>[] {
  return order.split(',').map((each) => readOrder(each, fields, named));
}

/** A page cut out of rows that were read with one more than it holds. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The row to go on after; null on the last page. */
  readonly last: Row | null;
}

/** How many rows to read for a page: one more tells whether there is another page. */
export const rowsToRead = (size: number): number => size + 1;

/** Cuts the page out of the rows read. */
export function cutPage<Row>(rows: readonly Row[], size: number): Page<Row> {
  const shown = rows.slice(0, size);
  return { rows: shown, last: rows.length > size ? (shown.at(-1) ?? null) : null };
}

/**
 * The refusal of a cursor that is made up, belongs to another list, or names a row that is gone.
 * @param named the body field it came in
 * @param why what is wrong with it, in one sentence
 */
export function invalidCursor(named: string, why: string): ApiError {
  return new ApiError('invalid-body', 'The list can no longer be read on from here; begin again.', {
    fields: { [named]: why },
  });
}
