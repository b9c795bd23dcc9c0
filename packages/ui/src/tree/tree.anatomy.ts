import { defineAnatomy } from '../internal/anatomy.ts';

export const treeAnatomy = defineAnatomy('Tree', {
  Root: { vars: { '--ui-tree-max-block-size': 'maximum height before it scrolls' } },
  List: {},
  Item: {
    states: { selected: 'when selected', expanded: 'when expanded', disabled: 'when disabled' },
  },
  Toggle: {},
  Message: {},
});
