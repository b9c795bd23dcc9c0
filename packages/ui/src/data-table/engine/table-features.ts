import {
  type ReactTable,
  type RowModel,
  type Table,
  type TableFeatures,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
} from '@tanstack/react-table';
import type { DataColumn, DataRow } from '../model/column.ts';
import type { Suppression } from '../model/mask.ts';

/** What the row models need beyond TanStack's own options; passed as `options.meta`. */
export interface RowModelOptions<Row extends DataRow> {
  readonly columns: readonly DataColumn<Row>[];
  readonly suppression: Suppression<Row> | undefined;
  /** Returns the text order. Called the first time a text column is sorted. */
  readonly collator: () => Intl.Collator;
}

type RowModelFactory<Row extends DataRow> = (table: EngineCore<Row>) => () => RowModel<EngineFeatures<Row>, Row>;

/** The five pipeline stages of a table, each a TanStack row-model factory. */
export interface RowModelFactories<Row extends DataRow> {
  readonly coreRowModel: RowModelFactory<Row>;
  readonly filteredRowModel: RowModelFactory<Row>;
  readonly groupedRowModel: RowModelFactory<Row>;
  readonly sortedRowModel: RowModelFactory<Row>;
  readonly expandedRowModel: RowModelFactory<Row>;
  readonly paginatedRowModel: RowModelFactory<Row>;
}

const stateFeatures = {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
};
type StateFeatures = typeof stateFeatures;

/** The TanStack Table features DataTable registers. */
export interface EngineFeatures<Row extends DataRow> extends TableFeatures {
  readonly columnFilteringFeature: StateFeatures['columnFilteringFeature'];
  readonly columnGroupingFeature: StateFeatures['columnGroupingFeature'];
  readonly columnOrderingFeature: StateFeatures['columnOrderingFeature'];
  readonly columnPinningFeature: StateFeatures['columnPinningFeature'];
  readonly columnSizingFeature: StateFeatures['columnSizingFeature'];
  readonly columnVisibilityFeature: StateFeatures['columnVisibilityFeature'];
  readonly rowExpandingFeature: StateFeatures['rowExpandingFeature'];
  readonly rowPaginationFeature: StateFeatures['rowPaginationFeature'];
  readonly rowSelectionFeature: StateFeatures['rowSelectionFeature'];
  readonly rowSortingFeature: StateFeatures['rowSortingFeature'];
  readonly tableMeta: RowModelOptions<Row>;
}

/** The table instance as row models see it. */
export type EngineCore<Row extends DataRow> = Table<EngineFeatures<Row>, Row>;
/** The table instance as `useTable` returns it. */
export type Engine<Row extends DataRow> = ReactTable<EngineFeatures<Row>, Row, null>;

/** Combines the features and row models for `useTable`. `tableMeta` only carries a type; TanStack ignores its value. */
export const engineFeatures = <Row extends DataRow>(
  factories: RowModelFactories<Row>,
  tableMeta: RowModelOptions<Row>,
): EngineFeatures<Row> => ({ ...stateFeatures, ...factories, tableMeta });
