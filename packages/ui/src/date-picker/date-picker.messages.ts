import { defineMessages } from '../provider/ui-settings.ts';

export const datePickerMessages = defineMessages('DatePicker', {
  open: 'Open the calendar',
  calendar: 'Choose a day',
  today: 'Today',
  clear: 'Clear',
  loading: 'Loading the calendar',
});
