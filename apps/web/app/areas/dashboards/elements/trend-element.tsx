import { Link } from '@remix-run/react';
import { chartOf, type DashboardElement } from '@roadside/domain/dashboards';
import { ChevronBackIcon, ChevronForwardIcon, PivotIcon } from '@roadside/ui/icons';
import { Button } from '@roadside/ui/button';
import { Inline } from '@roadside/ui/inline';
import { Skeleton } from '@roadside/ui/skeleton';
import { Stack } from '@roadside/ui/stack';
import { Table } from '@roadside/ui/table';
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { dashboardSearch, type DashboardState } from '../model/dashboard-state.ts';
import type { TrendTableReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { ElementNote } from '../model/stored-dashboard.ts';
import { pagesAround } from '../model/trend-pages.ts';
import { fetchedModule } from '../../../kit/fetched/fetched-module.ts';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import type { MetricHeading } from '../../../kit/format/figures.ts';
import { ElementMenu } from './element-menu.tsx';
import { Freshness } from './freshness.tsx';
import { GoalButton } from './goal-button.tsx';
import { PageLink } from './page-link.tsx';
import { PickLinks } from '../../../kit/pick-links/pick-links.tsx';
import { parametersInWords } from './parameters-in-words.ts';
import * as styles from './table-element.css.ts';
import * as chartStyles from './trend-charts.css.ts';
import { CommentsButton } from './comments-button.tsx';
import { TrendTable } from './trend-table.tsx';
import { useCrossFilter } from './use-cross-filter.ts';

// Loaded lazily: not every visit draws them, and they are as large as the rest of the dashboard. Not a lazyPart: a
// click before the script loads is replayed when this very boundary hydrates.
const TrendCharts = lazy(fetchedModule(() => import('./trend-charts.tsx')));

export interface TrendElementProps {
  /** The element with the choices from the URL applied. */
  readonly element: DashboardElement;
  /** The element as stored. */
  readonly kept: DashboardElement;
  readonly reply: TrendTableReply;
  readonly place: Place;
  readonly notes: readonly ElementNote[];
  readonly state: DashboardState;
  readonly now: string;
  readonly pending: boolean;
}

/**
 * The same metrics over time. Dates are columns, with the newest at the end and scrolled into view; pivoting turns them
 * into rows.
 */
export function TrendElement({ element, kept, reply, place, notes, state, now, pending }: TrendElementProps) {
  const table = useRef<HTMLTableElement>(null);
  const { meta, series, totals } = reply;
  const drawn = chartOf(element.chartType, element.parameters.timeType);
  const chart = drawn === 'line' || drawn === 'bar' ? drawn : null;
  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller || state.pivot || chart) return;
    scroller.scrollLeft = getComputedStyle(scroller).direction === 'rtl' ? -scroller.scrollWidth : scroller.scrollWidth;
  }, [state.pivot, chart]);
  // Based on the data that arrived: until the rows by location load, the old ones stay.
  const byPlace = series.length > 0 && series[0]?.id !== totals.id;
  const to = (page: number) => ({ search: dashboardSearch(state, { page }) });
  const { before, after } =
    element.parameters.relation === 'children'
      ? pagesAround(state.page, element.parameters.rowsPerPage, meta.total_rows ?? series.length)
      : { before: null, after: null };
  const { goals } = meta;
  const goalOfMetric = useCallback(
    (heading: MetricHeading) => <GoalButton heading={heading} goals={goals} slug={place.slug} />,
    [goals, place.slug],
  );
  const filter = useCrossFilter(element.id, state, meta);
  const onDate = filter?.filterDate;
  // Memoized so that it stays identical while it shows the same content: React hydrates unchanged server HTML in place
  // when the code loads, but discards it if a prop changes before then.
  const charts = useMemo(
    () =>
      chart && (
        <Suspense fallback={<div className={chartStyles.waiting} aria-busy />}>
          <TrendCharts
            reply={reply}
            chart={chart}
            notes={notes}
            syncKey={`element-${element.id}`}
            goalOf={goalOfMetric}
            onDate={onDate}
          />
        </Suspense>
      ),
    [reply, chart, notes, element.id, goalOfMetric, onDate],
  );
  return (
    <Stack asChild>
      <article aria-labelledby={`element-${element.id}`}>
        <Inline gap={16} rowGap={8} align="end" justify="between" wrap asChild>
          <header>
            <div className={styles.heading}>
              <h2 id={`element-${element.id}`} className={styles.title}>
                {element.title}
              </h2>
              <p className={styles.parameters}>
                {parametersInWords(element, meta, byPlace ? (series[0]?.type ?? element.parameters.childType) : null)}
              </p>
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
                  {
                    key: 'table',
                    label: 'Table',
                    to: dashboardSearch(state, { chart: kept.chartType === 'trendTable' ? null : 'trendTable' }) || '?',
                    current: !chart,
                  },
                  {
                    key: 'lines',
                    label: 'Lines',
                    to: dashboardSearch(state, { chart: 'line' }),
                    current: chart !== null,
                  },
                ]}
              />
              <CommentsButton element={element} />
              <ElementMenu element={element} place={place} state={state} />
            </div>
          </header>
        </Inline>
        {charts}
        {!chart && (
          <div data-pending={pending || undefined} className={styles.body}>
            <TrendTable
              ref={table}
              element={element}
              reply={reply}
              place={place}
              hrefOf={(slug) => `/dashboard/${encodeURIComponent(slug)}${searchForOtherPlace(dashboardSearch(state))}`}
              pivot={state.pivot}
              byPlace={byPlace}
              goalOf={goalOfMetric}
              filter={filter}
            />
          </div>
        )}
        <Inline asChild wrap gap={16} rowGap={4} className={styles.footer}>
          <footer>
            <Freshness asOf={meta.as_of} now={now} />
            {(before !== null || after !== null) && (
              <nav aria-label={`Pages of ${element.title}`} className={styles.pages}>
                <PageLink label="Previous page" to={before === null ? null : to(before)}>
                  <ChevronBackIcon size={16} />
                </PageLink>
                <PageLink label="Next page" to={after === null ? null : to(after)}>
                  <ChevronForwardIcon size={16} />
                </PageLink>
              </nav>
            )}
          </footer>
        </Inline>
      </article>
    </Stack>
  );
}

export function TrendWaiting({ element }: { readonly element: DashboardElement }) {
  return (
    <Stack asChild>
      <article aria-labelledby={`element-${element.id}`}>
        <Inline gap={16} rowGap={8} align="end" justify="between" wrap asChild>
          <header>
            <div className={styles.heading}>
              <h2 id={`element-${element.id}`} className={styles.title}>
                {element.title}
              </h2>
              <p className={styles.parameters}>
                <Skeleton width="medium" />
              </p>
            </div>
          </header>
        </Inline>
        <div className={styles.body}>
          <Table.Root caption={element.title} loading>
            <Table.Body>
              <Table.LoadingRows rows={element.parameters.metrics.length + 1} columns={13} />
            </Table.Body>
          </Table.Root>
        </div>
        <footer className={styles.footer} />
      </article>
    </Stack>
  );
}
