import { defineMessages } from '../provider/define-messages.ts';

export const threadMessages = defineMessages('Thread', {
  you: 'You',
  about: '{name}, {time}',
  unread: 'New messages',
  earlier: 'Show earlier messages',
  loading: 'Loading earlier messages',
  latest: '{count, plural, =0 {To the latest} one {# new message} other {# new messages}}',
  said: '{name}: {words}',
  sending: 'Sending',
  failed: 'Not sent',
  retry: 'Try again',
  discard: 'Discard',
  reply: 'Reply to {name}',
  quoted: 'In reply to {name}',
  empty: 'No messages yet',
});
