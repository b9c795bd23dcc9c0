import { defineAnatomy } from '../internal/anatomy.ts';

export const dateRangePickerAnatomy = defineAnatomy('DateRangePicker', {
  Trigger: {
    states: {
      state: "'open' | 'closed'",
      placeholder: 'when nothing is selected',
      invalid: 'when the range is invalid',
      disabled: 'when disabled',
    },
  },
  Content: { states: { state: "'open' | 'closed'" } },
  Presets: {},
  Preset: {
    states: { current: 'on the preset of the selected days', disabled: 'when none of its days is inside the limits' },
  },
  From: {},
  To: {},
  Error: {},
  Clear: {},
  Cancel: {},
  Apply: {},
});
