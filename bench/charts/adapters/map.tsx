import '@roadside/tokens/styles.css';
import { CallMap } from '@roadside/charts/map';
import { createRoot } from 'react-dom/client';
import { makePlaces, metrics } from '../lib/places.ts';

/** The given number of calls on a map, on a canvas or drawn. */
export function mount(element: HTMLElement, { count, live }: { readonly count: number; readonly live: boolean }): void {
  createRoot(element).render(
    <div style={{ width: 1200, height: 800 }}>
      <CallMap title="Calls" fill places={makePlaces(count)} metrics={metrics} live={live} workerUrl="/worker.mjs" />
    </div>,
  );
}
