import '@roadside/tokens/styles.css';
import { BarChart } from '@roadside/charts/bar-chart';
import { LineChart } from '@roadside/charts/line-chart';
import { useMemo } from 'react';
import { reactAdapter } from '../lib/adapter.tsx';
import { type BarData, columnOf, type LineData } from '../lib/data.ts';

/** With its defaults: keyboard, sentence, legend and tooltip on. Its columns are typed, as its docs recommend. */
function Line({ data }: { readonly data: LineData }) {
  const x = useMemo(() => ({ values: columnOf(data.rows, 't'), kind: 'time' as const }), [data]);
  const series = useMemo(() => data.keys.map((key) => ({ label: key, values: columnOf(data.rows, key) })), [data]);
  return (
    <div style={{ width: data.width, height: data.height }}>
      <LineChart title="Line" titleHidden summaryHidden tools={false} size="fill" x={x} series={series} />
    </div>
  );
}

function Bar({ data }: { readonly data: BarData }) {
  const x = useMemo(() => ({ values: data.rows.map(({ k }) => k) }), [data]);
  const series = useMemo(() => [{ label: 'Value', values: data.rows.map(({ v }) => v) }], [data]);
  return (
    <div style={{ width: data.width, height: data.height }}>
      <BarChart title="Bar" titleHidden summaryHidden tools={false} size="fill" x={x} series={series} />
    </div>
  );
}

export const { mount, update, page, hydrate } = reactAdapter(Line, Bar);
