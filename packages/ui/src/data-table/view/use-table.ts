'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { useUiSettings } from '../../provider/ui-settings.ts';
import type { CellRange } from '../model/cell-range.ts';
import type { DisplayLines } from '../model/display-lines.ts';
import { wallClock } from '../model/format-value.ts';
import { isMasked } from '../model/mask.ts';
import type { RowSelection } from '../model/row-selection.ts';
import { copyCells } from './copy-cells.ts';
import { groupName, totalCell } from './group-words.ts';
import type { TableInput, TableModel, TablePanel } from './table-model.ts';
import { sortWords, type TableText } from './table-words.ts';
import { useColumns } from './use-columns.ts';
import { useGridCommands } from './use-grid-commands.ts';
import { useEngine } from '../engine/use-engine.ts';
import { useRows } from './use-rows.ts';
import { useRowsSelected, useSelection } from './use-rows-selected.ts';
import type { CellRules } from './view-column.ts';

const never = () => false;

/** Returns which cells are masked, and the text shown instead. */
function useCellRules<Row extends DataRow>(
  { columns, suppression, masked }: TableInput<Row>,
  text: TableText,
): Omit<CellRules<Row>, 'metrics'> {
  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const suppressed = (id: string, row: Row) => {
      const column = byId.get(id);
      return column !== undefined && isMasked(column, row, suppression);
    };
    if (masked) return { masked: masked.is, maskedText: masked.text };
    return {
      masked: suppression ? suppressed : never,
      maskedText: suppression ? (suppression.text ?? text('fewer', { min: suppression.min })) : '',
    };
  }, [columns, suppression, masked, text]);
}

interface News {
  /** The sort as text. */
  readonly sorted: string;
  readonly filters: unknown;
  readonly counts: { readonly shown: number; readonly total: number };
  readonly loading: boolean;
  readonly loadingMore: boolean;
  readonly loaded: number;
}

/** Announces sorting, filtering and loading to assistive technology. */
function useNews(
  { sorted, filters, counts, loading, loadingMore, loaded }: News,
  announce: (words: string) => void,
  text: TableText,
): void {
  const asked = useRef(filters);
  const before = useRef({ loadingMore, loaded });
  const lastSorted = useRef(sorted);
  useEffect(() => {
    if (lastSorted.current === sorted) return;
    lastSorted.current = sorted;
    announce(sorted);
  }, [sorted, announce]);
  useEffect(() => {
    if (loading || asked.current === filters) return;
    asked.current = filters;
    announce(text('filtered', { shown: counts.shown, total: counts.total }));
  }, [filters, counts, loading, announce, text]);
  useEffect(() => {
    if (loading) announce(text('loadingRows'));
  }, [loading, announce, text]);
  useEffect(() => {
    const was = before.current;
    before.current = { loadingMore, loaded };
    if (was.loadingMore && !loadingMore && loaded > was.loaded)
      announce(text('loaded', { count: loaded - was.loaded }));
  }, [loadingMore, loaded, announce, text]);
}

/** Assembles a table: engine, columns, rows, selection, commands and announcements. */
export function useTable<Row extends DataRow>(
  input: TableInput<Row>,
  text: TableText,
  announce: (words: string) => void,
): TableModel<Row> {
  const { rows, held: state, server } = input;
  const { locale, timeZone } = useUiSettings();
  const mode = input.selectionMode ?? 'none';
  const [panel, setPanel] = useState<TablePanel<Row> | null>(null);
  // The button that opened a panel also closes it.
  const open = useCallback(
    (next: TablePanel<Row> | null) =>
      setPanel((was) => (next && was?.kind === next.kind && was.anchor === next.anchor ? null : next)),
    [],
  );
  const [marked, setMarked] = useState<{ readonly range: CellRange | null; readonly lines: DisplayLines } | null>(null);
  const [selection, setSelection] = useSelection(input);
  const onSelect = useCallback((next: RowSelection) => setSelection(next, { reason: 'pick' }), [setSelection]);
  const engine = useEngine({ input, locale, selection, onSelect });
  const columns = useColumns(engine, input, text);
  const pipeline = useRows(engine, input);
  const { lines } = pipeline;
  // New or reordered rows clear the marked range.
  const range = marked?.lines === lines ? marked.range : null;
  const rules = useCellRules(input, text);
  const onChanged = useCallback((count: number) => announce(text('selected', { count })), [announce, text]);
  const selected = useRowsSelected({
    ...input,
    selection,
    setSelection,
    model: pipeline.model,
    mode,
    lines: pipeline.lines,
    order: pipeline.order,
    filters: state.filters,
    onChanged,
  });
  const known = server?.totalRows !== null;
  const shown = server?.totalRows ?? pipeline.order.length;
  const total = (server && known ? (server.unfilteredRows ?? server.totalRows) : null) ?? rows.length;
  const counts = useMemo(() => ({ shown, total, known }), [shown, total, known]);
  useNews(
    {
      sorted: sortWords(state.sort, { views: columns.views, text, locale }),
      filters: state.filters,
      counts,
      loading: input.loading ?? false,
      loadingMore: input.infinite?.loadingMore ?? false,
      loaded: rows.length,
    },
    announce,
    text,
  );

  const commands = useGridCommands({
    props: {
      rows,
      ...(input.onRowOpen && { onRowOpen: input.onRowOpen }),
      ...(input.rowHref && { rowHref: input.rowHref }),
      ...(input.onCopy && { onCopy: input.onCopy }),
    },
    engine,
    pipeline,
    columns,
    selected,
    range,
    setRange: (next) => setMarked({ range: next, lines }),
    openMenu: (columnId, anchor) => open({ kind: 'column', columnId, anchor }),
    showDetails: (row, anchor) => open({ kind: 'details', row, anchor }),
    copyCells: (marked, from) =>
      copyCells(marked, from, {
        lines,
        rows,
        columnIds: columns.layout.all.map(({ id }) => id),
        views: columns.views,
        rules,
        clock: wallClock(timeZone),
        groupText: (group, columnId) =>
          columnId === columns.layout.all.find(({ id }) => columns.views.has(id))?.id
            ? groupName(group, { views: columns.views, text })
            : (totalCell(
                columnId,
                { values: group.totals(), masked: group.masked },
                { views: columns.views, mask: pipeline.mask, text, locale },
              )?.text ?? ''),
      }),
    announce,
    text,
    locale,
  });
  return {
    input,
    text,
    locale,
    timeZone,
    columns,
    engine,
    pipeline,
    rules,
    selected,
    range,
    commands,
    announce,
    panel,
    open,
    counts,
  };
}
