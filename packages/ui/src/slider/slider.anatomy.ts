import { defineAnatomy } from '../internal/anatomy.ts';

export const sliderAnatomy = defineAnatomy('Slider', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", disabled: 'when disabled', invalid: 'when the value is invalid' },
  },
  Track: {},
  Range: {},
  Thumb: {},
  Mark: {},
  Value: {},
});
