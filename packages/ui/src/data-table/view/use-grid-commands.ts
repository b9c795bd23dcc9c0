'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { DataRow } from '../model/column.ts';
import type { DataTableProps } from '../data-table.props.ts';
import { boxOf, type CellRange, cellsIn } from '../model/cell-range.ts';
import { moveColumn } from '../engine/column-layout.ts';
import type { Engine } from '../engine/table-features.ts';
import { columnWidths } from '../model/table-state.ts';
import type { GridCommands } from './grid-commands.ts';
import type { TableText } from './table-words.ts';
import type { TableRows } from './use-rows.ts';
import type { TableColumns } from './use-columns.ts';
import { pickColumnId } from './view-column.ts';

/** Context that commands read when they run. */
export interface CommandContext<Row extends DataRow> {
  readonly props: Pick<DataTableProps<Row>, 'rows' | 'onRowOpen' | 'rowHref' | 'onCopy'>;
  readonly engine: Engine<Row>;
  readonly pipeline: TableRows<Row>;
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

/** The grid's commands. The object is stable, so state changes don't re-render rows. */
export function useGridCommands<Row extends DataRow>(context: CommandContext<Row>): GridCommands {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useMemo((): GridCommands => {
    const now = () => latest.current;
    const header = (id: string) => now().columns.views.get(id)?.header ?? id;
    const moveTo = (id: string, to: number, engine: Engine<Row>): boolean => {
      const { columns, announce, text } = now();
      const { layout } = columns;
      const place = moveColumn(engine, layout, { id, to, fixed: pickColumnId });
      const zone = layout.all.find((each) => each.id === id)?.zone;
      if (place === null || !zone) return false;
      const firstInZone = layout[zone].find((each) => each.id !== pickColumnId);
      announce(
        text('columnMoved', {
          column: header(id),
          place: layout.all.findIndex((each) => each.id === firstInZone?.id) + place + 1,
          total: layout.all.length,
        }),
      );
      return true;
    };
    return {
      sort(id, additive) {
        const { engine, selected } = now();
        if (id === pickColumnId) return selected.pickAll();
        const column = engine.getColumn(id);
        if (column?.getCanSort()) column.toggleSorting(undefined, additive);
      },
      openMenu: (id, anchor) => (id === pickColumnId ? undefined : now().openMenu(id, anchor)),
      moveColumn(id, by) {
        const { columns, engine } = now();
        const column = columns.layout.all.find((each) => each.id === id);
        if (!column || id === pickColumnId) return false;
        const zone = columns.layout[column.zone].filter((each) => each.id !== pickColumnId);
        return moveTo(id, zone.indexOf(column) + by, engine);
      },
      moveColumnTo: (id, to) => void moveTo(id, to, now().engine),
      resizeColumn(id, width) {
        const { engine, columns, announce, text } = now();
        const definition = columns.views.get(id)?.definition;
        if (!definition) return;
        const { minWidth = 64, maxWidth = 800 } = definition;
        const [low, high] = [Math.max(minWidth, columnWidths.min), Math.min(maxWidth, columnWidths.max)];
        const next = Math.round(Math.min(Math.max(width, low), high));
        engine.setColumnSizing((sizes) => ({ ...sizes, [id]: next }));
        announce(text('columnWidth', { column: header(id), width: next }));
      },
      pick: (line, { range }) => now().selected.pick(line, range),
      pickAll: () => now().selected.pickAll(),
      toggleGroup(line) {
        const { pipeline, columns, announce, text } = now();
        const at = pipeline.lines.at(line);
        if (at.kind !== 'group') return;
        pipeline.model.rowAt(line).toggleExpanded();
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
        if (at.kind !== 'row') return;
        const row = props.rows[at.row] as Row;
        if (props.onRowOpen) props.onRowOpen(row, { reason });
        else if (props.rowHref) window.location.assign(props.rowHref(row));
      },
      openRowInTab(line) {
        const { pipeline, props } = now();
        const at = pipeline.lines.at(line);
        if (at.kind === 'row' && props.rowHref)
          window.open(props.rowHref(props.rows[at.row] as Row), '_blank', 'noopener');
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
