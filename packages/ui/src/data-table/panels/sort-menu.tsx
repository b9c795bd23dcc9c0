'use client';
import type { DataRow } from '../model/column.ts';
import { CheckboxItem as MenuCheckboxItem } from '../../menu/menu-items.tsx';
import type { TableModel } from '../view/table-model.ts';

/** Sorts by any column on phones, where the table shows two headers. Each tap switches the direction. */
export function SortMenu<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { input, text, columns, commands } = table;
  return columns.layout.all.flatMap(({ id }) => {
    const view = columns.views.get(id);
    if (!view || view.definition.sortable === false) return [];
    const key = input.held.sort.find((each) => each.id === id);
    return [
      <MenuCheckboxItem
        key={id}
        checked={key !== undefined}
        onCheckedChange={() => commands.sort(id, false)}
        {...(key && { shortcut: text(key.descending ? 'sortDescending' : 'sortAscending') })}
      >
        {view.header}
      </MenuCheckboxItem>,
    ];
  });
}
