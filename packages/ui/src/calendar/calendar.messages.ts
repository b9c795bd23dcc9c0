import { defineMessages } from '../provider/define-messages.ts';

export const calendarMessages = defineMessages('Calendar', {
  label: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today, {date}',
  selected: '{date}, selected',
  rangeStart: '{date}, first day of the range',
  rangeEnd: '{date}, last day of the range',
});
