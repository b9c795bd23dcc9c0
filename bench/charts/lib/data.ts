/** One moment of a line chart: its time, and a value for each series. */
export type LineRow = { readonly t: number } & Readonly<Record<string, number>>;

export interface LineData {
  readonly kind: 'line';
  readonly width: number;
  readonly height: number;
  readonly keys: readonly string[];
  readonly rows: readonly LineRow[];
}

export interface BarData {
  readonly kind: 'bar';
  readonly width: number;
  readonly height: number;
  readonly rows: readonly { readonly k: string; readonly v: number }[];
}

export type ChartData = LineData | BarData;
export interface DashData {
  readonly kind: 'dash';
  readonly charts: readonly ChartData[];
}

export const colors = ['#2563eb', '#d97706', '#059669', '#7c3aed'];
export const margin = { top: 10, right: 10, bottom: 24, left: 44 };

/** mulberry32: the same numbers in every run. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface LineSize {
  readonly rows: number;
  readonly series: number;
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  readonly step?: number;
}

function line({ rows, series, seed, width = 800, height = 300, step = 86_400_000 }: LineSize): LineData {
  const next = numbers(seed);
  const keys = Array.from({ length: series }, (_, index) => `s${index}`);
  const now = keys.map((_, index) => 200 + index * 60);
  const start = Date.UTC(2025, 0, 1);
  const made = Array.from({ length: rows }, (_, row) => {
    const entries = keys.map((key, index) => {
      now[index] = Math.max(5, (now[index] ?? 0) + (next() - 0.5) * 18);
      return [key, Math.round((now[index] ?? 0) * 10) / 10];
    });
    return { t: start + row * step, ...Object.fromEntries(entries) } as LineRow;
  });
  return { kind: 'line', width, height, keys, rows: made };
}

function bar(rows: number, seed: number): BarData {
  const next = numbers(seed);
  return {
    kind: 'bar',
    width: 300,
    height: 160,
    rows: Array.from({ length: rows }, (_, row) => ({
      k: `C${String(row + 1).padStart(2, '0')}`,
      v: Math.round(20 + next() * 400),
    })),
  };
}

/** One column of a line's rows, for a library that reads typed columns; a missing value is NaN. */
export const columnOf = (rows: readonly LineRow[], key: string): Float64Array =>
  Float64Array.from(rows, (row) => row[key] ?? Number.NaN);

/** Twenty lines of two series over ninety days, and twenty bar charts of twenty-four bars. */
export const makeDash = (seed: number): DashData => ({
  kind: 'dash',
  charts: Array.from({ length: 40 }, (_, index) =>
    index % 2
      ? bar(24, seed * 100 + index)
      : line({ rows: 90, series: 2, seed: seed * 100 + index, width: 300, height: 160 }),
  ),
});
/** One line of a hundred thousand points, ten minutes apart. */
export const makeLong = (seed: number): LineData => line({ rows: 100_000, series: 1, seed, step: 600_000 });
