import { defineAnatomy } from '../internal/anatomy.ts';

export const visuallyHiddenAnatomy = defineAnatomy('VisuallyHidden', {
  Root: { states: { focusable: 'shows itself while focus is inside' } },
});
