import uPlot, { type AlignedData, type Options } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Adapter } from '../lib/adapter.tsx';
import { type ChartData, colors, type DashData, type LineData } from '../lib/data.ts';

type Columns = (data: ChartData) => AlignedData;

/** Lists, as in its docs. */
function lists(data: ChartData): AlignedData {
  if (data.kind === 'bar') return [data.rows.map((_, row) => row), data.rows.map(({ v }) => v)];
  return [data.rows.map(({ t }) => t / 1000), ...data.keys.map((key) => data.rows.map((row) => row[key] ?? null))];
}

function make(element: HTMLElement, data: ChartData, columns: Columns): uPlot {
  const { width, height } = data;
  const series =
    data.kind === 'line'
      ? data.keys.map((key, index) => ({ label: key, stroke: colors[index] ?? '' }))
      : [
          {
            label: 'v',
            fill: colors[0] ?? '',
            ...(uPlot.paths.bars ? { paths: uPlot.paths.bars({ size: [0.8] }) } : {}),
          },
        ];
  const options: Options = {
    width,
    height,
    legend: { show: false },
    scales: { x: { time: data.kind === 'line' } },
    axes: [data.kind === 'bar' ? { values: (_, splits) => splits.map((split) => data.rows[split]?.k ?? '') } : {}, {}],
    series: [{}, ...series],
  };
  return new uPlot(options, columns(data), element);
}

const chartsOf = (data: DashData | LineData): readonly ChartData[] => (data.kind === 'line' ? [data] : data.charts);

/** uPlot with its data in one form or another. */
export function uPlotAdapter(columns: Columns): Adapter {
  let plots: uPlot[] = [];
  return {
    mount(element, data) {
      const grid = document.createElement('div');
      grid.style.cssText = 'display:grid;grid-template-columns:repeat(4,300px);gap:8px';
      element.append(grid);
      plots = chartsOf(data).map((chart) => {
        const box = document.createElement('div');
        grid.append(box);
        return make(box, chart, columns);
      });
    },
    update(data) {
      for (const [index, chart] of chartsOf(data).entries()) plots[index]?.setData(columns(chart));
    },
  };
}

export const { mount, update } = uPlotAdapter(lists);
