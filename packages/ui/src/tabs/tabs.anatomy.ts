import { defineAnatomy } from '../internal/anatomy.ts';

export const tabsAnatomy = defineAnatomy('Tabs', {
  Root: {},
  List: {},
  Trigger: { states: { state: "'active' | 'inactive'", disabled: 'when disabled' } },
  Panel: { states: { state: "'active' | 'inactive'" } },
});
