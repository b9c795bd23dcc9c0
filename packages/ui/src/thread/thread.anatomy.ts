import { defineAnatomy } from '../internal/anatomy.ts';

export const threadAnatomy = defineAnatomy('Thread', {
  Root: {},
  Log: {},
  Earlier: {},
  Day: {},
  Time: {},
  Unread: {},
  Message: {
    states: {
      own: 'on the reader’s own messages',
      state: "'sending' | 'sent' | 'failed'",
      follows: 'when the previous message is from the same person',
      removed: 'when it was deleted',
    },
  },
  Quote: {},
  Actions: {},
  Below: {},
  Latest: {},
});
