import type { ThreeState } from './filters.ts';
import { compensationNote, type CompensationNote } from './tiers.ts';

/** Surveys with the same marks: number answered, and number of those that succeeded. */
export interface ScoreStratum {
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly top: number;
  readonly answered: number;
}

/** Switches for which surveys count toward the score. */
export interface RuleSwitches {
  /** The current rule set; off = every survey counts unless a switch below excludes it. */
  readonly newBizRules: boolean;
  /** Omitted = as the rules say. */
  readonly reroute?: ThreeState | undefined;
  readonly remove?: ThreeState | undefined;
}

/** One survey a person checks or unchecks; null = not all of its questions were answered, so it never counts. */
export interface ScoredSurvey {
  readonly reroute: boolean;
  readonly remove: boolean;
  readonly success: boolean | null;
}

/** A what-if scenario. It is never saved. */
export interface WhatIf {
  readonly switches: RuleSwitches;
  /** Surveys excluded from the score by hand. */
  readonly without?: readonly ScoredSurvey[];
  /** Number of hypothetical additional top-score surveys. */
  readonly moreTop?: number;
}

/** Whether a survey with these marks counts toward the score. */
export function takesPart(
  marks: { readonly reroute: boolean; readonly remove: boolean },
  { newBizRules, reroute, remove }: RuleSwitches,
): boolean {
  const usual: ThreeState = newBizRules ? 'without' : 'all';
  const fits = (state: ThreeState, mark: boolean) => state === 'all' || (state === 'only') === mark;
  return fits(reroute ?? usual, marks.reroute) && fits(remove ?? usual, marks.remove);
}

/** Whether the switches relax the rules in effect, which drivers may not do (specification, section 5). */
export function switchesRulesOff({ newBizRules, reroute, remove }: RuleSwitches): boolean {
  return !newBizRules || [reroute, remove].some((state) => state === 'only' || state === 'all');
}

/** Successes among answered surveys under the given switches. */
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

/** Score of a what-if scenario, computed from counts so that it never rounds up into a tier. */
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

/** Maximum number of top scores a what-if considers before it reports that no number is enough. */
const maxTopScores = 100_000;

/** Additional top-score surveys needed to reach a target; 0 if it is reached, null if no number is enough. */
export function topScoresToReach(top: number, answered: number, target: number): number | null {
  if (answered > 0 && 100 * top >= target * answered) return 0;
  if (target >= 100) return null;
  // (top + x) / (answered + x) >= target / 100, solved for x; the tolerance keeps 3.0000001 from becoming 4.
  const needed = Math.max(1, Math.ceil((target * answered - 100 * top) / (100 - target) - 1e-9));
  return needed <= maxTopScores ? needed : null;
}
