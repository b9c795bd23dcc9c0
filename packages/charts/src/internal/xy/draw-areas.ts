import type { Mark } from '../scene/scene.ts';
import { drawLine, stretchesOf, traceBetween } from './draw-lines.ts';
import { sideOf, type XyFrame } from './xy-frame.ts';

/** Draws the series that are areas: a filling down to zero or to the series below, and the line on top of it. */
export function drawAreas(frame: XyFrame): readonly Mark[] {
  const areas = frame.data.columns.filter(({ spec }) => spec.shape === 'area');
  const fillings = areas.flatMap((column): readonly Mark[] => {
    const stack = frame.stacks?.get(column);
    const side = sideOf(column);
    const upper = stack?.upper ?? column.values;
    const lower = (row: number) => frame.level(stack ? (stack.lower[row] as number) : 0, side);
    const d = stretchesOf(frame, upper)
      .filter((rows) => rows.length > 1)
      .map((rows) => traceBetween(frame, rows, lower, (row) => frame.level(upper[row] as number, side)))
      .join('');
    return d ? [{ key: `area ${column.id}`, kind: 'area', d, paint: column.paint }] : [];
  });
  return [...fillings, ...areas.flatMap((column) => drawLine(frame, column, frame.stacks?.get(column)?.upper))];
}
