export type Service = 'tow' | 'battery' | 'light';
export interface RowDef {
  id: string;
  name: string;
}
export interface BarDef {
  id: string;
  row: string;
  start: number;
  end: number;
  service: Service;
  label: string;
}
export interface Data {
  rows: RowDef[];
  bars: BarDef[];
  from: number;
  to: number;
  days: number;
  byRow: Map<string, BarDef[]>;
}

/** The interface of an adapter. */
export interface Adapter {
  meta: {
    label: string;
    lib: string;
    note?: string;
    /** For a library with one bar per row: it gets a third of the bars. */
    barsPerRow?: number;
    noDrag?: string;
    /** A bar must be clicked before it can be dragged. */
    clickFirst?: boolean;
  };
  /** Without a scroller the largest vertical one is used. */
  selectors?: { scroll?: string; bar?: string };
  /** Creates its own form of the data, before the clock starts. */
  prepare?(data: Data): void;
  mount(el: HTMLElement, data: Data): Handle | void;
}
/** For libraries with a custom way to render or scroll. */
export interface Handle {
  unmount?(): void;
  scrollEl?(): Element | null;
  scrollTo?(position: number): void;
  scrollMax?(): number;
  isReady?(): boolean;
  barPoint?(): { x: number; y: number } | null;
  barCount?(): number;
}
export const COLORS: Record<Service, string> = { tow: '#2563eb', battery: '#b45309', light: '#047857' };
export const ROW_H = 36,
  BAR_H = 28,
  SIDE_W = 200,
  HOUR_W = 48,
  VIEW_W = 1400,
  VIEW_H = 800;
export const SNAP = 15 * 60_000,
  HOUR = 3_600_000,
  DAY = 24 * HOUR;
