import type { PlaceColumns } from './places.ts';

/** Time as the map plays it: frames of equal length from the first call to the last. */
export interface Frames {
  readonly from: number;
  readonly length: number;
  readonly count: number;
}

/** More frames than a person watches through; longer spans get longer frames. */
const most = 480;

/** The frames of some calls; null when fewer than two moments differ. Frames begin at whole lengths since the epoch, so that hours are hours. */
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

/** Start and end of a frame, the end not included. */
export const frameSpan = ({ from, length }: Frames, frame: number): readonly [number, number] => [
  from + frame * length,
  from + (frame + 1) * length,
];
