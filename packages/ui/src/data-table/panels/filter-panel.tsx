'use client';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Field } from '../../field/field.tsx';
import { Select } from '../../select/select.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import type { ColumnType, DataRow } from '../model/column.ts';
import type { ColumnFilter } from '../model/filter-rows.ts';
import type { TableModel } from '../view/table-model.ts';
import type { TableText } from '../view/table-words.ts';
import { BetweenDays } from './between-days.tsx';
import { BetweenNumbers } from './between-numbers.tsx';
import { FacetList } from './facet-list.tsx';
import * as styles from './panels.css.ts';

type Kind = ColumnFilter['kind'];

const kindsOf: Readonly<Record<ColumnType, readonly Kind[]>> = {
  text: ['one-of', 'contains', 'starts-with', 'equals', 'missing', 'present'],
  number: ['between', 'missing', 'present'],
  date: ['between', 'missing', 'present'],
  'date-time': ['between', 'missing', 'present'],
  boolean: ['one-of', 'missing', 'present'],
};
const kindWords = {
  'one-of': 'kindOneOf',
  contains: 'kindContains',
  'starts-with': 'kindStartsWith',
  equals: 'kindEquals',
  between: 'kindBetween',
  missing: 'kindMissing',
  present: 'kindPresent',
} as const satisfies Record<Kind, Parameters<TableText>[0]>;

interface FilterPanelProps<Row extends DataRow> {
  readonly table: TableModel<Row>;
  /** The column to start with, or null for the first one with a filter. */
  readonly columnId: string | null;
  readonly onClose: () => void;
}

/** The filter of one column. Changes apply immediately, so the rows show their effect. */
export function FilterPanel<Row extends DataRow>({ table, columnId, onClose }: FilterPanelProps<Row>) {
  const { input, text, columns, engine } = table;
  const { held } = input;
  const choices = [...columns.views.values()].filter(({ definition }) => definition.filterable !== false);
  const [id, setId] = useState(columnId ?? held.filters[0]?.id ?? choices[0]?.id ?? '');
  const view = columns.views.get(id);
  const filter = held.filters.find((each) => each.id === id);
  const type = view?.definition.type ?? 'text';
  // One page of server rows doesn't have all values of a column.
  const kinds = type === 'text' && input.server && !input.server.facets ? kindsOf.text.slice(1) : kindsOf[type];
  const [picked, setPicked] = useState<{ readonly id: string; readonly kind: Kind } | null>(null);
  const kind =
    picked?.id === id ? picked.kind : filter && kinds.includes(filter.kind) ? filter.kind : (kinds[0] as Kind);
  const set = (next: ColumnFilter | null) =>
    engine.setColumnFilters((filters) => [
      ...filters.filter((each) => each.id !== id),
      ...(next ? [{ id, value: next }] : []),
    ]);
  if (!view) return null;
  const choose = (next: Kind) => {
    setPicked({ id, kind: next });
    set(next === 'missing' || next === 'present' ? { id, kind: next } : null);
  };
  return (
    <div className={styles.form}>
      <Field label={text('filterColumn')}>
        <Select
          size="sm"
          items={choices.map((choice) => ({ value: choice.id, label: choice.header }))}
          value={id}
          onValueChange={setId}
        />
      </Field>
      <Field label={text('condition')}>
        <Select
          size="sm"
          items={kinds.map((each) => ({ value: each, label: text(kindWords[each]) }))}
          value={kind}
          onValueChange={(next) => choose(next as Kind)}
        />
      </Field>
      {(kind === 'contains' || kind === 'starts-with' || kind === 'equals') && (
        <Field label={text('filterText')}>
          <TextField
            size="sm"
            value={filter?.kind === kind ? filter.text : ''}
            onValueChange={(typed) => set(typed === '' ? null : { id, kind, text: typed })}
          />
        </Field>
      )}
      {kind === 'between' &&
        (view.definition.type === 'number' ? (
          <BetweenNumbers key={id} id={id} filter={filter} view={view} text={text} onFilter={set} />
        ) : (
          <BetweenDays key={id} id={id} filter={filter} table={table} onFilter={set} />
        ))}
      {kind === 'one-of' ? (
        // The list has its own count and "Clear" button.
        <FacetList key={id} table={table} columnId={id} filter={filter} onFilter={set} onClose={onClose} />
      ) : (
        <div className={styles.ends}>
          {filter && (
            <Button size="sm" emphasis="plain" onClick={() => set(null)}>
              {text('clear')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
