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
