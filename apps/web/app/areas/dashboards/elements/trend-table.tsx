import { Link } from '@remix-run/react';
import type { CellRule, DashboardElement } from '@roadside/domain/dashboards';
import { Table } from '@roadside/ui/table';
import { use, type ReactNode, type Ref } from 'react';
import type { TrendTableReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { bucketWords } from '../../../kit/format/day-words.ts';
import { unfinishedWords } from '../../../kit/format/unfinished-words.ts';
import { useDrawers } from '../../../kit/drawers/drawers.tsx';
import { unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { CellRulesContext } from './cell-rules-context.ts';
import { figureCell } from './figure-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import * as styles from './table-element.css.ts';
import { useCellDrawers } from './use-cell-drawers.ts';
import type { CrossFilter } from './use-cross-filter.ts';

export interface TrendTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly element: DashboardElement;
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
  /** Filters the other elements; null where there are none. */
  readonly filter: CrossFilter | null;
}

type Series = TrendTableReply['totals'];

/** A row of a trend: one metric of one location over the dates. */
interface TrendLine {
  readonly key: string;
  readonly series: Series;
  readonly heading: MetricHeading;
}

/** Dates against metrics, and against child locations where there are any. Each cell opens the calls behind it. */
export function TrendTable({ ref, element, reply, place, hrefOf, pivot, byPlace, goalOf, filter }: TrendTableProps) {
  const { series, totals, meta } = reply;
  const all: Series = { ...totals, slug: place.slug, name: byPlace ? 'Total' : place.name };
  const places = byPlace ? [...series, all] : [all];
  const linesOf = (each: Series) =>
    meta.metrics.map((heading): TrendLine => ({ key: `${each.id} ${heading.id}`, series: each, heading }));
  const lines = places.flatMap(linesOf);
  const by = (meta.dates[0]?.length ?? 7) > 7 ? 'day' : 'month';
  const { openCalls, openWhy, openGoal, mapOf, surveysOf } = useCellDrawers(element, meta, place);
  const rules = use(CellRulesContext);

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
      {slug === place.slug && goalOf(heading)}
    </>
  );
  const dateOf = (date: string) => {
    const part = meta.unfinished?.find((each) => each.date === date);
    return (
      <>
        <BucketDate date={date} onOpen={() => openCalls(place.slug, undefined, date)} />
        {part && <span className={styles.toDate}>{unfinishedWords(part)}</span>}
      </>
    );
  };
  const rowOf = (line: TrendLine) => (
    <Table.Row key={line.key} data-slug={line.series.slug}>
      <Table.RowHeader>{nameOf(line)}</Table.RowHeader>
      {meta.dates.map((date, index) => (
        <Table.Cell key={date} {...cellIn(line, date, index, rules)} />
      ))}
    </Table.Row>
  );
  return (
    <RowMenu
      places={places}
      headings={meta.metrics}
      here={place.slug}
      hrefOf={hrefOf}
      mapOf={mapOf}
      surveysOf={surveysOf}
      onCalls={openCalls}
      onWhy={openWhy}
      onGoal={openGoal}
      filter={filter}
    >
      <div>
        <Table.Root ref={ref} caption={`${element.title} by ${by}`}>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell corner>
                {pivot ? (by === 'day' ? 'Day' : 'Month') : byPlace ? 'Location' : 'Metric'}
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
                    {lines.map((line) => (
                      <Table.Cell key={line.key} {...cellIn(line, date, index, rules)} />
                    ))}
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

const cellIn = (
  { series: { slug, metrics }, heading }: TrendLine,
  date: string,
  index: number,
  rules: readonly CellRule[],
) => ({
  'data-slug': slug,
  'data-metric': heading.id,
  'data-date': date,
  ...figureCell(heading, metrics[heading.id]?.[index], rules),
});

interface BucketDateProps {
  readonly date: string;
  readonly onOpen: () => void;
}

/** A day or month in the head of its column or row; opens its calls. */
function BucketDate({ date, onOpen }: BucketDateProps) {
  const drawers = useDrawers();
  if (!drawers) return bucketWords(date);
  return (
    <button type="button" title="Calls on these days" onClick={onOpen} className={styles.date}>
      {bucketWords(date)}
    </button>
  );
}
