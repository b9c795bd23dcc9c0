import { defineMessages } from '../provider/define-messages.ts';

export const stepsMessages = defineMessages('Steps', {
  label: 'Steps',
  place: 'Step {step} of {steps}',
  done: 'done',
  upcoming: 'not started',
  invalid: 'has a problem',
});
