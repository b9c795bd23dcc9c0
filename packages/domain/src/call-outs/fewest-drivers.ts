import type { TimeSpan } from '../scheduling/coverage.ts';

/** An hour's start in epoch milliseconds, with the drivers it is short of. */
export interface ShortHour {
  readonly start: number;
  readonly missing: number;
}

/** A driver who is off shift and could work part of a call-out. */
export interface CallOutCandidate {
  readonly id: number;
  /** The part of the call-out that suits the driver. */
  readonly span: TimeSpan;
  /** Among drivers who help equally, the one with the lowest goes first: 1 for overtime, 0 without. */
  readonly cost: number;
}

/** Whom to ask, and what stays short even if everybody says yes. */
export interface CallOutChoice {
  /** In the order in which the hours need them. */
  readonly chosen: readonly CallOutCandidate[];
  readonly uncovered: readonly ShortHour[];
}

const hourMs = 3_600_000;

/** Whether a driver's span covers all of an hour (decisions 26). */
export function coversHour({ start, end }: TimeSpan, hour: number): boolean {
  return start <= hour && hour + hourMs <= end;
}

/**
 * The fewest drivers who cover the short hours as far as anybody can. Exact: going through the hours in order, an hour
 * that is still short must get somebody who covers it, and nobody helps the hours after it more than the one whose span
 * ends last.
 */
export function fewestDrivers(hours: readonly ShortHour[], candidates: readonly CallOutCandidate[]): CallOutChoice {
  const short = hours.filter(({ missing }) => missing > 0).toSorted((a, b) => a.start - b.start);
  const last = (short.at(-1)?.start ?? 0) + hourMs;
  const end = ({ span }: CallOutCandidate) => Math.min(span.end, last);
  const free = candidates.toSorted((a, b) => end(b) - end(a) || a.cost - b.cost || a.id - b.id);
  const chosen: CallOutCandidate[] = [];
  const uncovered: ShortHour[] = [];
  for (const { start, missing } of short) {
    let left = missing - chosen.filter(({ span }) => coversHour(span, start)).length;
    while (left > 0) {
      const at = free.findIndex(({ span }) => coversHour(span, start));
      if (at === -1) break;
      chosen.push(...free.splice(at, 1));
      left -= 1;
    }
    if (left > 0) uncovered.push({ start, missing: left });
  }
  return { chosen, uncovered };
}
