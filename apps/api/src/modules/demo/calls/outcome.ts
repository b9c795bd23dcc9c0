import type { CallOutcome, ServiceGroup } from '@roadside/domain/calls';
import type { RandomStream } from '../random/random-stream.ts';

const killedShare = 0.006;
const goneShare = 0.02;
// Together with cancellations from lateness, 9 % of all calls (glossary section 4).
const cancelledShare = 0.078;
const cancelledPerLateMinute = 0.0012;

/** A call's outcome, with the minutes from RE for a cancelled one. */
export type DrawnOutcome =
  | { readonly outcome: Exclude<CallOutcome, 'cancelled'> }
  | { readonly outcome: 'cancelled'; readonly cancelledAfter: number };

/** Draws a call's outcome from its arrival and promise in minutes; a missing promise cannot be missed. */
export function drawOutcome(stream: RandomStream, arrival: number, promised: number | null): DrawnOutcome {
  const late = promised === null ? 0 : Math.max(0, arrival - promised);
  const fate = stream.next();
  if (fate < killedShare) return { outcome: 'killed' };
  if (fate < killedShare + goneShare) return { outcome: 'gone_on_arrival' };
  if (fate >= killedShare + goneShare + cancelledShare + cancelledPerLateMinute * late) return { outcome: 'completed' };
  const waitedItOut = late > 0 && stream.chance(0.6);
  return {
    outcome: 'cancelled',
    cancelledAfter: waitedItOut ? arrival - late * stream.between(0.05, 1) : arrival * stream.between(0.1, 0.95),
  };
}

/**
 * Exactly the cancelled calls are XX, so that shares by code and by outcome agree. A truck that found nobody is paid as
 * P4. Killed calls never got a code.
 */
export function drawClearCode(stream: RandomStream, outcome: CallOutcome): string | null {
  switch (outcome) {
    case 'cancelled':
      return 'XX';
    case 'gone_on_arrival':
      return 'P4';
    case 'killed':
      return null;
    case 'completed':
      return stream.pickWeighted([
        ['P1', 88],
        ['P6', 4],
        ['S1', 1],
      ]);
  }
}

/** Facts about a completed call besides its times; null if not applicable. */
export interface ServiceFacts {
  readonly batteryTested: boolean | null;
  readonly batterySold: boolean | null;
  readonly becameTow: boolean | null;
  readonly secondTruck: boolean;
  readonly damageClaim: boolean;
  readonly complaint: boolean;
  readonly callback: boolean;
}

/** Draws the service facts. `missed` = arrived after the promise. */
export function drawServiceFacts(
  stream: RandomStream,
  code: string,
  group: ServiceGroup,
  missed: boolean,
): ServiceFacts {
  const replacing = code === '1B';
  const tested = group === 'Battery' ? stream.chance(replacing ? 0.97 : 0.87) : null;
  const becameTow = group === 'Tow' ? null : stream.chance(group === 'Battery' ? 0.1 : 0.05);
  return {
    batteryTested: tested,
    batterySold: tested === null ? null : tested && stream.chance(replacing ? 0.72 : 0.14),
    becameTow,
    secondTruck: stream.chance(becameTow ? 0.15 : 0.025),
    damageClaim: stream.chance(group === 'Tow' ? 0.007 : 0.003),
    complaint: stream.chance(missed ? 0.014 : 0.003),
    callback: stream.chance(0.015),
  };
}
