'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DataRow } from '../model/column.ts';
import { useControllable } from '../../internal/use-controllable.ts';
import type { DataTableProps } from '../data-table.props.ts';
import { type DisplayLines, rowsAmong } from '../model/display-lines.ts';
import type { IndexedRowModel } from '../engine/indexed-row-model.ts';
import {
  everySelection,
  isSelected,
  noSelection,
  type RowSelection,
  selectedCount,
  selectOnly,
  withSelected,
} from '../model/row-selection.ts';

type Reason = 'pick' | 'range' | 'all' | 'clear';

/** The selection, controlled or internal. */
export const useSelection = <Row extends DataRow>({
  selection,
  defaultSelection = noSelection,
  onSelectionChange,
}: Pick<DataTableProps<Row>, 'selection' | 'defaultSelection' | 'onSelectionChange'>) =>
  useControllable<RowSelection, { readonly reason: Reason }>({
    value: selection,
    defaultValue: defaultSelection,
    onValueChange: onSelectionChange,
    component: 'DataTable selection',
  });

interface SelectedRowsOptions<Row extends DataRow> extends Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'server'> {
  readonly selection: RowSelection;
  readonly setSelection: ReturnType<typeof useSelection<Row>>[1];
  readonly model: IndexedRowModel<Row>;
  readonly mode: 'none' | 'single' | 'multiple';
  readonly lines: DisplayLines;
  readonly order: Uint32Array;
  readonly filters: unknown;
  readonly onChanged: (count: number) => void;
}

/** Reads the selection and changes it by row, range or all at once. */
export function useRowsSelected<Row extends DataRow>({
  rows,
  rowId,
  selection,
  setSelection,
  model,
  server,
  mode,
  lines,
  order,
  filters,
  onChanged,
}: SelectedRowsOptions<Row>) {
  /** Start of a range, by row or group id, since line numbers change with the sort and the page. */
  const anchor = useRef<string | null>(null);
  const total = server?.totalRows ?? order.length;
  const known = server?.totalRows !== null;
  const count = selectedCount(selection, total);

  const set = useCallback(
    (next: RowSelection, reason: Reason) => {
      setSelection(next, { reason });
      onChanged(selectedCount(next, total));
    },
    [setSelection, onChanged, total],
  );

  // With other filters, "all rows" would mean different rows.
  const asked = useRef(filters);
  useEffect(() => {
    if (asked.current === filters) return;
    asked.current = filters;
    if (selection.kind === 'all-but') set(noSelection, 'clear');
  }, [filters, selection, set]);

  const idsAt = useCallback(
    (line: number): string[] => {
      const at = lines.at(line);
      return at.kind === 'row'
        ? [rowId(rows[at.row] as Row)]
        : [...at.group.rows].map((row) => rowId(rows[row] as Row));
    },
    [lines, rows, rowId],
  );
  const isLineSelected = useCallback(
    (line: number): boolean => {
      if (mode === 'none' || (selection.kind === 'only' && selection.ids.size === 0)) return false;
      const at = lines.at(line);
      return at.kind === 'row'
        ? model.rowAt(line).getIsSelected()
        : at.group.rows.every((row) => isSelected(selection, rowId(rows[row] as Row)));
    },
    [mode, selection, lines, model, rows, rowId],
  );
  // Check every row only when enough ids are selected to cover them all.
  const everyRow = useMemo(
    () =>
      total > 0 &&
      (known ? count >= total : selection.kind === 'all-but' && selection.ids.size === 0) &&
      (server !== undefined || order.every((row) => isSelected(selection, rowId(rows[row] as Row)))),
    [total, known, count, server, order, selection, rows, rowId],
  );

  const keyOf = (line: number): string => {
    const at = lines.at(line);
    return at.kind === 'row' ? `row ${rowId(rows[at.row] as Row)}` : `group ${at.group.key}`;
  };
  const lineOf = (key: string): number | null => {
    for (let line = 0; line < lines.length; line += 1) if (keyOf(line) === key) return line;
    return null;
  };

  const pick = (line: number, range: boolean): void => {
    if (mode === 'none') return;
    const from = range && anchor.current !== null ? lineOf(anchor.current) : null;
    if (mode === 'single') {
      const ids = idsAt(line);
      if (lines.at(line).kind === 'row') set(isLineSelected(line) ? noSelection : selectOnly(ids), 'pick');
    } else if (from !== null) {
      const ids = rowsAmong(lines, Math.min(from, line), Math.max(from, line)).map((row) => rowId(rows[row] as Row));
      set(withSelected(selection, ids, isLineSelected(from)), 'range');
    } else {
      set(withSelected(selection, idsAt(line), !isLineSelected(line)), 'pick');
    }
    if (from === null) anchor.current = keyOf(line);
  };
  const pickAll = (): void => {
    if (mode !== 'multiple') return;
    if (everyRow) set(noSelection, 'clear');
    else set(server ? everySelection : selectOnly(Array.from(order, (row) => rowId(rows[row] as Row))), 'all');
  };
  const picked: boolean | 'mixed' | null =
    mode === 'multiple' ? everyRow || ((count > 0 || selection.kind === 'all-but') && 'mixed') : null;

  const clear = (): void => set(noSelection, 'clear');

  return {
    selection,
    count,
    /** False when all rows of an unknown total are selected. */
    counted: known || selection.kind === 'only',
    picked,
    isLineSelected,
    pick,
    pickAll,
    clear,
  };
}
