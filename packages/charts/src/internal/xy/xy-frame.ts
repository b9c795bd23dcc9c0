import { extent } from '../data/values.ts';
import { linearScale, type matchedDomain, niceDomain, roundStep } from '../../scale/linear.ts';
import { unit } from '../scene/scene.ts';
import type { XyColumn, XyData } from './xy-columns.ts';
import type { ValueAxisSpec, XySpec } from './xy-spec.ts';

/** Lower and upper ends of stacked values, by column. */
export type Stacks = ReadonlyMap<XyColumn, { readonly lower: Float64Array; readonly upper: Float64Array }>;

/** Which value axis a series is read on. */
export type Side = 'start' | 'end';

/** A value axis in numbers. */
export interface ValueRange {
  readonly domain: readonly [number, number];
  readonly steps: number;
}

/** Where rows and values lie. `along` runs from the start edge, `level` from the top. */
export interface XyFrame {
  readonly spec: XySpec;
  readonly data: XyData;
  readonly stacks: Stacks | null;
  /** Every row has an equal stretch of its own. */
  readonly banded: boolean;
  /** The width of a row's stretch. */
  readonly stretch: number;
  readonly along: (row: number) => number;
  readonly level: (value: number, side: Side) => number;
  readonly start: ValueRange;
  readonly end: ValueRange | null;
}

const steps = 5;
export const sideOf = ({ spec }: XyColumn): Side => spec.side ?? 'start';

/** The least and greatest of what is drawn on one side, goals included; null when nothing is. */
function span({ goals }: XyData, columns: readonly XyColumn[], stacks: Stacks | null, side: Side): readonly [number, number] | null {
  const ends = columns.flatMap((column) => {
    const { run, values } = column;
    if (!run) return [];
    const own = [values[run.least] as number, values[run.most] as number];
    const stack = stacks?.get(column);
    const others = (stack ? [stack.lower, stack.upper] : [column.low, column.high]).flatMap((values) => (values ? (extent(values) ?? []) : []));
    return stack ? others : [...own, ...others];
  });
  if (ends.length === 0) return null;
  if (side === 'start') ends.push(...goals.flatMap(({ value, from, to }) => [value, from, to]).filter((end) => end !== undefined));
  return [Math.min(...ends), Math.max(...ends)];
}

/** The grid of the first axis, for a second one to lie on. */
interface Match {
  readonly steps: number;
  readonly domain: typeof matchedDomain;
}

function rangeOf(data: XyData, stacks: Stacks | null, side: Side, axis: ValueAxisSpec | undefined, match: Match | null): ValueRange | null {
  const columns = data.columns.filter((column) => sideOf(column) === side);
  const ends = span(data, columns, stacks, side);
  if (!ends) return null;
  const [least, most] = ends;
  // Lengths and fillings are read from zero. A line is, too, when zero is not far off.
  const fromZero = columns.some(({ spec }) => spec.shape !== 'line') || (least > 0 && least < most * 0.35);
  if (fromZero && least === 0 && most === 0 && !match && axis?.to === undefined) return { domain: [0, 1], steps: 1 };
  const low = axis?.from ?? (fromZero ? Math.min(0, least) : least);
  const high = axis?.to ?? (fromZero ? Math.max(0, most) : most);
  const domain = match ? match.domain(low, high, match.steps) : niceDomain(low, high, steps);
  return { domain, steps: match?.steps ?? Math.max(1, Math.round((domain[1] - domain[0]) / roundStep(domain[1] - domain[0], steps))) };
}

/** Places rows and values in the plot. */
export function xyFrame(spec: XySpec, data: XyData, stacks: Stacks | null, match?: typeof matchedDomain): XyFrame | null {
  const { positions, columns } = data;
  const start = rangeOf(data, stacks, 'start', spec.y, null);
  const end = rangeOf(data, stacks, 'end', spec.right, start && match ? { steps: start.steps, domain: match } : null);
  const main = start ?? end;
  if (!main || positions.rows === 0) return null;
  const banded = positions.kind === 'name' || columns.some(({ spec: { shape } }) => shape === 'bar');
  const stretch = unit / positions.rows;
  const first = positions.at[0] as number;
  const length = (positions.at[positions.rows - 1] as number) - first;
  const scales = { start: linearScale((start ?? main).domain), end: linearScale((end ?? main).domain) };
  return {
    spec,
    data,
    stacks,
    banded,
    stretch,
    start: main,
    end: start ? end : null,
    along: (row) => (banded ? (row + 0.5) * stretch : length === 0 ? unit / 2 : (((positions.at[row] as number) - first) / length) * unit),
    level: (value, side) => (1 - scales[side].at(value)) * unit,
  };
}
