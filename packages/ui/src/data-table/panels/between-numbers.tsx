'use client';
import type { DataRow } from '../model/column.ts';
import { Field } from '../../field/field.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import type { ColumnFilter } from '../model/filter-rows.ts';
import type { TableText } from '../view/table-words.ts';
import type { ViewColumn } from '../view/view-column.ts';
import * as styles from './panels.css.ts';

interface BetweenNumbersProps<Row extends DataRow> {
  readonly id: string;
  readonly filter: ColumnFilter | undefined;
  readonly view: ViewColumn<Row>;
  readonly text: TableText;
  readonly onFilter: (filter: ColumnFilter | null) => void;
}

/** Returns a range with the given ends, or null if neither is set. */
export function rangeFilter(
  id: string,
  min: number | null | undefined,
  max: number | null | undefined,
): ColumnFilter | null {
  if ((min ?? null) === null && (max ?? null) === null) return null;
  return {
    id,
    kind: 'between',
    ...((min ?? null) !== null && { min: min as number }),
    ...((max ?? null) !== null && { max: max as number }),
  };
}

/** A number range; either end may be open. */
export function BetweenNumbers<Row extends DataRow>({ id, filter, view, text, onFilter }: BetweenNumbersProps<Row>) {
  const { min, max } = filter?.kind === 'between' ? filter : { min: undefined, max: undefined };
  const unit = view.definition.unit;
  return (
    <div className={styles.pair}>
      <Field label={text('min')}>
        <NumberField
          size="sm"
          steppers={false}
          {...(unit && { unit })}
          value={min ?? null}
          onValueChange={(next) => onFilter(rangeFilter(id, next, max))}
        />
      </Field>
      <Field label={text('max')}>
        <NumberField
          size="sm"
          steppers={false}
          {...(unit && { unit })}
          value={max ?? null}
          onValueChange={(next) => onFilter(rangeFilter(id, min, next))}
        />
      </Field>
    </div>
  );
}
