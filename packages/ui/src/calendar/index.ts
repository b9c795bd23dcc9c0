export { Calendar, type CalendarProps, RangeCalendar, type RangeCalendarProps } from './calendar.tsx';
export type { DateRange } from './day.ts';
export { calendarAnatomy } from './calendar.anatomy.ts';
