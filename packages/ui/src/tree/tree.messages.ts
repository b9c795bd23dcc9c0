import { defineMessages } from '../provider/ui-settings.ts';

export const treeMessages = defineMessages('Tree', {
  loading: 'Loading',
  empty: 'Nothing in here',
  nothing: 'Nothing to show',
  retry: 'Try again',
});
