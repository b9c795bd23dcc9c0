import { axisSteps, niceDomain } from '../../scale/linear.ts';
import { unit } from '../scene/scene.ts';
import type { XyColumn, XyData } from './xy-columns.ts';
import type { ValueAxisSpec, XySpec } from './xy-spec.ts';

/** Maps rows and values to positions. `along` is measured from the start edge, `level` from the top. */
export interface XyFrame {
  readonly spec: XySpec;
  readonly data: XyData;
  /** The series on this axis. */
  readonly columns: readonly XyColumn[];
  readonly axis: ValueAxisSpec | undefined;
  /** Its ends and the approximate number of steps. */
  readonly domain: readonly [number, number];
  readonly steps: number;
  /** True if every row has a slot of equal width. */
  readonly banded: boolean;
  /** The width of a row's slot. */
  readonly stretch: number;
  /** The place of a position between the first and the last. */
  readonly place: (position: number) => number;
  readonly along: (row: number) => number;
  readonly level: (value: number) => number;
}

/** Frame settings besides the data. */
export interface FrameOptions {
  /** @defaultValue all columns */
  readonly columns?: readonly XyColumn[];
  /** @defaultValue the spec's first axis */
  readonly axis?: ValueAxisSpec | undefined;
  /** Values it must include besides its columns. */
  readonly reach?: readonly number[];
  /** Maps the ends of the values to the ends of the axis. @defaultValue round numbers */
  readonly fit?: (low: number, high: number) => readonly [number, number];
  /** @defaultValue 4 */
  readonly steps?: number;
}

/** Maps rows and values into the plot; null if there are none. */
export function xyFrame(
  spec: XySpec,
  data: XyData,
  { columns = data.columns, axis = spec.y, reach = [], fit = niceDomain, steps = axisSteps }: FrameOptions = {},
): XyFrame | null {
  const { rows, kind, at } = data.positions;
  const ends = columns.flatMap((column) => column.reach);
  if (ends.length === 0) return null;
  const [least, most] = [Math.min(...ends, ...reach), Math.max(...ends, ...reach)];
  // Bars and fills are measured from zero. So is a line, if zero is close.
  const fromZero = columns.some(({ shape }) => shape !== 'line') || (least > 0 && least < most * 0.35);
  const low = axis?.from ?? (fromZero ? Math.min(0, least) : least);
  const high = axis?.to ?? (fromZero ? Math.max(0, most) : most);
  const nothing = fromZero && low === 0 && high === 0;
  const domain = nothing ? ([0, 1] as const) : fit(low, high);
  const span = domain[1] - domain[0];
  const banded = kind === 'name' || data.columns.some(({ shape }) => shape === 'bar');
  const stretch = unit / rows;
  const first = at[0] as number;
  const length = (at[rows - 1] as number) - first;
  const place = (position: number) => (length === 0 ? unit / 2 : ((position - first) / length) * unit);
  return {
    spec,
    data,
    columns,
    axis,
    domain,
    steps: nothing ? 1 : steps,
    banded,
    stretch,
    place,
    along: (row) => (banded ? (row + 0.5) * stretch : place(at[row] as number)),
    level: (value) => (span === 0 ? unit / 2 : ((domain[1] - value) / span) * unit),
  };
}
