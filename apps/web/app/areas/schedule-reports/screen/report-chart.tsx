import type { CoverageRow } from '@roadside/contract/schemas';
import { dayNames } from '@roadside/domain/scheduling';
import { BarChart } from '@roadside/charts/bar-chart';
import { Heatmap } from '@roadside/charts/heatmap';
import { LineChart } from '@roadside/charts/line-chart';
import { dayWords } from '../../../kit/format/day-words.ts';
import type { LoadedReport } from '../server/schedule-reports.server.ts';
import { hourWords } from './report-columns.ts';

const most = 15;
const hours = Array.from({ length: 24 }, (_, hour) => hourWords(hour));
const twoDecimals = (value: number) => Math.round(value * 100) / 100;

/** A report as a chart. The table below it has every row. */
export function ReportChart({ loaded }: { readonly loaded: LoadedReport }) {
  if (loaded.rows.length === 0) return null;
  switch (loaded.report) {
    case 'hours': {
      const weeks = [...new Set(loaded.rows.map(({ week }) => week))].toSorted();
      const sum = (week: string, field: 'tow_hours' | 'battery_hours' | 'light_hours') =>
        twoDecimals(loaded.rows.reduce((total, row) => (row.week === week ? total + row[field] : total), 0));
      const over = weeks.map((week) =>
        twoDecimals(loaded.rows.reduce((total, row) => (row.week === week ? total + row.overtime_hours : total), 0)),
      );
      return (
        <BarChart
          title="Hours by week and service"
          layout="stacked"
          x={{
            values: weeks.map((week, index) => `${dayWords(week)}${over[index] ? ` (${over[index]} overtime)` : ''}`),
            label: 'Week of',
          }}
          series={[
            { label: 'Tow', values: weeks.map((week) => sum(week, 'tow_hours')) },
            { label: 'Battery', values: weeks.map((week) => sum(week, 'battery_hours')) },
            { label: 'Light Service', values: weeks.map((week) => sum(week, 'light_hours')) },
          ]}
        />
      );
    }
    case 'coverage':
      return (
        <>
          <Heatmap
            title="Drivers scheduled by hour of the week"
            x={{ values: hours, label: 'Hour' }}
            y={{ values: dayNames, label: 'Day' }}
            values={byDay(loaded.rows, ({ scheduled }) => scheduled)}
            unit="drivers"
          />
          {loaded.rows.some(({ short_hours: short }) => short !== null) && (
            <Heatmap
              title="Hours with fewer drivers than needed"
              x={{ values: hours, label: 'Hour' }}
              y={{ values: dayNames, label: 'Day' }}
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
    case 'locations': {
      const rows = loaded.rows.toSorted((a, b) => b.hours - a.hours).slice(0, most);
      return (
        <BarChart
          title="Hours by location"
          layout="stacked"
          horizontal
          x={{ values: rows.map(({ display_name }) => display_name), label: 'Location' }}
          series={[
            {
              label: 'Regular',
              values: rows.map(({ hours: all, overtime_hours: over }) => twoDecimals(all - over)),
            },
            { label: 'Overtime', values: rows.map(({ overtime_hours }) => overtime_hours) },
            { label: 'Open', values: rows.map(({ open_hours }) => open_hours) },
          ]}
        />
      );
    }
    case 'pto': {
      const rows = loaded.rows.slice(0, most);
      return (
        <BarChart
          title="Days off by driver"
          layout="stacked"
          horizontal
          x={{ values: rows.map(({ display_name }) => display_name), label: 'Driver' }}
          series={[
            { label: 'Used', values: rows.map(({ used_days }) => used_days) },
            { label: 'Coming', values: rows.map(({ coming_days }) => coming_days) },
            { label: 'Pending', values: rows.map(({ pending_days }) => pending_days) },
          ]}
        />
      );
    }
    case 'adherence': {
      const rows = loaded.rows.filter(({ adherence }) => adherence !== null).slice(0, most);
      return (
        <BarChart
          title="Lowest adherence"
          horizontal
          x={{ values: rows.map(({ display_name }) => display_name), label: 'Driver' }}
          series={[{ label: 'Adherence %', values: rows.map(({ adherence }) => adherence) }]}
        />
      );
    }
    case 'ghosts': {
      const rows = loaded.rows.slice(0, most);
      return (
        <BarChart
          title="Ghost shifts open and filled"
          layout="stacked"
          horizontal
          x={{ values: rows.map(({ display_name }) => display_name), label: 'Ghost' }}
          series={[
            { label: 'Filled by drivers', values: rows.map(({ filled_shifts }) => filled_shifts) },
            {
              label: 'Still open',
              values: rows.map(({ planned_shifts, filled_shifts }) => planned_shifts - filled_shifts),
            },
          ]}
        />
      );
    }
  }
}

function byDay(rows: readonly CoverageRow[], of: (row: CoverageRow) => number | null) {
  return dayNames.map((_, day) =>
    hours.map((_hour, hour) => {
      const row = rows.find((each) => each.day_of_week === day && each.hour === hour);
      return row ? of(row) : null;
    }),
  );
}
