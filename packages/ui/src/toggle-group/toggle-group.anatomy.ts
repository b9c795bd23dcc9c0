import { defineAnatomy } from '../internal/anatomy.ts';

export const toggleGroupAnatomy = defineAnatomy('ToggleGroup', {
  Root: { states: { size: "'sm' | 'md'" } },
  Item: { states: { state: "'on' | 'off'", disabled: 'when disabled' } },
});
