import { defineMessages } from '../provider/define-messages.ts';

export const dateFieldMessages = defineMessages('DateField', {
  incomplete: 'Finish the date.',
  tooEarly: 'Enter {min} or later.',
  tooLate: 'Enter {max} or earlier.',
  outOfRange: 'Enter a date from {min} to {max}.',
  unavailable: 'This day cannot be chosen.',
});
