import { matchedDomain, roundStep } from '../scale/linear.ts';
import type { XyDrawing } from '../internal/xy/xy-scene.ts';
import { countFrame } from '../internal/xy/count-frame.ts';
import { xyFrame } from '../internal/xy/xy-frame.ts';

/**
 * Puts bars on the first axis and lines on the second, whose ticks align with the first one's grid. If there are only
 * bars or only lines, they use the first axis.
 */
export const comboFrames: NonNullable<XyDrawing['frames']> = (spec, data, reach) => {
  const of = (wanted: 'bar' | 'line') => data.columns.filter(({ shape }) => shape === wanted);
  const bars = countFrame(spec, data, { columns: of('bar'), reach });
  const lines = { columns: of('line'), axis: spec.right };
  if (!bars) return [xyFrame(spec, data, lines)];
  const span = bars.domain[1] - bars.domain[0];
  const steps = Math.max(1, Math.round(span / roundStep(span, bars.steps)));
  return [bars, xyFrame(spec, data, { ...lines, steps, fit: (low, high) => matchedDomain(low, high, steps) })];
};
