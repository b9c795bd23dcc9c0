import { defineAnatomy } from '../internal/anatomy.ts';

export const segmentedControlAnatomy = defineAnatomy('SegmentedControl', {
  Root: { states: { size: "'sm' | 'md'", disabled: 'when disabled' } },
  Item: {},
});
