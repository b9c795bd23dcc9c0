import { defineMessages } from '../provider/define-messages.ts';

export const timeFieldMessages = defineMessages('TimeField', {
  incomplete: 'Enter the full time.',
  tooEarly: 'Enter {min} or later.',
  tooLate: 'Enter {max} or earlier.',
  outOfRange: 'Enter a time from {min} to {max}.',
  unavailable: 'This time isn’t available.',
});
