import { niceDomain } from '../../scale/linear.ts';
import { xyFrame, type FrameOptions, type XyFrame } from './xy-frame.ts';
import type { XyData } from './xy-columns.ts';
import type { XySpec } from './xy-spec.ts';

/** Numbers that are whole anyway get no halves on their axis from this span up. */
const enough = 5;

/** The frame of what is often counted: whole numbers, however few, get no halves on their axis. */
export function countFrame(spec: XySpec, data: XyData, options: FrameOptions): XyFrame | null {
  const frame = xyFrame(spec, data, options);
  if (!frame) return null;
  const span = frame.domain[1] - frame.domain[0];
  const isPart = spec.layout === 'share' || [frame.axis?.format, ...frame.columns.map((column) => column.spec.format)].some((format) => format?.style === 'percent');
  if (span >= enough || isPart || !frame.columns.every(({ values }) => values.every((value) => Number.isNaN(value) || Number.isInteger(value)))) return frame;
  const steps = Math.max(1, Math.round(span));
  return xyFrame(spec, data, { ...options, steps, fit: (low, high) => niceDomain(low, high, steps) });
}

/** The one frame of a chart of counts. */
export const countFrames = (spec: XySpec, data: XyData, reach: readonly number[]) => [countFrame(spec, data, { reach })];
