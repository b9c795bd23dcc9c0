import type { PlaceColumns } from './places.ts';

/** Playback time: frames of equal length from the first call to the last. */
export interface Frames {
  readonly from: number;
  readonly length: number;
  readonly count: number;
}

/** The maximum number of frames; longer spans get longer frames. */
const most = 480;

/**
 * Divides calls into frames; null if fewer than two times differ. Frames are aligned to multiples of their length since
 * the epoch, so that hours start on the hour.
 */
export function framesOf({ at }: Pick<PlaceColumns, 'at'>, length: number): Frames | null {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const moment of at) {
    if (moment < first) first = moment;
    if (moment > last) last = moment;
  }
  if (!(first < last) || !(length > 0)) return null;
  const longer = length * Math.max(1, Math.ceil((last - first) / length / most));
  const from = Math.floor(first / longer) * longer;
  return { from, length: longer, count: Math.floor((last - from) / longer) + 1 };
}

/** The number of calls per frame, scaled so that the fullest is 1. */
export function curveOf({ at, until, count }: PlaceColumns, frames: Frames): Float64Array {
  const sums = new Float64Array(frames.count);
  const frameOf = (moment: number) => Math.min(frames.count - 1, Math.floor((moment - frames.from) / frames.length));
  for (let row = 0; row < at.length; row += 1) {
    if (Number.isNaN(at[row])) continue;
    const last = frameOf(until[row] as number);
    for (let frame = frameOf(at[row] as number); frame <= last; frame += 1)
      sums[frame] = (sums[frame] as number) + (count[row] as number);
  }
  const most = Math.max(1, ...sums);
  return sums.map((sum) => sum / most);
}

/** Start and end of a frame, the end not included. */
export const frameSpan = ({ from, length }: Frames, frame: number): readonly [number, number] => [
  from + frame * length,
  from + (frame + 1) * length,
];
