import { lifeSteps, type LifeStep, type LifeTimes } from './life-step.ts';

const msPerMinute = 60_000;

/** The stretch between two known steps of a call. */
export interface LifeSegment {
  readonly from: LifeStep;
  readonly to: LifeStep;
  /** Negative when the times are out of order. */
  readonly minutes: number;
}

/** The minutes between the known steps of a call, in the order of its life. They add up to the minutes from first to last. */
export function lifeSegments(times: LifeTimes): readonly LifeSegment[] {
  const known = lifeSteps.flatMap(({ code }) => {
    const at = times[code];
    return at === undefined ? [] : [{ code, at }];
  });
  return known.slice(1).map(({ code, at }, index) => {
    const before = known[index] as (typeof known)[number];
    return { from: before.code, to: code, minutes: (at - before.at) / msPerMinute };
  });
}

/** Calls for the same car this many hours apart belong together (glossary, section 3: callback_rate). */
export const relatedHours = 48;
