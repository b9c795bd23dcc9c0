import { defineAnatomy } from '../internal/anatomy.ts';

export const visuallyHiddenAnatomy = defineAnatomy('VisuallyHidden', {
  Root: { states: { focusable: 'visible while it has focus' } },
});
