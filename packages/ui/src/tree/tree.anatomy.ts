import { defineAnatomy } from '../internal/anatomy.ts';

export const treeAnatomy = defineAnatomy('Tree', {
  Root: { vars: { '--ui-tree-max-block-size': 'height after which it scrolls' } },
  List: {},
  Item: {
    states: { selected: 'while chosen', expanded: 'while its children are shown', disabled: 'while it cannot be used' },
  },
  Toggle: {},
  Message: {},
});
