import { defineAnatomy } from '../internal/anatomy.ts';

export const calendarAnatomy = defineAnatomy('Calendar', {
  Root: { states: { disabled: 'when disabled', invalid: 'when the selected day is invalid' } },
  Month: {},
  Title: {},
  Previous: { states: { disabled: 'when there is nothing earlier to select' } },
  Next: { states: { disabled: 'when there is nothing later to select' } },
  Grid: {},
  Day: {
    states: {
      selected: 'on the selected day, or each day of the selected range',
      'selection-start': 'on the first day of the selected range',
      'selection-end': 'on the last day of the selected range',
      today: 'on today’s date',
      unavailable: 'on a day that can be focused but not selected',
      disabled: 'on a day outside the allowed range',
      'outside-month': 'on a day of the previous or next month',
      'focus-visible': 'when focused from the keyboard',
    },
  },
});
