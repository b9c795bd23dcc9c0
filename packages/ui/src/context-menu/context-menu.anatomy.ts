import { defineAnatomy } from '../internal/anatomy.ts';

export const contextMenuAnatomy = defineAnatomy('ContextMenu', {
  Trigger: { states: { open: 'when its menu is open', disabled: 'when the browser’s own menu opens instead' } },
  Content: {},
});
