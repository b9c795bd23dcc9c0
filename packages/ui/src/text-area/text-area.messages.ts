import { defineMessages } from '../provider/define-messages.ts';

export const textAreaMessages = defineMessages('TextArea', {
  count: '{count, number} of {max, number}',
  left: '{left, plural, =0 {No letters left} one {# letter left} other {# letters left}}',
});
