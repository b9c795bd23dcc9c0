import { defineAnatomy } from '../internal/anatomy.ts';

export const contextMenuAnatomy = defineAnatomy('ContextMenu', {
  Trigger: { states: { open: 'while its menu is open', disabled: 'while the browser’s own menu opens instead' } },
  Content: {},
});
