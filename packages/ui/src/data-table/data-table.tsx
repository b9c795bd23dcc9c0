'use client';
import { useMemo, useState } from 'react';
import { cx } from '../internal/cx.ts';
import { useMessages, useUiSettings } from '../provider/ui-settings.ts';
import { dataTableMessages } from './data-table.messages.ts';
import type { DataTableProps } from './data-table.props.ts';
import { Grid } from './view/grid.tsx';
import { root } from './view/grid.css.ts';
import { useColumns } from './view/use-columns.ts';
import { useTableState } from './view/use-table-state.ts';
import { useRowPipeline } from './view/use-row-pipeline.ts';
import { useRowsSelected } from './view/use-rows-selected.ts';
import { useAnnouncer } from './view/use-announcer.ts';
import { useGridCommands } from './view/use-grid-commands.ts';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const text = useMessages(dataTableMessages);
  const { locale, direction } = useUiSettings();
  const mode = props.selectionMode ?? 'none';
  const [state, change] = useTableState(props);
  const columns = useColumns(props.columns, state, mode === 'multiple', text);
  const pipeline = useRowPipeline({ ...props, state, locale });
  const [, announce] = useAnnouncer();
  const [range, setRange] = useState(null);
  const selected = useRowsSelected({ ...props, mode, lines: pipeline.lines, order: pipeline.order, filters: state.filters, onChanged: () => undefined });
  const commands = useGridCommands({ props, state, change, pipeline, columns, selected, range, setRange: setRange as never, openMenu: () => undefined, showDetails: () => undefined, copyCells: () => null, announce, text, locale });
  const { rows, rowId } = props;
  const source = useMemo(() => ({
    lines: pipeline.lines, rows, rowId, rules: { masked: () => false, maskedText: '' }, text: { goal: { green: '', yellow: '', red: '' }, selectRow: (r: string) => r, count: String, details: (r: string) => r }, firstLine: pipeline.firstLine, grouped: false, selectable: false, groupCell: () => null, groupName: () => '', rowName: () => '',
  }), [pipeline.lines, rows, rowId, pipeline.firstLine]);
  return (
    <section data-component="DataTable.Root" className={cx(root, props.className)}>
      <Grid label={props['aria-label']} source={source} views={columns.views} layout={columns.layout} widths={state.widths} sort={state.sort} lineTotal={pipeline.allLines.length} totals={null} commands={commands} range={range} selectionMode={mode} isSelected={selected.isLineSelected} picked={selected.picked} openMenu={null} direction={direction} tools waiting={false} message={undefined} text={{ help: text('help'), selectAll: text('selectAll'), menuOf: (column) => text('menuOf', { column }) }} onMoveTo={() => undefined} onNearEnd={undefined} />
    </section>
  );
}
