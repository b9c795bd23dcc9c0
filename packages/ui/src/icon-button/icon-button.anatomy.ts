import { defineAnatomy } from '../internal/anatomy.ts';

export const iconButtonAnatomy = defineAnatomy('IconButton', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      pressed: 'when a toggle is on',
      loading: 'while its action is running',
    },
  },
});
