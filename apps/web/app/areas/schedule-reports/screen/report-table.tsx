import { Link, useNavigate } from '@remix-run/react';
import { DataTable, type DataRow, type DataTableColumn } from '@roadside/ui/data-table';
import { EmptyState } from '@roadside/ui/empty-state';
import { Grid } from '@roadside/ui/grid';
import { withDrawer } from '../../../kit/drawers/drawer-address.ts';
import * as listStyles from '../../../kit/list/list.css.ts';
import { RowHeightMenu } from '../../../kit/list/row-height-menu.tsx';
import type { Place } from '../../../kit/places/place.ts';
import { type ReportState, reportLabels, type ShiftsBehind, shiftsText } from '../model/report-state.ts';
import type { LoadedReport } from '../server/schedule-reports.server.ts';
import {
  adherenceColumns,
  coverageColumns,
  forecastColumns,
  ghostColumns,
  hiddenOfLocations,
  hoursColumns,
  locationColumns,
  ptoColumns,
} from './report-columns.ts';
import * as styles from './schedule-reports.css.ts';

interface ReportTableProps {
  readonly loaded: LoadedReport;
  readonly state: ReportState;
  readonly place: Pick<Place, 'slug' | 'name' | 'type'>;
  readonly search: URLSearchParams;
  readonly loading: boolean;
}

/** The rows of a report. Clicking a row opens its shifts; clicking a number opens the shifts it counts. */
export function ReportTable({ loaded, state, place, search, loading }: ReportTableProps) {
  const { slug } = place;
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
        service: null,
        counted: null,
        ...behind,
      }),
    });
  // A driver has a row for each station; a driver's own report is about one, which the driver may not open.
  const stationOf = ({ station_slug }: { readonly station_slug: string }) =>
    place.type === 'driver' ? slug : station_slug;
  const about = [['Location', place.name] as const, ['From', state.from] as const, ['To', state.to] as const];
  const shared = { title: reportLabels[loaded.report], loading, about };
  switch (loaded.report) {
    case 'hours': {
      type Row = (typeof loaded.rows)[number];
      const week = (row: Row, more: Partial<ShiftsBehind> = {}) =>
        shifts({
          slug: stationOf(row),
          driverId: row.driver_id,
          from: row.week > state.from ? row.week : state.from,
          to: weekEnd(row.week, state.to),
          ...more,
        });
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={linked(hoursColumns, {
            overtime_hours: (row) => week(row, { counted: 'overtime' }),
            tow_hours: (row) => week(row, { service: 'Tow' }),
            battery_hours: (row) => week(row, { service: 'Battery' }),
            light_hours: (row) => week(row, { service: 'Light Service' }),
          })}
          rowId={({ driver_id, station_slug, week: sunday }) => `${driver_id}-${station_slug}-${sunday}`}
          rowHref={(row) => week(row)}
        />
      );
    }
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
    case 'forecast':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={forecastColumns}
          rowId={({ local_day }) => local_day}
          rowHref={({ local_day: day }) => shifts({ from: day, to: day })}
        />
      );
    case 'pto':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={ptoColumns}
          rowId={({ driver_id }) => String(driver_id)}
          rowHref={({ driver_id }) => shifts({ driverId: driver_id, counted: 'on-day-off' })}
        />
      );
    case 'adherence':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={linked(adherenceColumns, {
            late_shifts: (row) => shifts({ slug: stationOf(row), driverId: row.driver_id, counted: 'late' }),
            missed_shifts: (row) => shifts({ slug: stationOf(row), driverId: row.driver_id, counted: 'missed' }),
          })}
          rowId={({ driver_id, station_slug }) => `${driver_id}-${station_slug}`}
          rowHref={(row) => shifts({ slug: stationOf(row), driverId: row.driver_id })}
        />
      );
    case 'ghosts':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={linked(ghostColumns, {
            filled_shifts: ({ driver_id }) => shifts({ driverId: driver_id, counted: 'filled' }),
            filled_hours: ({ driver_id }) => shifts({ driverId: driver_id, counted: 'filled' }),
          })}
          rowId={({ driver_id }) => String(driver_id)}
          rowHref={({ driver_id }) => shifts({ driverId: driver_id })}
        />
      );
    case 'locations':
      return (
        <Rows
          {...shared}
          rows={loaded.rows}
          columns={linked(locationColumns, {
            hours: (row) => shifts({ slug: row.slug, counted: 'staffed' }),
            overtime_hours: (row) => shifts({ slug: row.slug, counted: 'overtime' }),
            shifts: (row) => shifts({ slug: row.slug, counted: 'staffed' }),
            open_hours: (row) => shifts({ slug: row.slug, counted: 'open' }),
            days_off: (row) => shifts({ slug: row.slug, counted: 'on-day-off' }),
          })}
          hidden={hiddenOfLocations}
          rowId={({ geography_id }) => String(geography_id)}
          rowHref={(row) => `/scheduler/${row.slug}/?${new URLSearchParams({ from: state.from, to: state.to })}`}
        />
      );
  }
}

/** Columns whose numbers link to the shifts they count; a zero has no link. */
function linked<Row extends DataRow>(
  columns: readonly DataTableColumn<Row>[],
  hrefs: Readonly<Record<string, (row: Row) => string>>,
): readonly DataTableColumn<Row>[] {
  return columns.map((column) => {
    const hrefOf = hrefs[column.id];
    if (!hrefOf) return column;
    return {
      ...column,
      cell: (row: Row) => {
        const value = column.value(row);
        return value ? (
          <Link to={hrefOf(row)} preventScrollReset className={styles.number}>
            {Number(value).toLocaleString('en-US')}
          </Link>
        ) : (
          String(value ?? '–')
        );
      },
    };
  });
}

/** The last day of a week that is still within the report. */
function weekEnd(sunday: string, to: string): string {
  const saturday = new Date(Date.parse(`${sunday}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
  return saturday < to ? saturday : to;
}

interface RowsProps<Row extends DataRow> {
  readonly title: string;
  readonly loading: boolean;
  /** For the second sheet of the table's Excel file. */
  readonly about: readonly (readonly [label: string, text: string])[];
  readonly rows: readonly Row[];
  readonly columns: readonly DataTableColumn<Row>[];
  /** Columns that people have to choose. */
  readonly hidden?: readonly string[];
  readonly rowId: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
}

const none: readonly string[] = [];

/** The whole report is loaded, so the table sorts, filters, groups, copies and exports without the server. */
function Rows<Row extends DataRow>({
  title,
  loading,
  about,
  rows,
  columns,
  hidden = none,
  rowId,
  rowHref,
}: RowsProps<Row>) {
  const navigate = useNavigate();
  return (
    <Grid columns={1} className={styles.table}>
      <DataTable
        key={title}
        aria-label={title}
        className={listStyles.rows}
        toolbar={<RowHeightMenu />}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowHref={rowHref}
        defaultState={{ hidden }}
        aboutLines={about}
        totals
        onRowOpen={(row) => void navigate(rowHref(row), { preventScrollReset: true })}
        loading={loading}
        empty={<EmptyState title="Nothing in this period" description="Choose other days, or a larger location." />}
      />
    </Grid>
  );
}
