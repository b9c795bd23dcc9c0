'use client';
import type { DataRow } from '../model/column.ts';
import type { TableModel, TablePanel } from '../view/table-model.ts';
import { AnchoredMenu, AnchoredPopover } from './anchored.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { RowDetails } from './row-details.tsx';
import { SortMenu } from './sort-menu.tsx';

/** Props of {@link TablePanels}. */
export interface TablePanelsProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  readonly panel: TablePanel<Row>;
  readonly onClose: () => void;
}

/** The open menu or panel: column menu, filter, sort, columns, export, or row details on a phone. */
export function TablePanels<Row extends DataRow>({ table, panel, onClose }: TablePanelsProps<Row>) {
  const { text, columns } = table;
  const { anchor } = panel;
  switch (panel.kind) {
    case 'column':
      return (
        <AnchoredMenu
          key={panel.columnId}
          label={text('menuOf', { column: columns.views.get(panel.columnId)?.header ?? '' })}
          anchor={anchor}
          onClose={onClose}
        >
          <ColumnMenu table={table} columnId={panel.columnId} anchor={anchor} />
        </AnchoredMenu>
      );
    case 'sort':
      return (
        <AnchoredMenu label={text('sort')} anchor={anchor} onClose={onClose}>
          <SortMenu table={table} />
        </AnchoredMenu>
      );
    case 'export':
      return (
        <AnchoredMenu label={text('exportAs')} anchor={anchor} onClose={onClose}>
          <ExportMenu table={table} />
        </AnchoredMenu>
      );
    case 'filter':
      return (
        <AnchoredPopover label={text('filter')} anchor={anchor} onClose={onClose}>
          <FilterPanel key={panel.columnId} table={table} columnId={panel.columnId} onClose={onClose} />
        </AnchoredPopover>
      );
    case 'columns':
      return (
        <AnchoredPopover label={text('columns')} anchor={anchor} onClose={onClose}>
          <ColumnsPanel table={table} />
        </AnchoredPopover>
      );
    case 'details':
      return <RowDetails table={table} row={panel.row} anchor={anchor} onClose={onClose} />;
  }
}
