import { defineAnatomy } from '../internal/anatomy.ts';

export const multiSelectAnatomy = defineAnatomy('MultiSelect', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", invalid: 'when the selection is invalid', disabled: 'when disabled' },
  },
  Trigger: { states: { state: "'open' | 'closed'", placeholder: 'when nothing is selected' } },
  Chip: {},
  Content: {},
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'when the arrow keys reached it',
      hovered: 'when hovered',
      selected: 'on each selected option',
      disabled: 'when disabled',
    },
  },
  All: {},
  None: {},
});
