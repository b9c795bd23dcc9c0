import { defineMessages } from '../provider/define-messages.ts';

export const numberFieldMessages = defineMessages('NumberField', {
  increment: 'Increase',
  decrement: 'Decrease',
  tooSmall: 'Enter {min} or more.',
  tooLarge: 'Enter {max} or less.',
  outOfRange: 'Enter a number from {min} to {max}.',
  offStep: 'Enter a number in steps of {step}, such as {lower} or {upper}.',
});
