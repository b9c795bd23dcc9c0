export {
  availableTimesOn,
  dropVerdict,
  isAvailable,
  outOnPto,
  stationTimeOf,
  wallTime,
  withinAvailability,
} from './availability.ts';
export type { ClockParts, DropVerdict, StationTime } from './availability.ts';
export { breakLimits, breakWords, sameBreaks, stretchesOf, unpaidMinutes } from './breaks.ts';
export type { ShiftBreak } from './breaks.ts';
export { applyBulkAction, bulkActions, isBulkAction } from './bulk-action.ts';
export type { BulkAction } from './bulk-action.ts';
export {
  addToCoverage,
  coverage,
  coverageAxis,
  coverageCounts,
  coverageRate,
  coveredBuckets,
  coveredHours,
  shortfall,
} from './coverage.ts';
export type { Coverage, CoverageAxis, CoverageOptions, TimeSpan } from './coverage.ts';
export { dayNames, serviceTypes } from './driver.ts';
export type { AvailabilityEntry, DayOfWeek, PtoEntry, SchedulerDriver, ServiceType, Shift } from './driver.ts';
export {
  durationBetween,
  ganttUnits,
  instantAt,
  openShiftHours,
  shiftSpan,
  shownEnd,
  shownHours,
  unitsPerHour,
} from './duration.ts';
export type { ShiftSpan } from './duration.ts';
export { checkFit, fitDefaults, overrideNeeded } from './fit.ts';
export { spanWords, timesWords } from './fit-words.ts';
export type { FitCertificate, FitContext, FitDriver, FitFinding, FitRule, FitSettings } from './fit.ts';
export {
  ghostAvailability,
  ghostDayKeys,
  ghostIdOf,
  ghostIdPrefix,
  ghostWeekFields,
  ghostWeekOf,
  placeholderIdOf,
} from './ghost.ts';
export type { GhostDay, GhostWeekFields } from './ghost.ts';
export { staleEdits } from './merge.ts';
export type { ShiftEdit, StaleReason } from './merge.ts';
export { overlapWords, shiftTime, spansOverlap } from './overlap.ts';
export { changePto, countsAsTimeOff, totalDaysPto } from './pto.ts';
export type { PtoChange, PtoProblem } from './pto.ts';
export { timeOffBounds, timeOffLimits, timeOffProblem, timeOffProblemWords } from './time-off-rules.ts';
export type { TimeOffFacts, TimeOffProblem } from './time-off-rules.ts';
export { planChanges, samePublished, toldAbout } from './publish.ts';
export type { PlanChange, PublishedShift, ShiftSlot, Told, ToldLine } from './publish.ts';
export { decideRequest, requestKinds, requestStatuses, requestStatusLabels, withdrawRequest } from './request.ts';
export { coverageEffect, effectWords, leavesShort } from './request-effect.ts';
export type { EffectHour, EffectInput } from './request-effect.ts';
export { cellsOf, entriesOf, gridDays, halfHoursPerDay, type WeekCells } from './week-grid.ts';
export { requestWords, type RequestSubject, weekWords } from './request-words.ts';
export type { DecisionProblem, DriverRequest, RequestDecision, RequestKind, RequestStatus } from './request.ts';
export { codeFilters, dropColorOf, passesCodeFilter, scheduleColorNames, scheduleColorOf } from './service-filter.ts';
export type { CodeFilter, ScheduleColor } from './service-filter.ts';
export { dragStepMinutes, onQuarterHour, snapInstant, snapMinute, snapToDragStep, snapZoned } from './snap.ts';
export { parseShiftTimes } from './typed-times.ts';
export type { TypedTimes } from './typed-times.ts';
export { applyTemplate, templateShifts } from './template.ts';
export type { ScheduleTemplate, TemplateShift } from './template.ts';
export {
  changeDay,
  dayOfWeekOf,
  nextWeekAnchor,
  nextWeekDays,
  previousWeekAnchor,
  previousWeekDays,
  scheduleDefaults,
  weekDaysOf,
  weekStartOf,
} from './week.ts';
export type { ScheduleView } from './week.ts';
export { hoursShared, weeksOf } from './week-spans.ts';
