'use client';
import type { RowData } from '@tanstack/react-table';
import {
  ArrowBackIcon,
  ArrowForwardIcon,
  EyeOffIcon,
  FilterIcon,
  PinIcon,
  SortAscendingIcon,
  SortDescendingIcon,
  TableIcon,
} from '../../icons/icons.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '../../menu/menu.tsx';
import { useUiSettings } from '../../provider/ui-settings.ts';
import { keysOfGroups } from '../model/group-rows.ts';
import { type ColumnZone, pinningOf } from '../model/column-layout.ts';
import { toExpanded } from '../model/table-slices.ts';
import type { TableModel } from '../view/table-model.ts';
import { fittingWidth } from '../view/use-column-resize.ts';
import * as styles from './panels.css.ts';

interface ColumnMenuProps<Row extends RowData> {
  readonly table: TableModel<Row>;
  readonly columnId: string;
  readonly anchor: HTMLElement;
}

/** The column menu. It covers everything dragging can do. */
export function ColumnMenu<Row extends RowData>({ table, columnId, anchor }: ColumnMenuProps<Row>) {
  const { input, text, columns, engine, pipeline, commands, announce, open } = table;
  const { held, server } = input;
  const { direction } = useUiSettings();
  const [back, forward] = direction === 'rtl' ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
  const arrow = { Left: '←', Right: '→' };
  const view = columns.views.get(columnId);
  const placed = columns.layout.all.find(({ id }) => id === columnId);
  const column = engine.getColumn(columnId);
  if (!view || !placed || !column) return null;
  const { definition, header } = view;
  const sorted = column.getIsSorted() !== false;
  const pin = (zone: ColumnZone) => {
    column.pin(pinningOf(zone));
    announce(text(zone === 'middle' ? 'columnUnpinned' : 'columnPinned', { column: header }));
  };
  const grouped = column.getIsGrouped();
  const groupable = server === undefined && !input.infinite?.hasMore && column.getCanGroup();
  // The last visible column can't be hidden.
  const alone = columns.layout.all.filter(({ id }) => columns.views.has(id)).length === 1;
  const grid = anchor.closest('[data-component="DataTable.Grid"]');
  return (
    <>
      <MenuLabel>{header}</MenuLabel>
      {definition.description && <div className={styles.description}>{definition.description}</div>}
      {column.getCanSort() && (
        <>
          <MenuItem leading={<SortAscendingIcon size={16} />} onSelect={() => column.toggleSorting(false)}>
            {text('sortAscending')}
          </MenuItem>
          <MenuItem leading={<SortDescendingIcon size={16} />} onSelect={() => column.toggleSorting(true)}>
            {text('sortDescending')}
          </MenuItem>
          {held.sort.length > 0 && !sorted && (
            <MenuItem onSelect={() => column.toggleSorting(undefined, true)}>{text('sortAlso')}</MenuItem>
          )}
          {sorted && <MenuItem onSelect={() => column.clearSorting()}>{text('clearSort')}</MenuItem>}
          <MenuSeparator />
        </>
      )}
      {column.getCanFilter() && (
        <MenuItem
          leading={<FilterIcon size={16} />}
          onSelect={() => setTimeout(() => open({ kind: 'filter', columnId, anchor }))}
        >
          {text('filterBy')}
        </MenuItem>
      )}
      {groupable && (
        <MenuItem
          leading={<TableIcon size={16} />}
          onSelect={() => {
            column.toggleGrouping();
            announce(grouped ? text('notGrouped') : text('groupedBy', { columns: header }));
          }}
        >
          {grouped ? text('ungroup', { column: header }) : text('groupBy')}
        </MenuItem>
      )}
      {pipeline.levels > 0 && (
        <>
          <MenuItem
            onSelect={() => {
              engine.setExpanded(toExpanded(keysOfGroups(pipeline.groups ?? [])));
              announce(text('groupsOpened'));
            }}
          >
            {text('openGroups')}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              engine.setExpanded({});
              announce(text('groupsClosed'));
            }}
          >
            {text('closeGroups')}
          </MenuItem>
        </>
      )}
      <MenuSeparator />
      {placed.zone !== 'start' && (
        <MenuItem leading={<PinIcon size={16} />} onSelect={() => pin('start')}>
          {text(`pin${back}`)}
        </MenuItem>
      )}
      {placed.zone !== 'end' && (
        <MenuItem leading={<PinIcon size={16} />} onSelect={() => pin('end')}>
          {text(`pin${forward}`)}
        </MenuItem>
      )}
      {placed.zone !== 'middle' && <MenuItem onSelect={() => pin('middle')}>{text('unpin')}</MenuItem>}
      <MenuItem
        leading={<ArrowBackIcon size={16} />}
        shortcut={`Ctrl Shift ${arrow[back]}`}
        onSelect={() => commands.moveColumn(columnId, -1)}
      >
        {text(`move${back}`)}
      </MenuItem>
      <MenuItem
        leading={<ArrowForwardIcon size={16} />}
        shortcut={`Ctrl Shift ${arrow[forward]}`}
        onSelect={() => commands.moveColumn(columnId, 1)}
      >
        {text(`move${forward}`)}
      </MenuItem>
      {grid && (
        <MenuItem
          onSelect={() => commands.resizeColumn(columnId, fittingWidth(grid, columns.layout.all.indexOf(placed)))}
        >
          {text('fit')}
        </MenuItem>
      )}
      {column.getCanHide() && !alone && (
        <MenuItem
          leading={<EyeOffIcon size={16} />}
          onSelect={() => {
            column.toggleVisibility(false);
            announce(text('columnHidden', { column: header }));
          }}
        >
          {text('hide')}
        </MenuItem>
      )}
    </>
  );
}
