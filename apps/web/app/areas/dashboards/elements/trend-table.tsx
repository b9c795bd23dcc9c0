import { Link } from '@remix-run/react';
import type { TimeType } from '@roadside/domain/dashboards';
import { Table } from '@roadside/ui/table';
import type { ReactNode, Ref } from 'react';
import { bucketDays } from '../model/bucket-days.ts';
import type { TrendTableReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { bucketWords } from '../../../kit/format/day-words.ts';
import type { Drawers } from '../../../kit/drawers/drawers.tsx';
import { firstPart, unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { figureCell } from './figure-cell.ts';
import { RowMenu } from './row-menu.tsx';
import * as styles from './table-element.css.ts';

export interface TrendTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly title: string;
  readonly elementId: number;
  readonly reply: TrendTableReply;
  readonly place: Place;
  /** URL of the same dashboard at another location. */
  readonly hrefOf: (slug: string) => string;
  /** Dates as rows, metrics as columns. */
  readonly pivot: boolean;
  /** The child locations have their own rows. */
  readonly byPlace: boolean;
  /** Renders the button that opens a metric's goal. */
  readonly goalOf: (heading: MetricHeading) => ReactNode;
  readonly timeType: TimeType;
  readonly drawers: Drawers | null;
}

type Series = TrendTableReply['totals'];

/** A row of a trend: one metric of one location over the dates. */
interface TrendLine {
  readonly key: string;
  readonly series: Series;
  readonly heading: MetricHeading;
}

/** Dates against metrics, and against child locations where there are any. Each cell opens the calls behind it. */
export function TrendTable({
  ref,
  title,
  elementId,
  reply,
  place,
  hrefOf,
  pivot,
  byPlace,
  goalOf: goalButton,
  timeType,
  drawers,
}: TrendTableProps) {
  const { series, totals, meta } = reply;
  const all: Series = { ...totals, slug: place.slug, name: byPlace ? 'Total' : place.name };
  const places = byPlace ? [...series, all] : [all];
  const linesOf = (each: Series) =>
    meta.metrics.map((heading): TrendLine => ({ key: `${each.id} ${heading.id}`, series: each, heading }));
  const lines = places.flatMap(linesOf);
  const by = (meta.dates[0]?.length ?? 7) > 7 ? 'day' : 'month';
  const daysOf = (date: string | undefined) =>
    date === undefined ? { from: meta.from, to: meta.to } : bucketDays(date, meta);
  const openCalls = (slug: string, heading?: MetricHeading, date?: string) =>
    drawers?.open('calls', {
      slug,
      ...daysOf(date),
      element: elementId,
      metric: heading?.id ?? null,
      part: heading ? firstPart(heading) : 'denominator',
      only: null,
    });
  const openWhy = (slug: string, heading: MetricHeading) =>
    drawers?.open('why', { slug, from: meta.from, to: meta.to, element: elementId, metric: heading.id, timeType });
  const openGoal = (slug: string, heading: MetricHeading) => drawers?.open('goal', { slug, metric: heading.id });

  const nameOf = ({ series: { slug, name }, heading }: TrendLine) => (
    <>
      {byPlace && (slug === place.slug ? name : <Link to={hrefOf(slug)}>{name}</Link>)}
      {(!byPlace || meta.metrics.length > 1) && (
        <>
          {byPlace && ', '}
          {heading.label}
          {unitOf(heading) && <span className={styles.unit}> {unitOf(heading)}</span>}
        </>
      )}{' '}
      {slug === place.slug && goalButton(heading)}
    </>
  );
  const dateOf = (date: string) =>
    drawers ? (
      <button
        type="button"
        title="The calls of these days"
        onClick={() => openCalls(place.slug, undefined, date)}
        className={styles.date}
      >
        {bucketWords(date)}
      </button>
    ) : (
      bucketWords(date)
    );
  const cellOf = (
    { key, series: { slug, metrics }, heading }: TrendLine,
    date: string,
    index: number,
    cellKey: string,
  ) => {
    const cell = metrics[heading.id]?.[index];
    return (
      <Table.Cell
        key={cellKey || key}
        data-slug={slug}
        data-metric={heading.id}
        data-date={date}
        {...figureCell(heading, cell)}
      />
    );
  };
  const rowOf = (line: TrendLine) => (
    <Table.Row key={line.key} data-slug={line.series.slug}>
      <Table.RowHeader>{nameOf(line)}</Table.RowHeader>
      {meta.dates.map((date, index) => cellOf(line, date, index, date))}
    </Table.Row>
  );
  return (
    <RowMenu
      places={places}
      headings={meta.metrics}
      here={place.slug}
      hrefOf={hrefOf}
      onCalls={openCalls}
      onWhy={openWhy}
      onGoal={openGoal}
    >
      <div>
        <Table.Root ref={ref} caption={`${title} by ${by}`}>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell corner>
                {pivot ? (by === 'day' ? 'Day' : 'Month') : byPlace ? 'Place' : 'Metric'}
              </Table.HeaderCell>
              {pivot
                ? lines.map((line) => (
                    <Table.HeaderCell key={line.key} numeric>
                      {nameOf(line)}
                    </Table.HeaderCell>
                  ))
                : meta.dates.map((date) => (
                    <Table.HeaderCell key={date} numeric data-slug={place.slug} data-date={date}>
                      {dateOf(date)}
                    </Table.HeaderCell>
                  ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {pivot
              ? meta.dates.map((date, index) => (
                  <Table.Row key={date} data-slug={place.slug} data-date={date}>
                    <Table.RowHeader>{dateOf(date)}</Table.RowHeader>
                    {lines.map((line) => cellOf(line, date, index, ''))}
                  </Table.Row>
                ))
              : (byPlace ? series.flatMap(linesOf) : lines).map(rowOf)}
          </Table.Body>
          {byPlace && !pivot && <Table.Footer>{linesOf(all).map(rowOf)}</Table.Footer>}
        </Table.Root>
      </div>
    </RowMenu>
  );
}
