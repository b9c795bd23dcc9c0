import type { ReactElement } from 'react';
import { AreaChart } from '../src/area-chart/index.ts';
import { BarChart } from '../src/bar-chart/index.ts';
import { ComboChart } from '../src/combo-chart/index.ts';
import { BulletChart } from '../src/bullet-chart/index.ts';
import { BumpChart } from '../src/bump-chart/index.ts';
import { CalendarHeatmap } from '../src/calendar-heatmap/index.ts';
import { CoverageCurve } from '../src/coverage-curve/index.ts';
import { Distribution } from '../src/distribution/index.ts';
import { Funnel } from '../src/funnel/index.ts';
import { Gauge } from '../src/gauge/index.ts';
import { Heatmap } from '../src/heatmap/index.ts';
import { LineChart } from '../src/line-chart/index.ts';
import { MetricTrend } from '../src/metric-trend/index.ts';
import { OddsCurve } from '../src/odds-curve/index.ts';
import { few as fewPart, goals, interval, notes, smooth, step } from '../src/parts/index.ts';
import { Quadrant } from '../src/quadrant/index.ts';
import { Radar } from '../src/radar/index.ts';
import { SkillTree } from '../src/skill-tree/index.ts';
import { Waterfall } from '../src/waterfall/index.ts';
import type { Value } from '../src/internal/data/values.ts';

/** Data a user may pass to a chart, good or bad. */
export interface Sample {
  readonly positions: readonly (string | number | null)[];
  readonly values: readonly Value[];
}

const title = 'Calls';
const series = (values: readonly Value[]) => [
  {
    label: 'First',
    values,
    unit: 'calls',
    counts: values.map((_, row) => row),
    interval: interval(
      values.map((value) => (typeof value === 'number' ? value - 1 : null)),
      values.map((value) => (typeof value === 'number' ? value + 1 : null)),
    ),
  },
  {
    label: 'Second',
    values: values.map((value, row) => (row % 3 === 0 ? null : typeof value === 'number' ? -value / 2 : value)),
  },
];
const targets = [
  { label: 'Goal', value: 3, better: 'higher' as const },
  { label: 'Range', from: 1, to: 4 },
  { label: 'Changed', value: 2, until: '2026-03-08' },
  { label: 'Changed', value: 5, better: 'lower' as const, since: '2026-03-09' },
];
const parts = [goals(targets), notes([{ at: '2026-03-08', text: 'Ice storm' }]), fewPart({ under: 3 })];

/**
 * Every chart of positions and values, rendered from a sample. The probe, the server tests and the bad-data tests
 * iterate over this list.
 */
export const xyCharts: Readonly<Record<string, (sample: Sample) => ReactElement>> = {
  LineChart: ({ positions, values }) => (
    <LineChart title={title} x={{ values: positions }} series={series(values)} parts={parts} />
  ),
  'LineChart, smooth': ({ positions, values }) => (
    <LineChart title={title} curve={smooth} x={{ values: positions }} series={series(values)} />
  ),
  'AreaChart, stacked': ({ positions, values }) => (
    <AreaChart title={title} x={{ values: positions }} series={series(values)} parts={parts} />
  ),
  'AreaChart, shares': ({ positions, values }) => (
    <AreaChart title={title} layout="share" curve={step} x={{ values: positions }} series={series(values)} />
  ),
  BarChart: ({ positions, values }) => (
    <BarChart title={title} x={{ values: positions }} series={series(values)} parts={parts} />
  ),
  'BarChart, lying': ({ positions, values }) => (
    <BarChart
      title={title}
      horizontal
      layout="stacked"
      x={{ values: positions }}
      series={series(values)}
      parts={parts}
    />
  ),
  ComboChart: ({ positions, values }) => (
    <ComboChart
      title={title}
      x={{ values: positions }}
      bars={series(values).slice(0, 1)}
      lines={series(values).slice(1)}
      parts={parts}
    />
  ),
};

const names = ({ positions }: Sample) => positions.map((position, row) => `${position ?? 'nobody'} ${row}`);
const measure = { label: 'Measure' };
const corners = { topStart: 'Watch', topEnd: 'Celebrate', bottomStart: 'Monitor', bottomEnd: 'Fix now' };
/** The part of a sample that charts of individual items can use. */
const few = <Item,>(items: readonly Item[]): readonly Item[] => items.slice(0, 60);
const nameOf = ({ positions }: Sample, row: number) => `${positions[row] ?? 'nobody'} ${row}`;

/** Every other chart, rendered from the same samples. */
export const otherCharts: Readonly<Record<string, (sample: Sample) => ReactElement>> = {
  Gauge: ({ values }) => (
    <Gauge
      title={title}
      value={values[0]}
      bands={[
        { to: 50, label: 'Low', tone: 'danger' },
        { to: 100, label: 'High', tone: 'success' },
      ]}
      goal={40}
    />
  ),
  BulletChart: (sample) => (
    <BulletChart
      title={title}
      measures={few(sample.values).map((value, row) => ({ label: nameOf(sample, row), value, goal: 3 }))}
    />
  ),
  MetricTrend: ({ positions, values }) => (
    <MetricTrend title={title} x={{ values: positions }} series={{ label: 'First', values }} goals={targets} />
  ),
  Heatmap: (sample) => (
    <Heatmap
      title={title}
      x={{ values: few(names(sample)) }}
      y={{ values: ['Mon', 'Tue'] }}
      values={[few(sample.values), few(sample.values).map((value) => (typeof value === 'number' ? -value : value))]}
      counts={[[1, 2, 3]]}
      few={{ under: 3 }}
    />
  ),
  'Heatmap, diverging': (sample) => (
    <Heatmap
      title={title}
      scale="diverging"
      x={{ values: few(names(sample)) }}
      y={{ values: ['Mon'] }}
      values={[few(sample.values)]}
    />
  ),
  CalendarHeatmap: ({ positions, values }) => (
    <CalendarHeatmap
      title={title}
      days={few(positions).map((day, row) => ({ day: String(day), value: values[row] }))}
    />
  ),
  Distribution: ({ values }) => <Distribution title={title} label="Minutes" values={values} />,
  OddsCurve: ({ values }) => (
    <OddsCurve
      title={title}
      label="Minutes"
      oddsLabel="There"
      outcomes={values.map((_, row) => row)}
      odds={values.map((value) => (typeof value === 'number' ? 1 / (1 + Math.exp(-value)) : value))}
    />
  ),
  'OddsCurve, bad along': ({ values }) => (
    <OddsCurve
      title={title}
      label="Minutes"
      oddsLabel="There"
      outcomes={values.map((value) => value ?? Number.NaN)}
      odds={values.map((_, row) => row / Math.max(1, values.length))}
    />
  ),
  CoverageCurve: ({ positions, values }) => (
    <CoverageCurve
      title={title}
      x={{ values: few(positions) }}
      needed={values}
      scheduled={values.map((value, row) => (typeof value === 'number' ? value + (row % 3) - 1 : value))}
    />
  ),
  Waterfall: (sample) => (
    <Waterfall
      title={title}
      start={{ label: 'Before', value: 5 }}
      steps={few(sample.values).map((change, row) => ({ label: nameOf(sample, row), change }))}
      endLabel="After"
    />
  ),
  'Waterfall, cut': (sample) => (
    <Waterfall
      title={title}
      cut
      start={{ label: 'Before', value: 5000 }}
      steps={few(sample.values).map((change, row) => ({ label: nameOf(sample, row), change }))}
      endLabel="After"
    />
  ),
  Quadrant: (sample) => (
    <Quadrant
      title={title}
      x={measure}
      y={measure}
      names={corners}
      items={sample.values.map((value, row) => ({ label: nameOf(sample, row), x: row, y: value }))}
    />
  ),
  'Quadrant, bad across': (sample) => (
    <Quadrant
      title={title}
      x={measure}
      y={{ label: 'Other', parts: 0 }}
      names={corners}
      items={sample.values.map((value, row) => ({ label: nameOf(sample, row), x: value, y: row % 2 ? row : value }))}
    />
  ),
  Funnel: (sample) => (
    <Funnel title={title} stages={few(sample.values).map((value, row) => ({ label: nameOf(sample, row), value }))} />
  ),
  BumpChart: (sample) => (
    <BumpChart
      title={title}
      periods={few(names(sample))}
      entries={[
        {
          id: 'a',
          label: 'First',
          ranks: few(sample.values).map((value) =>
            typeof value === 'number' && Number.isFinite(value) ? 1 + (Math.abs(Math.round(value)) % 3) : value,
          ),
        },
      ]}
    />
  ),
  Radar: (sample) => (
    <Radar
      title={title}
      axes={few(names(sample))}
      series={[
        { label: 'First', values: few(sample.values) },
        { label: 'Second', values: [] },
      ]}
    />
  ),
  SkillTree: (sample) => (
    <SkillTree
      title={title}
      root={{
        id: 'root',
        label: 'Root',
        state: 'earned',
        skills: few(sample.values).map((progress, row) => ({
          id: String(row),
          label: nameOf(sample, row),
          state: row % 2 ? 'open' : 'locked',
          progress,
        })),
      }}
    />
  ),
};
