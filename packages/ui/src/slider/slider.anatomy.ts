import { defineAnatomy } from '../internal/anatomy.ts';

export const sliderAnatomy = defineAnatomy('Slider', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", disabled: 'while it cannot be moved', invalid: 'while its value is wrong' },
  },
  Track: {},
  Range: {},
  Thumb: {},
  Mark: {},
  Value: {},
});
