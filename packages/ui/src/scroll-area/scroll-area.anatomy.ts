import { defineAnatomy } from '../internal/anatomy.ts';

export const scrollAreaAnatomy = defineAnatomy('ScrollArea', {
  Root: {
    states: {
      orientation: "'vertical' | 'horizontal' | 'both'",
      moreBlockStart: 'when there is more above',
      moreBlockEnd: 'when there is more below',
      moreInlineStart: 'when there is more before',
      moreInlineEnd: 'when there is more after',
    },
    vars: { '--ui-scroll-area-max-block-size': 'maximum height before it scrolls' },
  },
  Viewport: {},
});
