import type { ReactElement } from 'react';
import { AreaChart } from '../src/area-chart/index.ts';
import { BarChart } from '../src/bar-chart/index.ts';
import { ComboChart } from '../src/combo-chart/index.ts';
import { LineChart } from '../src/line-chart/index.ts';
import type { Value } from '../src/internal/data/values.ts';

/** What a person may hand to a chart, good or bad. */
export interface Sample {
  readonly positions: readonly (string | number | null)[];
  readonly values: readonly Value[];
}

const title = 'Calls';
const series = (values: readonly Value[]) => [
  { label: 'First', values, unit: 'calls', counts: values.map((_, row) => row), low: values.map((value) => (typeof value === 'number' ? value - 1 : null)), high: values.map((value) => (typeof value === 'number' ? value + 1 : null)) },
  { label: 'Second', values: values.map((value, row) => (row % 3 === 0 ? null : typeof value === 'number' ? -value / 2 : value)) },
];
const extras = { goals: [{ label: 'Goal', value: 3, better: 'higher' as const }, { label: 'Range', from: 1, to: 4 }], notes: [{ at: '2026-03-08', text: 'Ice storm' }], few: { under: 3 } };

/** Every chart of positions and values, drawn from a sample. The probe, the server tests and the bad-data tests go over this list. */
export const xyCharts: Readonly<Record<string, (sample: Sample) => ReactElement>> = {
  LineChart: ({ positions, values }) => <LineChart title={title} x={{ values: positions }} series={series(values)} {...extras} />,
  'LineChart, smooth': ({ positions, values }) => <LineChart title={title} curve="smooth" x={{ values: positions }} series={series(values)} />,
  'AreaChart, stacked': ({ positions, values }) => <AreaChart title={title} x={{ values: positions }} series={series(values)} {...extras} />,
  'AreaChart, shares': ({ positions, values }) => <AreaChart title={title} layout="share" curve="step" x={{ values: positions }} series={series(values)} />,
  BarChart: ({ positions, values }) => <BarChart title={title} x={{ values: positions }} series={series(values)} {...extras} />,
  'BarChart, lying': ({ positions, values }) => <BarChart title={title} horizontal layout="stacked" x={{ values: positions }} series={series(values)} {...extras} />,
  ComboChart: ({ positions, values }) => <ComboChart title={title} x={{ values: positions }} bars={series(values).slice(0, 1)} lines={series(values).slice(1)} {...extras} />,
};
