import { defineAnatomy } from '../internal/anatomy.ts';

const choice = {
  states: { highlighted: 'while the pointer or the arrow keys are on it', disabled: 'while it cannot be chosen' },
};

export const menuAnatomy = defineAnatomy('Menu', {
  Trigger: { states: { state: "'open' | 'closed'" } },
  Content: {},
  Item: choice,
  CheckboxItem: choice,
  RadioItem: choice,
  SubTrigger: choice,
  SubContent: {},
  Label: {},
  Separator: {},
});
