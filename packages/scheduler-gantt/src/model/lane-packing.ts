import type { Shift } from './schedule.ts';

/** A bar's place among overlapping bars: lane 0 is at the top. */
export interface Lane {
  readonly lane: number;
  /** The number of lanes in its group of overlapping bars. */
  readonly lanes: number;
}

/** Most rows have no overlaps and need no packing. Shifts must be in time order. */
export const anyOverlap = (shifts: readonly Shift[]): boolean => {
  let end = Number.NEGATIVE_INFINITY;
  for (const shift of shifts) {
    if (shift.start < end) return true;
    end = shift.end;
  }
  return false;
};

/** Stacks overlapping shifts: each goes to the first free lane. Shifts must be in time order. */
export function packLanes(shifts: readonly Shift[]): ReadonlyMap<string, Lane> {
  const packed = new Map<string, Lane>();
  let run: { shift: Shift; lane: number }[] = [];
  let laneEnds: number[] = [];
  let runEnd = Number.NEGATIVE_INFINITY;
  const close = () => {
    for (const { shift, lane } of run) packed.set(shift.id, { lane, lanes: laneEnds.length });
    run = [];
    laneEnds = [];
  };
  for (const shift of shifts) {
    if (shift.start >= runEnd) close();
    const free = laneEnds.findIndex((end) => end <= shift.start);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = shift.end;
    run.push({ shift, lane });
    runEnd = run.length === 1 ? shift.end : Math.max(runEnd, shift.end);
  }
  close();
  return packed;
}
