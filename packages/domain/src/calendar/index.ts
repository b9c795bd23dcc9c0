export { addDays, dayCount, dayList, firstOfMonth, lastOfMonth, monthList } from './calendar.ts';
export {
  clampRange,
  firstAcceptedDay,
  isAcceptedDay,
  isDay,
  lastAcceptedDay,
  longestRangeDays,
  rangeParts,
  rangeStepOf,
  rangeSteps,
} from './range.ts';
export type { DayRange, RangeLimits, RangeStep } from './range.ts';
