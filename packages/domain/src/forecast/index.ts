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
export { CallTally, dispersionOfSum, learnShares, shareCell, shareOfDay, shareOfShare } from './volume-shares.ts';
export type { VolumeShare, VolumeSum } from './volume-shares.ts';
export {
  errorTargets,
  hourOfWeek,
  hoursPerWeek,
  meanAbsolutePercentageError,
  seasonalNaive,
  volumeFrom,
} from './accuracy.ts';
export type { ForecastPoint } from './accuracy.ts';
export { arrivalWithinPromise, optimizedDriversNeeded, probabilityOfWaiting } from './arrival-within-promise.ts';
export type { OptimizedNeed, Workload } from './arrival-within-promise.ts';
export { defaultProductivityGoals, driversForOccupancy, driversNeeded, pooledProductivity } from './drivers-needed.ts';
export { showsPredictions, totalDrivers } from './prediction-hour.ts';
export type { PredictionHour, ScheduledCount } from './prediction-hour.ts';
