export {
  campaignMetricIds,
  metricById,
  metricCategories,
  metrics,
  namedMetricIds,
  type MetricGroup,
} from './catalog.ts';
export { callsOfNetwork, callsOfPart, firstPart, onlyFilters } from './calls-behind.ts';
export { callMetricIds, metricExclusions, type CallMetricId, type MetricExclusions } from './exclusions.ts';
export {
  defaultGoals,
  goalOfPlan,
  goalProblems,
  goalStatus,
  type DefaultGoal,
  type GoalBounds,
  type GoalProblem,
  type GoalStatus,
} from './goals.ts';
export {
  binOf,
  histogramBins,
  quantileOfHistogram,
  sumHistograms,
  totalOf,
  type MinutesHistogram,
} from './histogram.ts';
export { leadName } from './lead-name.ts';
export { isInRange } from './valid-range.ts';
export {
  isSmallSample,
  isSmallShare,
  meanInterval,
  smallSampleSize,
  wilsonInterval,
  type Interval,
  isWithinChance,
  type RangedValue,
} from './interval.ts';
export { countedFrom, countedFromKinds, type CountedFrom } from './counted-from.ts';
export { measureIds, type MeasureId, type Measures } from './measures.ts';
export { metricKinds } from './metric.ts';
export type { Metric, MetricCategory, MetricDirection, MetricFormula, MetricUnit } from './metric.ts';
export { surveysNeeded, type Pacing, type PacingFacts } from './pacing.ts';
export {
  formulaOf,
  measuresOf,
  metricParts,
  metricValue,
  sumMeasures,
  type KnownMeasures,
  type MetricParts,
  type MetricValueOptions,
} from './value.ts';
export {
  movementParts,
  whyMoved,
  type CountedPart,
  type MovedKind,
  type Movement,
  type MovementLead,
  type MovementPart,
  type MovementRule,
} from './why-moved.ts';
export { projectionDays, projectWholePeriod } from './projection.ts';
export type { MeasuredDays } from './projection.ts';
