import { defineMessages } from '../provider/define-messages.ts';

export const dateFieldMessages = defineMessages('DateField', {
  incomplete: 'Enter the full date.',
  tooEarly: 'Enter {min} or later.',
  tooLate: 'Enter {max} or earlier.',
  outOfRange: 'Enter a date from {min} to {max}.',
  unavailable: 'This day isn’t available.',
});
