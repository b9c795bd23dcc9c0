'use client';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { DataRow } from '../model/column.ts';
import { fetchedPart } from '../../internal/fetched-part.tsx';
import { numberFormat } from '../../internal/intl-formats.ts';
import { useUiSettings } from '../../provider/ui-settings.ts';
import type { TablePanelsProps } from '../panels/table-panels.tsx';
import { Grid } from './grid.tsx';
import { Paper } from './paper.tsx';
import { notice as noticeStyle } from './frame.css.ts';
import { groupName, totalCell } from './group-words.ts';
import { TableBar } from './table-bar.tsx';
import { TableFoot } from './table-foot.tsx';
import { loadPanels } from './load-panels.ts';
import { tableMessage } from './table-message.tsx';
import type { TableModel } from './table-model.ts';
import type { TableText } from './table-words.ts';
import { writeCell } from './view-column.ts';

// Menus and panels load when the pointer comes near their buttons; an earlier click waits for the load.
const FetchedPanels = /* @__PURE__ */ fetchedPart<TablePanelsProps<DataRow>>(
  async () => (await loadPanels()).TablePanels,
);

function Panels<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { panel, open } = table;
  return (
    panel && (
      <Suspense fallback={null}>
        <FetchedPanels table={table as unknown as TableModel<DataRow>} panel={panel} onClose={() => open(null)} />
      </Suspense>
    )
  );
}

/** The data rows are rendered from. The object is stable until something they show changes. */
function useGridSource<Row extends DataRow>({ input, text, locale, columns, pipeline, rules }: TableModel<Row>) {
  const { rows, rowId, rowMark, rowHref } = input;
  const selectable = (input.selectionMode ?? 'none') !== 'none';
  return useMemo(() => {
    const { views } = columns;
    const words = { views, mask: pipeline.mask, text, locale };
    const named = [...views.values()].find(({ rowHeader }) => rowHeader);
    return {
      lines: pipeline.lines,
      firstLine: pipeline.firstLine,
      levels: pipeline.levels,
      rows,
      rowId,
      rules,
      selectable,
      text: {
        goal: { green: text('green'), yellow: text('yellow'), red: text('red') },
        selectRow: (row: string) => text('selectRow', { row }),
        count: (count: number) => numberFormat(locale).format(count),
        details: (row: string) => text('details', { row }),
      },
      rowMark,
      rowHref,
      groupCell: (group: Parameters<typeof groupName>[0], columnId: string) =>
        totalCell(columnId, { values: group.totals(), masked: group.masked }, words),
      groupName: (group: Parameters<typeof groupName>[0]) => groupName(group, words),
      rowName: (row: Row) => (named ? writeCell(named, row, rules) : rowId(row)),
    };
  }, [
    pipeline.lines,
    pipeline.firstLine,
    pipeline.levels,
    pipeline.mask,
    rows,
    rowId,
    rowMark,
    rowHref,
    rules,
    selectable,
    text,
    locale,
    columns,
  ]);
}

/** The totals row, or the trend's replacement for it. */
function useGridTotals<Row extends DataRow>({ input, text, locale, columns, pipeline }: TableModel<Row>) {
  const { footOf } = input;
  const { totals, mask } = pipeline;
  const { views } = columns;
  return useMemo(() => {
    if (footOf) return footOf;
    return (
      totals && {
        label: text('totals'),
        cellOf: (columnId: string) => totalCell(columnId, totals, { views, mask, text, locale }),
      }
    );
  }, [footOf, totals, views, mask, text, locale]);
}

/** What a sheet of paper can't scroll to. */
function paperNote(shown: number, total: number | null, text: TableText): string {
  if (total === null) return text('countLoaded', { count: shown });
  return shown < total ? text('countOf', { shown, total }) : '';
}

interface TableViewProps<Row extends DataRow, Owner extends DataRow> {
  readonly table: TableModel<Row>;
  /** The table that owns the filters, when this one is its trend. */
  readonly owner?: TableModel<Owner>;
  /** Switches between rows and trend. */
  readonly switcher?: ReactNode;
}

/** The grid with its toolbar, footer and panels. */
export function TableView<Row extends DataRow, Owner extends DataRow = Row>({
  table,
  owner,
  switcher = null,
}: TableViewProps<Row, Owner>) {
  const { input, text, columns, pipeline, selected, panel, commands } = table;
  const { direction } = useUiSettings();
  const source = useGridSource(table);
  const totals = useGridTotals(table);
  const message = tableMessage(table);
  const { infinite, server } = input;
  const { hasMore = false, loadingMore = false, failed = false, mode = 'scroll', onLoadMore } = infinite ?? {};
  const onNearEnd = hasMore && !loadingMore && !failed && mode === 'scroll' && !input.loading ? onLoadMore : undefined;
  const lineTotal = hasMore
    ? server
      ? server.totalRows
      : null
    : input.paging === 'pages' && server
      ? server.totalRows
      : pipeline.allLines.length;
  const { layout, views } = columns;
  const arrangeable = (input.tools ?? true) && input.arrangeable;
  return (
    <>
      {owner ? (
        <TableBar table={owner} shown={table} switcher={switcher} />
      ) : (
        <TableBar table={table} shown={table} switcher={switcher} />
      )}
      {input.notice && <div className={noticeStyle}>{input.notice}</div>}
      {!message && (
        <Paper
          label={input['aria-label']}
          note={paperNote(pipeline.lines.length, lineTotal, text)}
          source={source}
          totals={totals}
          layout={layout}
          views={views}
        />
      )}
      <Grid
        label={input['aria-label']}
        source={source}
        views={views}
        layout={layout}
        widths={input.held.widths}
        sort={input.held.sort}
        lineTotal={lineTotal}
        totals={totals}
        commands={commands}
        range={table.range}
        selectionMode={input.selectionMode ?? 'none'}
        opensOnClick={input.rowHref !== undefined}
        handlesOpen={input.onRowOpen !== undefined}
        isSelected={selected.isLineSelected}
        picked={selected.picked}
        openMenu={panel?.kind === 'column' ? panel.columnId : null}
        direction={direction}
        depth={pipeline.levels}
        tools={arrangeable}
        waiting={(input.loading ?? false) || loadingMore}
        message={message}
        text={useMemo(
          () => ({
            help: arrangeable ? `${text('help')} ${text('helpArrange')}` : text('help'),
            selectAll: text('selectAll'),
            menuOf: (column: string) => text('menuOf', { column }),
          }),
          [text, arrangeable],
        )}
        onMoveTo={commands.moveColumnTo}
        onNearEnd={onNearEnd}
      />
      <TableFoot table={table} />
      <Panels table={table} />
      {owner && <Panels table={owner} />}
    </>
  );
}
