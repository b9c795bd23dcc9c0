import type { ThreeState } from './filters.ts';
import { compensationNote, type CompensationNote } from './tiers.ts';

/** Surveys that share both marks: how many were answered, and how many of those succeeded. */
export interface ScoreStratum {
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly top: number;
  readonly answered: number;
}

/** Which surveys take part in the score. */
export interface RuleSwitches {
  /** The current rule set; off = every survey counts unless a mark below says otherwise. */
  readonly newBizRules: boolean;
  /** Left out = as the rules say. */
  readonly reroute?: ThreeState | undefined;
  readonly remove?: ThreeState | undefined;
}

/** One survey a person checks or unchecks; null = its questions were not all answered, so it never counts. */
export interface ScoredSurvey {
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly success: boolean | null;
}

/** What a person tries out. Nothing of it is ever saved. */
export interface WhatIf {
  readonly switches: RuleSwitches;
  /** Surveys taken out of the score by hand. */
  readonly without?: readonly ScoredSurvey[];
  /** Surveys with the top score that are imagined to come in. */
  readonly moreTop?: number;
}

/** Whether a survey with these marks takes part in the score. */
export function takesPart(
  marks: { readonly reroute: boolean; readonly remove: boolean },
  { newBizRules, reroute, remove }: RuleSwitches,
): boolean {
  const usual: ThreeState = newBizRules ? 'without' : 'all';
  const fits = (state: ThreeState, mark: boolean) => state === 'all' || (state === 'only') === mark;
  return fits(reroute ?? usual, marks.reroute) && fits(remove ?? usual, marks.remove);
}

/** Whether switches ask for less than the rules in force, which drivers may not (specification, section 5). */
export function switchesRulesOff({ newBizRules, reroute, remove }: RuleSwitches): boolean {
  return !newBizRules || [reroute, remove].some((state) => state === 'only' || state === 'all');
}

/** Successes among answered surveys under a set of switches. */
export function countedUnder(
  strata: readonly ScoreStratum[],
  switches: RuleSwitches,
): { readonly top: number; readonly answered: number } {
  let [top, answered] = [0, 0];
  for (const stratum of strata)
    if (takesPart(stratum, switches)) {
      top += stratum.top;
      answered += stratum.answered;
    }
  return { top, answered };
}

/** The score a person would have with what they try out: counts first, so that it never rounds into a tier. */
export function whatIfScore(
  strata: readonly ScoreStratum[],
  { switches, without = [], moreTop = 0 }: WhatIf,
): CompensationNote & { readonly top: number } {
  let { top, answered } = countedUnder(strata, switches);
  for (const survey of without)
    if (survey.success !== null && takesPart(survey, switches)) {
      answered -= 1;
      if (survey.success) top -= 1;
    }
  top += moreTop;
  answered += moreTop;
  return { ...compensationNote(top, answered), top };
}

/** The most top scores a what-if looks for before it says that no number helps. */
const mostTopScores = 100_000;

/** How many more surveys with the top score reach a target; 0 when it is reached, null when no number does. */
export function topScoresToReach(top: number, answered: number, target: number): number | null {
  if (answered > 0 && 100 * top >= target * answered) return 0;
  if (target >= 100) return null;
  // (top + x) / (answered + x) >= target / 100, solved for x; the tolerance keeps 3.0000001 from becoming 4.
  const needed = Math.max(1, Math.ceil((target * answered - 100 * top) / (100 - target) - 1e-9));
  return needed <= mostTopScores ? needed : null;
}
