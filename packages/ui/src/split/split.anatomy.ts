import { defineAnatomy } from '../internal/anatomy.ts';

export const splitAnatomy = defineAnatomy('Split', {
  Root: {
    states: {
      orientation: "'horizontal' | 'vertical'",
      dragging: 'while the handle is dragged',
      collapsed: "'start' | 'end', when that side is collapsed",
    },
  },
  Start: {},
  Handle: {},
  End: {},
});
