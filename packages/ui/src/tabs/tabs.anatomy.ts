import { defineAnatomy } from '../internal/anatomy.ts';

export const tabsAnatomy = defineAnatomy('Tabs', {
  Root: {},
  List: {},
  Trigger: { states: { state: "'active' | 'inactive'", disabled: 'while it cannot be chosen' } },
  Panel: { states: { state: "'active' | 'inactive'" } },
});
