'use client';
import { useEffect, useMemo, useState } from 'react';
import type { DataRow } from '../model/column.ts';
import { MultiSelectList } from '../../multi-select/multi-select-list.tsx';
import { type ColumnFilter, type Facet, facetsOf } from '../model/filter-rows.ts';
import type { TableModel } from '../view/table-model.ts';
import { valueWords } from '../view/table-words.ts';
import * as styles from './panels.css.ts';
import { numberFormat } from '../../internal/intl-formats.ts';

interface FacetListProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  readonly columnId: string;
  readonly filter: ColumnFilter | undefined;
  readonly onFilter: (filter: ColumnFilter | null) => void;
  readonly onClose: () => void;
}

/** The id of "Empty" in the list. Ids of values have a prefix, so they can't collide. */
const missingId = 'empty';
const idOf = (value: string | null) => (value === null ? missingId : `value ${value}`);
const valueOf = (id: string) => (id === missingId ? null : id.slice('value '.length));

/** The values of a column with their counts, from the rows or from the server. */
function useFacets<Row extends DataRow>(
  { input, pipeline }: TableModel<Row>,
  columnId: string,
): readonly Facet[] | 'loading' | 'failed' {
  const { server, held } = input;
  const ask = server?.facets;
  const own = useMemo(
    () =>
      ask
        ? []
        : facetsOf(
            pipeline.store,
            columnId,
            held.filters.filter(({ id }) => pipeline.store.columns.some((column) => column.id === id)),
          ),
    [ask, pipeline.store, columnId, held.filters],
  );
  const [answer, setAnswer] = useState<readonly Facet[] | 'loading' | 'failed'>('loading');
  const others = JSON.stringify(held.filters.filter(({ id }) => id !== columnId));
  useEffect(() => {
    if (!ask) return undefined;
    let wanted = true;
    ask(columnId, JSON.parse(others) as readonly ColumnFilter[]).then(
      (facets) => wanted && setAnswer(facets),
      () => wanted && setAnswer('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [ask, columnId, others]);
  return ask ? answer : own;
}

/** A checklist of values, most frequent first. Counts apply the filters of the other columns. */
export function FacetList<Row extends DataRow>({ table, columnId, filter, onFilter }: FacetListProps<Row>) {
  const { text, locale, columns } = table;
  const facets = useFacets(table, columnId);
  const view = columns.views.get(columnId);
  const chosen =
    filter?.kind === 'one-of'
      ? filter.values.map((value) => (value === null || value === undefined ? null : String(value)))
      : [];
  if (facets === 'failed') return <p className={styles.note}>{text('valuesFailed')}</p>;
  const known = facets === 'loading' ? [] : facets;
  // A checked value without rows can still be unchecked.
  const gone = chosen
    .filter((value) => !known.some((facet) => facet.value === value))
    .map((value): Facet => ({ value, count: 0 }));
  const number = numberFormat(locale);
  const items = [...known, ...(facets === 'loading' ? [] : gone)].map(({ value, count }) => ({
    id: idOf(value),
    label: valueWords(view, value, text),
    trailing: <span className={styles.count}>{number.format(count)}</span>,
  }));
  return (
    <div className={styles.values}>
      <MultiSelectList
        items={items}
        chosen={chosen.map(idOf)}
        max={undefined}
        label={text('valuesOf', { column: view?.header ?? columnId })}
        searchPlaceholder={undefined}
        typed=""
        loading={facets === 'loading'}
        onQueryChange={undefined}
        onChoose={(ids) =>
          onFilter(ids.length === 0 ? null : { id: columnId, kind: 'one-of', values: ids.map(valueOf) })
        }
      />
    </div>
  );
}
