export { coversHour, fewestDrivers } from './fewest-drivers.ts';
export type { CallOutCandidate, CallOutChoice, ShortHour } from './fewest-drivers.ts';
export {
  callOutAnswers,
  callOutStanding,
  callOutStandings,
  callOutState,
  isSilent,
  silentMinutes,
} from './standing.ts';
export type { CallOutAnswer, CallOutStanding, CallOutState } from './standing.ts';
export { whoCanTake } from './who-can-take.ts';
export type { Taker, TakerFacts } from './who-can-take.ts';
export { longestCallOutHours, shortestCallOutHours, suitsCallOut, workableSpans } from './workable-span.ts';
export type { WorkableSpan } from './workable-span.ts';
