import { Link } from '@remix-run/react';
import { chartOf, type DashboardElement } from '@roadside/domain/dashboards';
import { PivotIcon } from '@roadside/ui/icons';
import { Button } from '@roadside/ui/button';
import { Skeleton } from '@roadside/ui/skeleton';
import { Table } from '@roadside/ui/table';
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { dashboardSearch, type DashboardState } from '../../dashboard/dashboard-state.ts';
import type { DashboardPlace, TrendTableReply } from '../../dashboard/element-data.ts';
import type { ElementNote } from '../../dashboard/stored-dashboard.ts';
import { bucketWords } from '../../time/day-words.ts';
import { figure, goalOf, isFew, sureness, unitOf, type MetricHeading } from './figures.ts';
import { ElementMenu } from './element-menu.tsx';
import { Freshness } from './freshness.tsx';
import { GoalButton } from './goal-button.tsx';
import { PickLinks } from './pick-links.tsx';
import { parametersInWords } from './parameters-in-words.ts';
import * as figureStyles from './figures.css.ts';
import * as styles from './table-element.css.ts';
import * as chartStyles from './trend-charts.css.ts';
import { TalkButton } from './talk-button.tsx';

// Not every visit draws them, and they weigh as much as the rest of the dashboard.
const TrendCharts = lazy(() => import('./trend-charts.tsx'));

export interface TrendElementProps {
  /** As it is shown, with what the address says. */
  readonly element: DashboardElement;
  readonly reply: TrendTableReply;
  readonly place: DashboardPlace;
  readonly notes: readonly ElementNote[];
  readonly state: DashboardState;
  readonly now: string;
  readonly pending: boolean;
}

/** The same numbers month by month. Months are columns, newest at the end and in sight; the pivot turns it round. */
export function TrendElement({ element, reply, place, notes, state, now, pending }: TrendElementProps) {
  const table = useRef<HTMLTableElement>(null);
  const { totals, meta } = reply;
  const drawn = chartOf(element.chartType, element.parameters.timeType);
  const chart = drawn === 'line' || drawn === 'bar' ? drawn : null;
  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller || state.pivot || chart) return;
    scroller.scrollLeft = getComputedStyle(scroller).direction === 'rtl' ? -scroller.scrollWidth : scroller.scrollWidth;
  }, [state.pivot, chart]);
  const cellOf = (metric: string, index: number) => totals.metrics[metric]?.[index];
  const { goals } = meta;
  const goalOfMetric = useCallback((heading: MetricHeading) => <GoalButton heading={heading} goals={goals} slug={place.slug} />, [goals, place.slug]);
  // The same as long as it shows the same: what came from the server and has no code yet is taken over as it stands, and
  // React lets go of it when something about it changes before.
  const charts = useMemo(
    () =>
      chart && (
        <Suspense fallback={<div className={chartStyles.waiting} aria-busy />}>
          <TrendCharts reply={reply} chart={chart} notes={notes} syncKey={`element-${element.id}`} goalOf={goalOfMetric} />
        </Suspense>
      ),
    [reply, chart, notes, element.id, goalOfMetric],
  );
  return (
    <article className={styles.root} aria-labelledby={`element-${element.id}`}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={`element-${element.id}`} className={styles.title}>
            {element.title}
          </h2>
          <p className={styles.parameters}>{parametersInWords(element, meta, null)}</p>
        </div>
        <div className={styles.choices}>
          {!chart && (
            <Button asChild size="sm" emphasis="plain" className={styles.pivot} leading={<PivotIcon size={16} />}>
              <Link to={dashboardSearch(state, { pivot: !state.pivot }) || '?'} preventScrollReset>
                {state.pivot ? 'Dates as columns' : 'Metrics as columns'}
              </Link>
            </Button>
          )}
          <PickLinks
            label="Shown as"
            items={[
              { key: 'table', label: 'Table', to: dashboardSearch(state, { chart: state.chart ? null : 'trendTable' }) || '?', current: !chart },
              { key: 'lines', label: 'Lines', to: dashboardSearch(state, { chart: 'line' }), current: chart !== null },
            ]}
          />
          <TalkButton element={element} />
          <ElementMenu element={element} place={place} state={state} />
        </div>
      </header>
      {charts}
      {!chart && (
        <div data-pending={pending || undefined} className={styles.body}>
          <Table.Root ref={table} caption={`${element.title} by month`}>
            {state.pivot ? (
              <>
                <Table.Header>
                  <Table.Row>
                    <Table.HeaderCell corner>Month</Table.HeaderCell>
                    {meta.metrics.map((heading) => (
                      <Table.HeaderCell key={heading.id} numeric>
                        {heading.label}
                        {unitOf(heading) && <span className={styles.unit}> {unitOf(heading)}</span>} {goalOfMetric(heading)}
                      </Table.HeaderCell>
                    ))}
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {meta.dates.map((date, index) => (
                    <Table.Row key={date}>
                      <Table.RowHeader>{bucketWords(date)}</Table.RowHeader>
                      {meta.metrics.map((heading) => {
                        const cell = cellOf(heading.id, index);
                        return (
                          <Table.Cell key={heading.id} numeric goal={goalOf(heading, cell)} className={isFew(heading, cell) ? figureStyles.few : undefined} title={sureness(heading, cell)}>
                            {figure(heading, cell?.value ?? null)}
                          </Table.Cell>
                        );
                      })}
                    </Table.Row>
                  ))}
                </Table.Body>
              </>
            ) : (
              <>
                <Table.Header>
                  <Table.Row>
                    <Table.HeaderCell corner>Metric</Table.HeaderCell>
                    {meta.dates.map((date) => (
                      <Table.HeaderCell key={date} numeric>
                        {bucketWords(date)}
                      </Table.HeaderCell>
                    ))}
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {meta.metrics.map((heading) => (
                    <Table.Row key={heading.id}>
                      <Table.RowHeader>
                        {heading.label}
                        {unitOf(heading) && <span className={styles.unit}> {unitOf(heading)}</span>} {goalOfMetric(heading)}
                      </Table.RowHeader>
                      {meta.dates.map((date, index) => {
                        const cell = cellOf(heading.id, index);
                        return (
                          <Table.Cell key={date} numeric goal={goalOf(heading, cell)} className={isFew(heading, cell) ? figureStyles.few : undefined} title={sureness(heading, cell)}>
                            {figure(heading, cell?.value ?? null)}
                          </Table.Cell>
                        );
                      })}
                    </Table.Row>
                  ))}
                </Table.Body>
              </>
            )}
          </Table.Root>
        </div>
      )}
      <footer className={styles.footer}>
        <Freshness asOf={meta.as_of} now={now} />
      </footer>
    </article>
  );
}

export function TrendWaiting({ element }: { readonly element: DashboardElement }) {
  return (
    <article className={styles.root} aria-labelledby={`element-${element.id}`}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2 id={`element-${element.id}`} className={styles.title}>
            {element.title}
          </h2>
          <p className={styles.parameters}>
            <Skeleton width="medium" />
          </p>
        </div>
      </header>
      <div className={styles.body}>
        <Table.Root caption={element.title} loading>
          <Table.Body>
            <Table.LoadingRows rows={element.parameters.metrics.length + 1} columns={13} />
          </Table.Body>
        </Table.Root>
      </div>
      <footer className={styles.footer} />
    </article>
  );
}
