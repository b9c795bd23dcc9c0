export { backTest, backTestWeeks } from './back-test.ts';
export type { BackTest, BackTestPoint, ForecastError, HourOfWeekError } from './back-test.ts';
export { holidayOf } from './holidays.ts';
export type { Holiday } from './holidays.ts';
export { dayAfter, dayFacts, hoursPerDay, seriesThrough } from './hourly-series.ts';
export type { DayFacts, HourlySeries } from './hourly-series.ts';
export { countQuantile, fitDispersion } from './negative-binomial.ts';
export { usableHours } from './usable-hours.ts';
export {
  forecastQuantile,
  forecastQuantiles,
  forecastRolling,
  forecastVolume,
  leads,
  trainVolumeModel,
} from './volume-model.ts';
export type { ForecastHour, VolumeModel } from './volume-model.ts';
export { CallTally, learnShares, shareCell, shareHalfLifeDays, shareOfDay, shareOfShare } from './volume-shares.ts';
export type { VolumeShare } from './volume-shares.ts';
export {
  errorTargets,
  hourOfWeek,
  hoursPerWeek,
  meanAbsolutePercentageError,
  seasonalNaive,
  volumeFrom,
} from './accuracy.ts';
export type { ForecastPoint } from './accuracy.ts';
export {
  arrivalWithinPromise,
  bestWithinPromise,
  optimizedDriversNeeded,
  probabilityOfWaiting,
  withShrinkage,
} from './arrival-within-promise.ts';
export type { OptimizedNeed, StaffingTarget } from './arrival-within-promise.ts';
export { poolWork } from './pool-work.ts';
export type { Minutes, PoolWork, ServiceWork } from './pool-work.ts';
export { promiseThroughDay } from './promise-through-day.ts';
export type { StaffedHour } from './promise-through-day.ts';
export { defaultProductivityGoals, driversForOccupancy, driversNeeded, pooledProductivity } from './drivers-needed.ts';
export { showsPredictions, totalDrivers } from './prediction-hour.ts';
export type { PredictionHour, ScheduledCount } from './prediction-hour.ts';
