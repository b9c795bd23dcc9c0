export type { DateRange } from '../calendar/day.ts';
export type { DateRangeDetails } from './date-range-panel.tsx';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
export {
  type DateRangePreset,
  dateRangePresets,
  last365DaysPreset,
  previousMonthPreset,
  thisMonthPreset,
  thisQuarterPreset,
  todayPreset,
  yesterdayPreset,
} from './presets.ts';
export { dateRangePickerAnatomy } from './date-range-picker.anatomy.ts';
