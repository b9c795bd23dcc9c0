import { writeWorkbook, type Cell, type WorkbookColumn } from '@roadside/workbook/writer';
import { saveFile } from '../resource/save-file.ts';

/** A table that is on screen as a whole. */
export interface Sheet {
  /** Without its extension. */
  readonly fileName: string;
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** The second sheet: location, days, filters and the time of the data. */
  readonly about: readonly (readonly [label: string, text: string])[];
}

/** Writes a table to an Excel file and saves it. */
export async function writeSheet({ fileName, name, columns, rows, about }: Sheet): Promise<void> {
  const workbook = await writeWorkbook({
    name,
    columns,
    rows: () => rows,
    rowCount: rows.length,
    about: { name: 'About', lines: about },
  });
  const file = URL.createObjectURL(workbook);
  saveFile({ file, filename: `${fileName}.xlsx` });
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(file), 60_000);
}
