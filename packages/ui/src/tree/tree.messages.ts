import { defineMessages } from '../provider/define-messages.ts';

export const treeMessages = defineMessages('Tree', {
  loading: 'Loading',
  empty: 'Nothing in here',
  nothing: 'Nothing to show',
  retry: 'Try again',
});
