'use client';
import type { DataRow } from '../model/column.ts';
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
import { Item as MenuItem, Label as MenuLabel, Separator as MenuSeparator } from '../../menu/menu-items.tsx';
import { useUiSettings } from '../../provider/ui-settings.ts';
import { keysOfGroups } from '../model/group-rows.ts';
import { type ColumnZone, pinningOf } from '../engine/column-layout.ts';
import type { Engine } from '../engine/table-features.ts';
import { toExpanded } from '../engine/table-slices.ts';
import type { TableModel } from '../view/table-model.ts';
import { fittingWidth } from '../view/use-column-resize.ts';
import * as styles from './panels.css.ts';

interface ColumnMenuProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  readonly columnId: string;
  readonly anchor: HTMLElement;
}

/** The column menu. It covers everything dragging can do. */
export function ColumnMenu<Row extends DataRow>({ table, columnId, anchor }: ColumnMenuProps<Row>) {
  const { text, columns, engine, commands, announce, open } = table;
  const view = columns.views.get(columnId);
  const placed = columns.layout.all.find(({ id }) => id === columnId);
  const column = engine.getColumn(columnId);
  if (!view || !placed || !column) return null;
  const { definition, header } = view;
  const items = { table, column, header };
  // The last visible column can't be hidden.
  const alone = columns.layout.all.filter(({ id }) => columns.views.has(id)).length === 1;
  const grid = anchor.closest('[data-component="DataTable.Grid"]');
  return (
    <>
      <MenuLabel>{header}</MenuLabel>
      {definition.description && <div className={styles.description}>{definition.description}</div>}
      {column.getCanSort() && <SortItems {...items} />}
      {column.getCanFilter() && (
        <MenuItem
          leading={<FilterIcon size={16} />}
          onSelect={() => setTimeout(() => open({ kind: 'filter', columnId, anchor }))}
        >
          {text('filterBy')}
        </MenuItem>
      )}
      <GroupItems {...items} />
      <MenuSeparator />
      <PlaceItems {...items} zone={placed.zone} />
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

interface ColumnItemsProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  readonly column: NonNullable<ReturnType<Engine<Row>['getColumn']>>;
  readonly header: string;
}

function SortItems<Row extends DataRow>({ table, column }: ColumnItemsProps<Row>) {
  const { input, text } = table;
  const sorted = column.getIsSorted() !== false;
  return (
    <>
      <MenuItem leading={<SortAscendingIcon size={16} />} onSelect={() => column.toggleSorting(false)}>
        {text('sortAscending')}
      </MenuItem>
      <MenuItem leading={<SortDescendingIcon size={16} />} onSelect={() => column.toggleSorting(true)}>
        {text('sortDescending')}
      </MenuItem>
      {input.held.sort.length > 0 && !sorted && (
        <MenuItem onSelect={() => column.toggleSorting(undefined, true)}>{text('sortAlso')}</MenuItem>
      )}
      {sorted && <MenuItem onSelect={() => column.clearSorting()}>{text('clearSort')}</MenuItem>}
      <MenuSeparator />
    </>
  );
}

/** Groups by the column, and opens or closes the groups there are. */
function GroupItems<Row extends DataRow>({ table, column, header }: ColumnItemsProps<Row>) {
  const { input, text, engine, pipeline, announce } = table;
  const grouped = column.getIsGrouped();
  return (
    <>
      {input.server === undefined && !input.infinite?.hasMore && column.getCanGroup() && (
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
    </>
  );
}

/** Pins and moves the column. Left and right are as seen, so they swap in right-to-left text. */
function PlaceItems<Row extends DataRow>({
  table,
  column,
  header,
  zone,
}: ColumnItemsProps<Row> & { readonly zone: ColumnZone }) {
  const { text, commands, announce } = table;
  const { direction } = useUiSettings();
  const [back, forward] = direction === 'rtl' ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
  const arrow = { Left: '←', Right: '→' };
  const pin = (to: ColumnZone) => {
    column.pin(pinningOf(to));
    announce(text(to === 'middle' ? 'columnUnpinned' : 'columnPinned', { column: header }));
  };
  return (
    <>
      {zone !== 'start' && (
        <MenuItem leading={<PinIcon size={16} />} onSelect={() => pin('start')}>
          {text(`pin${back}`)}
        </MenuItem>
      )}
      {zone !== 'end' && (
        <MenuItem leading={<PinIcon size={16} />} onSelect={() => pin('end')}>
          {text(`pin${forward}`)}
        </MenuItem>
      )}
      {zone !== 'middle' && <MenuItem onSelect={() => pin('middle')}>{text('unpin')}</MenuItem>}
      <MenuItem
        leading={<ArrowBackIcon size={16} />}
        shortcut={`Ctrl Shift ${arrow[back]}`}
        onSelect={() => commands.moveColumn(column.id, -1)}
      >
        {text(`move${back}`)}
      </MenuItem>
      <MenuItem
        leading={<ArrowForwardIcon size={16} />}
        shortcut={`Ctrl Shift ${arrow[forward]}`}
        onSelect={() => commands.moveColumn(column.id, 1)}
      >
        {text(`move${forward}`)}
      </MenuItem>
    </>
  );
}
