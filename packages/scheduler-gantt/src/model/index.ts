export { countsOver, drawnBackgrounds, gapsOf, mergeSpans, type DrawnBackground } from './background.ts';
export { duplicateShifts, moveEdge, moveInTime, moveToDriver, removeShifts, setService } from './bulk.ts';
export { carriedShifts, carryOperations, type Carry, type CarryOffset } from './carry.ts';
export { copyShifts, freshCopy, pasteOperations, type Clipboard, type NewId } from './clipboard.ts';
export { createClockFormat, type ClockFormat } from './clock-format.ts';
export {
  countCoverage,
  createCoverage,
  wholeBuckets,
  type Coverage,
  type CoverageAxis,
  type CoverageBucket,
  type CoverageRule,
} from './coverage.ts';
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
export { summarizeDays, type DaySummary } from './month.ts';
export { repeatShift, type Repeat } from './repeat.ts';
export { laneLimit, rowHeights, type RowHeights } from './row-heights.ts';
export {
  driversBetween,
  entryAt,
  ghostGroup,
  listRows,
  pinnedLimit,
  searchDrivers,
  type RowEntry,
  type RowList,
} from './rows.ts';
export { placedBreaks, stretchesOf, unpaidTime } from './breaks.ts';
export type { ScheduleDiff } from './schedule-diff.ts';
export {
  createScheduleModel,
  type ApplyResult,
  type ChangeSource,
  type ScheduleInput,
  type ScheduleModel,
  type TimeText,
} from './schedule-model.ts';
export { endsOpen, openLength } from './schedule.ts';
export type {
  Background,
  DataIssue,
  Driver,
  Issue,
  Operation,
  Proposal,
  WorkedTime,
  Shift,
  ShiftBreak,
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
