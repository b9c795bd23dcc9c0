import { xyFrame, type FrameOptions, type XyFrame } from './xy-frame.ts';
import type { XyData } from './xy-columns.ts';
import type { XySpec } from './xy-spec.ts';

/** Steps are whole anyway from this span up. */
const enough = 5;

/** The frame of what is often counted: where the least and the most are whole numbers, however few, the axis has no halves. */
export function countFrame(spec: XySpec, data: XyData, options: FrameOptions): XyFrame | null {
  const frame = xyFrame(spec, data, options);
  if (!frame) return frame;
  const span = frame.domain[1] - frame.domain[0];
  const isPart = spec.layout === 'share' || (frame.axis ?? frame.columns[0]?.spec)?.format?.style === 'percent';
  return span < enough && !isPart && frame.columns.every(({ reach }) => reach.every(Number.isInteger))
    ? { ...frame, steps: span }
    : frame;
}

/** The one frame of a chart of counts. */
export const countFrames = (spec: XySpec, data: XyData, reach: readonly number[]) => [
  countFrame(spec, data, { reach }),
];
