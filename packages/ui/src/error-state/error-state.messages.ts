import { defineMessages } from '../provider/define-messages.ts';

export const errorStateMessages = defineMessages('ErrorState', {
  retry: 'Try again',
  reference: 'Reference {reference}',
});
