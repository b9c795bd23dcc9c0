import { defineAnatomy } from '../internal/anatomy.ts';

const choice = {
  states: { highlighted: 'when hovered, or reached with the arrow keys', disabled: 'when disabled' },
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
