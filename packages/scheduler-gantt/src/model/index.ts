export { drawnBackgrounds, gapsOf, mergeSpans, type DrawnBackground } from './background.ts';
export { duplicateShifts, moveEdge, moveInTime, moveToDriver, removeShifts, setService } from './bulk.ts';
export { carriedShifts, carryOperations, type Carry, type CarryOffset } from './carry.ts';
export { copyShifts, freshCopy, pasteOperations, type Clipboard, type NewId } from './clipboard.ts';
export { createClockFormat, type ClockFormat } from './clock-format.ts';
export { countCoverage, createCoverage, type Coverage, type CoverageBucket } from './coverage.ts';
export { indexIntervals, overlaps, type IntervalIndex } from './interval-index.ts';
export { packLanes, type Lane } from './lane-packing.ts';
export { effectsOf, invert, invertAll, patched, patchOf, sameShift } from './operations.ts';
export {
  createDefaultPolicy,
  policyWords,
  type PolicyView,
  type PolicyWords,
  type SchedulePolicy,
  type SnapContext,
} from './policy.ts';
export { driversBetween, entryAt, listRows, pinnedLimit, type RowEntry, type RowList } from './rows.ts';
export {
  createScheduleModel,
  type ApplyResult,
  type ChangeSource,
  type ScheduleDiff,
  type ScheduleInput,
  type ScheduleModel,
} from './schedule-model.ts';
export type {
  Background,
  DataIssue,
  Driver,
  Issue,
  Operation,
  Shift,
  ShiftLock,
  ShiftPatch,
  Span,
} from './schedule.ts';
export type { MergeConflict, ServerUpdate } from './server-merge.ts';
export { countLines, scheduleCsv, sheetTime, shiftLines, type ShiftLine } from './table-export.ts';
export {
  dayTicks,
  hour,
  hourTicks,
  instantOf,
  quarterHour,
  snapToQuarter,
  wallClock,
  windowOfDays,
  type Tick,
  type TimeWindow,
  type WallClock,
} from './time-window.ts';
