/**
 * The selected rows by id. `all-but` means every row that passes the filters, loaded or not, except these ids. That's
 * what "Select all" means when a server holds the rows.
 */
export interface RowSelection {
  readonly kind: 'only' | 'all-but';
  readonly ids: ReadonlySet<string>;
}

/** No rows are selected. */
export const noSelection: RowSelection = { kind: 'only', ids: new Set() };
/** All rows that pass the filters are selected. */
export const everySelection: RowSelection = { kind: 'all-but', ids: new Set() };

export const isSelected = ({ kind, ids }: RowSelection, id: string): boolean => ids.has(id) === (kind === 'only');

/** Returns how many rows are selected when `total` rows pass the filters. */
export const selectedCount = ({ kind, ids }: RowSelection, total: number): number =>
  kind === 'only' ? ids.size : Math.max(0, total - ids.size);

/** Selects these rows only. */
export const selectOnly = (ids: Iterable<string>): RowSelection => ({ kind: 'only', ids: new Set(ids) });

/** Adds rows to the selection or removes them. */
export function withSelected(selection: RowSelection, ids: Iterable<string>, selected: boolean): RowSelection {
  const next = new Set(selection.ids);
  const listed = selected === (selection.kind === 'only');
  for (const id of ids) {
    if (listed) next.add(id);
    else next.delete(id);
  }
  return { kind: selection.kind, ids: next };
}
