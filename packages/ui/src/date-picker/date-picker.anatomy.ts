import { defineAnatomy } from '../internal/anatomy.ts';

export const datePickerAnatomy = defineAnatomy('DatePicker', {
  Root: {},
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: { states: { state: "'open' | 'closed'" } },
  Today: {},
  Clear: {},
});
