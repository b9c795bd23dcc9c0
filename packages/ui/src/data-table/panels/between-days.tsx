'use client';
import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
import type { DataRow } from '../model/column.ts';
import { DateField } from '../../date-field/date-field.tsx';
import { Field } from '../../field/field.tsx';
import { wallClock } from '../model/format-value.ts';
import type { ColumnFilter } from '../model/filter-rows.ts';
import type { TableModel } from '../view/table-model.ts';
import { rangeFilter } from './between-numbers.tsx';

interface BetweenDaysProps<Row extends DataRow> {
  readonly id: string;
  readonly filter: ColumnFilter | undefined;
  readonly table: TableModel<Row>;
  readonly onFilter: (filter: ColumnFilter | null) => void;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * A date range, both ends inclusive. Days of a `date` column are the same everywhere; for instants they start and end
 * at midnight in the reader's time zone.
 */
export function BetweenDays<Row extends DataRow>({ id, filter, table, onFilter }: BetweenDaysProps<Row>) {
  const { text, columns, pipeline, timeZone, input } = table;
  const { min, max } = filter?.kind === 'between' ? filter : { min: undefined, max: undefined };
  const instants = columns.views.get(id)?.definition.type === 'date-time';
  const zone = instants ? timeZone : 'UTC';
  const clock = useMemo(() => wallClock(zone), [zone]);
  const dayOf = (time: number | undefined) => (time === undefined ? null : isoDay(clock(time)));
  const begin = (day: string | null) => (day === null ? undefined : parseDate(day).toDate(zone).getTime());
  const end = (day: string | null) =>
    day === null ? undefined : parseDate(day).add({ days: 1 }).toDate(zone).getTime() - 1;
  // Empty fields start at the time of the data or the newest date in the rows, since components never read the clock.
  const newest = useMemo(
    () =>
      pipeline.store.numbers(id).reduce((latest, time) => (time > latest ? time : latest), Number.NEGATIVE_INFINITY),
    [pipeline.store, id],
  );
  const today = input.asOf?.slice(0, 10) ?? (Number.isFinite(newest) ? isoDay(clock(newest)) : '2000-01-01');
  return (
    <>
      <Field label={text('fromDay')}>
        <DateField
          size="sm"
          today={today}
          value={dayOf(min)}
          onValueChange={(day) => onFilter(rangeFilter(id, begin(day), max))}
        />
      </Field>
      <Field label={text('untilDay')}>
        <DateField
          size="sm"
          today={today}
          value={dayOf(max)}
          onValueChange={(day) => onFilter(rangeFilter(id, min, end(day)))}
        />
      </Field>
    </>
  );
}
