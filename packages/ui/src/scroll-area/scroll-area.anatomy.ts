import { defineAnatomy } from '../internal/anatomy.ts';

export const scrollAreaAnatomy = defineAnatomy('ScrollArea', {
  Root: {
    states: {
      orientation: "'vertical' | 'horizontal' | 'both'",
      moreBlockStart: 'when more lies above',
      moreBlockEnd: 'when more lies below',
      moreInlineStart: 'when more lies before',
      moreInlineEnd: 'when more lies after',
    },
    vars: { '--ui-scroll-area-max-block-size': 'height after which it scrolls' },
  },
  Viewport: {},
});
