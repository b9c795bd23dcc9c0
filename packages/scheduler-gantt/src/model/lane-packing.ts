import type { Shift } from './schedule.ts';

/** Where a bar stands among those it overlaps: lane 0 is the top one. */
export interface Lane {
  readonly lane: number;
  /** Lanes its run of overlapping bars needs. */
  readonly lanes: number;
}

/** Most rows hold no overlap, and then nothing needs packing. Shifts come in time order. */
export const anyOverlap = (shifts: readonly Shift[]): boolean => {
  let end = Number.NEGATIVE_INFINITY;
  for (const shift of shifts) {
    if (shift.start < end) return true;
    end = shift.end;
  }
  return false;
};

/**
 * Puts overlapping shifts under one another: each goes to the first lane that is free. Shifts come in time order.
 */
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
