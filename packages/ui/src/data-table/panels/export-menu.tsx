'use client';
import type { DataRow } from '../model/column.ts';
import { DownloadIcon, SpreadsheetIcon } from '../../icons/icons.ts';
import { Item as MenuItem } from '../../menu/menu-items.tsx';
import { saveTable } from '../export/save-table.ts';
import type { TableModel } from '../view/table-model.ts';

/** The export formats. */
export function ExportMenu<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { text, announce } = table;
  const save = (kind: 'csv' | 'excel') =>
    void saveTable(table, kind).catch((problem: unknown) =>
      announce(text('exportFailed', { problem: problem instanceof Error ? problem.message : String(problem) })),
    );
  return (
    <>
      <MenuItem leading={<SpreadsheetIcon size={16} />} onSelect={() => save('excel')}>
        {text('excel')}
      </MenuItem>
      <MenuItem leading={<DownloadIcon size={16} />} onSelect={() => save('csv')}>
        {text('csv')}
      </MenuItem>
    </>
  );
}
