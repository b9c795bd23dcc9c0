import type { ReactNode } from 'react';
import { sceneOf } from '../scene/empty-scene.ts';
import { levelLine } from '../scene/path.ts';
import type { Place, PointColumn, PointTable } from '../scene/points.ts';
import type { Mark, Scene } from '../scene/scene.ts';
import { summarize } from '../words/summary.ts';
import { alongAxis, valueAxis } from './xy-axes.ts';
import { readXy, type XyColumn, type XyData } from './xy-columns.ts';
import type { GuideDrawing } from './xy-part.ts';
import { xyFrame, type XyFrame } from './xy-frame.ts';
import type { XySpec } from './xy-spec.ts';

/** Drawing functions. Each chart passes only its own, so that a page with lines does not ship bars. */
export interface XyDrawing {
  /** Draws its shapes, in order. */
  readonly draw: readonly ((frame: XyFrame) => readonly Mark[])[];
  /** Stacks values. */
  readonly stack?: (data: XyData, spec: XySpec) => XyData;
  /** The frames of a chart with two axes. */
  readonly frames?: (spec: XySpec, data: XyData, reach: readonly number[]) => readonly (XyFrame | null)[];
  /** The position of a value that is not centered in its row. */
  readonly place?: (frame: XyFrame, column: XyColumn, row: number) => Place | null;
  /** Layers over the picture's shapes, in order. */
  readonly layers?: readonly ((scene: Scene) => ReactNode)[];
  /** Rotates the picture to horizontal. */
  readonly turn?: (scene: Scene, frame: XyFrame) => Scene;
}

function pointColumn(column: XyColumn, frame: XyFrame | undefined, place: XyDrawing['place']): PointColumn {
  const { values, interval, run, stack, write } = column;
  const value = (row: number) => values[row] ?? Number.NaN;
  return {
    ...column,
    plain: (row) => write(values[row] as number),
    interval: interval?.ends,
    run: () => run,
    value,
    place: (row) => {
      if (!frame || Number.isNaN(value(row))) return null;
      return (
        place?.(frame, column, row) ?? { x: frame.along(row), y: frame.level((stack?.upper ?? values)[row] as number) }
      );
    },
  };
}

/** The zero line, if zero is within the axis. */
function zeroLine({ domain: [low, high], level }: XyFrame): readonly Mark[] {
  return low > 0 || high < 0 ? [] : [{ key: 'zero', kind: 'rule', d: levelLine(level(0)) }];
}

/** Builds the scene of positions and values: lines, areas, bars, or several of them. */
export function xyScene(spec: XySpec, { draw, stack, frames, place, turn }: XyDrawing): Scene {
  const { parts, words, x } = spec;
  const read = readXy(spec);
  const data = stack?.(read, spec) ?? read;
  const { rows, kind, nameOf, at } = data.positions;
  const guides = parts.flatMap(({ guide }) => guide?.(data, spec) ?? []);
  const reach = guides.flatMap((guide) => guide.reach ?? []);
  const placed = (frames?.(spec, data, reach) ?? [xyFrame(spec, data, { reach })]).filter((frame) => frame !== null);
  const [frame, second] = placed;
  const points: PointTable = {
    rowTitle: x.label ?? words.say('position'),
    rows,
    rowName: nameOf,
    columns: data.columns.map((column) =>
      pointColumn(
        column,
        placed.find(({ columns }) => columns.includes(column)),
        place,
      ),
    ),
    ordered: kind !== 'name',
    position: (row) => (kind === 'name' ? nameOf(row) : (at[row] ?? Number.NaN)),
    along: frame?.along,
  };
  const legend = data.all.length > 1 ? data.all : [];
  if (!frame) return sceneOf(points, { legend, empty: words.say('empty') });
  const drawings = guides.flatMap((guide) => guide.draw?.(frame) ?? []);
  const drawn = <Key extends keyof GuideDrawing>(key: Key) =>
    drawings.flatMap((drawing) => (drawing[key] ?? []) as NonNullable<GuideDrawing[Key]>[number][]);
  const values = valueAxis(frame);
  const standing = sceneOf(points, {
    legend,
    cursor: 'column',
    marks: [
      ...drawn('back'),
      { key: 'grid', kind: 'grid', d: values.ticks.map((tick) => levelLine(tick.at)).join('') },
      ...draw.flatMap((shapes) => placed.flatMap(shapes)),
      ...zeroLine(frame),
      ...drawn('over'),
    ],
    texts: drawn('texts'),
    clipped: placed.some(({ axis }) => axis?.from !== undefined || axis?.to !== undefined),
    x: alongAxis(frame),
    y: values,
    right: second ? valueAxis(second) : null,
    remarks: drawn('remarks'),
    summary: [summarize(points, words), ...guides.flatMap((guide) => guide.say?.(points) ?? [])].join(' '),
  });
  return turn?.(standing, frame) ?? standing;
}
