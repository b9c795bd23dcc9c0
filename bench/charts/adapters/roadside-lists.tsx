import '@roadside/tokens/styles.css';
import { LineChart } from '@roadside/charts/line-chart';
import { useMemo } from 'react';
import { reactAdapter } from '../lib/adapter.tsx';
import type { LineData } from '../lib/data.ts';

/** The line from plain lists, whose numbers have to be unpacked. */
function Line({ data }: { readonly data: LineData }) {
  const x = useMemo(() => ({ values: data.rows.map(({ t }) => t), kind: 'time' as const }), [data]);
  const series = useMemo(
    () => data.keys.map((key) => ({ label: key, values: data.rows.map((row) => row[key]) })),
    [data],
  );
  return (
    <div style={{ width: data.width, height: data.height }}>
      <LineChart title="Line" titleHidden summaryHidden tools={false} size="fill" x={x} series={series} />
    </div>
  );
}

export const { mount, update } = reactAdapter(Line, () => null);
