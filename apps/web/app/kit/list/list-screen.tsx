import { useNavigate } from '@remix-run/react';
import { Button } from '@roadside/ui/button';
import {
  DataTable,
  type BulkSelection,
  type DataRow,
  type DataTableColumn,
  type RowMark,
  type TableState,
} from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { ErrorState } from '@roadside/ui/error-state';
import { Inline } from '@roadside/ui/inline';
import { useMemo, useState, type ReactNode } from 'react';
import { NotRead } from '../states/not-read.tsx';
import type { ResourcePages } from '../resource/use-resource-pages.ts';
import { FilterBar, type FilterFacets } from './filter-bar.tsx';
import { foldedColumns, foldedWords } from './folded-columns.ts';
import * as styles from './list.css.ts';
import { RowHeightMenu } from './row-height-menu.tsx';
import { SavedViews } from './saved-views.tsx';
import { useColumns } from './use-columns.ts';
import { capitalized } from '../format/capitalized.ts';
import { clearedState, filterPhrases, type ListDefinition, unknownFilter, withFilter } from './list-state.ts';
import { useListState } from './use-list-state.ts';

export interface ListScreenProps<Row extends DataRow> {
  readonly title: string;
  /** One line below the title: the location and the days. */
  readonly description?: ReactNode;
  readonly definition: ListDefinition;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rows: readonly Row[];
  /** Number of matching rows across all pages; null when the API does not count them. */
  readonly totalRows: number | null;
  /** The paging state of `useResourcePages`. */
  readonly list: Pick<ResourcePages<unknown>, 'problem' | 'loading' | 'hasMore' | 'loadingMore' | 'loadMore' | 'retry'>;
  readonly facets?: FilterFacets;
  /** ISO day of the location. */
  readonly today: string;
  readonly searchPlaceholder?: string;
  /** The screen's id in the navigation. With it, people can save named views of the list and its columns. */
  readonly views?: string;
  /** Parameters excluded from a saved view. */
  readonly viewsWithout?: readonly string[];
  /** Marks a row at its edge, for instance as late. */
  readonly rowMark?: (row: Row) => RowMark | null;
  /** Ids of columns with one value here, such as the station of a station's calls. They start hidden. */
  readonly oneValue?: readonly string[];
  /** Above the toolbar, such as the days as a chart. */
  readonly aboveRows?: ReactNode;
  /** In the toolbar, beside the filters: how the rows are arranged. */
  readonly arrange?: ReactNode;
  /** Below the toolbar: a sentence about the listed rows. */
  readonly notice?: ReactNode;
  /** Replaces the rows: another way to look at them, such as a chart. */
  readonly body?: ReactNode;
  /** Replaces the rows by another table, such as groups of them. It takes the filters into its own toolbar. */
  readonly renderTable?: (toolbar: ReactNode) => ReactNode;
  /** Beside the title: the numbers of the listed rows. */
  readonly summary?: ReactNode;
  /** Primary actions, at the end of the title row, or below the title when the numbers take that place. */
  readonly actions?: ReactNode;
  /** Shown when there are no rows at all, even without filters. */
  readonly empty: { readonly title: string; readonly description?: string; readonly action?: ReactNode };
  /** The address of a row's record, such as the list with its drawer open. The router follows it. */
  readonly rowHref?: (row: Row) => string;
  /** Actions on the selected rows. Without it, rows can't be selected. */
  readonly bulkActions?: (selected: BulkSelection) => ReactNode;
  /** Exports every row that matches the filters. */
  readonly onExport?: (kind: 'csv' | 'excel', state: TableState) => void;
  /** When the data was last loaded, as an ISO instant. */
  readonly asOf?: string;
}

const none: readonly string[] = [];
/** Longer lists load page by page; a column that folds once the last page has come would move what is being read. */
const foldUpTo = 50;

/** A list screen: filters as a sentence, paged rows, and all of its state in the address. */
export function ListScreen<Row extends DataRow>({
  title,
  description,
  definition,
  columns,
  rowId,
  rows,
  totalRows,
  list,
  facets,
  today,
  searchPlaceholder,
  views,
  viewsWithout,
  rowMark,
  oneValue = none,
  aboveRows,
  arrange,
  notice,
  body,
  renderTable,
  summary,
  actions,
  empty,
  rowHref,
  bulkActions,
  onExport,
  asOf,
}: ListScreenProps<Row>) {
  const { state, hrefOf, change } = useListState(definition);
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns]);
  const { columnState, setColumnState, kept, restore } = useColumns(views ?? null, columnIds);
  const navigate = useNavigate();
  // Loaded rows stay; the table offers a retry below them.
  const failed = list.problem !== null && rows.length > 0;
  const cleared = clearedState(state, definition);
  const filtered = state.search !== '' || Object.keys(state.filters).some((key) => !cleared.filters[key]);
  const unknown = unknownFilter(state, definition);
  const tableColumns = useMemo(
    // The filter bar above already filters; column filters would duplicate it.
    () =>
      columns.map((column) => ({ ...column, filterable: false, sortable: definition.sortable.includes(column.id) })),
    [columns, definition],
  );
  const [unfolded, setUnfolded] = useState<readonly string[]>(none);
  const isWhole = !list.hasMore && !list.loading && rows.length <= foldUpTo;
  const folded = useMemo(() => {
    const isFolded = (id: string) => !unfolded.includes(id) && !columnState.hidden.includes(id);
    return {
      said: isWhole ? foldedColumns(columns, rows).filter(({ id }) => isFolded(id) && !oneValue.includes(id)) : [],
      unsaid: oneValue.filter(isFolded),
    };
  }, [columns, rows, isWhole, oneValue, unfolded, columnState.hidden]);
  const foldedIds = [...folded.said.map(({ id }) => id), ...folded.unsaid];
  const withoutFolded = <State extends TableState>(state: State): State => ({
    ...state,
    hidden: state.hidden.filter((id) => !foldedIds.includes(id)),
  });
  const filters = (
    <>
      <FilterBar
        definition={definition}
        state={state}
        hrefOf={hrefOf}
        onChange={change}
        facets={facets}
        today={today}
        searchPlaceholder={searchPlaceholder}
      />
      {arrange}
      {views && <SavedViews screen={views} columns={kept} onColumns={restore} without={viewsWithout ?? none} />}
      {!body && <RowHeightMenu />}
    </>
  );
  const tools = actions && <div className={styles.tools}>{actions}</div>;
  const sentence = filterPhrases(state, definition).map(({ text }) => text);
  return (
    <div className={styles.root}>
      <Inline gap={16} rowGap={12} align="start" justify="between" wrap asChild>
        <header>
          <div>
            <h1 className={styles.title}>{title}</h1>
            {description && <p className={styles.quiet}>{description}</p>}
            {summary && tools}
          </div>
          {summary || tools}
        </header>
      </Inline>
      {/* An attribute, so that the words are read once on screen. */}
      {sentence.length > 0 && <p className={styles.onPaper} data-words={sentence.join(' and ')} />}
      {aboveRows}
      {notice}
      {body ? (
        <>
          <Inline gap={8} rowGap={6} wrap className={styles.notOnPaper}>
            {filters}
          </Inline>
          {body}
        </>
      ) : renderTable ? (
        renderTable(filters)
      ) : (
        <DataTable
          aria-label={title}
          className={styles.table}
          rows={rows}
          columns={tableColumns}
          rowId={rowId}
          state={{ ...columnState, hidden: [...columnState.hidden, ...foldedIds], sort: state.sort }}
          onStateChange={(next, { reason }) => {
            // Shown again in the chooser of columns.
            const shown = foldedIds.filter((id) => !next.hidden.includes(id));
            if (shown.length > 0) setUnfolded([...unfolded, ...shown]);
            setColumnState(withoutFolded(next));
            if (reason === 'sort' || reason === 'reset') change({ ...state, sort: next.sort });
          }}
          server={{
            totalRows,
            ...(onExport ? { onExport: (kind, shown) => onExport(kind, withoutFolded(shown)) } : {}),
          }}
          notice={
            folded.said.length > 0 && (
              <p className={styles.folded}>
                {foldedWords(folded.said, rows.length)}{' '}
                <Button
                  size="sm"
                  emphasis="plain"
                  className={styles.notOnPaper}
                  onClick={() => setUnfolded([...unfolded, ...folded.said.map(({ id }) => id)])}
                >
                  {folded.said.length === 1 ? 'Show column' : 'Show columns'}
                </Button>
              </p>
            )
          }
          infinite={{
            hasMore: list.hasMore,
            loadingMore: list.loadingMore,
            onLoadMore: failed ? list.retry : list.loadMore,
            failed,
          }}
          loading={list.loading}
          error={
            unknown && !list.loading ? (
              <ErrorState
                title={`${capitalized(unknown.label)} “${unknown.value.slice(0, 40)}” doesn’t exist`}
                description="The link may be old or mistyped."
                actions={<Button onClick={() => change(withFilter(state, unknown.key, []))}>Remove this filter</Button>}
              />
            ) : list.problem && !failed ? (
              <NotRead problem={list.problem} onRetry={list.retry} />
            ) : undefined
          }
          empty={
            filtered ? (
              <EmptyState
                title="No results"
                description="Nothing matches these filters."
                actions={<Button onClick={() => change(cleared)}>Clear filters</Button>}
              />
            ) : (
              <EmptyState title={empty.title} description={empty.description} actions={empty.action} />
            )
          }
          toolbar={filters}
          {...(rowMark ? { rowMark } : {})}
          selectionMode={bulkActions ? 'multiple' : 'none'}
          {...(bulkActions ? { bulkActions } : {})}
          {...(rowHref
            ? { rowHref, onRowOpen: (row: Row) => void navigate(rowHref(row), { preventScrollReset: true }) }
            : {})}
          {...(asOf ? { asOf } : {})}
        />
      )}
    </div>
  );
}
