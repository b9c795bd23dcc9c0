import { defineMessages } from '../provider/define-messages.ts';

export const dateRangePickerMessages = defineMessages('DateRangePicker', {
  placeholder: 'Choose a period',
  title: 'Choose a period',
  presets: 'Periods',
  today: 'Today',
  yesterday: 'Yesterday',
  'this-month': 'This month',
  'previous-month': 'Previous month',
  'this-quarter': 'This quarter',
  'last-365-days': 'Last 365 days',
  custom: 'Custom',
  from: 'First day',
  to: 'Last day',
  days: '{days, plural, one {# day} other {# days}}',
  bothDays: 'Enter the first and the last day.',
  order: 'The first day is after the last.',
  outside: 'These days aren’t available.',
  clear: 'Clear',
  cancel: 'Cancel',
  apply: 'Apply',
  loading: 'Loading the calendar',
});
