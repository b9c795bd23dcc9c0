import type { DataRow } from '../model/column.ts';
import type { DataTableProps } from '../data-table.props.ts';
import type { CellRange } from '../model/cell-range.ts';
import type { Engine } from '../engine/table-features.ts';
import type { TableState } from '../model/table-state.ts';
import type { GridCommands } from './grid-commands.ts';
import type { TotalCell } from './grid-totals.tsx';
import type { TableText } from './table-words.ts';
import type { TableColumns } from './use-columns.ts';
import type { TableRows } from './use-rows.ts';
import type { useRowsSelected } from './use-rows-selected.ts';
import type { ChangeState } from './use-table-state.ts';
import type { CellRules } from './view-column.ts';

/** The caller's props and the current state. */
export interface TableInput<Row extends DataRow> extends Omit<
  DataTableProps<Row>,
  'state' | 'defaultState' | 'onStateChange' | 'trend' | 'ref' | 'className'
> {
  readonly held: TableState;
  readonly change: ChangeState;
  /** The initial state, for "Reset columns". */
  readonly initial: TableState;
  /** Masks cells by a rule other than `suppression`. */
  readonly masked?: { readonly is: (columnId: string, row: Row) => boolean; readonly text: string };
  /** Replaces the totals. */
  readonly footOf?: { readonly label: string; readonly cellOf: (columnId: string) => TotalCell | null };
  /** Columns can be filtered, grouped, moved and hidden. False for a trend, which only sorts. */
  readonly arrangeable: boolean;
}

/** An open menu or panel and its anchor. */
export type TablePanel<Row extends DataRow> =
  | { readonly kind: 'column'; readonly columnId: string; readonly anchor: HTMLElement }
  | { readonly kind: 'filter'; readonly columnId: string | null; readonly anchor: HTMLElement }
  | { readonly kind: 'sort' | 'columns' | 'export'; readonly anchor: HTMLElement }
  | { readonly kind: 'details'; readonly row: Row; readonly anchor: HTMLElement };

/** Data shared by all views of a table. */
export interface TableModel<Row extends DataRow> {
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
