import { defineAnatomy } from '../internal/anatomy.ts';

export const iconButtonAnatomy = defineAnatomy('IconButton', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      pressed: 'while a toggle is on',
      loading: 'while what it started is under way',
    },
  },
});
