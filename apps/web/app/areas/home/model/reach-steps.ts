import type { AnnouncementReach } from '@roadside/contract/schemas';

/** Reads and confirmations in a stretch of time. */
export interface ReachStep {
  /** ISO instant. */
  readonly at: string;
  readonly seen: number;
  readonly acknowledged: number;
}

const hourMs = 3_600_000;
/** More bars can't be told apart in a drawer. */
const maxSteps = 24;

/**
 * Hours in a row as at most 24 steps of the same length, those without a read included. The sums stay the same.
 * @param hours hours with reads, in order
 */
export function stepsOf(hours: AnnouncementReach['by_hour']): readonly ReachStep[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.at);
  const count = Math.round((Date.parse(last.at) - start) / hourMs) + 1;
  const length = Math.ceil(count / maxSteps);
  const steps = Array.from({ length: Math.ceil(count / length) }, (_, index) => ({
    at: new Date(start + index * length * hourMs).toISOString(),
    seen: 0,
    acknowledged: 0,
  }));
  for (const { at, seen, acknowledged } of hours) {
    const step = steps[Math.floor((Date.parse(at) - start) / hourMs / length)];
    if (!step) continue;
    step.seen += seen;
    step.acknowledged += acknowledged;
  }
  return steps;
}

/** How many hours each of the steps covers. */
export function stepHours([first, second]: readonly ReachStep[]): number {
  return first && second ? (Date.parse(second.at) - Date.parse(first.at)) / hourMs : 1;
}
