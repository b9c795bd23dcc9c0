import { Link } from '@remix-run/react';
import type { DashboardElement } from '@roadside/domain/dashboards';
import { typeLabel, type GeographyType } from '@roadside/domain/geography';
import { Button } from '@roadside/ui/button';
import { ColumnsIcon } from '@roadside/ui/icons';
import { Inline } from '@roadside/ui/inline';
import { Table } from '@roadside/ui/table';
import { useState } from 'react';
import { dashboardSearch, nextOrder, rowsPerPage, type DashboardState } from '../model/dashboard-state.ts';
import type { TableReply } from '../model/element-data.ts';
import type { Place } from '../../../kit/places/place.ts';
import { firstOrder, unitOf, type MetricHeading } from '../../../kit/format/figures.ts';
import { searchForOtherPlace } from '../../../kit/places/search-for-other-place.ts';
import { Freshness } from './freshness.tsx';
import { GoalButton } from './goal-button.tsx';
import { parametersInWords, timeWords } from './parameters-in-words.ts';
import { RowMenu } from './row-menu.tsx';
import * as styles from './table-element.css.ts';
import { TableFrame, type TableHeadProps } from './table-head.tsx';
import { TablePages } from './table-pages.tsx';
import { PlaceRow, TotalsRow } from './table-rows.tsx';
import { useCellDrawers } from './use-cell-drawers.ts';
import { useCrossFilter } from './use-cross-filter.ts';

export interface TableElementProps {
  readonly element: DashboardElement;
  readonly reply: TableReply;
  readonly place: Place;
  readonly state: DashboardState;
  readonly childType: GeographyType;
  readonly now: string;
  /** Newer rows are loading; these stay until then. */
  readonly pending: boolean;
}

/**
 * The locations one level down, row by row: where the promise is kept and where it isn't. Clicking a row drills down.
 */
export function TableElement({ element, reply, place, state, childType, now, pending }: TableElementProps) {
  const [allColumns, setAllColumns] = useState(false);
  const { data, meta } = reply;
  const columns = meta.metrics;
  const to = (change: Partial<DashboardState>) => ({ search: dashboardSearch(state, change) });
  const sortOf = (column: string) =>
    state.order === column ? 'ascending' : state.order === `-${column}` ? 'descending' : null;
  // Until the new rows load, the old ones still have their original type.
  const rowType = (pending && data[0]?.type) || childType;
  const { openCalls, openWhy, openGoal, mapOf, surveysOf } = useCellDrawers(element, meta, place);
  const filter = useCrossFilter(element.id, state, meta);
  const callsOf = (slug: string) => () => openCalls(slug);
  const elsewhere = (slug: string) =>
    `/dashboard/${encodeURIComponent(slug)}${searchForOtherPlace(dashboardSearch(state))}`;
  const caption = `${timeWords(element.parameters.timeType) ?? 'Chosen days'} by ${typeLabel(rowType)}`;

  return (
    <TableFrame
      element={element}
      place={place}
      state={state}
      childType={childType}
      parameters={parametersInWords(element, meta, rowType)}
    >
      <RowMenu
        places={[...data, { slug: place.slug, name: place.name }]}
        headings={columns}
        here={place.slug}
        hrefOf={elsewhere}
        mapOf={mapOf}
        surveysOf={surveysOf}
        onCalls={openCalls}
        onWhy={openWhy}
        onGoal={openGoal}
        filter={filter}
      >
        <div
          data-pending={pending || undefined}
          data-all-columns={allColumns || undefined}
          className={`${styles.body} ${styles.places}`}
        >
          <Table.Root caption={caption} aria-busy={pending}>
            <Table.Header>
              <Table.Row>
                <Table.HeaderCell corner sort={sortOf('name')}>
                  <Table.Sort asChild direction={sortOf('name')}>
                    <Link to={to({ order: nextOrder(state.order, 'name', 'ascending') })} preventScrollReset>
                      <span>{typeLabel(rowType)}</span>
                    </Link>
                  </Table.Sort>
                </Table.HeaderCell>
                {columns.map((heading) => (
                  <ColumnHead
                    key={heading.id}
                    heading={heading}
                    sort={sortOf(heading.id)}
                    to={to({ order: nextOrder(state.order, heading.id, firstOrder(heading)) })}
                    goal={<GoalButton heading={heading} goals={meta.goals} slug={place.slug} />}
                  />
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {data.map((row) => (
                <PlaceRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  href={elsewhere(row.slug)}
                  onCalls={callsOf(row.slug)}
                  filter={filter}
                />
              ))}
              {data.length === 0 && (
                <Table.Empty columns={columns.length + 1}>
                  {state.search ? (
                    <>
                      No {typeLabel(childType)} matches “{state.search}”. <Link to={to({ search: '' })}>Show all</Link>
                    </>
                  ) : (
                    `${place.name} has no ${typeLabel(childType)}.`
                  )}
                </Table.Empty>
              )}
            </Table.Body>
            {data.length > 0 && (
              <Table.Footer>
                <TotalsRow reply={reply} place={place} onCalls={callsOf(place.slug)} />
              </Table.Footer>
            )}
          </Table.Root>
        </div>
      </RowMenu>
      <Inline asChild wrap gap={16} rowGap={4} className={styles.footer}>
        <footer>
          <Freshness asOf={meta.as_of} now={now} />
          <Button
            size="sm"
            emphasis="plain"
            className={styles.columnsButton}
            leading={<ColumnsIcon size={16} />}
            aria-pressed={allColumns}
            onClick={() => setAllColumns(!allColumns)}
          >
            {allColumns ? 'Fewer columns' : 'All columns'}
          </Button>
          {meta.total_rows > 0 && <TablePages reply={reply} state={state} />}
        </footer>
      </Inline>
    </TableFrame>
  );
}

interface ColumnHeadProps {
  readonly heading: MetricHeading;
  readonly sort: 'ascending' | 'descending' | null;
  readonly to: { readonly search: string };
  /** The goal of the column's metric. */
  readonly goal: React.ReactNode;
}

function ColumnHead({ heading, sort, to, goal }: ColumnHeadProps) {
  const unit = unitOf(heading);
  return (
    <Table.HeaderCell numeric sort={sort}>
      <Table.Sort asChild direction={sort}>
        <Link to={to} preventScrollReset>
          <span>
            {heading.label}
            {unit && <span className={styles.unit}> {unit}</span>}
          </span>
        </Link>
      </Table.Sort>
      {goal}
    </Table.HeaderCell>
  );
}

export function TableWaiting({ element, place, state, childType }: TableHeadProps) {
  const columns = element.parameters.metrics.length + 1;
  return (
    <TableFrame element={element} place={place} state={state} childType={childType}>
      <div className={styles.body}>
        <Table.Root caption={element.title} loading>
          <Table.Body>
            {/* Plus two for the header and the totals. */}
            <Table.LoadingRows rows={Math.min(rowsPerPage, expectedRows(childType)) + 2} columns={columns} />
          </Table.Body>
        </Table.Root>
      </div>
      <footer className={styles.footer} />
    </TableFrame>
  );
}

/** Number of placeholder rows before the count is known: few high up in the tree, a full page further down. */
function expectedRows(childType: GeographyType): number {
  return (
    { 'club-region': 3, market: 5, territory: 10, 'station-state': 4, 'facility-rep': 9 }[childType as string] ??
    rowsPerPage
  );
}
