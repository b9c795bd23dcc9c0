import { defineMessages } from '../provider/define-messages.ts';

export const composerMessages = defineMessages('Composer', {
  send: 'Send',
  hint: 'Enter sends, Shift and Enter start a new line',
  replying: 'Reply to {name}',
  cancelReply: 'Cancel reply',
  left: '{left, plural, one {# character left} other {# characters left}}',
  over: '{over, plural, one {# character over} other {# characters over}}',
  restored: 'Your draft is back',
  failed: 'Not sent. Your message is still here. Try again.',
});
