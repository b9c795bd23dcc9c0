import type { ComponentType, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { BarData, DashData, LineData } from './data.ts';

/** The interface a library must implement to be measured. */
export interface Adapter {
  mount(element: HTMLElement, data: DashData | LineData): void;
  update(data: DashData | LineData): void;
}

/** Forty charts in boxes of 300 by 160 px, or the single line. */
function Page({
  data,
  Line,
  Bar,
}: {
  readonly data: DashData | LineData;
  readonly Line: ComponentType<{ data: LineData }>;
  readonly Bar: ComponentType<{ data: BarData }>;
}) {
  if (data.kind === 'line') return <Line data={data} />;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 300px)', gap: 8 }}>
      {data.charts.map((chart, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the charts keep their places
        <div key={index} style={{ width: 300, height: 160 }}>
          {chart.kind === 'line' ? <Line data={chart} /> : <Bar data={chart} />}
        </div>
      ))}
    </div>
  );
}

/** Extra functions of a React library: the page as an element, for server rendering, and hydration of that HTML. */
interface ReactAdapter extends Adapter {
  page(data: DashData | LineData): ReactElement;
  hydrate(element: HTMLElement, data: DashData | LineData): void;
}

/** Turns the two chart components of a React library into an adapter. */
export function reactAdapter(
  Line: ComponentType<{ data: LineData }>,
  Bar: ComponentType<{ data: BarData }>,
): ReactAdapter {
  let root: Root;
  const page = (data: DashData | LineData) => <Page data={data} Line={Line} Bar={Bar} />;
  const render = (data: DashData | LineData) => flushSync(() => root.render(page(data)));
  return {
    mount(element, data) {
      root = createRoot(element);
      render(data);
    },
    update: render,
    page,
    hydrate(element, data) {
      root = hydrateRoot(element, page(data));
    },
  };
}
