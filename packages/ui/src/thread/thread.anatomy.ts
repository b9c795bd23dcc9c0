import { defineAnatomy } from '../internal/anatomy.ts';

export const threadAnatomy = defineAnatomy('Thread', {
  Root: {},
  Log: {},
  Earlier: {},
  Day: {},
  Unread: {},
  Message: {
    states: {
      own: 'when oneself wrote it',
      state: "'sending' | 'sent' | 'failed'",
      follows: 'when the same person wrote just before',
    },
  },
  Quote: {},
  Actions: {},
  Latest: {},
});
