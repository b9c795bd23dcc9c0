export { addDays, dayCount, dayList, firstOfMonth, lastOfMonth, monthList } from './calendar.ts';
