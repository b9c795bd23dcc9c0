import { defineAnatomy } from '../internal/anatomy.ts';

export const switchAnatomy = defineAnatomy('Switch', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", disabled: 'while it cannot be used', invalid: 'while its state is wrong' },
  },
  Input: {},
});
