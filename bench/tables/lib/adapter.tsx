import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { BenchData } from './rows.ts';

/** The interface every grid must implement to be measured. */
export interface Adapter {
  mount(element: HTMLElement, data: BenchData): void;
  update(data: BenchData): void;
  unmount(): void;
  sort(columnId: string, descending: boolean): void;
  /** The value of a column in the first row, to prove that the sort was real. */
  first(columnId: string): string | number | undefined;
}

/** The part all grids share: they are React components in a box of 1200 by 600 px. */
export function mounted(Table: ComponentType<{ data: BenchData }>): Pick<Adapter, 'mount' | 'update' | 'unmount'> {
  let root: Root;
  const render = (data: BenchData) => flushSync(() => root.render(<Table data={data} />));
  return {
    mount(element, data) {
      root = createRoot(element);
      render(data);
    },
    update: render,
    unmount: () => root.unmount(),
  };
}

export const box = { width: 1200, height: 600 } as const;
export const columnWidth = 120;
export const rowHeight = 32;
