import { defineMessages } from '../provider/define-messages.ts';

export const composerMessages = defineMessages('Composer', {
  send: 'Send',
  hint: 'Enter sends, Shift and Enter start a new line',
  replying: 'Reply to {name}',
  cancelReply: 'Do not reply',
  left: '{left, plural, one {# letter left} other {# letters left}}',
  over: '{over, plural, one {# letter too many} other {# letters too many}}',
  restored: 'What you had begun to write is here again',
  failed: 'It was not sent. Your words are still here.',
});
