import { defineMessages } from '../provider/define-messages.ts';

export const textAreaMessages = defineMessages('TextArea', {
  count: '{count, number} of {max, number}',
  left: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
});
