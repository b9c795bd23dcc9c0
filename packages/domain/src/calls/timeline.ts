import { lifeSteps, type LifeStep, type LifeTimes } from './life-step.ts';

const msPerMinute = 60_000;

/** The interval between two known steps of a call. */
export interface LifeSegment {
  readonly from: LifeStep;
  readonly to: LifeStep;
  /** Negative if the times are out of order. */
  readonly minutes: number;
}

/** Minutes between the known steps of a call, in order. They add up to the minutes from the first to the last. */
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

/** Calls for the same car within this many hours are related (glossary, section 3: callback_rate). */
export const relatedHours = 48;
