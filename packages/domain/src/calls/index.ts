export { earthRadiusMiles, milesBetween } from './distance.ts';
export type { MapPoint } from './distance.ts';
export { cancelledClearCode, clearCodeLabel, isPayable, payableClearCodes } from './clear-code.ts';
export { isKmiEligible, updateDueAfterMinutes, updateGraceMinutes, type KmiFacts } from './kmi.ts';
export {
  callOutcomes,
  currentStep,
  lifeProblems,
  lifeSteps,
  minutesBetween,
  type CallOutcome,
  type LifeProblem,
  type LifeStep,
  type LifeTimes,
} from './life-step.ts';
export { waitStretches, type CallHandling, type CallStretch } from './late-call.ts';
export { lifeSegments, relatedHours, type LifeSegment } from './timeline.ts';
export {
  dayShifts,
  declineWindows,
  hoursOfShift,
  rollingRates,
  sharesOf,
  shiftOfHour,
  type DayShift,
  type OfferDay,
  type RollingRate,
} from './passes.ts';
export { callFlag, callTable, outcomeLabels, type CallColumnId, type ListedColumn } from './call-table.ts';
export { isValidMinutes, isValidPromise, minutesLimit, promiseLimit, shownWait } from './minutes.ts';
export {
  providerTypeByFilter,
  providerTypeOf,
  providerTypesOf,
  stationTypesOf,
  type ProviderType,
  type StationFacilityType,
} from './provider-type.ts';
export {
  serviceGroupOf,
  serviceGroups,
  troubleCodeLabel,
  troubleCodes,
  troubleCodesByGroup,
  troubleCodesByKey,
  troubleCodesFor,
  type ServiceGroup,
  type TroubleCode,
} from './trouble-code.ts';
