import { LineChart } from '@roadside/charts/line-chart';
import { unfinished } from '@roadside/charts/parts';
import { firstDayOf } from '../../../kit/format/day-words.ts';
import { partSteps, stepLabels, type UsageState } from '../model/usage-state.ts';

interface UsageChartProps {
  /** What is counted: 'People'. */
  readonly unit: string;
  /** The first date of each step. */
  readonly dates: readonly string[];
  readonly state: UsageState;
  /** A line each. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** People or visits by step, a line for all and one for each of the largest groups. */
export default function UsageChart({ unit, dates, state, rows }: UsageChartProps) {
  const firstDays = dates.map(firstDayOf);
  const step = stepLabels[state.step];
  return (
    <LineChart
      title={`${unit} by ${step.toLowerCase()}`}
      x={{ values: firstDays, label: step }}
      parts={[unfinished(partSteps(firstDays, state))]}
      series={rows.map(({ name, values }) => ({ label: name, values }))}
    />
  );
}
