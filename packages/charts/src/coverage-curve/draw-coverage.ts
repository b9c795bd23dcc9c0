import { at, rectangle } from '../internal/scene/path.ts';
import type { Mark } from '../internal/scene/scene.ts';
import type { XyFrame } from '../internal/xy/xy-frame.ts';

/** Draws needed and scheduled as step lines and fills the area between: short is warm and hatched, surplus is cool. */
export function drawCoverage(frame: XyFrame): readonly Mark[] {
  const [needed, there] = frame.data.columns;
  if (!needed || !there) return [];
  const shapes = { short: '', spare: '' };
  const lines = { needed: '', there: '' };
  const half = frame.stretch / 2;
  for (let row = 0; row < frame.data.positions.rows; row += 1) {
    const [need, have] = [needed.values[row] as number, there.values[row] as number];
    const left = frame.along(row) - half;
    for (const [name, value] of [
      ['needed', need],
      ['there', have],
    ] as const)
      if (!Number.isNaN(value))
        lines[name] += `M${at(left, frame.level(value))}H${Math.round((left + frame.stretch) * 10) / 10}`;
    if (Number.isNaN(need) || Number.isNaN(have) || need === have) continue;
    const [top, bottom] = [frame.level(Math.max(need, have)), frame.level(Math.min(need, have))];
    shapes[have < need ? 'short' : 'spare'] += rectangle(left, top, frame.stretch, bottom - top);
  }
  return [
    ...(shapes.spare
      ? [{ key: 'spare', kind: 'bar' as const, d: shapes.spare, step: 5, scale: 'diverging' as const }]
      : []),
    ...(shapes.short
      ? [{ key: 'short', kind: 'fewCell' as const, d: shapes.short, step: 1, scale: 'diverging' as const }]
      : []),
    ...(lines.there ? [{ key: 'line there', kind: 'line' as const, d: joined(lines.there), paint: there.paint }] : []),
    ...(lines.needed
      ? [{ key: 'line needed', kind: 'line' as const, d: joined(lines.needed), paint: needed.paint, texture: 1 }]
      : []),
  ];
}

/** Joins neighboring steps with vertical lines: a step that starts where the last one ended needs no move command. */
function joined(d: string): string {
  let end = '';
  return d.replaceAll(/M([-\d.]+) ([-\d.]+)H([-\d.]+)/g, (whole, left: string, level: string, right: string) => {
    const meets = Math.abs(Number(left) - Number(end || Number.NaN)) < 0.25;
    end = right;
    return meets ? `V${level}H${right}` : whole;
  });
}
