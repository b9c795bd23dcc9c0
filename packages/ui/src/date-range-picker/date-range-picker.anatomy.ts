import { defineAnatomy } from '../internal/anatomy.ts';

export const dateRangePickerAnatomy = defineAnatomy('DateRangePicker', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'while nothing is chosen',
      invalid: 'while the range is wrong',
      disabled: 'while it cannot be used',
    },
  },
  Content: { states: { state: "'open' | 'closed'" } },
  Presets: {},
  Preset: {
    states: { current: 'on the one whose days are chosen', disabled: 'when none of its days is inside the limits' },
  },
  From: {},
  To: {},
  Error: {},
  Clear: {},
  Cancel: {},
  Apply: {},
});
