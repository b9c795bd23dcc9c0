export { countCoverage, createCoverage, type Coverage } from './coverage.ts';
export { indexIntervals, overlaps, type IntervalIndex } from './interval-index.ts';
export { packLanes, type Lane } from './lane-packing.ts';
export { effectsOf, invert, invertAll, patched, patchOf } from './operations.ts';
export { createDefaultPolicy, policyWords, type PolicyView, type PolicyWords, type SchedulePolicy, type SnapContext } from './policy.ts';
export { createScheduleModel, type ApplyResult, type ChangeSource, type ScheduleDiff, type ScheduleInput, type ScheduleModel } from './schedule-model.ts';
export type { Background, DataIssue, Driver, Issue, Operation, Shift, ShiftLock, ShiftPatch, Span } from './schedule.ts';
export { dayTicks, hour, hourTicks, instantOf, quarterHour, snapToQuarter, wallClock, windowOfDays, type Tick, type TimeWindow, type WallClock } from './time-window.ts';
