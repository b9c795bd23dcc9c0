import { columnOf } from '../lib/data.ts';
import { uPlotAdapter } from './uplot.tsx';

/** uPlot with typed columns, lines only. */
export const { mount, update } = uPlotAdapter((data) =>
  data.kind === 'line'
    ? [columnOf(data.rows, 't').map((moment) => moment / 1000), ...data.keys.map((key) => columnOf(data.rows, key))]
    : [[]],
);
