import { defineAnatomy } from '../internal/anatomy.ts';

export const multiSelectAnatomy = defineAnatomy('MultiSelect', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'", invalid: 'while the choice is wrong', disabled: 'while it cannot be used' },
  },
  Trigger: { states: { state: "'open' | 'closed'", placeholder: 'while nothing is chosen' } },
  Chip: {},
  Content: {},
  Search: {},
  List: {},
  Item: {
    states: {
      focused: 'while the arrow keys are on it',
      hovered: 'while the pointer is on it',
      selected: 'on each one chosen',
      disabled: 'while it cannot be chosen',
    },
  },
  All: {},
  None: {},
});
