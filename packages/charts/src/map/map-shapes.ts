import { stepOf } from '../internal/scene/steps.ts';
import type { Scatter } from './cluster.ts';
import { densityOf, heatCell } from './heat.ts';
import { hexagonCorners } from './hexagons.ts';
import type { MapMark, MapSpec } from './map-scene.ts';
import type { MapBox, Projection } from './projection.ts';

/** The radius of a hexagon in pixels. */
export const hexRadius = 22;

/** A shape of the picture: all hexagons or squares of one color. */
export interface MapShape {
  readonly key: string;
  readonly kind: 'hex' | 'fewHex' | 'heat';
  readonly step: number;
  readonly d: string;
}

/** The minimum weight a call has in its own square. */
const leastWarmth = 0.8;
/** Picture coordinates keep one decimal. */
export const decimal = (value: number): number => Math.round(value * 10) / 10;

/** The hexagons as one shape per color; those without an average are a separate shape. */
export function hexagonShapes(marks: readonly MapMark[], { width, height }: MapBox): readonly MapShape[] {
  const corners = hexagonCorners(hexRadius - 1);
  const shapes = new Map<string, { kind: MapShape['kind']; step: number; d: string }>();
  for (const { few, step, x, y } of marks) {
    const kind = few || step === 0 ? 'fewHex' : 'hex';
    const shape = shapes.get(`${kind} ${step}`) ?? { kind, step, d: '' };
    shape.d += `${corners.map(([dx, dy], corner) => `${corner === 0 ? 'M' : 'L'}${decimal(x + (dx / width) * 1000)} ${decimal(y + (dy / height) * 1000)}`).join('')}Z`;
    shapes.set(`${kind} ${step}`, shape);
  }
  return [...shapes].map(([key, shape]) => ({ key, ...shape }));
}

/**
 * The heat layer as runs of squares, one shape per step; squares with almost no calls stay clear. With a metric, a step
 * is the average around a square, which stays clear if there are too few calls.
 */
export function heatShapes(
  { box, metric, values: column, known: counted = null, fewUnder }: MapSpec,
  scatter: Scatter,
  projection: Projection,
  range: readonly [number, number] | null,
): readonly MapShape[] {
  const { columns, rows, values, most, means, known } = densityOf(
    { ...scatter, x: (row) => scatter.x(row) - projection.origin.x, y: (row) => scatter.y(row) - projection.origin.y },
    box,
    metric && column ? { values: column, known: counted } : null,
  );
  const paths = Array.from({ length: 8 }, () => '');
  const [unitX, unitY] = [(heatCell / box.width) * 1000, (heatCell / box.height) * 1000];
  const stepAt = (index: number) => {
    if (!(most > 0 && (values[index] as number) > most * 0.04)) return 0;
    if (!means || !known || !range) return Math.min(7, Math.max(1, Math.ceil(((values[index] as number) / most) * 7)));
    // Weights are below 1 even for calls inside the square.
    const enough = (known[index] as number) > 0 && (known[index] as number) >= fewUnder * leastWarmth;
    return enough ? stepOf(means[index] as number, range, metric ?? {}) : 0;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns;) {
      const step = stepAt(row * columns + column);
      const from = column;
      while (column < columns && stepAt(row * columns + column) === step) column += 1;
      if (step > 0)
        paths[step] +=
          `M${decimal(from * unitX)} ${decimal(row * unitY)}H${decimal(column * unitX)}V${decimal((row + 1) * unitY)}H${decimal(from * unitX)}Z`;
    }
  return paths.flatMap((d, step) => (d ? [{ key: `heat ${step}`, kind: 'heat' as const, step, d }] : []));
}
