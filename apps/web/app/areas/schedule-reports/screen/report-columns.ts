import type {
  AdherenceRow,
  CoverageRow,
  ForecastRow,
  GhostRow,
  HoursRow,
  LocationRow,
  PtoRow,
} from '@roadside/contract/schemas';
import { dayNames, fitDefaults } from '@roadside/domain/scheduling';
import type { DataRow, DataTableColumn } from '@roadside/ui/data-table';
import { dayWords } from '../../../kit/format/day-words.ts';
import { cityFirst } from '../../../kit/format/station-words.ts';
import { forPhones } from '../../../kit/list/for-phones.ts';

interface Who {
  readonly display_name: string;
  readonly station_name: string;
}

function who<Row extends Who & DataRow>(): readonly DataTableColumn<Row>[] {
  return [
    { id: 'display_name', header: 'Driver', type: 'text', width: 200, value: (row: Row) => row.display_name },
    {
      id: 'station_name',
      header: 'Station',
      type: 'text',
      width: 200,
      value: (row: Row) => row.station_name,
      format: cityFirst,
    },
  ];
}

type NumberColumn<Row> = readonly [id: keyof Row & string, header: string, description?: string];

/** Numbers that add up: the table's last row has their totals. */
function sums<Row extends DataRow>(columns: readonly NumberColumn<Row>[]): readonly DataTableColumn<Row>[] {
  return numbers(columns).map((column) => ({ ...column, aggregate: 'sum' as const }));
}

/** A percentage. Its total divides the totals of two other columns, so it's never an average of percentages. */
function percent<Row extends DataRow>(
  id: keyof Row & string,
  header: string,
  of: readonly [numerator: string, denominator: string],
): readonly DataTableColumn<Row>[] {
  return numbers<Row>([[id, header]]).map((column) => ({ ...column, aggregate: { ratio: of, scale: 100 } }));
}

/** Numbers without a total, such as averages. */
function numbers<Row extends DataRow>(columns: readonly NumberColumn<Row>[]): readonly DataTableColumn<Row>[] {
  return columns.map(([id, header, description]) => ({
    id,
    header,
    ...(description ? { description } : {}),
    type: 'number' as const,
    width: 130,
    value: (row: Row) => (row as Readonly<Record<string, number | null>>)[id],
  }));
}

/** Not to be confused with the driver-hours short on the schedule, which add up how many drivers are missing. */
const shortHours = [
  'short_hours',
  'Hours of the day short',
  'Hours with fewer drivers than needed, however many are missing',
] as const;

const overtime = [
  'overtime_hours',
  'Overtime',
  `Hours after a driver’s first ${fitDefaults.weeklyHours} in a week, at all stations together. They count at the station where they’re worked.`,
] as const;

/** '6 PM'. */
export const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

export const hoursColumns = forPhones<HoursRow>(
  [
    ...who<HoursRow>(),
    {
      id: 'week',
      header: 'Week of',
      type: 'date',
      width: 120,
      value: ({ week }) => week,
      format: (week) => dayWords(String(week)),
    },
    ...sums<HoursRow>([
      ['hours', 'Hours'],
      overtime,
      ['shifts', 'Shifts'],
      ['tow_hours', 'Tow'],
      ['battery_hours', 'Battery'],
      ['light_hours', 'Light Service'],
    ]),
  ],
  { display_name: 1, hours: 2, week: 3 },
);

export const coverageColumns = forPhones<CoverageRow>(
  [
    {
      id: 'day_of_week',
      header: 'Day',
      type: 'text',
      width: 130,
      value: ({ day_of_week }) => dayNames[day_of_week] ?? '',
    },
    { id: 'hour', header: 'Hour', type: 'text', width: 100, value: ({ hour }) => hourWords(hour) },
    ...numbers<CoverageRow>([
      ['scheduled', 'Drivers scheduled'],
      ['ghosts', 'Ghosts'],
      ['needed', 'Drivers needed'],
    ]),
    ...sums<CoverageRow>([shortHours, ['hours', 'Hours counted']]),
  ],
  { day_of_week: 1, short_hours: 2, hour: 3 },
);

export const ptoColumns = forPhones<PtoRow>(
  [
    ...who<PtoRow>(),
    ...sums<PtoRow>([
      ['used_days', 'Days used'],
      ['coming_days', 'Days upcoming'],
      ['pending_days', 'Days pending'],
    ]),
  ],
  { display_name: 1, used_days: 2, station_name: 3 },
);

export const adherenceColumns = forPhones<AdherenceRow>(
  [
    ...who<AdherenceRow>(),
    ...percent<AdherenceRow>('adherence', 'Adherence %', ['worked_hours', 'planned_hours']),
    ...sums<AdherenceRow>([
      ['planned_hours', 'Planned hours'],
      ['worked_hours', 'Hours signed on'],
      ['shifts', 'Shifts'],
      ['late_shifts', 'Late'],
      ['missed_shifts', 'Missed'],
    ]),
  ],
  { display_name: 1, adherence: 2, station_name: 3 },
);

export const ghostColumns = forPhones<GhostRow>(
  [
    ...who<GhostRow>(),
    ...sums<GhostRow>([
      ['planned_shifts', 'Shifts planned'],
      ['filled_shifts', 'Filled by drivers'],
    ]),
    ...percent<GhostRow>('filled_share', 'Filled %', ['filled_shifts', 'planned_shifts']),
    ...sums<GhostRow>([
      ['open_hours', 'Hours open'],
      ['filled_hours', 'Hours filled'],
    ]),
  ],
  { display_name: 1, filled_share: 2, station_name: 3 },
);

export const forecastColumns = forPhones<ForecastRow>(
  [
    {
      id: 'local_day',
      header: 'Day',
      type: 'date',
      width: 150,
      value: ({ local_day }) => local_day,
      format: (day) => dayWords(String(day)),
    },
    ...sums<ForecastRow>([
      ['predicted_calls', 'Calls predicted'],
      ['actual_calls', 'Calls received'],
      ['difference', 'Difference'],
    ]),
    ...percent<ForecastRow>('difference_share', 'Difference %', ['difference', 'predicted_calls']),
    ...sums<ForecastRow>([
      ['needed_hours', 'Driver hours needed'],
      ['scheduled_hours', 'Driver hours scheduled'],
      shortHours,
    ]),
  ],
  { local_day: 1, difference_share: 2, actual_calls: 3 },
);

export const locationColumns = forPhones<LocationRow>(
  [
    { id: 'display_name', header: 'Location', type: 'text', width: 240, value: ({ display_name }) => display_name },
    ...sums<LocationRow>([['hours', 'Hours'], overtime]),
    // Without a total: people who work at two locations would count twice.
    ...numbers<LocationRow>([
      ['drivers', 'Drivers', 'People with a shift here. Each person counts once per location.'],
    ]),
    ...sums<LocationRow>([
      ['shifts', 'Shifts'],
      ['open_hours', 'Hours open'],
    ]),
    ...percent<LocationRow>('adherence', 'Adherence %', ['worked_hours', 'planned_hours']),
    ...sums<LocationRow>([
      ['planned_hours', 'Planned hours', 'Hours of shifts that are over'],
      ['worked_hours', 'Hours signed on', 'Hours signed on during shifts that are over'],
      ['days_off', 'Days off'],
    ]),
  ],
  { display_name: 1, hours: 2, open_hours: 3 },
);

/** What a percentage's total is calculated from, and what the other columns of locations leave no room for. */
export const hiddenOfLocations: readonly string[] = ['planned_hours', 'worked_hours'];
