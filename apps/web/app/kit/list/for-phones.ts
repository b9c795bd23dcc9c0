import type { DataRow, DataTableColumn } from '@roadside/ui/data-table';

/**
 * Columns with what a phone shows of each row: those of priority 1 and 2 side by side, 3 below them. The others stand in
 * the row's details.
 */
export function forPhones<Row extends DataRow>(
  columns: readonly DataTableColumn<Row>[],
  priorities: Readonly<Record<string, 1 | 2 | 3>>,
): readonly DataTableColumn<Row>[] {
  return columns.map((column) => {
    const priority = priorities[column.id];
    return priority === undefined ? column : { ...column, priority };
  });
}
