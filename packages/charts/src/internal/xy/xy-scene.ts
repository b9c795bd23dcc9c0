import type { matchedDomain } from '../../scale/linear.ts';
import { levelLine, plumbLine, rectangle } from '../scene/path.ts';
import { nearestOf, type Place, type PointColumn, type PointTable } from '../scene/points.ts';
import { paintOf } from '../scene/paint.ts';
import type { Axis, LegendItem, Mark, Scene } from '../scene/scene.ts';
import { summarise } from '../words/summary.ts';
import { alongAxis, valueAxis } from './xy-axes.ts';
import { readXy, type XyColumn, type XyData } from './xy-columns.ts';
import { drawGuides, type Guides } from './draw-guides.ts';
import { spokenGoals } from './goals.ts';
import { sideOf, xyFrame, type Stacks, type XyFrame } from './xy-frame.ts';
import type { XySpec } from './xy-spec.ts';

/** The shapes a chart can draw. Each chart passes only its own, so that a page with lines carries no bars. */
export interface XyDrawing {
  readonly draw: readonly ((frame: XyFrame) => readonly Mark[])[];
  readonly stack?: (spec: XySpec, data: XyData) => Stacks | null;
  /** How the second axis lies on the grid of the first; charts with one axis need none. */
  readonly match?: typeof matchedDomain;
  /** Where a value of a bar stands; lines and areas need none. */
  readonly barPlace?: (frame: XyFrame, column: XyColumn, row: number) => Place;
}

const noGuides: Guides = { marks: [], texts: [], remarks: [] };

function pointColumn(frame: XyFrame | null, column: XyColumn, fewest: number | undefined, { barPlace }: XyDrawing): PointColumn {
  const { id, spec, paint, values, low, high, counts, run, state, write } = column;
  return {
    id,
    label: spec.label,
    paint,
    state,
    plain: (row) => write(values[row] as number),
    interval: low && high ? (row) => (Number.isNaN(low[row]) || Number.isNaN(high[row]) ? null : [write(low[row] as number), write(high[row] as number)]) : undefined,
    count: counts ? (row) => counts[row] as number : undefined,
    fewest,
    run,
    value: (row) => values[row] ?? Number.NaN,
    place: (row) => {
      if (!frame || !(row >= 0 && row < values.length) || Number.isNaN(values[row])) return null;
      if (spec.shape === 'bar' && barPlace) return barPlace(frame, column, row);
      return { x: frame.along(row), y: frame.level((frame.stacks?.get(column)?.upper ?? values)[row] as number, sideOf(column)) };
    },
  };
}

function pointTable(spec: XySpec, data: XyData, frame: XyFrame | null, drawing: XyDrawing): PointTable {
  const { positions } = data;
  const columns = data.columns.map((column) => pointColumn(frame, column, spec.few?.under, drawing));
  return {
    rowTitle: spec.x.label ?? spec.words.say('position'),
    rows: positions.rows,
    rowName: positions.nameOf,
    columns,
    ordered: positions.kind !== 'name',
    position: (row) => (positions.kind === 'name' ? positions.nameOf(row) : (positions.at[row] ?? Number.NaN)),
    along: frame?.along,
  };
}

function legendOf({ series, hidden }: XySpec): readonly LegendItem[] {
  if (series.length < 2) return [];
  return series.map(({ id, label, paint, shape }, index) => ({ id: id ?? label, label, paint: paint ?? paintOf(index), texture: index, shape, hidden: hidden?.has(id ?? label) ?? false }));
}

function grid({ spec: { horizontal } }: XyFrame, axis: Axis): Mark {
  let d = '';
  for (const { at } of axis.ticks) d += horizontal ? plumbLine(at) : levelLine(at);
  return { key: 'grid', kind: 'grid', d };
}

/** The stretch that is marked, whole rows of it. */
function brushed(frame: XyFrame): readonly Mark[] {
  const { spec: { brush, horizontal }, data: { positions }, banded, stretch, along } = frame;
  if (!brush) return [];
  const half = banded ? stretch / 2 : 0;
  const [from, to] = brush.map((end) => (positions.kind === 'name' ? Math.max(0, Math.min(positions.rows - 1, Math.round(end))) : nearestOf(positions.rows, (row) => positions.at[row] as number, end))) as [number, number];
  const [start, length] = [along(from) - half, along(to) - along(from) + half * 2];
  return [{ key: 'brush', kind: 'brush', d: horizontal ? rectangle(0, start, 1000, length) : rectangle(start, 0, length, 1000) }];
}

/** Zero, where it lies between the ends of the axis. */
function zeroLine(frame: XyFrame): readonly Mark[] {
  const [low, high] = frame.start.domain;
  if (low > 0 || high < 0) return [];
  const zero = frame.level(0, 'start');
  return [{ key: 'zero', kind: 'rule', d: frame.spec.horizontal ? plumbLine(1000 - zero) : levelLine(zero) }];
}

/** The picture of positions and values: lines, areas, bars, or several of them. */
export function xyScene(spec: XySpec, drawing: XyDrawing): Scene {
  const data = readXy(spec);
  const frame = xyFrame(spec, data, drawing.stack?.(spec, data) ?? null, drawing.match);
  const points = pointTable(spec, data, frame, drawing);
  const guides = frame ? drawGuides(frame) : noGuides;
  const along = frame && alongAxis(frame);
  const values = frame && valueAxis(frame, frame.start, spec.y, 'start');
  const bands = guides.marks.filter(({ kind }) => kind === 'goalBand' || kind === 'noteBand');
  const lines = guides.marks.filter((mark) => !bands.includes(mark));
  return {
    points,
    marks: frame ? [...bands, ...brushed(frame), grid(frame, values as Axis), ...drawing.draw.flatMap((draw) => draw(frame)), ...zeroLine(frame), ...lines] : [],
    texts: guides.texts,
    clipped: [spec.y, spec.right].some((axis) => axis?.from !== undefined || axis?.to !== undefined),
    x: spec.horizontal ? values : along,
    y: spec.horizontal ? along : values,
    right: frame?.end ? valueAxis(frame, frame.end, spec.right, 'end') : null,
    legend: legendOf(spec),
    remarks: guides.remarks,
    summary: frame ? summarise(points, spec.words, { goals: spokenGoals(data.goals), least: spec.few?.under }) : '',
    ratio: null,
    cursor: 'column',
    turned: spec.horizontal ?? false,
    empty: frame ? null : spec.words.say('empty'),
  };
}
