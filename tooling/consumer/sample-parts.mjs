// Sample content made from the packed packages: rendered on a server by page.mjs, in old browsers by bench/browsers.
import { createElement as h } from 'react';
import { LineChart } from '@roadside/charts/line-chart';
import { DataTable } from '@roadside/ui/data-table';

/** A table of stations: rows of id, name and calls. */
export const stationTable = (rows) =>
  h(DataTable, {
    'aria-label': 'Stations',
    rows,
    rowId: ({ id }) => id,
    columns: [
      { id: 'name', header: 'Station', type: 'text', rowHeader: true, value: ({ name }) => name },
      { id: 'calls', header: 'Calls', type: 'number', value: ({ calls }) => calls },
    ],
  });

/** A line of two days. */
export const callsByDay = () =>
  h(LineChart, {
    title: 'Calls by day',
    x: { values: ['2026-11-19', '2026-11-20'] },
    series: [{ label: 'Calls', values: [4, 6] }],
  });
