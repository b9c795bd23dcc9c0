'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { DataTableProps } from '../data-table.props.ts';
import { boxOf, type CellRange, cellsIn } from '../model/cell-range.ts';
import { moveColumn, nextSort, resizeColumn, toggleExpanded } from '../model/state-changes.ts';
import type { TableState } from '../model/table-state.ts';
import type { GridCommands } from './grid-commands.ts';
import { sortWords, type TableText } from './table-words.ts';
import type { RowPipeline } from './use-row-pipeline.ts';
import type { ChangeState } from './use-table-state.ts';
import type { TableColumns } from './use-columns.ts';
import { pickColumnId } from './view-column.ts';

/** What the commands read when they run. */
export interface CommandContext<Row> {
  readonly props: Pick<DataTableProps<Row>, 'rows' | 'onRowOpen' | 'onCopy'>;
  readonly state: TableState;
  readonly change: ChangeState;
  readonly pipeline: RowPipeline<Row>;
  readonly columns: TableColumns<Row>;
  readonly selected: { readonly pick: (line: number, range: boolean) => void; readonly pickAll: () => void };
  readonly range: CellRange | null;
  readonly setRange: (range: CellRange | null) => void;
  readonly openMenu: (columnId: string, anchor: HTMLElement) => void;
  readonly showDetails: (row: Row, anchor: HTMLElement) => void;
  readonly copyCells: (
    range: CellRange | null,
    from: { readonly row: number; readonly column: number },
  ) => { readonly text: string; readonly cells: number } | null;
  readonly announce: (words: string) => void;
  readonly text: TableText;
  readonly locale: string;
}

/** Turns what is asked in the grid into changes of the table. The commands themselves never change, so no row is redrawn for them. */
export function useGridCommands<Row>(context: CommandContext<Row>): GridCommands {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useMemo((): GridCommands => {
    const now = () => latest.current;
    const header = (id: string) => now().columns.views.get(id)?.header ?? id;
    return {
      sort(id, additive) {
        const { columns, state, change, announce, text, locale } = now();
        const view = columns.views.get(id);
        if (id === pickColumnId) return now().selected.pickAll();
        if (!view || view.definition.sortable === false) return;
        const sort = nextSort(state.sort, id, { additive, largestFirst: view.numeric });
        change({ sort, page: 0 }, 'sort');
        announce(sortWords(sort, { views: columns.views, text, locale }));
      },
      openMenu: (id, anchor) => (id === pickColumnId ? undefined : now().openMenu(id, anchor)),
      moveColumn(id, by) {
        const { state, columns, change, announce, text } = now();
        const column = columns.layout.all.find((each) => each.id === id);
        if (!column || id === pickColumnId) return false;
        const zone = columns.layout[column.zone].filter((each) => each.id !== pickColumnId);
        const to = zone.findIndex((each) => each.id === id) + by;
        const moved = moveColumn(state, { ...columns.layout, [column.zone]: zone }, id, to);
        if (!moved) return false;
        change(moved, 'columns');
        announce(
          text('columnMoved', {
            column: header(id),
            place: columns.layout.all.indexOf(column) + by + 1,
            total: columns.layout.all.length,
          }),
        );
        return true;
      },
      resizeColumn(id, width) {
        const { state, columns, change, announce, text } = now();
        const definition = columns.views.get(id)?.definition;
        if (!definition) return;
        const resized = resizeColumn(state, id, width, {
          minWidth: definition.minWidth ?? 64,
          maxWidth: definition.maxWidth ?? 800,
        });
        change(resized, 'columns');
        announce(text('columnWidth', { column: header(id), width: resized.widths?.[id] ?? width }));
      },
      pick: (line, { range }) => now().selected.pick(line, range),
      pickAll: () => now().selected.pickAll(),
      toggleGroup(line) {
        const { pipeline, columns, change, announce, text } = now();
        const at = pipeline.lines.at(line);
        if (at.kind !== 'group') return;
        change((state) => toggleExpanded(state, at.group.key), 'expand');
        const group = columns.views.get(at.group.columnId)?.write(at.group.value) || text('missing');
        announce(
          at.expanded
            ? text('groupClosed', { group })
            : text('groupOpened', { group, count: at.group.groups.length || at.group.rows.length }),
        );
      },
      openRow(line, reason) {
        const { pipeline, props } = now();
        const at = pipeline.lines.at(line);
        if (at.kind === 'row') props.onRowOpen?.(props.rows[at.row] as Row, { reason });
      },
      showDetails(line, anchor) {
        const { pipeline, props, showDetails } = now();
        const at = pipeline.lines.at(line);
        if (at.kind === 'row') showDetails(props.rows[at.row] as Row, anchor);
      },
      mark: (range) => now().setRange(range && cellsIn(boxOf(range)) > 0 ? range : null),
      copy(from) {
        const { copyCells, range, props, announce, text } = now();
        const copied = copyCells(range, from);
        if (!copied) return null;
        const message = text('copied', { cells: copied.cells });
        announce(message);
        props.onCopy?.({ cells: copied.cells, message });
        return copied.text;
      },
    };
  }, []);
}
