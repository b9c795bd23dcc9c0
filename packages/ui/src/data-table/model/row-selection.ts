/**
 * Which rows are chosen, by row id. `all-but` stands for every row the filters let through, loaded or not, except a
 * few: what "select all" means when the server holds the rows.
 */
export interface RowSelection {
  readonly kind: 'only' | 'all-but';
  readonly ids: ReadonlySet<string>;
}

/** Nothing is chosen. */
export const noSelection: RowSelection = { kind: 'only', ids: new Set() };
/** Every row the filters let through is chosen. */
export const everySelection: RowSelection = { kind: 'all-but', ids: new Set() };

export const isSelected = ({ kind, ids }: RowSelection, id: string): boolean => ids.has(id) === (kind === 'only');

/** How many rows are chosen, when the filters let `total` through. */
export const selectedCount = ({ kind, ids }: RowSelection, total: number): number =>
  kind === 'only' ? ids.size : Math.max(0, total - ids.size);

/** Chooses these rows and no others. */
export const selectOnly = (ids: Iterable<string>): RowSelection => ({ kind: 'only', ids: new Set(ids) });

/** Adds rows to the chosen ones, or takes them away. */
export function withSelected(selection: RowSelection, ids: Iterable<string>, selected: boolean): RowSelection {
  const next = new Set(selection.ids);
  const listed = selected === (selection.kind === 'only');
  for (const id of ids) {
    if (listed) next.add(id);
    else next.delete(id);
  }
  return { kind: selection.kind, ids: next };
}
