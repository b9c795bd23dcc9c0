import { defineMessages } from '../provider/define-messages.ts';

export const datePickerMessages = defineMessages('DatePicker', {
  open: 'Open the calendar',
  calendar: 'Choose a day',
  today: 'Today',
  clear: 'Clear',
  loading: 'Loading the calendar',
});
