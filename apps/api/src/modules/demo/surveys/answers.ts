import type { StationFacilityType } from '@roadside/domain/calls';
import type { RandomStream } from '../random/random-stream.ts';
import type { DemoSurvey } from './demo-survey.ts';

/**
 * Share of completed calls with a survey. Fewer are answered (`passedAnswerShare`), which leaves the glossary's 17 %
 * (section 4).
 */
export const surveyRate = 0.179;

/** Share of cancelled and gone-on-arrival calls with an answered survey; the business rules remove them. */
export const endedSurveyRate = 0.0185;

// Members whose call another station passed answer less often. The rules reroute all of these surveys, which together
// with those about call taking or price makes the glossary's 5 %.
const passedAnswerShare = 0.2;
const wrongProviderShare = 0.006;

const day = 86_400_000;
const hour = 3_600_000;
const channels: readonly (readonly [DemoSurvey['channel'], number])[] = [
  ['Email', 45],
  ['SMS', 40],
  ['Phone', 10],
  ['IVR', 5],
];
const belowTop: readonly (readonly [number, number])[] = [
  [4, 52],
  [3, 20],
  [2, 17],
  [1, 11],
];
const networkEffect: Readonly<Record<StationFacilityType, number>> = { Fleet: 0.15, PSP: 0.05, nonPSP: -0.15 };
const leftOut = 0.02;

/**
 * What a member knows about the call when answering. Times in minutes; `satisfaction` adds driver and station effects
 * in log odds.
 */
export interface SurveyedCall {
  readonly facilityType: StationFacilityType;
  readonly arrival: number;
  readonly missed: boolean;
  readonly informed: boolean;
  readonly tow: boolean;
  /** Another station passed it. */
  readonly passed: boolean;
  readonly satisfaction: number;
  readonly clearedAt: number;
}

/** Probability for the given log odds. */
export function logistic(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Chance of "Totally Satisfied" overall (outc1), by the glossary's model. */
export function topBoxChance(call: Omit<SurveyedCall, 'clearedAt' | 'passed'>): number {
  const { arrival, missed, informed, tow, facilityType, satisfaction } = call;
  return logistic(
    2.5 -
      0.016 * arrival -
      (missed ? 0.6 : 0) +
      (informed ? 0.35 : 0) -
      (tow ? 0.1 : 0) +
      networkEffect[facilityType] +
      satisfaction,
  );
}

/** What a member answers, and whether they answered at all. */
export type DrawnAnswers = Omit<DemoSurvey, 'comment'> & { readonly isAnswered: boolean };

/**
 * Draws all answers except the comment. Dates have the feed's usual delays: up to six days to answer, and three more to
 * be updated.
 */
export function drawAnswers(stream: RandomStream, call: SurveyedCall): DrawnAnswers {
  const { arrival, missed, informed, clearedAt } = call;
  const recordedAt = wholeSecond(clearedAt + Math.min(6, 0.2 + stream.exponential(1.3)) * day);
  const updateDelay = stream.chance(0.7)
    ? stream.between(0.05, 2) * hour
    : Math.min(3, 0.1 + stream.exponential(0.8)) * day;
  const outc1 = answer(stream, topBoxChance(call));
  const top = outc1 === 5 ? 1 : 0;
  const q24 = answer(stream, logistic(2.55 + 0.6 * top - 0.002 * arrival));
  const item = (chance: number) => optional(stream, answer(stream, chance));
  return {
    recordedAt,
    updatedAt: wholeSecond(recordedAt + updateDelay),
    channel: stream.pickWeighted(channels),
    outc1,
    responseSat: item(logistic(2.6 - 0.024 * arrival - (missed ? 0.9 : 0))),
    q24: optional(stream, q24),
    q26: item(logistic(0.2 + (informed ? 1.25 : 0) - (missed ? 0.5 : 0) + 0.8 * top - 0.004 * arrival)),
    driver5: item(q24 === 5 ? 0.982 : 0.55),
    driver10: item(q24 === 5 ? 0.93 : 0.35),
    isAnswered: stream.chance(call.passed ? passedAnswerShare : 1),
    wrongProvider: stream.chance(wrongProviderShare),
  };
}

function answer(stream: RandomStream, topChance: number): number {
  return stream.chance(topChance) ? 5 : stream.pickWeighted(belowTop);
}

function optional(stream: RandomStream, value: number): number | null {
  return stream.chance(leftOut) ? null : value;
}

function wholeSecond(instant: number): number {
  return Math.round(instant / 1000) * 1000;
}
