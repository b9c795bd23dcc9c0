'use client';
import { useMemo } from 'react';
import type { DataRow } from '../model/column.ts';
import { Button } from '../../button/button.tsx';
import { dateFormat } from '../../internal/intl-formats.ts';
import { ChevronBackIcon, ChevronForwardIcon } from '../../icons/icons.ts';
import * as styles from './frame.css.ts';
import type { TableModel } from './table-model.ts';
import type { TableText } from './table-words.ts';

/** Row count, selection count, data timestamp and paging. */
export function TableFoot<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { input, text, locale, timeZone, pipeline, counts } = table;
  const { asOf } = input;
  const time = useMemo(
    () => asOf && dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(Date.parse(asOf)),
    [asOf, locale, timeZone],
  );
  const waiting = input.loading && input.rows.length === 0;
  return (
    <div data-component="DataTable.Foot" className={styles.foot}>
      {!waiting && !input.error && <bdi>{countText(counts, text)}</bdi>}
      {pipeline.groups && <bdi>{text('countGroups', { groups: pipeline.groups.length })}</bdi>}
      {selectedText(table) && <bdi>{selectedText(table)}</bdi>}
      <LoadMore table={table} />
      {time && <bdi>{text('asOf', { time })}</bdi>}
      {input.paging === 'pages' && <Pages table={table} />}
    </div>
  );
}

/** "240 rows", "12 of 240 rows", or "60 rows loaded" while the total is unknown. */
function countText({ shown, total, known }: TableModel<never>['counts'], text: TableText): string {
  if (!known) return text('countLoaded', { count: shown });
  return shown === total ? text('count', { total }) : text('countOf', { shown, total });
}

/** Returns how many rows are selected, or an empty string for none. */
export function selectedText<Row extends DataRow>({ selected, text }: TableModel<Row>): string {
  if (!selected.counted) return text('allSelected', { except: selected.selection.ids.size });
  return selected.count > 0 ? text('countSelected', { count: selected.count }) : '';
}

/** The "Load more" button, or "Try again" after a failed load. */
function LoadMore<Row extends DataRow>({ table: { input, text } }: { readonly table: TableModel<Row> }) {
  const { infinite } = input;
  if (!infinite?.hasMore || input.error) return null;
  const { failed = false, loadingMore = false, mode = 'scroll', onLoadMore } = infinite;
  if (!failed && mode === 'scroll') return null;
  return (
    <span className={styles.more}>
      {failed && !loadingMore && <span role="alert">{text('loadFailed')}</span>}
      <Button size="sm" emphasis="plain" loading={loadingMore} onClick={onLoadMore}>
        {text(failed ? 'tryAgain' : 'loadMore')}
      </Button>
    </span>
  );
}

function Pages<Row extends DataRow>({ table }: { readonly table: TableModel<Row> }) {
  const { input, text, engine, pipeline } = table;
  const { held, server, pageSizes = [25, 50, 100] } = input;
  const total = server?.totalRows ?? pipeline.allLines.length;
  const last = Math.max(0, Math.ceil(total / held.pageSize) - 1);
  const page = Math.min(held.page, last);
  const first = page * held.pageSize;
  const go = (to: number) => engine.setPageIndex(to);
  const sizes = pageSizes.includes(held.pageSize) ? pageSizes : [...pageSizes, held.pageSize].toSorted((a, b) => a - b);
  return (
    <div className={styles.footEnd}>
      <label className={styles.perPage}>
        {text('perPage')}
        <select
          className={styles.select}
          value={held.pageSize}
          // Changing the page size keeps the first visible row visible.
          onChange={({ currentTarget }) => engine.setPageSize(Number(currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav aria-label={text('pages')} className={styles.pages}>
        <Button
          size="sm"
          emphasis="plain"
          aria-label={text('previousPage')}
          aria-disabled={page === 0}
          onClick={() => page > 0 && go(page - 1)}
        >
          <ChevronBackIcon size={16} />
        </Button>
        <bdi>
          {total > 0 && text('pageOf', { first: first + 1, last: Math.min(total, first + held.pageSize), total })}
        </bdi>
        <Button
          size="sm"
          emphasis="plain"
          aria-label={text('nextPage')}
          aria-disabled={page >= last}
          onClick={() => page < last && go(page + 1)}
        >
          <ChevronForwardIcon size={16} />
        </Button>
      </nav>
    </div>
  );
}
