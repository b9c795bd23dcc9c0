import type { Mark } from '../scene/scene.ts';
import { drawLine, stretchesOf, traceBetween } from './draw-lines.ts';
import type { XyFrame } from './xy-frame.ts';

/** Draws area series: a fill down to zero or to the series below, and a line on top. */
export function drawAreas(frame: XyFrame): readonly Mark[] {
  const areas = frame.columns.filter(({ shape }) => shape === 'area');
  const fillings = areas.flatMap(({ id, paint, stack, values }): readonly Mark[] => {
    const upper = stack?.upper ?? values;
    const lower = stack?.lower ?? new Float64Array(values.length);
    const d = stretchesOf(frame, upper)
      .filter((rows) => rows.length > 1)
      .map((rows) => traceBetween(frame, rows, lower, upper))
      .join('');
    return d ? [{ key: `area ${id}`, kind: 'area', d, paint }] : [];
  });
  return [...fillings, ...areas.flatMap((column) => drawLine(frame, column))];
}
