import { defineMessages } from '../provider/define-messages.ts';

export const treeMessages = defineMessages('Tree', {
  loading: 'Loading',
  empty: 'Nothing here yet',
  nothing: 'No items',
  retry: 'Try again',
});
