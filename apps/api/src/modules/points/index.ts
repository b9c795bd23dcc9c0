// What other modules may use of points. This module is the only one that writes them, and every total is read here.
export { callPoints } from './call-points.repository.ts';
export {
  countedByQuarter,
  countedInRange,
  daysWithFacts,
  earliestDay,
  lastDayOfDriver,
  lockPoints,
  markDue,
  pointVersion,
  pointsByDay,
  pointsInPeriod,
  settledThrough,
  settleThrough,
  dueDays,
  storedDay,
  weighed,
} from './points.repository.ts';
export type { CountedRow, DayTotal, StoredDay } from './points.repository.ts';
export { pointsByRules } from './points-by-rules.ts';
export type { PointRules } from './points-by-rules.ts';
export { recomputeAll, recomputeDue } from './recompute.service.ts';
