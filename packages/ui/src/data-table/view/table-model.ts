import type { RowData } from '@tanstack/react-table';
import type { DataTableProps } from '../data-table.props.ts';
import type { CellRange } from '../model/cell-range.ts';
import type { Engine } from '../model/table-features.ts';
import type { TableState } from '../model/table-state.ts';
import type { GridCommands } from './grid-commands.ts';
import type { TotalCell } from './grid-totals.tsx';
import type { TableText } from './table-words.ts';
import type { TableColumns } from './use-columns.ts';
import type { TableRows } from './use-rows.ts';
import type { useRowsSelected } from './use-rows-selected.ts';
import type { ChangeState } from './use-table-state.ts';
import type { CellRules } from './view-column.ts';

/** What a table is given: the caller's props, and the state it holds. */
export interface TableInput<Row extends RowData> extends Omit<
  DataTableProps<Row>,
  'state' | 'defaultState' | 'onStateChange' | 'trend' | 'ref' | 'className'
> {
  readonly held: TableState;
  readonly change: ChangeState;
  /** How the table came, to go back to. */
  readonly initial: TableState;
  /** Cells another rule than the suppression hides. */
  readonly masked?: { readonly is: (columnId: string, row: Row) => boolean; readonly text: string };
  /** What stands at the foot of a column, instead of its total. */
  readonly footOf?: { readonly label: string; readonly cellOf: (columnId: string) => TotalCell | null };
  /** Columns can be filtered, grouped, moved and hidden; a trend only sorts. */
  readonly arrangeable: boolean;
}

/** Something that opens beside what asked for it. */
export type TablePanel<Row extends RowData> =
  | { readonly kind: 'column'; readonly columnId: string; readonly anchor: HTMLElement }
  | { readonly kind: 'filter'; readonly columnId: string | null; readonly anchor: HTMLElement }
  | { readonly kind: 'sort' | 'columns' | 'export'; readonly anchor: HTMLElement }
  | { readonly kind: 'details'; readonly row: Row; readonly anchor: HTMLElement };

/** A table at work: what it shows, and what can be done to it. */
export interface TableModel<Row extends RowData> {
  readonly input: TableInput<Row>;
  readonly text: TableText;
  readonly locale: string;
  readonly timeZone: string;
  readonly columns: TableColumns<Row>;
  /** TanStack Table: state, columns and row models. Menus and keys change the table through it. */
  readonly engine: Engine<Row>;
  readonly pipeline: TableRows<Row>;
  readonly rules: Omit<CellRules<Row>, 'metrics'>;
  readonly selected: ReturnType<typeof useRowsSelected<Row>>;
  readonly range: CellRange | null;
  readonly commands: GridCommands;
  readonly announce: (words: string) => void;
  readonly panel: TablePanel<Row> | null;
  readonly open: (panel: TablePanel<Row> | null) => void;
  /** Rows that pass the filters, and rows without any filter. Both count the loaded rows while `known` is false. */
  readonly counts: { readonly shown: number; readonly total: number; readonly known: boolean };
}
