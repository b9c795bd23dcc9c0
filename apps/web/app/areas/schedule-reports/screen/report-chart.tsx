import type { CoverageRow } from '@roadside/contract/schemas';
import { dayNames } from '@roadside/domain/scheduling';
import { BarChart } from '@roadside/charts/bar-chart';
import { Heatmap } from '@roadside/charts/heatmap';
import { LineChart } from '@roadside/charts/line-chart';
import { unfinished } from '@roadside/charts/parts';
import { Stack } from '@roadside/ui/stack';
import {
  hoursByWeek,
  hoursFormat,
  overtimeWords,
  partOfWeek,
  twoDecimals,
  wholeWeeks,
} from '../model/hours-by-week.ts';
import type { ReportDays } from '../model/hours-by-week.ts';
import type { LoadedReport } from '../server/schedule-reports.server.ts';
import { hourWords } from './report-columns.ts';
import * as styles from './schedule-reports.css.ts';

const most = 15;
const hours = Array.from({ length: 24 }, (_, hour) => hourWords(hour));
const hoursOfWeek = { x: { values: hours, label: 'Hour' }, y: { values: dayNames, label: 'Day' } };

/** A report as a chart. The table below it has every row. */
export function ReportChart({ loaded, days }: { readonly loaded: LoadedReport; readonly days: ReportDays }) {
  if (loaded.rows.length === 0) return null;
  switch (loaded.report) {
    case 'hours': {
      const weeks = wholeWeeks(hoursByWeek(loaded.rows), loaded.left_out);
      if (weeks.length === 0) return null;
      const parts = weeks.flatMap((each) => {
        const part = partOfWeek(each.week, days);
        return part ? [{ at: each.week, ...part }] : [];
      });
      const overtime = overtimeWords(weeks, days);
      const format = hoursFormat(Math.max(...weeks.flatMap(({ tow, battery, light }) => [tow, battery, light])));
      return (
        <Stack gap={8}>
          <BarChart
            title="Hours by week and service"
            layout="stacked"
            x={{ values: weeks.map(({ week }) => week), label: 'Week of' }}
            series={[
              { label: 'Tow', paint: 'tow', format, values: weeks.map(({ tow }) => tow) },
              { label: 'Battery', paint: 'battery', format, values: weeks.map(({ battery }) => battery) },
              { label: 'Light Service', paint: 'light', format, values: weeks.map(({ light }) => light) },
            ]}
            parts={[unfinished(parts)]}
          />
          {overtime !== null && <p className={styles.quiet}>{overtime}</p>}
        </Stack>
      );
    }
    case 'coverage':
      // Capacity and shortage have different colors: dark is good in one, and bad in the other.
      return (
        <>
          <Heatmap
            title="Drivers scheduled by hour of the week"
            scale="cool"
            {...hoursOfWeek}
            values={byDay(loaded.rows, ({ scheduled }) => scheduled)}
            unit="drivers"
          />
          {loaded.rows.some(({ short_hours: short }) => short !== null) && (
            <Heatmap
              title="Hours with fewer drivers than needed"
              {...hoursOfWeek}
              values={byDay(loaded.rows, ({ short_hours: short }) => short)}
              unit="hours"
            />
          )}
        </>
      );
    case 'forecast': {
      const rows = loaded.rows.toReversed();
      return (
        <LineChart
          title="Calls by day, predicted and received"
          x={{ values: rows.map(({ local_day }) => local_day), label: 'Day' }}
          y={{ from: 0 }}
          series={[
            { label: 'Predicted', values: rows.map(({ predicted_calls }) => predicted_calls) },
            { label: 'Received', values: rows.map(({ actual_calls }) => actual_calls) },
          ]}
        />
      );
    }
    case 'locations':
      return (
        <BarChart
          title="Hours by location"
          layout="stacked"
          {...barsByName(
            'Location',
            loaded.rows.toSorted((a, b) => b.hours - a.hours),
            {
              Regular: ({ hours: all, overtime_hours: over }) => twoDecimals(all - over),
              Overtime: ({ overtime_hours }) => overtime_hours,
              Open: ({ open_hours }) => open_hours,
            },
            hoursFormat(Math.max(...loaded.rows.map((row) => row.hours))),
          )}
        />
      );
    case 'pto':
      return (
        <BarChart
          title="Days off by driver"
          layout="stacked"
          {...barsByName('Driver', loaded.rows, {
            Used: ({ used_days }) => used_days,
            Upcoming: ({ coming_days }) => coming_days,
            Pending: ({ pending_days }) => pending_days,
          })}
        />
      );
    case 'adherence': {
      const known = loaded.rows.filter(({ adherence }) => adherence !== null);
      return (
        <BarChart
          title="Lowest adherence"
          {...barsByName('Driver', known, { 'Adherence %': ({ adherence }) => adherence })}
        />
      );
    }
    case 'ghosts':
      return (
        <BarChart
          title="Ghost shifts open and filled"
          layout="stacked"
          {...barsByName('Ghost', loaded.rows, {
            'Filled by drivers': ({ filled_shifts }) => filled_shifts,
            'Still open': ({ planned_shifts, filled_shifts }) => planned_shifts - filled_shifts,
          })}
        />
      );
  }
}

/** A row of bars for each of the first names, with a series for each number. */
function barsByName<Row extends { readonly display_name: string }>(
  label: string,
  rows: readonly Row[],
  numbers: Readonly<Record<string, (row: Row) => number | null>>,
  format?: Intl.NumberFormatOptions,
) {
  const shown = rows.slice(0, most);
  return {
    horizontal: true,
    x: { values: shown.map(({ display_name }) => display_name), label },
    series: Object.entries(numbers).map(([name, number]) => ({
      label: name,
      format,
      values: shown.map((row) => number(row)),
    })),
  };
}

function byDay(rows: readonly CoverageRow[], of: (row: CoverageRow) => number | null) {
  return dayNames.map((_, day) =>
    hours.map((_hour, hour) => {
      const row = rows.find((each) => each.day_of_week === day && each.hour === hour);
      return row ? of(row) : null;
    }),
  );
}
