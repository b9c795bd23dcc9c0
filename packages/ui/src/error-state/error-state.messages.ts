import { defineMessages } from '../provider/ui-settings.ts';

export const errorStateMessages = defineMessages('ErrorState', {
  retry: 'Try again',
  reference: 'Reference {reference}',
});
