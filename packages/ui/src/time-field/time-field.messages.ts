import { defineMessages } from '../provider/define-messages.ts';

export const timeFieldMessages = defineMessages('TimeField', {
  incomplete: 'Finish the time.',
  tooEarly: 'Enter {min} or later.',
  tooLate: 'Enter {max} or earlier.',
  outOfRange: 'Enter a time from {min} to {max}.',
  unavailable: 'This time cannot be chosen.',
});
