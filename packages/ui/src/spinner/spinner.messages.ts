import { defineMessages } from '../provider/define-messages.ts';

export const spinnerMessages = defineMessages('Spinner', { label: 'Loading' });
