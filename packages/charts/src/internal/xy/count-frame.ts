import { xyFrame, type FrameOptions, type XyFrame } from './xy-frame.ts';
import type { XyData } from './xy-columns.ts';
import type { XySpec } from './xy-spec.ts';

/** From this span up, steps are whole numbers anyway. */
const enough = 5;

/**
 * The frame for counts: if the minimum and maximum are whole numbers, the axis never shows fractions, however small the
 * range.
 */
export function countFrame(spec: XySpec, data: XyData, options: FrameOptions): XyFrame | null {
  const frame = xyFrame(spec, data, options);
  if (!frame) return frame;
  const span = frame.domain[1] - frame.domain[0];
  const isPart = spec.layout === 'share' || (frame.axis ?? frame.columns[0]?.spec)?.format?.style === 'percent';
  return span < enough && !isPart && frame.columns.every(({ reach }) => reach.every(Number.isInteger))
    ? { ...frame, steps: span }
    : frame;
}

/** The single frame of a count chart. */
export const countFrames = (spec: XySpec, data: XyData, reach: readonly number[]) => [
  countFrame(spec, data, { reach }),
];
