import { defineAnatomy } from '../internal/anatomy.ts';

export const switchAnatomy = defineAnatomy('Switch', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", disabled: 'when disabled', invalid: 'when invalid' },
  },
  Input: {},
});
