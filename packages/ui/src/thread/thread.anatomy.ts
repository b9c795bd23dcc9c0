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
      own: 'when oneself wrote it',
      state: "'sending' | 'sent' | 'failed'",
      removed: 'when it was deleted',
      follows: 'when the same person wrote just before',
    },
  },
  Quote: {},
  Actions: {},
  Below: {},
  Latest: {},
});
