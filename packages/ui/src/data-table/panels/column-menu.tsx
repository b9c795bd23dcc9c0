'use client';
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
import { hideColumn, pinColumn, sortBy, toggleGroup } from '../model/state-changes.ts';
import type { TableModel } from '../view/table-model.ts';
import { sortWords } from '../view/table-words.ts';
import { fittingWidth } from '../view/use-column-resize.ts';
import * as styles from './panels.css.ts';

interface ColumnMenuProps<Row> {
  readonly table: TableModel<Row>;
  readonly columnId: string;
  readonly anchor: HTMLElement;
}

/** Everything that can be done to a column, also without dragging. */
export function ColumnMenu<Row>({ table, columnId, anchor }: ColumnMenuProps<Row>) {
  const { input, text, locale, columns, pipeline, commands, announce, open } = table;
  const { held, change, server } = input;
  const { direction } = useUiSettings();
  const [back, forward] = direction === 'rtl' ? ['→', '←'] : ['←', '→'];
  const view = columns.views.get(columnId);
  const placed = columns.layout.all.find(({ id }) => id === columnId);
  if (!view || !placed) return null;
  const { definition, header } = view;
  const sorted = held.sort.find(({ id }) => id === columnId);
  const sort = (descending: boolean | null, additive = false) => {
    const next = sortBy(held.sort, columnId, descending, additive);
    change({ sort: next, page: 0 }, 'sort');
    announce(sortWords(next, { views: columns.views, text, locale }));
  };
  const pin = (zone: 'start' | 'middle' | 'end') => {
    change((state) => pinColumn(state, columnId, zone), 'columns');
    announce(text(zone === 'middle' ? 'columnUnpinned' : 'columnPinned', { column: header }));
  };
  const grouped = held.groupBy.includes(columnId);
  const groupable =
    server === undefined &&
    !input.infinite?.hasMore &&
    (definition.groupable ?? (definition.type === 'text' || definition.type === 'boolean'));
  // A table without columns could not be brought back.
  const alone = columns.layout.all.filter(({ id }) => columns.views.has(id)).length === 1;
  const grid = anchor.closest('[data-component="DataTable.Grid"]');
  return (
    <>
      <MenuLabel>{header}</MenuLabel>
      {definition.description && <div className={styles.description}>{definition.description}</div>}
      {definition.sortable !== false && (
        <>
          <MenuItem leading={<SortAscendingIcon size={16} />} onSelect={() => sort(false)}>
            {text('sortAscending')}
          </MenuItem>
          <MenuItem leading={<SortDescendingIcon size={16} />} onSelect={() => sort(true)}>
            {text('sortDescending')}
          </MenuItem>
          {held.sort.length > 0 && !sorted && (
            <MenuItem onSelect={() => sort(view.numeric, true)}>{text('sortAlso')}</MenuItem>
          )}
          {sorted && <MenuItem onSelect={() => sort(null)}>{text('clearSort')}</MenuItem>}
          <MenuSeparator />
        </>
      )}
      {definition.filterable !== false && (
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
            change((state) => toggleGroup(state, columnId), 'group');
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
              change({ expanded: keysOfGroups(pipeline.groups ?? []) }, 'expand');
              announce(text('groupsOpened'));
            }}
          >
            {text('openGroups')}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              change({ expanded: [] }, 'expand');
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
          {text('pinStart')}
        </MenuItem>
      )}
      {placed.zone !== 'end' && (
        <MenuItem leading={<PinIcon size={16} />} onSelect={() => pin('end')}>
          {text('pinEnd')}
        </MenuItem>
      )}
      {placed.zone !== 'middle' && <MenuItem onSelect={() => pin('middle')}>{text('unpin')}</MenuItem>}
      <MenuItem
        leading={<ArrowBackIcon size={16} />}
        shortcut={`Ctrl Shift ${back}`}
        onSelect={() => commands.moveColumn(columnId, -1)}
      >
        {text('moveStart')}
      </MenuItem>
      <MenuItem
        leading={<ArrowForwardIcon size={16} />}
        shortcut={`Ctrl Shift ${forward}`}
        onSelect={() => commands.moveColumn(columnId, 1)}
      >
        {text('moveEnd')}
      </MenuItem>
      {grid && (
        <MenuItem
          onSelect={() => commands.resizeColumn(columnId, fittingWidth(grid, columns.layout.all.indexOf(placed)))}
        >
          {text('fit')}
        </MenuItem>
      )}
      {definition.hideable !== false && !alone && (
        <MenuItem
          leading={<EyeOffIcon size={16} />}
          onSelect={() => {
            change((state) => hideColumn(state, columnId), 'columns');
            announce(text('columnHidden', { column: header }));
          }}
        >
          {text('hide')}
        </MenuItem>
      )}
    </>
  );
}
