'use client';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { DataRow } from '../model/column.ts';
import { Button } from '../../button/button.tsx';
import { CloseIcon, ColumnsIcon, DownloadIcon, FilterIcon, SortAscendingIcon } from '../../icons/icons.ts';
import * as styles from './frame.css.ts';
import { expectPanels } from './load-panels.ts';
import { selectedText } from './table-foot.tsx';
import type { TableModel } from './table-model.ts';
import { filterWords } from './table-words.ts';

interface TableBarProps<Row extends DataRow, Shown extends DataRow> {
  /** The table being filtered. */
  readonly table: TableModel<Row>;
  /** The table being shown: the same one, or its trend. */
  readonly shown: TableModel<Shown>;
  /** Switches between rows and trend. */
  readonly switcher: ReactNode;
}

/** The toolbar and the filter chips, or the bulk bar while rows are selected. */
export function TableBar<Row extends DataRow, Shown extends DataRow>({
  table,
  shown,
  switcher,
}: TableBarProps<Row, Shown>) {
  const filterButton = useRef<HTMLButtonElement>(null);
  const { input, text } = table;
  const tools = input.tools ?? true;
  const { selected } = shown;
  const filterable = [...table.columns.views.values()].some(({ definition }) => definition.filterable !== false);
  const bulk = shown.input.bulkActions;
  if (bulk && (selected.count > 0 || !selected.counted))
    return (
      <>
        <div role="toolbar" aria-label={text('bulkBar')} data-component="DataTable.Bulk" className={styles.bulk}>
          <span className={styles.bulkCount}>{selectedText(shown)}</span>
          {bulk({
            selection: selected.selection,
            count: selected.counted ? selected.count : null,
            clear: selected.clear,
          })}
          <Button size="sm" emphasis="plain" className={styles.clear} onClick={selected.clear}>
            {text('clearSelection')}
          </Button>
        </div>
        <Chips table={table} home={filterButton} />
      </>
    );
  if (!tools && !input.toolbar && !switcher) return null;
  const opener = (
    kind: 'filter' | 'sort' | 'columns' | 'export',
    menu: boolean,
    press: (anchor: HTMLElement) => void,
  ) =>
    ({
      size: 'sm',
      emphasis: 'plain',
      'aria-haspopup': menu ? 'menu' : 'dialog',
      'aria-expanded': table.panel?.kind === kind || shown.panel?.kind === kind,
      onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => press(currentTarget),
    }) as const;
  return (
    <>
      <div data-component="DataTable.Bar" className={styles.bar} onPointerEnter={expectPanels} onFocus={expectPanels}>
        {input.toolbar}
        {(tools || switcher) && (
          <div className={styles.own}>
            {switcher}
            {tools && filterable && (
              <Button
                ref={filterButton}
                {...opener('filter', false, (anchor) => table.open({ kind: 'filter', columnId: null, anchor }))}
                leading={<FilterIcon size={16} />}
              >
                {text('filter')}
              </Button>
            )}
            {tools && (
              <Button
                {...opener('sort', true, (anchor) => shown.open({ kind: 'sort', anchor }))}
                leading={<SortAscendingIcon size={16} />}
                className={styles.onlyCompact}
              >
                {text('sort')}
              </Button>
            )}
            {tools && shown.input.arrangeable && (
              <Button
                {...opener('columns', false, (anchor) => shown.open({ kind: 'columns', anchor }))}
                leading={<ColumnsIcon size={16} />}
              >
                {text('columns')}
              </Button>
            )}
            {tools && (
              <Button
                {...opener('export', true, (anchor) => shown.open({ kind: 'export', anchor }))}
                leading={<DownloadIcon size={16} />}
              >
                {text('exportAs')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Chips table={table} home={filterButton} />
    </>
  );
}

function Chips<Row extends DataRow>({
  table,
  home,
}: {
  readonly table: TableModel<Row>;
  readonly home: RefObject<HTMLButtonElement | null>;
}) {
  const { input, text, locale, columns, engine, pipeline, open } = table;
  const { held } = input;
  const { views } = columns;
  const filters = held.filters.filter(({ id }) => views.has(id));
  // Partly loaded rows can't be grouped, even if a saved state says so.
  const groups = pipeline.levels === 0 ? [] : held.groupBy.filter((id) => views.has(id));
  if (filters.length + groups.length === 0) return null;
  // The focused chip was removed.
  const goHome = () => home.current?.focus();
  return (
    <ul className={styles.chips}>
      {filters.map((filter) => {
        const words = filterWords(filter, { views, text, locale });
        return (
          <li key={JSON.stringify(filter)} data-component="DataTable.Chip" className={styles.chip}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.chipWords}
              onClick={({ currentTarget }) => open({ kind: 'filter', columnId: filter.id, anchor: currentTarget })}
            >
              {words}
            </button>
            <button
              type="button"
              aria-label={text('removeFilter', { filter: words })}
              className={styles.chipClose}
              onClick={() => {
                engine.setColumnFilters((filters) => filters.filter(({ value }) => value !== filter));
                goHome();
              }}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        );
      })}
      {groups.map((id) => (
        <li key={id} data-component="DataTable.Chip" className={styles.chip}>
          <span className={styles.chipWords}>{text('groupedBy', { columns: views.get(id)?.header ?? id })}</span>
          <button
            type="button"
            aria-label={text('ungroup', { column: views.get(id)?.header ?? id })}
            className={styles.chipClose}
            onClick={() => {
              engine.getColumn(id)?.toggleGrouping();
              goHome();
            }}
          >
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            size="sm"
            emphasis="plain"
            onClick={() => {
              engine.resetColumnFilters(true);
              goHome();
            }}
          >
            {text('clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
