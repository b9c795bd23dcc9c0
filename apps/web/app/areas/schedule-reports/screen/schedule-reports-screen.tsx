import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { DataTable, type DataRow, type DataTableColumn } from '@roadside/ui/data-table';
import { Button } from '@roadside/ui/button';
import { DateRangePicker } from '@roadside/ui/date-range-picker';
import { EmptyState } from '@roadside/ui/empty-state';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { rangeWords } from '../../../kit/format/day-words.ts';
import { useLiveResource } from '../../../kit/live/use-live.ts';
import type { Place } from '../../../kit/places/place.ts';
import type { Outcome } from '../../../kit/resource/outcome.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { NotRead } from '../../../kit/states/not-read.tsx';
import {
  reportAddress,
  reportIds,
  reportLabels,
  type ReportState,
  shiftsText,
  type ShiftsBehind,
} from '../model/report-state.ts';
import type { LoadedReport, ScheduleReportResource } from '../server/schedule-reports.server.ts';
import { adherenceColumns, coverageColumns, ghostColumns, hoursColumns, ptoColumns } from './report-columns.ts';
import { ReportChart } from './report-chart.tsx';
import * as styles from './schedule-reports.css.ts';

export interface ScheduleReportsScreenProps {
  readonly place: Pick<Place, 'slug' | 'name'>;
  readonly today: string;
  readonly state: ReportState;
  readonly loaded: Outcome<LoadedReport>;
}

/** Reports on the schedule of a location: one at a time, as a chart and as a table, each number leading to its shifts. */
export function ScheduleReportsScreen({ place, today, state, loaded: first }: ScheduleReportsScreenProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = reportAddress(place.slug, state);
  const client = useQueryClient();
  // The loader's answer is what the page shows until a live update reads it again.
  const { data, problem, loading, retry } = useResource<ScheduleReportResource>(address, {
    enabled: !first.ok || client.getQueryData(address.split('?')) !== undefined,
  });
  useLiveResource(address, ['schedule', 'requests']);
  const loaded = data ?? (first.ok ? first.data : undefined);
  const hrefOf = (next: Partial<Record<'report' | 'from' | 'to', string>>) => {
    const query = new URLSearchParams(search);
    query.delete('drawer');
    if (next.report) for (const name of ['from', 'to']) query.delete(name);
    for (const [name, value] of Object.entries(next)) query.set(name, value);
    return `?${query.toString()}`;
  };
  return (
    <DrawersProvider>
      <div className={styles.root}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>Scheduler reports</h1>
            <p className={styles.quiet}>{`${place.name} · ${rangeWords(state.from, state.to)}`}</p>
          </div>
          <DateRangePicker
            aria-label="Period"
            today={today}
            value={{ from: state.from, to: state.to }}
            onValueChange={(range) =>
              range && void navigate(hrefOf({ from: range.from, to: range.to }), { preventScrollReset: true })
            }
          />
        </header>
        <nav className={styles.switcher} aria-label="Reports">
          {reportIds.map((id) => (
            <Button key={id} asChild size="sm" emphasis={id === state.report ? 'solid' : 'plain'}>
              <Link
                to={hrefOf({ report: id })}
                aria-current={id === state.report ? 'page' : undefined}
                preventScrollReset
              >
                {reportLabels[id]}
              </Link>
            </Button>
          ))}
        </nav>
        {!loaded && problem && <NotRead problem={problem} onRetry={retry} />}
        {!loaded && !problem && !first.ok && <NotRead problem={first.problem} onRetry={retry} />}
        {loaded && <ReportChart loaded={loaded} />}
        {loaded && <ReportTable loaded={loaded} state={state} slug={place.slug} search={search} loading={loading} />}
      </div>
    </DrawersProvider>
  );
}

interface ReportTableProps {
  readonly loaded: LoadedReport;
  readonly state: ReportState;
  readonly slug: string;
  readonly search: URLSearchParams;
  readonly loading: boolean;
}

function ReportTable({ loaded, state, slug, search, loading }: ReportTableProps) {
  const shifts = (behind: Partial<ShiftsBehind>) =>
    withDrawer(search, {
      name: 'shifts',
      text: shiftsText({
        slug,
        from: state.from,
        to: state.to,
        driverId: null,
        dayOfWeek: null,
        hour: null,
        ...behind,
      }),
    });
  const shared = { title: reportLabels[loaded.report], loading };
  switch (loaded.report) {
    case 'hours':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={hoursColumns}
          rowId={({ driver_id, week }) => `${driver_id}-${week}`}
          rowHref={({ driver_id, week }) =>
            shifts({ driverId: driver_id, from: week > state.from ? week : state.from, to: weekEnd(week, state.to) })
          }
        />
      );
    case 'coverage':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={coverageColumns}
          rowId={({ day_of_week, hour }) => `${day_of_week}-${hour}`}
          rowHref={({ day_of_week, hour }) => shifts({ dayOfWeek: day_of_week, hour })}
        />
      );
    case 'pto':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={ptoColumns}
          rowId={({ driver_id }) => String(driver_id)}
          rowHref={({ driver_id }) => shifts({ driverId: driver_id })}
        />
      );
    case 'adherence':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={adherenceColumns}
          rowId={({ driver_id }) => String(driver_id)}
          rowHref={({ driver_id }) => shifts({ driverId: driver_id })}
        />
      );
    case 'ghosts':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={ghostColumns}
          rowId={({ driver_id }) => String(driver_id)}
          rowHref={({ driver_id }) => shifts({ driverId: driver_id })}
        />
      );
  }
}

/** The last day of a week that the report still covers. */
function weekEnd(sunday: string, to: string): string {
  const saturday = new Date(Date.parse(`${sunday}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
  return saturday < to ? saturday : to;
}

interface RowsProps<Row extends DataRow> {
  readonly title: string;
  readonly loading: boolean;
  readonly rows: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
}

/** The whole report is here, so the table sorts, filters, groups, copies and exports it by itself. */
function Rows<Row extends DataRow>({ title, loading, rows, columns, rowId, rowHref }: RowsProps<Row>) {
  const navigate = useNavigate();
  const shown = useMemo(() => rows, [rows]);
  return (
    <div className={styles.table}>
      <DataTable
        aria-label={title}
        rows={shown}
        columns={columns}
        rowId={rowId}
        rowHref={rowHref}
        onRowOpen={(row) => void navigate(rowHref(row), { preventScrollReset: true })}
        loading={loading}
        empty={<EmptyState title="Nothing in this period" description="Choose other days, or a larger location." />}
      />
    </div>
  );
}
