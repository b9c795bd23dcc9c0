import { defineAnatomy } from '../internal/anatomy.ts';

export const calendarAnatomy = defineAnatomy('Calendar', {
  Root: { states: { disabled: 'while no day can be chosen', invalid: 'while the chosen day is wrong' } },
  Month: {},
  Title: {},
  Previous: { states: { disabled: 'when nothing earlier can be chosen' } },
  Next: { states: { disabled: 'when nothing later can be chosen' } },
  Grid: {},
  Day: {
    states: {
      selected: 'on the chosen day, and on every day of a chosen range',
      'selection-start': 'on the first day of a range',
      'selection-end': 'on the last day of a range',
      today: 'on the day the page calls today',
      unavailable: 'on a day that can be read but not chosen',
      disabled: 'on a day outside the limits',
      'outside-month': 'on a day of the month before or after',
      'focus-visible': 'while the keyboard is on it',
    },
  },
});
